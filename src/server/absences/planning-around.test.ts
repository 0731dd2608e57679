import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { goAway } from '#test/builders/absences.ts';
import { setClock, shapeOf, shapeOfPlan } from '#test/builders/boards.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree, type HomeOfThree } from '#test/builders/swaps.ts';
import { toldOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

const told = (person: Person) => toldOf(app, person, 'absence_dealt');

/** Open chores of whoever is away on their day that no swap gave them, and those of nobody who lives there. */
async function wrong({ rows, homeId, aisyah }: Pick<HomeOfThree, 'rows' | 'homeId' | 'aisyah'>) {
  const { today, absences } = await aisyah.api.absences.listAbsences({ homeId });
  const { members } = await aisyah.api.homes.getHome({ homeId });
  const living = new Set(members.map(({ userId }) => userId));
  return (await rows())
    .filter(({ status, due_date }) => status !== 'completed' && due_date >= today)
    .filter(
      ({ assigned_to, due_date, moved_by_swap }) =>
        !living.has(assigned_to) ||
        (!moved_by_swap &&
          absences.some(
            ({ userId, from, to }) => userId === assigned_to && from <= due_date && due_date <= to,
          )),
    );
}

test('whatever comes first, who is away has no chore but by a swap', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  await goAway(aisyah, homeId, { from: '2026-11-20', to: '2027-01-10' });
  await goAway(ben, homeId, { from: '2026-12-10', to: '2026-12-20' });
  expect(await wrong(home)).toEqual([]);

  const id = randomUUID();
  const replaced = await chloe.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
  expect(await wrong(home)).toEqual([]);
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  await dev.api.chores.shareChores({ homeId });
  expect(await wrong(home)).toEqual([]);
  const devs = (await rows()).find((row) => row.assigned_to === dev.userId && row.due_date > '2026-11-20');
  if (!devs) throw new Error('dev has a share');
  const { id: swapRequestId } = await ask(dev, devs, { to: aisyah });
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  expect(await wrong(home)).toEqual([]);
  await goAway(chloe, homeId, { from: '2026-11-25', to: '2026-11-30' });
  await dev.api.homes.leaveHome({ homeId });
  expect(await wrong(home)).toEqual([]);
  // What came back was planned before anybody had gone.
  await ben.api.chores.restorePlan({ homeId, planId: replaced.planId });
  expect(await wrong(home)).toEqual([]);
});

test('a plan that comes back gives on the chores of who is away, and tells each who gets them once', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  const id = randomUUID();
  const { planId } = await ben.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
  const days = { from: '2026-11-20', to: '2026-12-20' };
  const hers = (
    await app.db
      .selectFrom('replaced_plans')
      .select('chores')
      .where('id', '=', planId)
      .executeTakeFirstOrThrow()
  ).chores as { id: string; assignedTo: string; dueDate: string }[];
  const going = hers.filter(
    ({ assignedTo, dueDate }) => assignedTo === aisyah.userId && days.from <= dueDate && dueDate <= days.to,
  );
  await goAway(aisyah, homeId, days);
  await app.db.deleteFrom('notifications').where('type', '=', 'absence_dealt').execute();
  await ben.api.chores.restorePlan({ homeId, planId });
  const taker = new Map((await rows()).map((row) => [row.id, row.assigned_to]));
  const got = ({ userId }: Person) => going.filter((chore) => taker.get(chore.id) === userId).length;
  expect(got(ben) + got(chloe)).toBe(going.length);
  for (const person of [ben, chloe]) {
    expect(got(person)).toBeGreaterThan(0);
    expect(await told(person)).toEqual([
      { homeId, userId: aisyah.userId, ...days, chores: got(person), back: 0 },
    ]);
  }
  expect(await told(aisyah)).toEqual([]);
});

test('who leaves is away no more, and neither who reopens on such a day keeps the chore', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  await goAway(ben, homeId, { from: '2026-11-20', to: '2026-11-30' });
  const own = (await rows()).find(
    (row) => row.assigned_to === chloe.userId && row.due_date >= '2026-11-20' && row.due_date < '2026-11-27',
  );
  if (!own) throw new Error('chloe has chores');
  await chloe.api.chores.completeChore({ homeId, choreId: own.id });
  await goAway(chloe, homeId, { from: '2026-11-20', to: '2026-11-27' });
  const reopened = await chloe.api.chores.reopenChore({ homeId, choreId: own.id });
  expect(reopened).toMatchObject({ assignedTo: aisyah.userId, status: 'pending' });
  expect(await told(aisyah)).toContainEqual({
    homeId,
    userId: chloe.userId,
    from: '2026-11-20',
    to: '2026-11-27',
    chores: 1,
    back: 0,
  });
  expect(await wrong(home)).toEqual([]);
  await ben.api.homes.leaveHome({ homeId });
  expect((await aisyah.api.absences.listAbsences({ homeId })).absences).toHaveLength(1);
  expect(await wrong(home)).toEqual([]);
});

test('who leaves in the middle of days away keeps nobody from getting back what one’s own gave on', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await goAway(ben, homeId, { from: '2026-11-16', to: '2026-11-27' });
  setClock(app, '2026-11-17T02:00:00Z');
  const came = (await rows()).find(({ came_how, due_date }) => {
    return came_how === 'absence' && due_date > '2026-11-17';
  });
  const taker = came?.assigned_to === aisyah.userId ? aisyah : chloe;
  const holder = async () => (await rows()).find(({ id }) => id === came?.id)?.assigned_to;
  const { id: absenceId } = await goAway(taker, homeId, { from: '2026-11-18', to: '2026-11-27' });
  await ben.api.homes.leaveHome({ homeId });
  expect(await holder()).toBe(taker === aisyah ? chloe.userId : aisyah.userId);
  await taker.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await holder()).toBe(taker.userId);
});

test('made and deleted in another order, with a month planned meanwhile, the board is as if nobody had gone', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  const before = await rows();
  const { id: first } = await goAway(aisyah, homeId, { from: '2026-12-20', to: '2027-02-10' });
  const { id: second } = await goAway(ben, homeId, { from: '2027-01-20', to: '2027-02-05' });
  const { id: third } = await goAway(chloe, homeId, { from: '2027-02-03', to: '2027-02-04' });
  setClock(app, '2026-12-08T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const february = async () => (await rows()).filter(({ due_date }) => due_date >= '2027-02-01');
  const planned = await february();
  expect(planned.some(({ due_date }) => due_date === '2027-02-03')).toBe(false);
  for (const [person, absenceId] of [
    [ben, second],
    [aisyah, first],
    [chloe, third],
  ] as const)
    await person.api.absences.deleteAbsence({ homeId, absenceId });
  const after = (await rows()).filter(({ due_date }) => due_date < '2027-02-01');
  expect(after.map(({ id, assigned_to }) => `${id} ${assigned_to}`)).toEqual(
    before.map(({ id, assigned_to }) => `${id} ${assigned_to}`),
  );
  expect(shapeOf(await february())).toEqual(
    await shapeOfPlan(app, homeId, {
      members: [aisyah, ben, chloe],
      months: [[2027, 2]],
      from: '2027-02-01',
    }),
  );
  expect(await app.db.selectFrom('handed_on').selectAll().where('home_id', '=', homeId).execute()).toEqual(
    [],
  );
});
