import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();

const setClock = (instant: string) => {
  app.clock.now = new Date(instant);
};

/** A home of two in Kuala Lumpur, on Monday, November 16th 2026, 10:00. */
async function homeOfTwo() {
  setClock('2026-11-16T02:00:00Z');
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const board = async (from: string, to = from) =>
    (await aisyah.api.chores.listChores({ homeId, from, to })).chores;
  const firstOf = async (person: Person, from: string): Promise<Chore> => {
    const chore = (await board(from, '2026-12-31')).find((one) => one.assignedTo === person.userId);
    if (!chore) throw new Error(`${person.displayName} has no chore from ${from} on`);
    return chore;
  };
  const historyOf = async (type: string) => {
    const { entries } = await aisyah.api.homes.listHistory({ homeId });
    return entries.filter((entry) => entry.type === type);
  };
  return { aisyah, ben, homeId, board, firstOf, historyOf };
}

test('the assignee completes a chore, also before its day, and everyone sees who and when', async () => {
  const { ben, homeId, board, firstOf, historyOf } = await homeOfTwo();
  const chore = await firstOf(ben, '2026-11-17');
  const completed = await ben.api.chores.completeChore({ homeId, choreId: chore.id });
  expect(completed).toEqual({
    ...chore,
    status: 'completed',
    completedAt: new Date('2026-11-16T02:00:00Z'),
    completedBy: ben.userId,
    completedOn: '2026-11-16',
    name: expect.any(String) as unknown,
  });
  expect(await board(chore.dueDate)).toContainEqual(completed);
  const { type, dueDate } = chore;
  expect(await historyOf('chore_completed')).toMatchObject([
    { actorId: ben.userId, data: { choreId: chore.id, type, dueDate } },
  ]);
});

test('the same completion sent again gets the first answer', async () => {
  const { ben, homeId, firstOf, historyOf } = await homeOfTwo();
  const { id: choreId } = await firstOf(ben, '2026-11-17');
  const completed = await ben.api.chores.completeChore({ homeId, choreId });
  setClock('2026-11-16T03:00:00Z');
  expect(await ben.api.chores.completeChore({ homeId, choreId })).toEqual(completed);
  expect(await historyOf('chore_completed')).toHaveLength(1);
});

test('an act that is sent again with its id is not repeated, whatever happened to the chore since', async () => {
  const { aisyah, ben, homeId, firstOf, historyOf } = await homeOfTwo();
  const { id: choreId } = await firstOf(ben, '2026-11-17');
  const [completing, reopening, again] = [randomUUID(), randomUUID(), randomUUID()];
  const complete = (id: string, { api } = ben) => api.chores.completeChore({ homeId, choreId, id });
  const reopen = (id: string) => ben.api.chores.reopenChore({ homeId, choreId, id });
  await complete(completing);
  const open = await reopen(reopening);
  expect(await complete(completing)).toEqual(open);
  expect(open.status).toBe('pending');
  const done = await complete(again);
  expect(await reopen(reopening)).toEqual(done);
  expect(done.status).toBe('completed');
  expect(await historyOf('chore_completed')).toHaveLength(2);
  expect(await historyOf('chore_reopened')).toHaveLength(1);
  // Members who may not complete it are refused even if they repeat a known id.
  await expect(complete(again, aisyah)).rejects.toMatchObject({ code: 'CHORE_OF_OTHER' });
});

test('the last twenty acts of a chore are remembered', async () => {
  const { ben, homeId, firstOf, historyOf } = await homeOfTwo();
  const which = { homeId, choreId: (await firstOf(ben, '2026-11-17')).id };
  const first = randomUUID();
  await ben.api.chores.completeChore({ ...which, id: first });
  for (let acts = 1; acts < 20; acts += 2) {
    await ben.api.chores.reopenChore({ ...which, id: randomUUID() });
    if (acts < 19) await ben.api.chores.completeChore({ ...which, id: randomUUID() });
  }
  expect(await ben.api.chores.completeChore({ ...which, id: first })).toMatchObject({ status: 'pending' });
  await ben.api.chores.completeChore({ ...which, id: randomUUID() });
  await ben.api.chores.reopenChore({ ...which, id: randomUUID() });
  await ben.api.chores.completeChore({ ...which, id: first });
  expect(await historyOf('chore_completed')).toHaveLength(12);
});

