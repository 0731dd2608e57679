import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { goAway } from '#test/builders/absences.ts';
import { setClock, shapeOf, shapeOfPlan } from '#test/builders/boards.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree, type HomeOfThree } from '#test/builders/swaps.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

const regenerate = async ({ api }: Person, homeId: string) => {
  const id = randomUUID();
  return (await api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false })).planId;
};

/** Returns open chores of members who are away that day without an agreed swap, and of people who do not live there. */
async function wrong({ rows, homeId, aisyah }: Pick<HomeOfThree, 'rows' | 'homeId' | 'aisyah'>) {
  const { today, absences } = await aisyah.api.absences.listAbsences({ homeId });
  const { members } = await aisyah.api.homes.getHome({ homeId });
  const living = new Set(members.map(({ userId }) => userId));
  return (await rows())
    .filter(({ status, due_date }) => status !== 'completed' && due_date >= today)
    .filter(({ assigned_to, due_date, held_by, held_why }) => {
      const isAway = absences.some(
        ({ userId, from, to }) => userId === assigned_to && from <= due_date && due_date <= to,
      );
      return !living.has(assigned_to) || (isAway && !(held_why === 'swap' && held_by === assigned_to));
    });
}

test('in every order of events, a member who is away has no chore except by a swap', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  await goAway(aisyah, homeId, { from: '2026-11-20', to: '2027-01-10' });
  await goAway(ben, homeId, { from: '2026-12-10', to: '2026-12-20' });
  expect(await wrong(home)).toEqual([]);

  const planId = await regenerate(chloe, homeId);
  expect(await wrong(home)).toEqual([]);
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  expect(await wrong(home)).toEqual([]);
  const devs = (await rows()).find((row) => row.assigned_to === dev.userId && row.due_date > '2026-11-20');
  if (!devs) throw new Error('dev has a share');
  const { id: swapRequestId } = await ask(dev, devs, { to: aisyah });
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  expect(await wrong(home)).toEqual([]);
  await goAway(chloe, homeId, { from: '2026-11-25', to: '2026-11-30' });
  await dev.api.homes.leaveHome({ homeId });
  expect(await wrong(home)).toEqual([]);
  // The plan that came back was made before anyone was away.
  await ben.api.chores.restorePlan({ homeId, planId });
  expect(await wrong(home)).toEqual([]);
});

test('a plan does not depend on absences; stand-ins do the chores of members who are away', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await goAway(ben, homeId, { from: '2026-11-20', to: '2026-12-20' });
  await regenerate(aisyah, homeId);
  const plan = {
    members: [aisyah, ben, chloe],
    months: [
      [2026, 11],
      [2026, 12],
      [2027, 1],
    ] as [number, number][],
    from: '2026-11-16',
  };
  const turns = (await rows()).map((row) => Object.assign(row, { assigned_to: row.turn_of }));
  expect(shapeOf(turns)).toEqual(await shapeOfPlan(app, homeId, plan));
});

test('after a plan is restored, stand-ins have the chores of members who are away now', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  const before = await rows();
  const planId = await regenerate(ben, homeId);
  const days = { from: '2026-11-20', to: '2026-12-20' };
  const { id: absenceId } = await goAway(aisyah, homeId, days);
  await ben.api.chores.restorePlan({ homeId, planId });
  expect(await wrong(home)).toEqual([]);
  const got = (await rows()).filter(
    ({ id, assigned_to }) => before.find((row) => row.id === id)?.assigned_to !== assigned_to,
  );
  expect(new Set(got.map(({ assigned_to }) => assigned_to))).toEqual(new Set([ben.userId, chloe.userId]));
  await aisyah.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await rows()).toEqual(before);
});

