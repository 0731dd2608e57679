import { expect, test } from 'vitest';
import {
  joiningDoubt,
  NEW_HOME_DAYS,
  payeeNotes,
  type ReaderHome,
  type PayeeFacts,
} from '#domain/payee-notes.ts';

const home = (homeId: string, more: Partial<ReaderHome> = {}): ReaderHome => ({
  homeId,
  name: homeId,
  livesThere: true,
  daysSinceJoining: 100,
  ...more,
});
const AISYAH = { userId: 'aisyah', name: 'Aisyah Rahman' };
const FACTS: PayeeFacts = {
  homeId: 'here',
  payee: AISYAH,
  homes: [home('here')],
  people: [{ ...AISYAH, homeId: 'here' }],
  isNewAccount: false,
};
const notes = (facts: Partial<PayeeFacts>) => payeeNotes({ ...FACTS, ...facts });

test('there is no note about an old housemate whom the reader has paid before', () => {
  expect(notes({})).toEqual([]);
});

test('a home is new for a week, unless the reader made it', () => {
  const joined = (daysSinceJoining: number | undefined) =>
    notes({ homes: [home('here', { daysSinceJoining })] });
  expect(joined(0)).toEqual([{ note: 'new_home', days: 0 }]);
  expect(joined(NEW_HOME_DAYS - 1)).toEqual([{ note: 'new_home', days: NEW_HOME_DAYS - 1 }]);
  expect(joined(NEW_HOME_DAYS)).toEqual([]);
  expect(joined(undefined)).toEqual([]);
});

test('another present home of the same name, in any case and spacing', () => {
  const other = (more: Partial<ReaderHome>) =>
    notes({ homes: [home('here', { name: 'Rumah 5' }), home('there', more)] });
  expect(other({ name: 'rumah  5' })).toEqual([{ note: 'same_home' }]);
  expect(other({ name: 'Rumah 5', livesThere: false })).toEqual([]);
  expect(other({ name: 'Rumah 6' })).toEqual([]);
});

test('another person of the same name, but not the same person in two homes', () => {
  const homes = [home('here'), home('there'), home('left', { livesThere: false })];
  const knows = (userId: string, name: string, homeId: string) =>
    notes({ homes, people: [...FACTS.people, { userId, name, homeId }] });
  expect(knows('other', 'AISYAH  RAHMAN', 'there')).toEqual([{ note: 'namesake', where: 'other' }]);
  expect(knows('other', 'Aisyah Rahman', 'left')).toEqual([{ note: 'namesake', where: 'left' }]);
  expect(knows('other', 'Aisyah Rahman', 'here')).toEqual([{ note: 'namesake', where: 'here' }]);
  expect(knows('aisyah', 'Aisyah Rahman', 'there')).toEqual([]);
  expect(knows('other', 'Aisyah', 'there')).toEqual([]);
});

test('an account that the reader never paid; all notes come in one order', () => {
  expect(notes({ isNewAccount: true })).toEqual([{ note: 'first_payment' }]);
  const all = notes({
    homes: [home('here', { daysSinceJoining: 1, name: 'A' }), home('there', { name: 'a' })],
    people: [{ userId: 'other', name: 'Aisyah Rahman', homeId: 'there' }],
    isNewAccount: true,
  });
  expect(all.map(({ note }) => note)).toEqual(['new_home', 'same_home', 'namesake', 'first_payment']);
});

test('a newcomer is asked about the name of their own home, and of a person whom they know elsewhere', () => {
  const mine = { homes: [home('mine', { name: 'Rumah 5' })], people: [{ ...AISYAH, homeId: 'mine' }] };
  const joining = (name: string, members: { userId: string; name: string }[], homeId = 'new') =>
    joiningDoubt({ homeId, name, members }, mine);
  expect(joining('Rumah 6', [{ userId: 'ben', name: 'Ben Tan' }])).toBeUndefined();
  expect(joining('RUMAH 5', [])).toBe('JOIN_SAME_HOME');
  expect(joining('Rumah 6', [{ userId: 'x', name: 'aisyah rahman' }])).toBe('JOIN_NAMESAKE');
  expect(joining('Rumah 6', [AISYAH])).toBeUndefined();
  // A person who comes back to a home knows its people.
  expect(joining('Rumah 5', [{ userId: 'x', name: 'Aisyah Rahman' }], 'mine')).toBeUndefined();
});
