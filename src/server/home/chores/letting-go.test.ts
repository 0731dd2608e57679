import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { chorePlannedFor, readRows, setClock } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { ask, swapNotificationsOf } from '#test/builders/swaps.ts';

const app = await sharedApp();

const MONDAY = '2026-11-16';
const NEXT_MONDAY = '2026-11-23';

/** A home of three whose chores of the week of November 16th are late: it is Monday, the 23rd, 10:00 in Kuala Lumpur. */
async function homeWithLateChores() {
  setClock(app, `${MONDAY}T02:00:00Z`);
  const [aisyah, ben, chloe] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Chloe Lim'),
  ];
  const { id: homeId } = await buildHome([aisyah, ben, chloe]);
  setClock(app, `${NEXT_MONDAY}T02:00:00Z`);
  await app.sweep();
  const late = (person: Person = aisyah) => person.api.chores.listLateChores({ homeId });
  const board = async () =>
    (await aisyah.api.chores.listChores({ homeId, from: MONDAY, to: addDays(MONDAY, 27) })).chores;
  const counted = (person: Person = aisyah) => person.api.dashboard.getDashboard({ homeId });
  const lateOf = async (person: Person) => {
    const [chore] = (await late(person)).chores;
    if (!chore || chore.assignedTo !== person.userId) throw new Error(`${person.displayName} is late`);
    return chore;
  };
  const historyOf = async (type: string) => {
    const { entries } = await aisyah.api.homes.listHistory({ homeId });
    return entries.filter((entry) => entry.type === type);
  };
  return { aisyah, ben, chloe, homeId, late, lateOf, board, counted, historyOf };
}

