import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { goAway } from '#test/builders/absences.ts';
import { homeOfTwo, readRows, setClock, type Row } from '#test/builders/boards.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

const TODAY = '2026-11-16';
const keyOf = ({ id, type, due_date }: Row) => `${id} ${due_date} ${type}`;

/** Compares rows before and after: how many chores each person lost, and which chores the newcomer has. */
function changeOf(before: readonly Row[], after: readonly Row[]) {
  const was = new Map(before.map(({ id, assigned_to }) => [id, assigned_to]));
  const moved = after.filter(({ id, assigned_to }) => was.get(id) !== assigned_to);
  const lostBy = ({ userId }: Person) => moved.filter(({ id }) => was.get(id) === userId).length;
  return { moved, lostBy };
}

/** Counts a person's chores of one type, and all of them. */
const shareOf = (rows: readonly Row[], type: string, { userId }: Person) => {
  const ofType = rows.filter((row) => row.type === type);
  return { own: ofType.filter(({ assigned_to }) => assigned_to === userId).length, all: ofType.length };
};

test('the second member has half of each round from tomorrow on; each is notified once, with counts', async () => {
  setClock(app, `${TODAY}T02:00:00Z`);
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah]);
  const done = (await readRows(app, homeId)).find(({ due_date }) => due_date > TODAY);
  await aisyah.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });
  const before = await readRows(app, homeId);
  await ben.api.homes.joinHome({ homeId });
  const after = await readRows(app, homeId);
  expect(after.map(keyOf)).toEqual(before.map(keyOf));
  const { moved, lostBy } = changeOf(before, after);
  expect(new Set(moved.map(({ assigned_to }) => assigned_to))).toEqual(new Set([ben.userId]));
  expect(new Set(after.map(({ turn_of }) => turn_of))).toEqual(new Set([aisyah.userId]));
  expect(moved.filter(({ id, due_date }) => id === done?.id || due_date <= TODAY)).toEqual([]);
  const coming = after.filter(({ due_date }) => due_date > TODAY);
  for (const type of ['throw_rubbish', 'sweep', 'wash_toilet']) {
    const { own, all } = shareOf(coming, type, ben);
    expect(Math.abs(2 * own - all), type).toBeLessThanOrEqual(2);
  }
  const sweeps = new Map(coming.filter(({ type }) => type === 'sweep').map((row) => [row.due_date, row]));
  for (const mop of coming.filter(({ type, due_date }) => type === 'mop' && due_date !== done?.due_date))
    expect(mop.assigned_to).toBe(sweeps.get(mop.due_date)?.assigned_to);

  expect(await notificationsOf(app, aisyah, 'member_joined')).toEqual([
    { homeId, userId: ben.userId, chores: moved.length },
  ]);
  expect(lostBy(aisyah)).toBe(moved.length);
  const [soonest] = moved;
  expect(await notificationsOf(app, ben, 'first_chores')).toEqual([
    {
      homeId,
      chores: moved.length,
      choreId: soonest?.id,
      choreType: soonest?.type,
      choreDueDate: soonest?.due_date,
    },
  ]);
  expect(await notificationsOf(app, ben, 'member_joined')).toEqual([]);
});

test('the fourth member gets one of four turns of each round; agreed swaps stay, and requests about moved chores end', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  const [swapped, ...others] = await home.choresOf(ben);
  const agreed = await ask(ben, swapped, { to: aisyah });
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId: agreed.id });
  const askAisyah = async (chore: Row) => {
    const { id: swapId } = await ask(chore.assigned_to === ben.userId ? ben : chloe, chore, { to: aisyah });
    return { swapId };
  };
  const asked = [];
  for (const chore of [...others, ...(await home.choresOf(chloe))])
    asked.push({ chore, ...(await askAisyah(chore)) });
  const before = await rows();
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  const { moved, lostBy } = changeOf(before, await rows());
  expect(new Set(moved.map(({ assigned_to }) => assigned_to))).toEqual(new Set([dev.userId]));
  const coming = (await rows()).filter(({ due_date }) => due_date > TODAY);
  const { own, all } = shareOf(coming, 'throw_rubbish', dev);
  // The swapped chore may be one of them.
  expect(Math.abs(own - all / 4)).toBeLessThanOrEqual(2);
  expect((await home.choreNow(swapped))?.assigned_to).toBe(aisyah.userId);
  for (const person of [aisyah, ben, chloe]) {
    expect((await notificationsOf(app, person, 'member_joined')).at(-1)).toEqual({
      homeId,
      userId: dev.userId,
      chores: lostBy(person),
    });
  }
  const goes = new Set(moved.map(({ id }) => id));
  for (const { swapId, chore } of asked)
    expect(await home.statusOf(swapId)).toBe(goes.has(chore.id) ? 'cancelled' : 'pending');
});