test('a member who is away and reopens a chore of that day does not keep it', async () => {
  const home = await homeOfThree(app);
  const { ben, chloe, homeId, rows } = home;
  const own = (await rows()).find(
    (row) => row.assigned_to === chloe.userId && row.due_date >= '2026-11-20' && row.due_date < '2026-11-27',
  );
  if (!own) throw new Error('chloe has chores');
  await chloe.api.chores.completeChore({ homeId, choreId: own.id });
  await goAway(ben, homeId, { from: '2026-11-20', to: '2026-11-30' });
  await goAway(chloe, homeId, { from: '2026-11-20', to: '2026-11-27' });
  const reopened = await chloe.api.chores.reopenChore({ homeId, choreId: own.id });
  expect(reopened).toMatchObject({ assignedTo: home.aisyah.userId, status: 'pending' });
  expect(await wrong(home)).toEqual([]);
});

test('if a stand-in goes away, or their member leaves, the chore goes to the next; coming home returns it', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await goAway(ben, homeId, { from: '2026-11-16', to: '2026-11-27' });
  setClock(app, '2026-11-17T02:00:00Z');
  const standing = (await rows()).find(
    ({ turn_of, assigned_to, due_date }) => due_date > '2026-11-17' && turn_of !== assigned_to,
  );
  const taker = standing?.assigned_to === aisyah.userId ? aisyah : chloe;
  const holder = async () => (await rows()).find(({ id }) => id === standing?.id)?.assigned_to;
  const { id: absenceId } = await goAway(taker, homeId, { from: '2026-11-18', to: '2026-11-27' });
  await ben.api.homes.leaveHome({ homeId });
  expect(await holder()).toBe(taker === aisyah ? chloe.userId : aisyah.userId);
  await taker.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await holder()).toBe(taker.userId);
});

test('after making and deleting absences in another order, with a month planned meanwhile, the board is as without them', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  const before = await rows();
  const { id: one } = await goAway(aisyah, homeId, { from: '2026-12-20', to: '2027-02-10' });
  const { id: two } = await goAway(ben, homeId, { from: '2027-01-20', to: '2027-02-05' });
  const { id: three } = await goAway(chloe, homeId, { from: '2027-02-03', to: '2027-02-04' });
  setClock(app, '2026-12-08T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const february = async () => (await rows()).filter(({ due_date }) => due_date >= '2027-02-01');
  // These were planned for a day on which everyone is away: no member has them, and no screen shows them.
  const nobodys = (await february()).filter(({ due_date }) => due_date === '2027-02-03');
  expect(nobodys.length).toBeGreaterThan(0);
  for (const { assigned_to } of nobodys) expect(assigned_to).toBeNull();
  const day = { homeId, from: '2027-02-03', to: '2027-02-03' };
  expect((await aisyah.api.chores.listChores(day)).chores).toEqual([]);
  for (const [person, absenceId] of [
    [ben, two],
    [aisyah, one],
    [chloe, three],
  ] as const)
    await person.api.absences.deleteAbsence({ homeId, absenceId });
  const after = (await rows()).filter(({ due_date }) => due_date < '2027-02-01');
  expect(after.map(({ id, assigned_to }) => `${id} ${assigned_to}`)).toEqual(
    before.map(({ id, assigned_to }) => `${id} ${assigned_to}`),
  );
  const members = [aisyah, ben, chloe];
  expect(shapeOf(await february())).toEqual(
    await shapeOfPlan(app, homeId, { members, months: [[2027, 2]], from: '2027-02-01' }),
  );
});

test('both away, a third joins, one returns: every day has a member', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  await chloe.api.homes.leaveHome({ homeId });
  const days = { from: '2026-11-18', to: '2026-12-18' };
  await goAway(aisyah, homeId, days);
  const { id: absenceId } = await goAway(ben, homeId, days);
  const inDays = async () =>
    (await rows()).filter(({ due_date }) => days.from <= due_date && due_date <= days.to);
  const members = async () => new Set((await inDays()).map(({ assigned_to }) => assigned_to));
  // Everyone else has left: the last member to go away keeps their chores.
  expect(await members()).toEqual(new Set([ben.userId]));
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  expect(await members()).toEqual(new Set([dev.userId]));
  expect(await notificationsOf(app, ben, 'member_joined')).toHaveLength(2);
  await ben.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await members()).toEqual(new Set([ben.userId, dev.userId]));
  expect(await wrong(home)).toEqual([]);
});
