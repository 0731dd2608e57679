import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { templateFields, type Person } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import {
  ask,
  deleteNotifications,
  homeOfThree,
  swapNotificationTypes,
  swapLetters,
  swapNotificationsOf,
  type HomeOfThree,
} from '#test/builders/swaps.ts';

const app = await sharedApp();
let home: HomeOfThree;
beforeEach(async () => {
  home = await homeOfThree(app);
  await sql`delete from pgboss.job`.execute(app.db);
});

const ACTIONS = ['acceptSwapRequest', 'rejectSwapRequest', 'cancelSwapRequest'] as const;

/** Aisyah asks Ben for a chore and offers one in return, and all notifications about it have arrived. */
async function asked({ inReturn = true } = {}) {
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const [bens] = await home.choresOf(ben);
  const { id } = await ask(aisyah, mine, { to: ben, ...(inReturn && { returned: bens }) });
  await deleteNotifications(app);
  await sql`delete from pgboss.job`.execute(app.db);
  setClock(app, '2026-11-16T03:00:00Z');
  return { mine, bens, request: { homeId, swapRequestId: id } };
}

/** The part of a chore that shows an accepted swap. */
const swappedTo = (person: Person, from: Person) => ({
  assigned_to: person.userId,
  held_by: person.userId,
  held_why: 'swap',
  held_from: from.userId,
});

test('accepting exchanges the chores, and their new assignees complete them', async () => {
  const { aisyah, ben, homeId } = home;
  const { mine, bens, request } = await asked();
  const untouched = (await home.rows()).filter(({ id }) => id !== mine.id && id !== bens.id);
  expect(await ben.api.swaps.acceptSwapRequest(request)).toMatchObject({
    status: 'accepted',
    exchanged: true,
    updatedAt: app.clock.now,
  });
  expect(await home.choreNow(mine)).toEqual({ ...mine, ...swappedTo(ben, aisyah) });
  expect(await home.choreNow(bens)).toEqual({ ...bens, ...swappedTo(aisyah, ben) });
  expect((await home.rows()).filter(({ id }) => id !== mine.id && id !== bens.id)).toEqual(untouched);
  await expectRefusal(aisyah.api.chores.completeChore({ homeId, choreId: mine.id }), 'CHORE_OF_OTHER');
  await ben.api.chores.completeChore({ homeId, choreId: mine.id });
  await aisyah.api.chores.completeChore({ homeId, choreId: bens.id });
});

test('accepting without a return moves the one chore', async () => {
  const { aisyah, ben } = home;
  const { mine, bens, request } = await asked({ inReturn: false });
  expect(await ben.api.swaps.acceptSwapRequest(request)).toMatchObject({
    returnChore: null,
    exchanged: true,
  });
  expect(await home.choreNow(mine)).toEqual({ ...mine, ...swappedTo(ben, aisyah) });
  expect(await home.choreNow(bens)).toEqual(bens);
});

test('accepting notifies the requester, queues one email, and adds a history entry', async () => {
  const { aisyah, ben, homeId } = home;
  const { mine, bens, request } = await asked();
  await ben.api.swaps.acceptSwapRequest(request);
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: ['swap_accepted'], ben: [], chloe: [] });
  expect((await swapNotificationsOf(app, aisyah))[0]?.data).toEqual({
    homeId,
    userId: ben.userId,
    swapRequestId: request.swapRequestId,
    choreId: mine.id,
    choreType: mine.type,
    choreDueDate: mine.due_date,
    exchanged: true,
  });
  expect(await swapLetters(app)).toEqual({ 'swap-accepted': 1 });
  const [entry, ...others] = await home.historyOf('swap_accepted');
  expect(others).toEqual([]);
  expect(entry?.data).toMatchObject({
    userId: aisyah.userId,
    type: mine.type,
    dueDate: mine.due_date,
    returnType: bens.type,
    returnDueDate: bens.due_date,
    exchanged: true,
  });
});