test('when a chore cannot be completed', async () => {
  const { aisyah, ben, homeId, board, firstOf } = await homeOfTwo();
  const { id: choreId } = await firstOf(ben, '2026-11-17');
  const forbidden = { code: 'FORBIDDEN', message: "You don't have access to this." };
  const others = { code: 'CHORE_OF_OTHER', message: "This chore is someone else's now." };
  const complete = (person: Person, what: { homeId: string; choreId: string }) =>
    expect(person.api.chores.completeChore(what)).rejects;

  await complete(aisyah, { homeId, choreId }).toMatchObject(others);
  const missing = { code: 'CHORE_NOT_FOUND', message: 'This chore no longer exists.' };
  await complete(ben, { homeId, choreId: randomUUID() }).toMatchObject(missing);

  const chloe = await signUp(app, 'Chloe Lim');
  const { id: elsewhere } = await buildHome([chloe]);
  await complete(chloe, { homeId, choreId }).toMatchObject(forbidden);
  await complete(chloe, { homeId: elsewhere, choreId }).toMatchObject(missing);

  // Reassigned after it was done: its new assignee gets this answer.
  await app.db
    .updateTable('chores')
    .set({
      status: 'completed',
      completed_at: app.clock.now,
      completed_on: '2026-11-18',
      completed_by: aisyah.userId,
    })
    .where('id', '=', choreId)
    .execute();
  const completed = { code: 'CHORE_COMPLETED', message: 'This chore is already completed.' };
  await complete(ben, { homeId, choreId }).toMatchObject(completed);
  expect((await board('2026-11-17', '2026-12-31')).filter((one) => one.status === 'completed')).toHaveLength(
    1,
  );
});

test('the member who completed a chore can reopen it until the end of that day in the home', async () => {
  const { aisyah, ben, homeId, firstOf, historyOf, board } = await homeOfTwo();
  const chore = await firstOf(ben, '2026-11-17');
  const which = { homeId, choreId: chore.id };
  const reopen = (person: Person) => person.api.chores.reopenChore(which);
  const others = { code: 'CHORE_OF_OTHER', message: "This chore is someone else's now." };
  const open = { code: 'CHORE_OPEN', message: "This chore isn't completed." };
  await expect(reopen(ben)).rejects.toMatchObject(open);
  await expect(reopen(aisyah)).rejects.toMatchObject(others);

  await ben.api.chores.completeChore(which);
  await expect(reopen(aisyah)).rejects.toMatchObject(others);
  setClock('2026-11-16T15:59:59Z');
  expect(await reopen(ben)).toEqual(chore);
  expect(await board(chore.dueDate)).toContainEqual(chore);
  const { id: choreId, type, dueDate } = chore;
  expect(await historyOf('chore_reopened')).toMatchObject([
    { actorId: ben.userId, data: { choreId, type, dueDate } },
  ]);
  // A retry after a lost answer: nothing more is done.
  expect(await reopen(ben)).toEqual(chore);
  expect(await historyOf('chore_reopened')).toHaveLength(1);

  await ben.api.chores.completeChore(which);
  setClock('2026-11-16T16:00:00Z');
  await expect(reopen(ben)).rejects.toMatchObject({
    code: 'REOPEN_TOO_LATE',
    message: 'You can only reopen a chore on the day it was completed.',
  });
  expect(await board(chore.dueDate)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: chore.id, status: 'completed' })]),
  );
});

test('a late chore can be completed, and is late again when it is reopened', async () => {
  const { aisyah, homeId, firstOf } = await homeOfTwo();
  const { id: choreId } = await firstOf(aisyah, '2026-11-16');
  setClock('2026-11-18T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  expect((await firstOf(aisyah, '2026-11-16')).status).toBe('overdue');
  const completed = await aisyah.api.chores.completeChore({ homeId, choreId });
  expect(completed).toMatchObject({ status: 'completed', completedOn: '2026-11-18' });
  expect(await aisyah.api.chores.reopenChore({ homeId, choreId })).toMatchObject({
    status: 'overdue',
    completedAt: null,
    completedBy: null,
    completedOn: null,
  });
});

test('the day of completion is the day in the home', async () => {
  const { aisyah, homeId, board, firstOf } = await homeOfTwo();
  const chore = await firstOf(aisyah, '2026-11-16');
  // 00:30 on the 17th in Kuala Lumpur, still the 16th in UTC.
  setClock('2026-11-16T16:30:00Z');
  await aisyah.api.chores.completeChore({ homeId, choreId: chore.id });
  const read = (await board('2026-11-16')).find((one) => one.id === chore.id);
  expect(read?.completedOn).toBe('2026-11-17');
});

test('the board reads at most 62 days, both ends included, by date and type', async () => {
  const { aisyah, homeId } = await homeOfTwo();
  const read = (from: string, to: string) => aisyah.api.chores.listChores({ homeId, from, to });
  const { today, chores } = await read('2026-11-16', '2027-01-16');
  expect(today).toBe('2026-11-16');
  const keys = chores.map(({ dueDate, type }) => `${dueDate} ${type}`);
  expect(keys).toEqual(keys.toSorted());
  expect(keys[0]).toContain('2026-11-16');
  expect(keys.at(-1)).toContain('2027-01-15');

  const refused = {
    code: 'INVALID_INPUT',
    message: "Something in the form isn't right. Please check it and try again.",
  };
  await expect(read('2026-11-16', '2027-01-17')).rejects.toMatchObject(refused);
  await expect(read('2026-11-17', '2026-11-16')).rejects.toMatchObject(refused);
  await expect(read('2026-11-31', '2026-12-01')).rejects.toMatchObject(refused);
});
