import { describe, expect, test } from 'vitest';
import type { SavedAbsence } from '#domain/absences.ts';
import { assign, firstDayRead, monthOfWeeks } from '#domain/plan/assign.ts';
import type { ChoreFacts, HomeFacts, MemberFacts } from '#domain/plan/facts.ts';
import { choreOf } from '#test/builders/plans.ts';

const MONDAY = '2026-11-09';
const TUESDAY = '2026-11-10';
const WEDNESDAY = '2026-11-11';
const THURSDAY = '2026-11-12';

/** Members who lived there before the plan of act 10. */
const memberOf = (userId: string, place: number): MemberFacts => {
  return { userId, joinedOn: '2026-10-01', joined: place, part: place };
};
const [ana, ben, caz] = [memberOf('ana', 1), memberOf('ben', 2), memberOf('caz', 3)];
const chore = (type: string, day: string, turnOf: string, fields: Partial<ChoreFacts> = {}) =>
  choreOf(type, day, turnOf, { made: 10, ...fields });
const absenceOf = (userId: string, from: string, to = from, made = 20): SavedAbsence => {
  return { id: `${userId} ${from}`, userId, from, to, made };
};

/** Returns the member of each chore, by type and day of the month. */
function membersOf(
  chores: readonly ChoreFacts[],
  facts: Partial<HomeFacts> = {},
): Record<string, string | null> {
  const found = assign({
    today: MONDAY,
    seed: 's',
    members: [ana, ben, caz],
    absences: [],
    chores,
    ...facts,
  });
  return Object.fromEntries(
    chores.flatMap(({ id, type, plannedOn }) => {
      const member = found.get(id);
      return member === undefined ? [] : [[`${type} ${plannedOn.slice(8)}`, member]];
    }),
  );
}

