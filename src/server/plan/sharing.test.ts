import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { askForSwap, homeOfTwo, type Row } from '#test/builders/boards.ts';
import { signUp } from '#test/builders/homes.ts';

const app = await sharedApp();

const keyOf = ({ id, type, due_date, status }: Row) => `${id} ${type} ${due_date} ${status}`;

test('open chores from tomorrow on that no swap has moved are shared with whoever joined later, on the same dates', async () => {
  const { aisyah, ben, homeId, historyOf, toldTo, waiting, rows } = await homeOfTwo(app);
  const [done, swapped] = (await rows()).filter(
    ({ assigned_to, due_date }) => assigned_to === ben.userId && due_date > '2026-11-16',
  );
  await ben.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });
  await app.db
    .updateTable('chores')
    .set({ moved_by_swap: true })
    .where('id', '=', swapped?.id ?? '')
    .execute();
  const [chloe, dev] = [await signUp(app, 'Chloe Lim'), await signUp(app, 'Dev Nair')];
  for (const person of [chloe, dev]) await person.api.homes.joinHome({ homeId });
  expect(await waiting()).toEqual([chloe.userId, dev.userId]);
  const before = await rows();
  const stays = (chore: Row) =>
    chore.due_date <= '2026-11-16' || chore.id === done?.id || chore.id === swapped?.id;
  const told = (await toldTo(aisyah)).length;

  const answer = await chloe.api.chores.shareChores({ homeId });
  const after = await rows();
  expect(answer).toEqual({ chores: after.filter((chore) => !stays(chore)).length });
  expect(after.map(keyOf)).toEqual(before.map(keyOf));
  expect(after.filter(stays)).toEqual(before.filter(stays));
  const turns = Map.groupBy(
    after.filter((chore) => !stays(chore) && chore.type === 'throw_rubbish'),
    (chore) => chore.assigned_to,
  );
  expect(turns.size).toBe(4);
  const lengths = [...turns.values()].map((own) => own.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);

  expect(await waiting()).toEqual([]);
  expect(await historyOf('chores_shared')).toMatchObject([
    { actorId: chloe.userId, data: { userIds: [chloe.userId, dev.userId], ...answer } },
  ]);
  expect((await toldTo(aisyah)).slice(told)).toEqual([{ homeId, ...answer }]);
  expect(await toldTo(chloe)).toEqual([]);

  // Somebody else pressed the same button a moment later.
  expect(await aisyah.api.chores.shareChores({ homeId })).toEqual({ chores: 0 });
  expect(await rows()).toEqual(after);
  expect(await historyOf('chores_shared')).toHaveLength(1);
});

test('whoever got chores of somebody who left has a share; so has who is left alone', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const waiting = async () => (await chloe.api.plans.getPlanOffers({ homeId })).waiting;
  expect(await waiting()).toEqual([chloe.userId]);
  await ben.api.homes.leaveHome({ homeId });
  expect(await waiting()).toEqual([]);
  await aisyah.api.homes.handOver({ homeId, userId: chloe.userId });
  await aisyah.api.homes.leaveHome({ homeId });
  expect(await waiting()).toEqual([]);
});

test('where nothing is open nobody waits, and nobody is told of nothing', async () => {
  const { aisyah, homeId, historyOf, toldTo, waiting } = await homeOfTwo(app);
  await app.db
    .deleteFrom('chores')
    .where('home_id', '=', homeId)
    .where('due_date', '>', '2026-11-16')
    .execute();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const told = await toldTo(aisyah);
  expect(await chloe.api.chores.shareChores({ homeId })).toEqual({ chores: 0 });
  expect(await waiting()).toEqual([]);
  expect(await historyOf('chores_shared')).toEqual([]);
  expect(await toldTo(aisyah)).toEqual(told);
});

test('a pending swap is cancelled where its chore changes hands, and stays where it does not', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const open = (await rows()).filter((chore) => chore.due_date > '2026-11-16');
  const asked = await Promise.all(
    open.map(async (chore) => ({
      chore,
      statusOf: await askForSwap(app, chore, chore.assigned_to === ben.userId ? aisyah : ben),
    })),
  );
  await aisyah.api.chores.shareChores({ homeId });
  const ownerOf = new Map((await rows()).map((chore) => [chore.id, chore.assigned_to]));
  const statuses = new Set<string>();
  for (const { chore, statusOf } of asked) {
    const status = await statusOf();
    statuses.add(status);
    expect(status).toBe(ownerOf.get(chore.id) === chore.assigned_to ? 'pending' : 'cancelled');
  }
  expect(statuses).toEqual(new Set(['pending', 'cancelled']));
});
