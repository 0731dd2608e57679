import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { buildHome, inviteTo, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();

/** A home of one in Kuala Lumpur, made on Saturday, November 14th 2026, 10:00. */
async function liveAlone() {
  setClock(app, '2026-11-14T02:00:00Z');
  const aisyah = await signUp(app);
  const { id: homeId } = await buildHome([aisyah]);
  const board = async (from: string, to: string) =>
    (await aisyah.api.chores.listChores({ homeId, from, to })).chores;
  const all = async () => [
    ...(await board('2026-11-14', '2026-12-31')),
    ...(await board('2027-01-01', '2027-01-31')),
  ];
  return { aisyah, homeId, board, all };
}

const ownersOf = (chores: Chore[]) => Map.groupBy(chores, (chore) => chore.assignedTo);
const keyOf = ({ type, dueDate }: Chore) => `${dueDate} ${type}`;

test('the second member shares what is open from tomorrow on, on the same dates; the third changes nothing', async () => {
  const { aisyah, homeId, board, all } = await liveAlone();
  const before = await all();
  const done = before.find(({ type, dueDate }) => type === 'sweep' && dueDate === '2026-11-20');
  setClock(app, '2026-11-18T02:00:00Z');
  await aisyah.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });

  const ben = await signUp(app, 'Ben Tan');
  await ben.api.homes.joinHome({ homeId });
  const after = await all();
  expect(after.map(keyOf)).toEqual(before.map(keyOf));
  const stays = (chore: Chore) => chore.dueDate <= '2026-11-18' || chore.id === done?.id;
  expect(after.filter(stays).every((chore) => chore.assignedTo === aisyah.userId)).toBe(true);
  const shared = after.filter((chore) => !stays(chore));
  for (const [type, chores] of Map.groupBy(shared, (chore) => chore.type)) {
    const turns = chores.map((chore) => chore.assignedTo);
    // The sweeping that is done leaves its mopping alone, in a turn of its own.
    expect(new Set(turns), type).toEqual(new Set([aisyah.userId, ben.userId]));
    if (type !== 'sweep')
      expect(
        turns.every((one, index) => one !== turns[index + 1]),
        type,
      ).toBe(true);
  }
  const mops = new Map(shared.filter(({ type }) => type === 'mop').map((mop) => [mop.dueDate, mop]));
  const sweeps = shared.filter(({ type }) => type === 'sweep');
  expect(sweeps.length).toBe(mops.size - 1);
  for (const sweep of sweeps) expect(mops.get(sweep.dueDate)?.assignedTo).toBe(sweep.assignedTo);

  const { entries } = await ben.api.homes.listHistory({ homeId });
  const dealt = entries.filter(({ type }) => type === 'chores_dealt_anew');
  expect(dealt).toMatchObject([{ actorId: null, data: { chores: shared.length } }]);
  const told = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'data'])
    .where('type', '=', 'chores_dealt_anew')
    .where(sql`data->>'homeId'`, '=', homeId)
    .execute();
  expect(told.map((one) => one.user_id).toSorted()).toEqual([aisyah.userId, ben.userId].toSorted());
  expect(told[0]?.data).toEqual({ homeId, chores: shared.length });

  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  expect(await all()).toEqual(after);
  // Months planned from now on are for all three.
  setClock(app, '2026-12-07T02:00:00Z');
  await ben.api.chores.openHome({ homeId });
  const february = ownersOf(await board('2027-02-01', '2027-02-28'));
  expect(february.size).toBe(3);
});

test('what somebody leaves goes to the least loaded, and their late ones leave the board', async () => {
  const { aisyah, homeId, all } = await liveAlone();
  const [ben, chloe] = [await signUp(app, 'Ben Tan'), await signUp(app, 'Chloe Lim')];
  for (const person of [ben, chloe]) await person.api.homes.joinHome({ homeId });
  setClock(app, '2026-11-27T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const before = await all();
  const bens = before.filter((chore) => chore.assignedTo === ben.userId);
  const [done, ...late] = bens.filter((chore) => chore.dueDate < '2026-11-27');
  await ben.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });
  expect(late.length).toBeGreaterThan(0);

  const toHandOn = bens.filter((chore) => chore.dueDate >= '2026-11-27');
  const leaving = { homeId, userId: ben.userId };
  expect(await ben.api.homes.getLeaving(leaving)).toEqual({ openChores: toHandOn.length, owed: 0, owes: 0 });
  await ben.api.homes.leaveHome({ homeId });
  const after = await all();
  const gone = new Set(late.map((chore) => chore.id));
  expect(after.map(keyOf)).toEqual(before.filter((chore) => !gone.has(chore.id)).map(keyOf));
  expect(after.filter((chore) => chore.assignedTo === ben.userId)).toMatchObject([{ id: done?.id }]);

  const minutes: Record<string, number> = { throw_rubbish: 10, sweep: 30, mop: 45, wash_toilet: 20 };
  const load = (person: Person) =>
    after
      .filter((chore) => chore.assignedTo === person.userId && chore.dueDate >= '2026-11-27')
      .reduce((sum, chore) => sum + (minutes[chore.type] ?? 0), 0);
  // Chloe had nothing, Aisyah half: nobody ends further ahead than by one turn of sweeping and mopping.
  expect(Math.abs(load(aisyah) - load(chloe))).toBeLessThanOrEqual(75);
  const kept = await app.db
    .selectFrom('chores')
    .select('status')
    .where('id', 'in', [...gone])
    .execute();
  expect(kept.map((chore) => chore.status)).toEqual(late.map(() => 'overdue'));

  setClock(app, '2026-11-28T02:00:00Z');
  await ben.api.homes.joinHome({ homeId });
  expect((await all()).filter((chore) => gone.has(chore.id))).toHaveLength(late.length);
});

test('what somebody who lives alone again shares with the next one', async () => {
  const { aisyah, homeId, board } = await liveAlone();
  const [ben, chloe] = [await signUp(app, 'Ben Tan'), await signUp(app, 'Chloe Lim')];
  await ben.api.homes.joinHome({ homeId });
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  const alone = ownersOf(await board('2026-11-15', '2026-12-31'));
  expect([...alone.keys()]).toEqual([aisyah.userId]);
  // A swap of theirs that nobody can stand by any more.
  await app.db.updateTable('chores').set({ moved_by_swap: true }).where('home_id', '=', homeId).execute();
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  const shared = ownersOf(await board('2026-11-15', '2026-12-31'));
  expect(new Set(shared.keys())).toEqual(new Set([aisyah.userId, chloe.userId]));
  const moved = app.db
    .selectFrom('chores')
    .select('id')
    .where('home_id', '=', homeId)
    .where('moved_by_swap', '=', true);
  expect(await moved.execute()).toEqual([]);
});
