import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { askForSwap, homeOfTwo, readPlan, setClock, shapeOf, shapeOfPlan } from '#test/builders/boards.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

const NOVEMBER_TO_JANUARY: [number, number][] = [
  [2026, 11],
  [2026, 12],
  [2027, 1],
];

test('what Regenerate would replace is counted for its question', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const all = await rows();
  const own = all.find((chore) => chore.assigned_to === aisyah.userId);
  await app.db
    .updateTable('chores')
    .set((eb) => ({ held_by: eb.ref('assigned_to'), held_why: 'swap' }))
    .where(
      'id',
      'in',
      [own, ...all.filter((chore) => chore.id !== own?.id).slice(0, 2)].map((chore) => chore?.id ?? ''),
    )
    .execute();
  await aisyah.api.chores.completeChore({ homeId, choreId: own?.id ?? '' });
  const counted = await aisyah.api.chores.countReplaced({ homeId });
  expect(counted).toEqual({ chores: all.length, completed: 1, swapped: 2 });
  // The days of the agreed swaps are past.
  setClock(app, '2027-01-10T02:00:00Z');
  expect(await aisyah.api.chores.countReplaced({ homeId })).toMatchObject({ swapped: 0 });
});

test('Regenerate deletes every chore and plans the same months from scratch, from today on, with another seed', async () => {
  const { aisyah, ben, homeId, historyOf, regenerateNotificationsOf, rows } = await homeOfTwo(app);
  const other = await signUp(app, 'Chloe Lim');
  const { id: elsewhere } = await buildHome([other], { name: 'Elsewhere' });
  const [before, untouched] = [await readPlan(app, homeId), await readPlan(app, elsewhere)];
  setClock(app, '2026-11-18T02:00:00Z');
  await ben.api.chores.openHome({ homeId });
  const replaced = await rows();
  const done = replaced.find((chore) => chore.assigned_to === ben.userId);
  await ben.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });
  const told = (await regenerateNotificationsOf(ben)).length;
  await using stream = await listenLive(app, aisyah);

  const id = randomUUID();
  const answer = await ben.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
  const after = await rows();
  expect(answer).toEqual({ planId: id, chores: after.length });
  const plan = { members: [aisyah, ben], months: NOVEMBER_TO_JANUARY, from: '2026-11-18' };
  expect(shapeOf(after)).toEqual(await shapeOfPlan(app, homeId, plan));
  expect(after.every((chore) => chore.status === 'pending' && chore.due_date >= '2026-11-18')).toBe(true);
  const now = await readPlan(app, homeId);
  expect(now.months).toEqual(before.months);
  expect(now.seed).not.toBe(before.seed);
  expect(await readPlan(app, elsewhere)).toEqual(untouched);

  const counts = { replaced: replaced.length, chores: after.length };
  expect(await historyOf('chores_regenerated')).toMatchObject([
    { actorId: ben.userId, data: { planId: id, ...counts } },
  ]);
  expect((await regenerateNotificationsOf(aisyah)).at(-1)).toEqual({ homeId, chores: after.length });
  expect(await regenerateNotificationsOf(ben)).toHaveLength(told);
  for (const topic of ['chores', 'swaps', 'history', 'home'] as const) await stream.receives(topic, homeId);
});

test('completed chores are kept if asked, and not planned a second time', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const today = (await rows()).filter((chore) => chore.due_date === '2026-11-16');
  for (const { id, assigned_to } of today) {
    const person = assigned_to === ben.userId ? ben : aisyah;
    await person.api.chores.completeChore({ homeId, choreId: id });
  }
  const done = (await rows()).filter((chore) => chore.status === 'completed');
  expect(done.length).toBeGreaterThan(2);
  const id = randomUUID();
  const answer = await ben.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: true });
  const after = await rows();
  expect(after.filter((chore) => chore.status === 'completed')).toEqual(done);
  expect(answer.chores).toBe(after.length - done.length);
  const rubbish = after.filter(({ type, due_date }) => type === 'throw_rubbish' && due_date === '2026-11-16');
  expect(rubbish.map((chore) => chore.status)).toEqual(['completed']);
});

test('it plans by the latest settings', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const first = (await rows()).find((chore) => chore.assigned_to === aisyah.userId);
  await aisyah.api.chores.completeChore({ homeId, choreId: first?.id ?? '' });
  const settings = { includeWeekends: true, autoGenerate: false };
  await aisyah.api.homes.updateHomeSettings({ homeId, settings });
  const regenerate = (keepCompleted: boolean) =>
    aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted });

  // The month is planned although it has chores: a member asked for it.
  await regenerate(true);
  expect((await readPlan(app, homeId)).months).toEqual(['2026-11']);
  await regenerate(false);
  const november: [number, number][] = [[2026, 11]];
  const plan = { members: [aisyah, ben], months: november, from: '2026-11-16', includeWeekends: true };
  expect(shapeOf(await rows())).toEqual(await shapeOfPlan(app, homeId, plan));
  expect((await readPlan(app, homeId)).months).toEqual(['2026-11']);
});

test('the same call again gets the first answer and changes nothing; no other call can use its id', async () => {
  const { aisyah, ben, homeId, historyOf, rows } = await homeOfTwo(app);
  const what = { homeId, id: randomUUID(), keepCompleted: false };
  const answer = await aisyah.api.chores.regenerateChoresForHome(what);
  const after = await rows();
  expect(await aisyah.api.chores.regenerateChoresForHome(what)).toEqual(answer);
  await expectRefusal(ben.api.chores.regenerateChoresForHome(what), 'ID_TAKEN');
  expect(await rows()).toEqual(after);
  expect(await historyOf('chores_regenerated')).toHaveLength(1);
});

test("afterwards it is everyone's turn, a newcomer's too", async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const turns = (await rows()).filter(({ type }) => type === 'throw_rubbish');
  const chloes = turns.filter(({ turn_of }) => turn_of === chloe.userId).length;
  expect(Math.abs(chloes - turns.length / 3)).toBeLessThan(1);
});

test('pending swaps about deleted chores end; settled ones stay', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const [one, two, three] = (await rows()).filter((chore) => chore.assigned_to === aisyah.userId);
  if (!one || !two || !three) throw new Error('Aisyah has three chores');
  await aisyah.api.chores.completeChore({ homeId, choreId: three.id });
  const asked = await askForSwap(app, one, ben);
  const settled = await askForSwap(app, two, ben, { status: 'declined' });
  const ofKept = await askForSwap(app, three, ben);
  await ben.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: true });
  expect([await asked(), await settled(), await ofKept()]).toEqual(['cancelled', 'declined', 'pending']);
});
