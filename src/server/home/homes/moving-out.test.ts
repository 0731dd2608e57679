import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { goAway } from '#test/builders/absences.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';

const app = await sharedApp();

const three = async (): Promise<[Person, Person, Person]> => [
  await signUp(app),
  await signUp(app, 'Wei Ming'),
  await signUp(app, 'Priya Nair'),
];

const ownersOf = async (ids: readonly string[]) => {
  const rows = await app.db
    .selectFrom('chores')
    .select(['id', 'assigned_to'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, assigned_to }) => [id, assigned_to]));
};

test('the list shows who would get each chore, and leaving assigns exactly that', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const { today } = await wei.api.chores.openHome({ homeId });
  await goAway(priya, homeId, { from: addDays(today, 3), to: addDays(today, 9) });
  const mine = (await wei.api.homes.getMovingOut({ homeId })).chores.at(-1);
  const agreed = { homeId, id: randomUUID(), choreId: mine?.id ?? '', targetUserId: priya.userId };
  await wei.api.swaps.requestSwap(agreed);
  await priya.api.swaps.acceptSwapRequest({ homeId, swapRequestId: agreed.id });
  const { chores, lateChores } = await wei.api.homes.getMovingOut({ homeId });
  const { openChores } = await wei.api.homes.getLeaving({ homeId, userId: wei.userId });
  expect(chores.length).toBe(openChores);
  expect(chores.length).toBeGreaterThan(2);
  expect(lateChores).toBe(0);
  expect(chores.map(({ dueDate }) => dueDate)).toEqual(chores.map(({ dueDate }) => dueDate).toSorted());
  expect(new Set(chores.map(({ assignedTo }) => assignedTo))).toEqual(new Set([aisyah.userId, priya.userId]));
  await wei.api.homes.leaveHome({ homeId });
  expect(await ownersOf(chores.map(({ id }) => id))).toEqual(
    new Map(chores.map(({ id, assignedTo }) => [id, assignedTo])),
  );
});

test('a late chore counts unless it was let go, and is not reassigned; a chore of today is not late', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  const { chores } = await wei.api.homes.getMovingOut({ homeId });
  const { today } = await wei.api.chores.openHome({ homeId });
  const [late = '', letGo = '', todays = ''] = chores.map(({ id }) => id);
  const row = (id: string) => app.db.updateTable('chores').where('home_id', '=', homeId).where('id', '=', id);
  await row(late)
    .set({ due_date: addDays(today, -40), planned_on: addDays(today, -40), status: 'overdue' })
    .execute();
  await row(letGo)
    .set({ due_date: addDays(today, -41), planned_on: addDays(today, -41), status: 'overdue' })
    .execute();
  await wei.api.chores.letGoChore({ homeId, choreId: letGo });
  await row(todays).set({ type: 'of_today', due_date: today, planned_on: today, made: 1000 }).execute();
  const after = await wei.api.homes.getMovingOut({ homeId });
  expect(after.lateChores).toBe(1);
  expect(after.chores.map(({ id }) => id)).toEqual([todays, ...chores.slice(3).map(({ id }) => id)]);
});

test('money has both ways and waiting receipts, and no shares of other people', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  await askForMoney(aisyah, homeId, [wei, priya], { totalAmount: 6000 });
  await askForMoney(wei, homeId, [aisyah], { totalAmount: 900 });
  const { people } = await wei.api.homes.getMovingOut({ homeId });
  expect(people).toEqual((await wei.api.settlingUp.getBetweenUs({ homeId })).people);
  const open = people.map(({ userId, lines }) => [
    userId,
    lines.map(({ amount }) => amount).toSorted((a, b) => a - b),
  ]);
  expect(open).toEqual([
    [aisyah.userId, [900, 3000]],
    [priya.userId, []],
  ]);
});

test('swaps are those that end, from and to the reader', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  const own = (await wei.api.homes.getMovingOut({ homeId })).chores[0];
  const theirs = (await priya.api.homes.getMovingOut({ homeId })).chores[0];
  if (!own || !theirs) throw new Error('no chores');
  const request = (from: Person, to: Person, choreId: string) =>
    from.api.swaps.requestSwap({ homeId, id: randomUUID(), choreId, targetUserId: to.userId });
  await request(wei, aisyah, own.id);
  await request(priya, wei, theirs.id);
  const { swaps } = await wei.api.homes.getMovingOut({ homeId });
  expect(swaps).toHaveLength(2);
  const { type, dueDate } = own;
  expect(swaps).toContainEqual(
    expect.objectContaining({ byMe: true, otherId: aisyah.userId, type, dueDate }),
  );
  expect(swaps).toContainEqual(
    expect.objectContaining({ byMe: false, otherId: priya.userId, dueDate: theirs.dueDate }),
  );
  expect((await aisyah.api.homes.getMovingOut({ homeId })).swaps).toHaveLength(1);
  await wei.api.homes.leaveHome({ homeId });
  expect((await aisyah.api.homes.getMovingOut({ homeId })).swaps).toEqual([]);
});

test("the reader's repeating requests are counted, because leaving ends them", async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  const repeating = async ({ api }: Person) => (await api.homes.getMovingOut({ homeId })).repeating;
  for (const repeats of ['week', 'month'] as const) await askForMoney(wei, homeId, [aisyah], { repeats });
  await askForMoney(wei, homeId, [aisyah]);
  expect(await repeating(wei)).toBe(2);
  expect(await repeating(aisyah)).toBe(0);
  const [series] = (await wei.api.repeating.listRepeating({ homeId })).series;
  await wei.api.repeating.stopRepeating({ homeId, seriesId: series?.id ?? '' });
  expect(await repeating(wei)).toBe(1);
});

test('the time of the data export is stored once the file was taken whole', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  const downloaded = async () => (await wei.api.homes.getMovingOut({ homeId })).dataDownloadedAt;
  expect(await downloaded()).toBeNull();
  const answer = await wei.fetch(`${app.base}/api/my-data.json`);
  expect(answer.status).toBe(200);
  await answer.text();
  expect(await downloaded()).toEqual(app.clock.now);
  const data = await (await wei.fetch(`${app.base}/api/my-data.json`)).json();
  expect((data as { account: { dataDownloadedAt: string } }).account.dataDownloadedAt).not.toBeNull();
  expect((await aisyah.api.homes.getMovingOut({ homeId })).dataDownloadedAt).toBeNull();
});

test('a member alone has no one to give chores to; a former member reads no list', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await wei.api.homes.leaveHome({ homeId });
  expect((await aisyah.api.homes.getMovingOut({ homeId })).chores).toEqual([]);
  expect(await refusalOf(wei.api.homes.getMovingOut({ homeId }))).toBe('FORBIDDEN');
});