test('the member who admits a newcomer sees what that moves, and the newcomer sees their first chore', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'ask_first' } });
  const name = `Asks first ${homeId}`.slice(0, 30);
  await aisyah.api.homes.renameHome({ homeId, name });
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHomeByName({ name });
  const before = await rows();
  await aisyah.api.homes.acceptJoinRequest({ homeId, userId: chloe.userId });
  const { moved, lostBy } = changeOf(before, await rows());
  expect(moved.length).toBeGreaterThan(5);
  for (const person of [aisyah, ben])
    expect((await notificationsOf(app, person, 'member_joined')).at(-1)).toEqual({
      homeId,
      userId: chloe.userId,
      chores: lostBy(person),
    });
  expect(await notificationsOf(app, chloe, 'join_accepted')).toMatchObject([
    { homeId, chores: moved.length },
  ]);
});

test('a newcomer without chores sees none; leaving again returns every chore', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const before = await rows();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  expect(await rows()).not.toEqual(before);
  await chloe.api.homes.leaveHome({ homeId });
  expect(await rows()).toEqual(before);

  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  expect(await notificationsOf(app, dev, 'first_chores')).toEqual([]);
  expect((await notificationsOf(app, aisyah, 'member_joined')).at(-1)).toMatchObject({ chores: 0 });
});

test('while a newcomer is away their turns stay with the others, without stand-ins', async () => {
  const { homeId, rows } = await homeOfTwo(app);
  const was = new Map((await rows()).map(({ id, assigned_to }) => [id, assigned_to]));
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const joined = await rows();
  const days = { from: '2026-11-23', to: '2026-12-04' };
  const { id: absenceId } = await goAway(chloe, homeId, days);
  const { moved } = changeOf(joined, await rows());
  expect(moved.length).toBeGreaterThan(0);
  for (const { id, assigned_to, due_date } of moved) {
    expect(assigned_to).toBe(was.get(id));
    expect(due_date >= days.from && due_date <= days.to).toBe(true);
  }
  await chloe.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await rows()).toEqual(joined);
});

test('a member who comes back has their planned turns again, and is a newcomer to months planned meanwhile', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const planned = await rows();
  setClock(app, '2026-11-18T02:00:00Z');
  await ben.api.homes.leaveHome({ homeId });
  setClock(app, '2026-12-08T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const alone = await rows();
  expect(new Set(alone.flatMap((row) => (row.due_date >= '2026-11-18' ? row.assigned_to : [])))).toEqual(
    new Set([aisyah.userId]),
  );
  await ben.api.homes.joinHome({ homeId });
  const coming = (await rows()).filter(({ due_date }) => due_date > '2026-12-08');
  const was = new Map(planned.map((row) => [row.id, row.assigned_to]));
  for (const row of coming.filter(({ id }) => was.get(id) === ben.userId))
    expect(row.assigned_to).toBe(ben.userId);
  const february = coming.filter(({ due_date }) => due_date >= '2027-02-01');
  expect(Math.abs(shareOf(february, 'throw_rubbish', ben).own - 10)).toBeLessThanOrEqual(1);
});

test('later months are planned for everyone', async () => {
  const { ben, homeId, rows } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  setClock(app, '2026-12-08T02:00:00Z');
  await ben.api.chores.openHome({ homeId });
  const february = (await rows()).filter(({ due_date }) => due_date >= '2027-02-01');
  expect(new Set(february.map(({ turn_of }) => turn_of)).size).toBe(3);
  expect(february.filter(({ assigned_to, turn_of }) => assigned_to !== turn_of)).toEqual([]);
});

test('three who join one after the other, and a template after that: all have about as much', async () => {
  setClock(app, `${TODAY}T02:00:00Z`);
  const people: [Person, ...Person[]] = [await signUp(app)];
  for (const name of ['Ben Tan', 'Chloe Lim', 'Dev Nair']) people.push(await signUp(app, name));
  const { id: homeId } = await buildHome(people);
  const fields = templateFields({ name: 'Water plants', frequency: 'daily', estimatedTime: 10 });
  await people[0].api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  const december = (await readRows(app, homeId)).filter(({ due_date }) => due_date.startsWith('2026-12'));
  const minutesOf = ({ userId }: Person) =>
    december
      .filter(({ assigned_to }) => assigned_to === userId)
      .reduce((sum, { minutes }) => sum + minutes, 0);
  const even = december.reduce((sum, { minutes }) => sum + minutes, 0) / people.length;
  // Sweeping and mopping together take 75 minutes.
  for (const person of people) expect(Math.abs(minutesOf(person) - even)).toBeLessThan(1.5 * 75 + 20);
});