describe('a turn', () => {
  test('belongs to its member; chores that are settled or past are left alone', () => {
    const chores = [
      chore('mop', '2026-11-08', 'ana'),
      chore('mop', MONDAY, 'ben'),
      chore('mop', TUESDAY, 'caz', { isOpen: false }),
    ];
    expect(membersOf(chores)).toEqual({ 'mop 09': 'ben' });
  });

  test('one of every so many that were planned before a member joined is that newcomer’s', () => {
    const dee = { userId: 'dee', joinedOn: MONDAY, joined: 15, part: 4 };
    const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(9 + index).padStart(2, '0')}`);
    const chores = days.map((day, index) => chore('mop', day, ['ana', 'ben', 'caz'][index % 3] ?? ''));
    const dees = Object.entries(membersOf(chores, { members: [ana, ben, caz, dee] }))
      .filter(([, member]) => member === 'dee')
      .map(([key]) => Number(key.slice(4)));
    expect(dees).toHaveLength(3);
    expect(dees.map((day) => day - (dees[0] ?? 0))).toEqual([0, 4, 8]);
    // Not from the day of joining, which had begun.
    expect(Math.min(...dees)).toBeGreaterThan(9);
  });

  test('a newcomer has turns of their own in what was planned since', () => {
    const dee = { userId: 'dee', joinedOn: '2026-11-08', joined: 5, part: 4 };
    const chores = [
      chore('mop', MONDAY, 'ana'),
      chore('mop', TUESDAY, 'dee'),
      chore('mop', WEDNESDAY, 'ben'),
    ];
    expect(membersOf(chores, { members: [ana, ben, caz, dee] })).toEqual({
      'mop 09': 'ana',
      'mop 10': 'dee',
      'mop 11': 'ben',
    });
  });

  test('of a newcomer who is away stays with its member', () => {
    const dee = { userId: 'dee', joinedOn: MONDAY, joined: 15, part: 1 };
    const chores = [TUESDAY, WEDNESDAY].map((day) => chore('mop', day, 'ana'));
    const members = [ana, ben, caz, dee];
    expect(membersOf(chores, { members })).toEqual({ 'mop 10': 'dee', 'mop 11': 'dee' });
    expect(membersOf(chores, { members, absences: [absenceOf('dee', TUESDAY)] })).toEqual({
      'mop 10': 'ana',
      'mop 11': 'dee',
    });
  });
});

describe('a stand-in', () => {
  test('is the member with the fewest minutes as a stand-in that month', () => {
    // Ana has the fewest minutes of the week, so the first is hers; then it is Ben's, though Ana still has fewer minutes.
    const chores = [
      chore('mop', MONDAY, 'ben', { minutes: 300 }),
      chore('sweep', TUESDAY, 'caz', { minutes: 20 }),
      chore('sweep', WEDNESDAY, 'caz', { minutes: 20 }),
      chore('sweep', '2026-11-23', 'caz', { minutes: 20 }),
    ];
    const absences = [absenceOf('caz', TUESDAY, '2026-11-23')];
    expect(membersOf(chores, { absences })).toMatchObject({ 'sweep 10': 'ana', 'sweep 11': 'ben' });
    // Both have 20 minutes as stand-ins, so the week decides: Ana has the longest chore there.
    const later = [...chores, chore('mop', '2026-11-24', 'ana', { minutes: 300 })];
    expect(membersOf(later, { absences })).toMatchObject({ 'sweep 23': 'ben' });
  });

  test('does a whole same-day group, and nothing else moves', () => {
    const pair = ['sweep', 'mop'].map((type) => chore(type, TUESDAY, 'caz', { round: 'sweep' }));
    const chores = [...pair, chore('rubbish', TUESDAY, 'ana'), chore('rubbish', WEDNESDAY, 'ben')];
    const members = membersOf(chores, { absences: [absenceOf('caz', TUESDAY)] });
    expect(members).toMatchObject({ 'rubbish 10': 'ana', 'rubbish 11': 'ben' });
    expect(members['sweep 10']).toBe(members['mop 10']);
    expect(['ana', 'ben']).toContain(members['mop 10']);
  });

  test('is needed for a member who has left, and not once they come back', () => {
    const chores = [chore('mop', TUESDAY, 'caz'), chore('mop', WEDNESDAY, 'caz')];
    const left = membersOf(chores, { members: [ana, ben] });
    expect(Object.values(left).toSorted()).toEqual(['ana', 'ben']);
    // A member who comes back has their turns again, except on that day.
    const back = { ...caz, joinedOn: TUESDAY, joined: 30, part: 3 };
    const returned = membersOf(chores, { members: [ana, ben, back] });
    expect(returned['mop 11']).toBe('caz');
    expect(returned['mop 10']).toBe(left['mop 10']);
  });

  test('does not depend on a plan that was made later', () => {
    const chores = [chore('mop', TUESDAY, 'caz')];
    const absences = [absenceOf('caz', MONDAY, THURSDAY)];
    const { 'mop 10': member } = membersOf(chores, { absences });
    const later = [MONDAY, TUESDAY, WEDNESDAY].flatMap((day) =>
      ['ana', 'ben', 'caz'].map((turnOf) =>
        chore(`windows of ${turnOf}`, day, turnOf, { made: 40, minutes: 300 }),
      ),
    );
    expect(membersOf([...chores, ...later], { absences })['mop 10']).toBe(member);
  });
});

describe('an agreement', () => {
  const swapped = chore('mop', TUESDAY, 'ana', { heldBy: 'ben', heldWhy: 'swap', heldFrom: 'ana' });
  const moved = chore('mop', TUESDAY, 'ana', { heldBy: 'ben', heldWhy: 'move', dueDate: WEDNESDAY });

  test('comes before the turn', () => {
    expect(membersOf([swapped])).toEqual({ 'mop 10': 'ben' });
    expect(membersOf([moved])).toEqual({ 'mop 10': 'ben' });
  });

  test('of a swap holds while the member is away, and any other while they are there', () => {
    const absences = [absenceOf('ben', TUESDAY, WEDNESDAY)];
    expect(membersOf([swapped], { absences })).toEqual({ 'mop 10': 'ben' });
    expect(membersOf([moved], { absences })).toEqual({ 'mop 10': 'ana' });
  });

  test('of a swap ends when one of the two leaves', () => {
    expect(membersOf([swapped], { members: [ana, caz] })).toEqual({ 'mop 10': 'ana' });
    expect(membersOf([swapped], { members: [caz] })).toEqual({ 'mop 10': 'caz' });
    expect(membersOf([{ ...swapped, turnOf: 'caz' }], { members: [ben, caz] })).toEqual({ 'mop 10': 'caz' });
  });

  test('of a newcomer counts on the day on which they joined', () => {
    const dee = { userId: 'dee', joinedOn: MONDAY, joined: 15, part: 4 };
    const toToday = chore('mop', TUESDAY, 'ana', { heldBy: 'dee', heldWhy: 'move', dueDate: MONDAY });
    expect(membersOf([toToday], { members: [ana, ben, caz, dee] })).toEqual({ 'mop 10': 'dee' });
  });
});

describe('if all members are away', () => {
  const chores = [chore('mop', TUESDAY, 'ana')];
  const absences = [
    absenceOf('ana', TUESDAY, TUESDAY, 20),
    absenceOf('ben', TUESDAY, TUESDAY, 21),
    absenceOf('caz', TUESDAY, TUESDAY, 22),
  ];

  test('a chore that exists stays with the member who went last', () => {
    expect(membersOf(chores, { absences })).toEqual({ 'mop 10': 'caz' });
  });

  test('a chore that is planned then has no member, until a member is there', () => {
    const later = [chore('mop', TUESDAY, 'ana', { made: 30 })];
    expect(membersOf(later, { absences })).toEqual({ 'mop 10': null });
    expect(membersOf(later, { absences: absences.slice(1) })).toEqual({ 'mop 10': 'ana' });
    const dee = { userId: 'dee', joinedOn: MONDAY, joined: 40, part: 4 };
    expect(membersOf(later, { absences, members: [ana, ben, caz, dee] })).toEqual({ 'mop 10': 'dee' });
  });
});

test('a week belongs to the month of its Monday', () => {
  expect(monthOfWeeks('2026-11-30')).toBe('2026-11-02');
  expect(monthOfWeeks('2026-12-06')).toBe('2026-11-02');
  expect(monthOfWeeks('2026-12-07')).toBe('2026-12-07');
  expect(monthOfWeeks('2027-01-03')).toBe('2026-12-07');
});

test('the chores are read from the month of weeks on, or from the first joining after the oldest plan', () => {
  const dee = { userId: 'dee', joinedOn: '2026-10-20', joined: 15, part: 4 };
  const members = [ana, ben, caz, dee];
  expect(firstDayRead('2026-11-20', members, 10)).toBe('2026-10-20');
  expect(firstDayRead('2026-11-20', members, 16)).toBe('2026-11-02');
  expect(firstDayRead('2026-11-20', members, undefined)).toBe('2026-11-02');
  // On the first Monday a chore of the day before may still come, moved by a day.
  expect(firstDayRead('2026-12-07', members, 16)).toBe('2026-11-02');
  expect(firstDayRead('2026-12-08', members, 16)).toBe('2026-12-07');
});

test('the order in which the chores are read does not matter, also after a template joined a same-day group', () => {
  const chores = [TUESDAY, WEDNESDAY, THURSDAY].flatMap((day) => [
    chore('sweep', day, 'ana', { made: 10, round: 'sweep', minutes: 30 }),
    chore('mop', day, 'ana', { made: 12, round: 'sweep', minutes: 45 }),
    chore('bins', day, 'ana', { made: 11, minutes: 20 }),
  ]);
  const facts = { absences: [absenceOf('ana', MONDAY, THURSDAY)] };
  expect(membersOf(chores.toReversed(), facts)).toEqual(membersOf(chores, facts));
});
