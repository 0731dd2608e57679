import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  badgeOf,
  bringBack,
  isFromEarlierWeek,
  mayComplete,
  mayLetGo,
  mayPutBack,
  mayRemind,
  mayReopen,
  openStatus,
  PLAN_KEPT_MS,
  type KeptChore,
} from '#domain/chores.ts';

const today = '2026-11-21';

test('a chore is overdue from the day after its day', () => {
  expect(openStatus('2026-11-20', today)).toBe('overdue');
  expect(openStatus('2026-11-21', today)).toBe('pending');
  expect(openStatus('2026-11-22', today)).toBe('pending');
});

test('the badge follows the date, also before the status does', () => {
  const badge = (status: 'pending' | 'overdue' | 'completed', dueDate: string) =>
    badgeOf({ status, dueDate }, today);
  expect(badge('pending', '2026-11-20')).toBe('overdue');
  expect(badge('overdue', '2026-11-20')).toBe('overdue');
  expect(badge('pending', '2026-11-21')).toBe('due-today');
  expect(badge('pending', '2026-11-22')).toBe('scheduled');
  expect(badge('completed', '2026-11-20')).toBe('completed');
});

test('only the assignee completes, and only what is open', () => {
  expect(mayComplete('a', { status: 'pending', assignedTo: 'a' })).toBe(true);
  expect(mayComplete('a', { status: 'overdue', assignedTo: 'a' })).toBe(true);
  expect(mayComplete('a', { status: 'completed', assignedTo: 'a' })).toBe(false);
  expect(mayComplete('b', { status: 'pending', assignedTo: 'a' })).toBe(false);
});

test('whoever completed it reopens it until the end of that day', () => {
  const done = { status: 'completed' as const, completedBy: 'a', completedOn: today };
  expect(mayReopen('a', done, today)).toBe(true);
  expect(mayReopen('a', done, '2026-11-22')).toBe(false);
  expect(mayReopen('b', done, today)).toBe(false);
  expect(mayReopen('a', { status: 'pending', completedBy: null, completedOn: null }, today)).toBe(false);
  // Reopened already.
  expect(mayReopen('a', { ...done, status: 'pending' }, today)).toBe(false);
});

test('an open chore is of an earlier week once its Sunday has passed', () => {
  const isEarlier = (dueDate: string, day: string, status: 'pending' | 'overdue' | 'completed' = 'overdue') =>
    isFromEarlierWeek({ status, dueDate }, day);
  expect(isEarlier('2026-11-20', '2026-11-22')).toBe(false);
  expect(isEarlier('2026-11-20', '2026-11-23')).toBe(true);
  expect(isEarlier('2026-11-22', '2026-11-23', 'pending')).toBe(true);
  expect(isEarlier('2026-11-23', '2026-11-24')).toBe(false);
  expect(isEarlier('2026-11-20', '2026-11-23', 'completed')).toBe(false);
});

test('its assignee or the administrator lets a chore go; whoever did puts it back on that day', () => {
  expect(mayLetGo({ userId: 'a', role: 'member' }, { assignedTo: 'a' })).toBe(true);
  expect(mayLetGo({ userId: 'b', role: 'member' }, { assignedTo: 'a' })).toBe(false);
  expect(mayLetGo({ userId: 'b', role: 'administrator' }, { assignedTo: 'a' })).toBe(true);
  expect(mayPutBack('a', { by: 'a', on: today }, today)).toBe(true);
  expect(mayPutBack('b', { by: 'a', on: today }, today)).toBe(false);
  expect(mayPutBack('a', { by: 'a', on: '2026-11-20' }, today)).toBe(false);
});

const chore = (id: string, fields: Partial<KeptChore> = {}): KeptChore => ({
  id,
  type: 'mop',
  dueDate: today,
  assignedTo: 'a',
  status: 'pending',
  movedBySwap: false,
  createdAt: `made with ${id}`,
  completedAt: null,
  completedBy: null,
  completedOn: null,
  name: null,
  ...fields,
});
const done = { status: 'completed', completedAt: 'then', completedBy: 'b', assignedTo: 'b' } as const;

const none: ReadonlySet<string> = new Set();

test('a plan that was replaced can be brought back for seven days', () => {
  expect(PLAN_KEPT_MS).toBe(604_800_000);
});

test('anybody but whose it is may remind of an open chore whose day has passed', () => {
  const late = { status: 'overdue' as const, assignedTo: 'other', dueDate: '2026-11-20' };
  expect(mayRemind('me', late, today)).toBe(true);
  expect(mayRemind('other', late, today)).toBe(false);
  expect(mayRemind('me', { ...late, dueDate: today }, today)).toBe(false);
  expect(mayRemind('me', { ...late, status: 'completed' }, today)).toBe(false);
});

test('a plan that is brought back takes the place of the open chores', () => {
  const [old, fresh] = [chore('old'), chore('fresh', { dueDate: '2026-11-22' })];
  expect(bringBack([old], [fresh], none)).toEqual({ takeAway: [fresh], putBack: [old], giveBack: [] });
});

