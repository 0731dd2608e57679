import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/days.ts';
import { goAway } from '#test/builders/absences.ts';
import { chorePlannedFor } from '#test/builders/boards.ts';
import { buildHome, inviteTo, signUp, type Person } from '#test/builders/homes.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();
const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
const TODAY = '2026-11-24';
let homeId: string;

const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+08:00`);

/** A home of two that is a year old, without chores; today is Tuesday, November 24th 2026, 10:00. */
beforeEach(async () => {
  app.clock.now = at(TODAY);
  ({ id: homeId } = await buildHome([aisyah, ben]));
  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  const long = at('2025-11-24');
  await app.db.updateTable('memberships').set({ joined_at: long }).where('home_id', '=', homeId).execute();
  await app.db.updateTable('home_events').set({ created_at: long }).where('home_id', '=', homeId).execute();
});

type Given = { due: string; minutes: number; done?: Date; isLetGo?: boolean };

async function chore({ userId }: Person, { due, minutes, done, isLetGo = false }: Given) {
  const id = randomUUID();
  await app.db
    .insertInto('chores')
    .values({
      home_id: homeId,
      id,
      type: `chore-${id}`,
      ...chorePlannedFor(userId, due),
      minutes,
      status: done ? 'completed' : due < TODAY ? 'overdue' : 'pending',
      ...(done && {
        completed_at: done,
        completed_on: dayOf(done, 'Asia/Kuala_Lumpur'),
        completed_by: userId,
      }),
      ...(isLetGo && { let_go_at: app.clock.now, let_go_by: userId }),
    })
    .execute();
  return id;
}

async function balanceIn(weeks = 4) {
  const { periods } = await aisyah.api.balance.getBalance({ homeId });
  const found = periods.find((period) => period.weeks === weeks);
  if (!found) throw new Error(`no ${weeks} weeks`);
  return found;
}
const of = async ({ userId }: Person, weeks = 4) =>
  (await balanceIn(weeks)).members.find((member) => member.userId === userId);

test("done counts by the day of completion in the home's zone, today included, with the chore's own minutes", async () => {
  const first = addDays(TODAY, -27);
  await chore(aisyah, { due: first, minutes: 10, done: at(first, '00:00') });
  await chore(aisyah, { due: '2026-11-20', minutes: 20, done: at('2026-11-21', '00:30') });
  await chore(ben, { due: '2026-12-01', minutes: 60, done: app.clock.now });
  // The day before in the home's time zone, though not in every zone.
  await chore(aisyah, { due: first, minutes: 100, done: new Date(at(first, '00:00').getTime() - 1) });
  expect(await balanceIn()).toMatchObject({
    days: 28,
    members: [
      { userId: ben.userId, minutes: 60, share: 67, evenMinutes: 45, evenShare: 50, late: 0 },
      {
        userId: aisyah.userId,
        minutes: 30,
        share: 33,
        evenMinutes: 45,
        evenShare: 50,
        late: 1,
        daysThere: 28,
      },
    ],
    former: null,
    verdict: { kind: 'even', furthest: 15 },
  });
  expect(await of(aisyah, 12)).toMatchObject({ minutes: 130, late: 1 });
});

test('waiting counts 28 days from today, without late, completed and let go chores', async () => {
  await chore(ben, { due: TODAY, minutes: 1 });
  await chore(ben, { due: addDays(TODAY, 27), minutes: 2 });
  await chore(ben, { due: addDays(TODAY, 28), minutes: 10 });
  await chore(ben, { due: addDays(TODAY, -1), minutes: 20 });
  await chore(ben, { due: TODAY, minutes: 30, isLetGo: true });
  await chore(ben, { due: TODAY, minutes: 40, done: app.clock.now });
  expect(await of(ben)).toMatchObject({ waiting: 3, minutes: 40 });
  expect((await of(aisyah))?.waiting).toBe(0);
});

test('an accepted swap counts for both members, twice if a chore was given in return', async () => {
  const due = addDays(TODAY, 3);
  const swap = async (from: Person, to: Person, returned?: string) => {
    const id = randomUUID();
    const choreId = await chore(from, { due, minutes: 5 });
    const asked = { homeId, id, choreId, targetUserId: to.userId };
    await from.api.swaps.requestSwap(returned === undefined ? asked : { ...asked, returnChoreId: returned });
    return { homeId, swapRequestId: id };
  };
  await ben.api.swaps.acceptSwapRequest(await swap(aisyah, ben));
  await ben.api.swaps.acceptSwapRequest(await swap(aisyah, ben, await chore(ben, { due, minutes: 7 })));
  await ben.api.swaps.rejectSwapRequest(await swap(aisyah, ben));
  await swap(ben, aisyah);
  expect(await of(aisyah)).toMatchObject({ swapsTaken: 1, swapsHandedOn: 2 });
  expect(await of(ben)).toMatchObject({ swapsTaken: 2, swapsHandedOn: 1 });
  app.clock.now = at(addDays(TODAY, 28));
  expect(await of(aisyah)).toMatchObject({ swapsTaken: 0, swapsHandedOn: 0 });
  expect(await of(aisyah, 12)).toMatchObject({ swapsTaken: 1, swapsHandedOn: 2 });
});

test("a late chore counts by its day at that time, even if the home's time zone changes later", async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/New_York', 'Asia/Kuala_Lumpur'];
  const choreId = await chore(aisyah, { due: TODAY, minutes: 10 });
  const late = await chore(ben, { due: '2026-11-23', minutes: 10 });
  const { completeChore } = aisyah.api.chores;
  app.clock.now = at(TODAY, '23:59');
  expect(await completeChore({ homeId, choreId })).toMatchObject({ completedOn: TODAY });
  app.clock.now = new Date(at('2026-11-24', '00:00').getTime());
  await ben.api.chores.completeChore({ homeId, choreId: late });
  app.clock.now = at('2026-11-25', '10:00');
  for (const timeZone of zones) {
    await aisyah.api.homes.updateHomeSettings({ homeId, settings: { timeZone } });
    expect((await of(aisyah))?.late, timeZone).toBe(0);
    expect((await of(ben))?.late, timeZone).toBe(1);
  }
});

test('a member who left counts as former, and one who comes back also counts with the days before', async () => {
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  const moves = app.db.updateTable('home_events').where('home_id', '=', homeId);
  const joined = moves.where('actor_id', '=', chloe.userId).where('type', '=', 'member_joined');
  await joined.set({ created_at: at('2026-11-02') }).execute();
  await chore(chloe, { due: '2026-11-05', minutes: 90, done: at('2026-11-05') });
  await aisyah.api.homes.removeMember({ homeId, userId: chloe.userId });
  await moves
    .where('type', '=', 'member_removed')
    .set({ created_at: at('2026-11-10') })
    .execute();
  await app.db
    .updateTable('memberships')
    .set({ joined_at: at('2026-11-02'), left_at: at('2026-11-10') })
    .where('user_id', '=', chloe.userId)
    .execute();
  await chore(ben, { due: '2026-11-12', minutes: 40, done: at('2026-11-12') });
  expect(await balanceIn()).toMatchObject({
    members: [
      { userId: ben.userId, minutes: 40, evenMinutes: 50 },
      { userId: aisyah.userId, minutes: 0, evenMinutes: 50 },
    ],
    former: { minutes: 90, share: 69, evenMinutes: 30, evenShare: 23 },
  });

  await aisyah.api.homes.allowAgain({ homeId, userId: chloe.userId });
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  const back = { joined_at: at('2026-11-24') };
  await app.db.updateTable('memberships').set(back).where('user_id', '=', chloe.userId).execute();
  const again = await balanceIn();
  expect(again.former).toBeNull();
  expect(again.members.find(({ userId }) => userId === chloe.userId)).toMatchObject({
    minutes: 90,
    evenMinutes: 30,
    daysThere: 10,
  });
});

test('days away count neither for nor against a member', async () => {
  await goAway(ben, homeId, { from: TODAY, to: addDays(TODAY, 5) });
  await chore(aisyah, { due: TODAY, minutes: 20, done: app.clock.now });
  await chore(aisyah, { due: TODAY, minutes: 30, done: at(addDays(TODAY, -1)) });
  expect(await of(ben)).toMatchObject({ evenMinutes: 15, daysThere: 28, daysAway: 1 });
  expect(await of(aisyah)).toMatchObject({ minutes: 50, evenMinutes: 35, daysAway: 0 });
});

test('past days away still count after the member moved out', async () => {
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  const came = { created_at: at('2026-11-10') };
  await app.db.updateTable('home_events').set(came).where('actor_id', '=', chloe.userId).execute();
  const away = { from_day: '2026-11-20', to_day: '2026-11-30', made: 1, created_at: at('2026-11-19') };
  await app.db
    .insertInto('absences')
    .values({ home_id: homeId, id: randomUUID(), user_id: chloe.userId, ...away })
    .execute();
  await chore(ben, { due: '2026-11-22', minutes: 40, done: at('2026-11-22') });
  expect(await of(ben)).toMatchObject({ evenMinutes: 20 });
  await chloe.api.homes.leaveHome({ homeId });
  expect(await of(ben)).toMatchObject({ evenMinutes: 20 });
  const kept = app.db.selectFrom('absences').select(['from_day', 'to_day']).where('home_id', '=', homeId);
  expect(await kept.execute()).toEqual([{ from_day: '2026-11-20', to_day: '2026-11-23' }]);
  await chloe.api.users.deleteAccount({ password: chloe.password });
  expect(await of(ben)).toMatchObject({ evenMinutes: 20 });
});

test('only members read it', async () => {
  const stranger = await signUp(app, 'Stranger');
  await expect(stranger.api.balance.getBalance({ homeId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