test('in a home that exchanges by hand, accepting moves nothing and says so', async () => {
  const { aisyah, ben, chloe, homeId } = home;
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: false } });
  const { mine, bens, request } = await asked();
  const [chloes] = await home.choresOf(chloe);
  const { id: other } = await ask(chloe, chloes, { to: ben, returned: bens });
  await deleteNotifications(app);
  expect(await ben.api.swaps.acceptSwapRequest(request)).toMatchObject({
    status: 'accepted',
    exchanged: false,
  });
  expect(await home.choreNow(mine)).toEqual(mine);
  expect(await home.choreNow(bens)).toEqual(bens);
  expect(await home.statusOf(other)).toBe('pending');
  expect((await swapNotificationsOf(app, aisyah)).map(({ type, data }) => [type, data['exchanged']])).toEqual(
    [['swap_accepted', false]],
  );
  expect((await home.historyOf('swap_accepted'))[0]?.data).toMatchObject({ exchanged: false });
  // The answer stays the same, even after the home switched to automatic exchange.
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: true } });
  expect(await ben.api.swaps.acceptSwapRequest(request)).toMatchObject({ exchanged: false });
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
});

test('rejecting moves nothing; its requester is notified, by email too', async () => {
  const { aisyah, ben } = home;
  const { mine, bens, request } = await asked();
  expect(await ben.api.swaps.rejectSwapRequest(request)).toMatchObject({
    status: 'declined',
    exchanged: false,
    updatedAt: app.clock.now,
  });
  expect([await home.choreNow(mine), await home.choreNow(bens)]).toEqual([mine, bens]);
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: ['swap_declined'], ben: [], chloe: [] });
  expect((await swapNotificationsOf(app, aisyah))[0]?.data).toMatchObject({
    userId: ben.userId,
    choreId: mine.id,
  });
  expect(await swapLetters(app)).toEqual({ 'swap-declined': 1 });
  expect(await home.historyOf('swap_accepted')).toEqual([]);
});

test('cancelling moves nothing; its target is notified, without an email', async () => {
  const { aisyah, ben } = home;
  const { mine, bens, request } = await asked();
  expect(await aisyah.api.swaps.cancelSwapRequest(request)).toMatchObject({
    status: 'cancelled',
    updatedAt: app.clock.now,
  });
  expect([await home.choreNow(mine), await home.choreNow(bens)]).toEqual([mine, bens]);
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: ['swap_cancelled'], chloe: [] });
  expect((await swapNotificationsOf(app, ben))[0]?.data).toMatchObject({ userId: aisyah.userId });
  expect(await swapLetters(app)).toEqual({});
});

test('the same action again gets the first answer and does nothing more', async () => {
  const { aisyah, ben } = home;
  for (const action of ACTIONS) {
    const { request } = await asked();
    const { api } = action === 'cancelSwapRequest' ? aisyah : ben;
    const first = await api.swaps[action](request);
    const told = await swapNotificationTypes(app, home);
    const letters = await swapLetters(app);
    const rows = await home.rows();
    setClock(app, '2026-11-16T04:00:00Z');
    expect(await api.swaps[action](request)).toEqual(first);
    expect([await swapNotificationTypes(app, home), await swapLetters(app), await home.rows()]).toEqual([
      told,
      letters,
      rows,
    ]);
    expect(await home.historyOf('swap_accepted')).toHaveLength(1);
  }
});

test('every other action on an answered request is refused', async () => {
  const { aisyah, ben } = home;
  for (const done of ACTIONS) {
    const { request } = await asked();
    await (done === 'cancelSwapRequest' ? aisyah : ben).api.swaps[done](request);
    const rows = await home.rows();
    for (const action of ACTIONS.filter((one) => one !== done)) {
      const { api } = action === 'cancelSwapRequest' ? aisyah : ben;
      await expectRefusal(api.swaps[action](request), 'SWAP_ANSWERED');
    }
    expect(await home.rows()).toEqual(rows);
  }
});

test('only the target answers and only the requester cancels', async () => {
  const { aisyah, ben, chloe, homeId } = home;
  const { request } = await asked();
  for (const { api } of [aisyah, chloe]) {
    await expectRefusal(api.swaps.acceptSwapRequest(request), 'FORBIDDEN');
    await expectRefusal(api.swaps.rejectSwapRequest(request), 'FORBIDDEN');
  }
  for (const { api } of [ben, chloe]) await expectRefusal(api.swaps.cancelSwapRequest(request), 'FORBIDDEN');
  expect(await home.statusOf(request.swapRequestId)).toBe('pending');
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: [], chloe: [] });
  for (const action of ACTIONS)
    await expectRefusal(ben.api.swaps[action]({ homeId, swapRequestId: randomUUID() }), 'SWAP_NOT_FOUND');
});