test('what is still open on the same day gives the old chore nothing of its own', () => {
  const [old, fresh] = [chore('old'), chore('fresh', { assignedTo: 'b' })];
  expect(bringBack([old], [fresh], none)).toEqual({ takeAway: [fresh], putBack: [old], giveBack: [] });
});

test('what was completed since is the old open chore of its type and day, else stays', () => {
  const [old, fresh] = [chore('old', { movedBySwap: true }), chore('fresh', done)];
  const elsewhere = [
    chore('other day', { ...done, dueDate: '2026-11-22' }),
    chore('other', { type: 'sweep' }),
  ];
  expect(bringBack([old], [fresh, ...elsewhere], none)).toEqual({
    takeAway: [fresh, elsewhere[1]],
    putBack: [{ ...old, ...done, movedBySwap: false }],
    giveBack: [],
  });
});

test('what was let go since is let go in the plan that is back, and what had been stays so', () => {
  const letGo = { status: 'overdue', letGoAt: 'then', letGoBy: 'b' } as const;
  const [old, fresh] = [chore('old', { status: 'overdue' }), chore('fresh', letGo)];
  expect(bringBack([old], [fresh], none)).toEqual({
    takeAway: [fresh],
    putBack: [{ ...old, ...letGo }],
    giveBack: [],
  });
  const [gone, open] = [chore('gone', letGo), chore('open', { status: 'overdue' })];
  expect(bringBack([gone], [open], none)).toEqual({ takeAway: [open], putBack: [gone], giveBack: [] });
});

test('a chore completed in both plans is the old one', () => {
  const [old, fresh] = [
    chore('old', { ...done, completedBy: 'a', assignedTo: 'a' }),
    chore('fresh', { ...done, completedAt: 'later' }),
  ];
  expect(bringBack([old], [fresh], none)).toEqual({ takeAway: [fresh], putBack: [old], giveBack: [] });
});

test('the chores of a template that came since stay, and those of one that the old plan has do not', () => {
  const [old, fresh] = [chore('old'), chore('fresh', { dueDate: '2026-11-22' })];
  const fed = chore('fed', { type: 'feed_cat' });
  expect(bringBack([old], [fresh, fed], new Set(['mop', 'feed_cat']))).toEqual({
    takeAway: [fresh],
    putBack: [old],
    giveBack: [],
  });
});

test('a chore that was kept stays as it is now, also where it was opened again', () => {
  const kept = { takeAway: [], putBack: [], giveBack: [] };
  expect(bringBack([chore('kept', done)], [chore('kept')], none)).toEqual(kept);
  // Nobody has to give it back who has had it all the time.
  expect(bringBack([chore('kept')], [chore('kept')], none)).toEqual(kept);
});

test('an open chore that changed hands since goes back, unless by an agreed swap or done', () => {
  const [old, now] = [chore('kept'), chore('kept', { assignedTo: 'b' })];
  expect(bringBack([old], [now], none)).toEqual({ takeAway: [], putBack: [], giveBack: [old] });
  expect(bringBack([old], [{ ...now, movedBySwap: true }], none)).toMatchObject({ giveBack: [] });
  expect(bringBack([old], [chore('kept', done)], none)).toMatchObject({ giveBack: [] });
});

test('a chore that was moved by a day since stays there, and is the only one of that day', () => {
  const [kept, gone] = [chore('kept'), chore('gone', { dueDate: '2026-11-22' })];
  const moved = chore('kept', { dueDate: '2026-11-22', movedFrom: kept.dueDate });
  expect(bringBack([kept, gone], [moved], none)).toEqual({ takeAway: [], putBack: [], giveBack: [] });
  const passed = { ...moved, assignedTo: 'b' };
  expect(bringBack([kept], [passed], none)).toMatchObject({ giveBack: [kept] });
});

const plans = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom('mop', 'sweep'),
    day: fc.integer({ min: 10, max: 15 }),
    isDone: fc.boolean(),
    isKept: fc.boolean(),
  }),
  { selector: ({ type, day }) => `${type} ${day}` },
);

test('whatever happened, every old chore and every completion is there afterwards, each type and day once', () => {
  fc.assert(
    fc.property(plans, plans, (before, since) => {
      const keyOf = ({ type, dueDate }: KeptChore) => `${type} ${dueDate}`;
      const make = (name: string, { type, day, isDone, isKept }: (typeof before)[number]) =>
        chore(`${isKept ? 'kept' : name} ${type} ${day}`, {
          type,
          dueDate: `2026-11-${day}`,
          ...(isDone && done),
        });
      const old = before.map((one) => make('old', one));
      const current = since.map((one) => make('new', one));
      const { takeAway, putBack } = bringBack(old, current, none);
      const after = [...current.filter((one) => !takeAway.includes(one)), ...putBack];
      const keys = after.map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(
        new Set([...old, ...current.filter(({ status }) => status === 'completed')].map(keyOf)),
      );
      expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(old.map(({ id }) => id)));
      const completed = new Set(after.filter(({ status }) => status === 'completed').map(keyOf));
      for (const one of current) if (one.status === 'completed') expect(completed).toContain(keyOf(one));
    }),
  );
});