test("late chores of earlier weeks come with this week, the reader's own first, then by day", async () => {
  const { aisyah, ben, homeId, late, board } = await homeWithLateChores();
  const open = (await board()).filter((chore) => chore.dueDate < NEXT_MONDAY);
  expect(open.length).toBeGreaterThan(3);
  const { today, chores, counts } = await late(ben);
  expect(today).toBe(NEXT_MONDAY);
  expect(chores.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
  const own = chores.filter((chore) => chore.assignedTo === ben.userId);
  expect(counts).toEqual({ all: open.length, own: own.length });
  expect(chores.slice(0, own.length)).toEqual(own);
  for (const part of [own, chores.slice(own.length)]) {
    const days = part.map(({ dueDate, type }) => `${dueDate} ${type}`);
    expect(days).toEqual(days.toSorted());
  }
  expect(chores[0]).toMatchObject({ status: 'overdue', homeId, assignedTo: ben.userId });

  // Without late chores of this week, completed ones, and those of a member who has left.
  setClock(app, '2026-11-25T02:00:00Z');
  expect((await late()).counts.all).toBe(open.length);
  const [mine] = (await late()).chores;
  await aisyah.api.chores.completeChore({ homeId, choreId: mine?.id ?? '' });
  await ben.api.homes.leaveHome({ homeId });
  const rest = await late();
  expect(rest.counts.all).toBe(open.length - own.length - 1);
  expect(rest.chores.map(({ id }) => id)).not.toContain(mine?.id);
  // On Sunday a chore of that week is not yet from an earlier one.
  setClock(app, '2026-11-22T02:00:00Z');
  expect((await late()).counts).toEqual({ all: 0, own: 0 });
});

test('chores beyond one page appear when others are done', async () => {
  const { aisyah, homeId, late } = await homeWithLateChores();
  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  const values = Array.from({ length: 53 }, (_, index) => ({
    home_id: homeId,
    type: 'mop',
    ...chorePlannedFor(aisyah.userId, addDays('2026-09-01', index)),
    status: 'overdue',
  }));
  await app.db.insertInto('chores').values(values).execute();
  const { chores, counts } = await late();
  expect(counts).toEqual({ all: 53, own: 53 });
  expect(chores).toHaveLength(50);
  for (const { id } of chores.slice(0, 4)) await aisyah.api.chores.letGoChore({ homeId, choreId: id });
  expect((await late()).chores.at(-1)?.dueDate).toBe(addDays('2026-09-01', 52));
});

test('its assignee lets a late chore go: it leaves the board, the counts and the lists for good', async () => {
  const { ben, homeId, late, lateOf, board, counted, historyOf } = await homeWithLateChores();
  const chore = await lateOf(ben);
  const before = { late: await late(), counts: (await counted()).counts };
  const own = (await counted(ben)).ownOverdue.count;
  const which = { homeId, choreId: chore.id };
  expect(await ben.api.chores.letGoChore(which)).toMatchObject({ id: chore.id, status: 'overdue' });
  // A retry: the first answer was lost.
  await ben.api.chores.letGoChore(which);
  expect((await late()).counts.all).toBe(before.late.counts.all - 1);
  expect((await late()).chores.map(({ id }) => id)).not.toContain(chore.id);
  expect((await board()).map(({ id }) => id)).not.toContain(chore.id);
  expect((await counted()).counts.overdue).toBe(before.counts.overdue - 1);
  expect((await counted(ben)).ownOverdue.count).toBe(own - 1);
  const { id: choreId, type, dueDate } = chore;
  expect(await historyOf('chore_let_go')).toMatchObject([
    { actorId: ben.userId, data: { choreId, type, dueDate, userId: null } },
  ]);
  setClock(app, '2027-02-01T02:00:00Z');
  await app.sweep();
  expect((await late()).chores.map(({ id }) => id)).not.toContain(chore.id);
  const row = (await readRows(app, homeId)).find(({ id }) => id === chore.id);
  expect(row).toMatchObject({ status: 'overdue', let_go_by: ben.userId });
});

test('the administrator can let any chore go, a housemate only their own', async () => {
  const { aisyah, ben, chloe, homeId, late, lateOf, historyOf } = await homeWithLateChores();
  const { id: choreId } = await lateOf(ben);
  const which = { homeId, choreId };
  expect(await refusalOf(chloe.api.chores.letGoChore(which))).toBe('FORBIDDEN');
  await aisyah.api.chores.letGoChore(which);
  expect((await late()).chores.map(({ id }) => id)).not.toContain(choreId);
  expect(await historyOf('chore_let_go')).toMatchObject([
    { actorId: aisyah.userId, data: { choreId, userId: ben.userId } },
  ]);
  // Either may have been first: Ben's wish holds. But only the member who did it can take it back.
  await ben.api.chores.letGoChore(which);
  expect(await historyOf('chore_let_go')).toHaveLength(1);
  expect(await refusalOf(chloe.api.chores.putBackChore(which))).toBe('FORBIDDEN');
  expect(await refusalOf(ben.api.chores.putBackChore(which))).toBe('PUT_BACK_TOO_LATE');
});

test('only an open chore of an earlier week can be let go', async () => {
  const { aisyah, ben, homeId, lateOf, board } = await homeWithLateChores();
  const letGo = (person: Person, choreId: string) =>
    refusalOf(person.api.chores.letGoChore({ homeId, choreId }));
  const done = await lateOf(ben);
  await ben.api.chores.completeChore({ homeId, choreId: done.id });
  expect(await letGo(ben, done.id)).toBe('CHORE_COMPLETED');
  expect(await letGo(ben, randomUUID())).toBe('CHORE_NOT_FOUND');
  setClock(app, '2026-11-25T02:00:00Z');
  await app.sweep();
  for (const day of [NEXT_MONDAY, '2026-11-25', '2026-11-26']) {
    const chore = (await board()).find(({ dueDate }) => dueDate === day);
    expect(await letGo(aisyah, chore?.id ?? ''), day).toBe('CHORE_NOT_LATE');
  }
});

test('Undo puts it back until the end of that day in the home', async () => {
  const { ben, homeId, late, lateOf, historyOf } = await homeWithLateChores();
  const before = await late(ben);
  const chore = await lateOf(ben);
  const which = { homeId, choreId: chore.id };
  await ben.api.chores.letGoChore(which);
  setClock(app, '2026-11-23T15:59:59Z');
  expect(await ben.api.chores.putBackChore(which)).toEqual(chore);
  expect(await ben.api.chores.putBackChore(which)).toEqual(chore);
  expect(await late(ben)).toEqual(before);
  const { id: choreId, type, dueDate } = chore;
  expect(await historyOf('chore_put_back')).toMatchObject([
    { actorId: ben.userId, data: { choreId, type, dueDate } },
  ]);
  await ben.api.chores.letGoChore(which);
  setClock(app, '2026-11-23T16:00:00Z');
  expect(await refusalOf(ben.api.chores.putBackChore(which))).toBe('PUT_BACK_TOO_LATE');
});

test('a chore that was let go cannot be completed, swapped or requested in return, and requests about it end', async () => {
  const { aisyah, ben, chloe, homeId, lateOf } = await homeWithLateChores();
  const rowOf = async (person: Person) => {
    const { id } = await lateOf(person);
    const row = (await readRows(app, homeId)).find((one) => one.id === id);
    if (!row) throw new Error('it stands');
    return row;
  };
  const [bens, chloes] = [await rowOf(ben), await rowOf(chloe)];
  const { id } = await ask(ben, bens, { to: chloe });
  await app.db.deleteFrom('notifications').execute();
  await ben.api.chores.letGoChore({ homeId, choreId: bens.id });
  const pending = await ben.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(pending.swaps).toMatchObject([{ id, status: 'cancelled' }]);
  expect((await swapNotificationsOf(app, chloe)).map(({ type }) => type)).toEqual(['swap_ended']);
  expect(await swapNotificationsOf(app, ben)).toEqual([]);

  const which = { homeId, choreId: bens.id };
  expect(await refusalOf(ben.api.chores.completeChore(which))).toBe('CHORE_NOT_FOUND');
  expect(await refusalOf(ben.api.chores.reopenChore(which))).toBe('CHORE_NOT_FOUND');
  expect(await refusalOf(ask(ben, bens, { to: aisyah }))).toBe('CHORE_NOT_FOUND');
  expect(await refusalOf(ask(chloe, chloes, { to: ben, returned: bens }))).toBe('SWAP_RETURN_GONE');
});

test('it does not count as replaced, and is still let go in a restored plan', async () => {
  const { aisyah, ben, homeId, lateOf, late } = await homeWithLateChores();
  const first = await lateOf(ben);
  await ben.api.chores.letGoChore({ homeId, choreId: first.id });
  const planId = randomUUID();
  const { counts } = await late();
  expect(await aisyah.api.chores.countReplaced({ homeId })).toMatchObject({
    chores: (await readRows(app, homeId)).length - 1,
  });
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: true });
  expect((await late()).counts.all).toBe(0);
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect((await late()).counts).toEqual(counts);
  const row = (await readRows(app, homeId)).find(({ id }) => id === first.id);
  expect(row).toMatchObject({ status: 'overdue', let_go_by: ben.userId });
});
