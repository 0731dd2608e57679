import { expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { factsOf, toBoardChore } from '#web/chores/board-chore.ts';

const TODAY = '2026-11-25';

const homeOf = (role: Home['role']) =>
  ({ role, members: [{ userId: 'me' }, { userId: 'other' }], formerMembers: [] }) as unknown as Home;
const chore = (dueDate: string, assignedTo = 'me', status: Chore['status'] = 'pending') =>
  ({ id: dueDate, type: 'mop', dueDate, assignedTo, status }) as Chore;
const seen = (one: Chore, role: Home['role'] = 'member', requested: string[] = []) =>
  toBoardChore(one, {
    home: homeOf(role),
    templates: [{ id: 'mop', name: 'Mop', estimatedTime: 45, flexible: true } as Template],
    me: 'me',
    today: TODAY,
    requested: new Map(requested.map((id) => [id, `request of ${id}`])),
  });

test("a swap is offered until the chore's day has passed", () => {
  expect(seen(chore('2026-11-26')).swap).toBe('offered');
  expect(seen(chore(TODAY)).swap).toBe('offered');
  // By its day, even before the sweep has marked it.
  expect(seen(chore('2026-11-24')).swap).toBe('none');
  expect(seen(chore('2026-11-24', 'me', 'overdue')).swap).toBe('none');
  // A swap that was requested before the chore was late can still be opened.
  expect(seen(chore('2026-11-24', 'me', 'overdue'), 'member', ['2026-11-24']).swap).toBe('requested');
});

test('no swap is offered until earlier requests are loaded', () => {
  const unread = toBoardChore(chore(TODAY), {
    home: homeOf('member'),
    templates: [],
    me: 'me',
    today: TODAY,
    requested: undefined,
  });
  expect(unread.swap).toBe('none');
});

test("members let go of their late chores from earlier weeks, the administrator of everyone's", () => {
  const last = '2026-11-20';
  expect(seen(chore(last)).mayLetGo).toBe(true);
  expect(seen(chore(last, 'other')).mayLetGo).toBe(false);
  expect(seen(chore(last, 'other'), 'administrator').mayLetGo).toBe(true);
  expect(seen(chore('2026-11-23', 'me', 'overdue')).mayLetGo).toBe(false);
});

test("a chore has the name that the server stores, else its template's, else its type's", () => {
  const called = (fields: Partial<Chore>) => seen({ ...chore(TODAY), ...fields }).name;
  expect(called({})).toBe('Mop');
  expect(called({ name: 'Wet mop' })).toBe('Wet mop');
  expect(called({ type: 'clean_fridge', name: 'Fridge' })).toBe('Fridge');
  expect(called({ type: 'clean_fridge', name: null })).toBe('clean fridge');
});

test('the facts are the minutes and whether the day is flexible, as far as known', () => {
  expect(factsOf(seen(chore(TODAY)))).toBe('45 min · flexible');
  expect(factsOf({ minutes: 10, flexible: false })).toBe('10 min');
  expect(factsOf({ minutes: undefined, flexible: false })).toBe('');
});

test("thanks are offered for a present housemate's completed chore, until the reader has thanked", () => {
  const done = (completedBy: string, thankedBy: string[] = []) =>
    seen({ ...chore(TODAY, completedBy, 'completed'), completedBy, thankedBy }).thank;
  expect(done('other')).toBe('offered');
  expect(done('other', ['third', 'me'])).toBe('done');
  expect(done('me', ['other'])).toBe('none');
  expect(done('former')).toBe('none');
  expect(seen({ ...chore(TODAY, 'other'), completedBy: null }).thank).toBe('none');
});