test('a request of another home is not found in this one', async () => {
  const { aisyah, ben, homeId } = await homeOfThree(app);
  const { request } = await asked();
  for (const { api } of [aisyah, ben])
    for (const action of ACTIONS) {
      await expectRefusal(api.swaps[action]({ ...request, homeId }), 'SWAP_NOT_FOUND');
      await expectRefusal(api.swaps[action](request), 'FORBIDDEN');
    }
});

test('accepting after a Regenerate says which chore is gone', async () => {
  const { aisyah, ben, homeId } = home;
  const { request } = await asked();
  const [, second] = await home.choresOf(aisyah);
  const { id: alone } = await ask(aisyah, second, { to: ben });
  const regenerate = { homeId, id: randomUUID(), keepCompleted: false };
  await aisyah.api.chores.regenerateChoresForHome(regenerate);
  for (const swapRequestId of [request.swapRequestId, alone])
    await expectRefusal(ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId }), 'SWAP_CHORE_GONE');
  await expectRefusal(ben.api.swaps.rejectSwapRequest(request), 'SWAP_ANSWERED');
  // Restored chores have their old ids, but the request has ended.
  await aisyah.api.chores.restorePlan({ homeId, planId: regenerate.id });
  await expectRefusal(ben.api.swaps.acceptSwapRequest(request), 'SWAP_CHORE_GONE');
});

test("accepting after the returned chore's template was deleted says so", async () => {
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2026-11-17', to: '2026-12-31' });
  const toilet = chores.find(({ type, dueDate }) => type === 'wash_toilet' && dueDate.slice(-2) > '07');
  const owner = [aisyah, ben, home.chloe].find(({ userId }) => userId === toilet?.assignedTo);
  if (!toilet || !owner) throw new Error('it is washed every week');
  const other = owner === aisyah ? ben : aisyah;
  const [asks] = owner === aisyah ? await home.choresOf(ben) : [mine];
  const swapRequestId = randomUUID();
  const request = { homeId, id: swapRequestId, choreId: asks.id, returnChoreId: toilet.id };
  await other.api.swaps.requestSwap({ ...request, targetUserId: owner.userId });
  const fields = templateFields({ frequency: 'monthly' });
  await aisyah.api.templates.saveTemplate({ homeId, templateId: 'wash_toilet', fields });
  await aisyah.api.templates.planTemplates({ homeId, id: randomUUID(), templateIds: ['wash_toilet'] });
  await expectRefusal(owner.api.swaps.acceptSwapRequest({ homeId, swapRequestId }), 'SWAP_RETURN_GONE');
});

test('a stored request that cannot be carried out moves nothing', async () => {
  const { ben } = home;
  const { mine, bens, request } = await asked();
  const { db } = app;
  const give = (id: string, userId: string) =>
    db.updateTable('chores').set({ assigned_to: userId }).where('id', '=', id).execute();
  await give(bens.id, home.chloe.userId);
  await expectRefusal(ben.api.swaps.acceptSwapRequest(request), 'SWAP_RETURN_GONE');
  await give(mine.id, home.chloe.userId);
  await expectRefusal(ben.api.swaps.acceptSwapRequest(request), 'SWAP_CHORE_GONE');
  expect(await home.statusOf(request.swapRequestId)).toBe('pending');
  expect(await home.choreNow(mine)).toMatchObject({ assigned_to: home.chloe.userId, held_by: null });
  expect(await swapLetters(app)).toEqual({});
});

test('a failed commit leaves neither an exchange nor a notification nor an email', async () => {
  const { ben } = home;
  const { mine, bens, request } = await asked();
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no room on the disk'; end $$;
    create constraint trigger refuse after update on swap_requests deferrable initially deferred
      for each row execute function refuse()`.execute(app.db);
  for (const action of ['acceptSwapRequest', 'rejectSwapRequest'] as const)
    await expectRefusal(ben.api.swaps[action](request), 'UNEXPECTED');
  await sql`drop function refuse cascade`.execute(app.db);
  expect([await home.choreNow(mine), await home.choreNow(bens)]).toEqual([mine, bens]);
  expect(await home.statusOf(request.swapRequestId)).toBe('pending');
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: [], chloe: [] });
  expect(await swapLetters(app)).toEqual({});
  expect(await ben.api.swaps.acceptSwapRequest(request)).toMatchObject({ exchanged: true });
});
