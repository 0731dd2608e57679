import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { chorePlace } from '#domain/places.ts';
import { goAway } from '#test/builders/absences.ts';
import { homeOfTwo, readRows, setClock } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { linkOf, readCalendar } from '#test/builders/calendars.ts';
import { sharedApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';
import { randomUUID } from 'node:crypto';

const app = await sharedApp();

/** A home of three on Tuesday, November 24th 2026. Ben has an open chore of today and one of last week. */
async function home() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  setClock(app, '2026-11-24T02:00:00Z');
  await app.sweep();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const today = await aisyah.api.chores.listChores({ homeId, from: '2026-11-24', to: '2026-11-24' });
  const [first] = today.chores;
  const { chores } = await aisyah.api.chores.listLateChores({ homeId });
  const late = chores.find(({ assignedTo }) => assignedTo === ben.userId);
  if (!first || !late) throw new Error('Ben has chores');
  // Whoever's turn it is, today's first chore is Ben's by a swap.
  await app.db
    .updateTable('chores')
    .set({ assigned_to: ben.userId, held_by: ben.userId, held_why: 'swap', held_from: null })
    .where('id', '=', first.id)
    .execute();
  const claim = (who: Person, choreId = first.id) => who.api.chores.claimChore({ homeId, choreId });
  const endClaim = (who: Person, choreId = first.id) => who.api.chores.endClaim({ homeId, choreId });
  const rowOf = async (choreId = first.id) => (await readRows(app, homeId)).find(({ id }) => id === choreId);
  /** Makes today's chore one that may move by a day, on its own. */
  const makeFlexible = async () => {
    const type = 'wash_toilet';
    await app.db.deleteFrom('chores').where('home_id', '=', homeId).where('type', '=', type).execute();
    await app.db.updateTable('chores').set({ type, round: type }).where('id', '=', first.id).execute();
  };
  const bellOf = async (who: Person) => {
    const { notifications } = await who.api.notifications.listNotifications({});
    return notifications.filter(({ type }) => type.startsWith('chore_claim')).map(({ title }) => title);
  };
  return { aisyah, ben, chloe, homeId, first, late, claim, endClaim, rowOf, bellOf, makeFlexible };
}

test('a chore of today is theirs at once; its turn and agreements stay, and giving it back restores everything', async () => {
  const { aisyah, ben, homeId, first, claim, endClaim, rowOf, bellOf } = await home();
  const before = await rowOf();
  const link = await linkOf(aisyah);
  const isInCalendar = async () =>
    (await readCalendar(link)).events.some(({ uid }) => uid.startsWith(first.id));
  expect(await isInCalendar()).toBe(false);
  const taken = await claim(aisyah);
  expect(taken).toMatchObject({
    assignedTo: aisyah.userId,
    claimedFrom: ben.userId,
    claimedOn: '2026-11-24',
    status: 'pending',
  });
  // A retry: the first answer was lost.
  expect(await claim(aisyah)).toEqual(taken);
  expect(await rowOf()).toEqual({ ...before, assigned_to: aisyah.userId });
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  expect(await isInCalendar()).toBe(true);
  expect(await aisyah.api.chores.getWhy({ homeId, choreId: first.id })).toEqual({
    userId: aisyah.userId,
    reason: { kind: 'claim', from: ben.userId },
  });
  expect(await bellOf(ben)).toEqual(['One chore less for you']);
  expect(await refusalOf(ben.api.chores.completeChore({ homeId, choreId: first.id }))).toBe('CHORE_OF_OTHER');
  const back = await endClaim(aisyah);
  expect(back).toMatchObject({ assignedTo: ben.userId, claimedFrom: null, claimedOn: null });
  expect(await endClaim(aisyah)).toEqual(back);
  expect(await rowOf()).toEqual(before);
  expect(await bellOf(ben)).toEqual(['A chore is yours again', 'One chore less for you']);
  const { entries } = await aisyah.api.homes.listHistory({ homeId });
  expect(entries.filter(({ type }) => type.startsWith('chore_claim'))).toMatchObject([
    { actorId: aisyah.userId, type: 'chore_claim_ended', data: { userId: ben.userId, isBack: false } },
    { actorId: aisyah.userId, type: 'chore_claimed', data: { userId: ben.userId } },
  ]);
});

test('the member who had it takes it back on the same day, not later', async () => {
  const { aisyah, ben, chloe, claim, endClaim, rowOf, bellOf, late } = await home();
  await claim(aisyah);
  expect(await refusalOf(endClaim(chloe))).toBe('CHORE_OF_OTHER');
  expect(await endClaim(ben)).toMatchObject({ assignedTo: ben.userId, claimedOn: null });
  expect(await endClaim(ben)).toMatchObject({ assignedTo: ben.userId });
  expect(await bellOf(aisyah)).toEqual(['A chore went back']);
  await claim(aisyah, late.id);
  setClock(app, '2026-11-25T02:00:00Z');
  expect(await refusalOf(endClaim(ben, late.id))).toBe('CLAIM_OVER');
  expect(await refusalOf(endClaim(aisyah, late.id))).toBe('CLAIM_OVER');
  expect(await rowOf(late.id)).toMatchObject({ assigned_to: aisyah.userId });
  // Late on another day, it can be taken over again.
  expect(await claim(ben, late.id)).toMatchObject({ assignedTo: ben.userId, claimedFrom: aisyah.userId });
  expect(await endClaim(ben, late.id)).toMatchObject({ assignedTo: aisyah.userId });
});

test('of two who take it over at once, one has it', async () => {
  const { aisyah, chloe, late, claim, rowOf } = await home();
  for (const choreId of [undefined, late.id]) {
    const answers = await Promise.all(
      [aisyah, chloe].map((who) =>
        claim(who, choreId).then(
          () => who.userId,
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(answers).toContain('CHORE_CLAIMED');
    const winner = answers.find((answer) => answer !== 'CHORE_CLAIMED');
    expect(await rowOf(choreId)).toMatchObject({ assigned_to: winner });
  }
});

test('the minutes count for the member who did it, and the turn for the one whose turn it was', async () => {
  const { aisyah, ben, homeId, late, claim, rowOf } = await home();
  const before = await rowOf(late.id);
  await claim(aisyah, late.id);
  await aisyah.api.chores.completeChore({ homeId, choreId: late.id });
  expect(await rowOf(late.id)).toMatchObject({
    completed_by: aisyah.userId,
    completed_on: '2026-11-24',
    turn_of: before?.turn_of,
  });
  const { periods } = await aisyah.api.balance.getBalance({ homeId });
  expect(periods[0]?.members.find(({ userId }) => userId === aisyah.userId)).toMatchObject({
    minutes: before?.minutes,
    late: 1,
  });
  expect(await refusalOf(ben.api.chores.endClaim({ homeId, choreId: late.id }))).toBe('CHORE_COMPLETED');
});

test('not their own chore, a later one, a completed one, one that was let go, nor while away', async () => {
  const { aisyah, ben, homeId, late, claim, endClaim } = await home();
  expect(await refusalOf(claim(ben))).toBe('FORBIDDEN');
  expect(await refusalOf(endClaim(ben))).toBe('CLAIM_OVER');
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2026-11-25', to: '2026-12-12' });
  const coming = chores.find(({ assignedTo }) => assignedTo !== aisyah.userId);
  expect(await refusalOf(claim(aisyah, coming?.id))).toBe('CHORE_NOT_DUE');
  await ben.api.chores.completeChore({ homeId, choreId: late.id });
  expect(await refusalOf(claim(aisyah, late.id))).toBe('CHORE_COMPLETED');
  await ben.api.chores.reopenChore({ homeId, choreId: late.id });
  await ben.api.chores.letGoChore({ homeId, choreId: late.id });
  expect(await refusalOf(claim(aisyah, late.id))).toBe('CHORE_NOT_FOUND');
  await goAway(aisyah, homeId, { from: '2026-11-24', to: '2026-11-24' });
  expect(await refusalOf(claim(aisyah))).toBe('CLAIM_AWAY');
});

test('a swap request about it ends, and comes back with the chore', async () => {
  const { aisyah, ben, chloe, homeId, first, claim, endClaim } = await home();
  const id = randomUUID();
  await ben.api.swaps.requestSwap({ homeId, id, choreId: first.id, targetUserId: chloe.userId });
  const statusOf = async () => {
    const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
    return swaps.find((request) => request.id === id)?.status;
  };
  await claim(aisyah);
  expect(await statusOf()).toBe('cancelled');
  await endClaim(aisyah);
  expect(await statusOf()).toBe('pending');
});

test('it goes back when the member who took it over leaves, and stays when the other one does', async () => {
  const { aisyah, ben, chloe, homeId, first, late, claim, endClaim, rowOf } = await home();
  await claim(chloe);
  await claim(chloe, late.id);
  await chloe.api.homes.leaveHome({ homeId });
  expect(await rowOf()).toMatchObject({ assigned_to: ben.userId });
  expect(await rowOf(late.id)).toMatchObject({ assigned_to: ben.userId, let_go_at: null });
  await claim(aisyah);
  await ben.api.homes.leaveHome({ homeId });
  expect(await rowOf()).toMatchObject({ assigned_to: aisyah.userId });
  expect(await refusalOf(endClaim(aisyah, first.id))).toBe('CLAIM_OVER');
});

test('the next swap of it replaces the claim', async () => {
  const { aisyah, chloe, homeId, first, claim, rowOf } = await home();
  await claim(aisyah);
  const id = randomUUID();
  await aisyah.api.swaps.requestSwap({ homeId, id, choreId: first.id, targetUserId: chloe.userId });
  await chloe.api.swaps.acceptSwapRequest({ homeId, swapRequestId: id });
  expect(await rowOf()).toMatchObject({ assigned_to: chloe.userId, held_from: aisyah.userId });
});

test("the other one's device gets a push, which opens the chore", async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId, first, claim } = await home();
  const phone = await room.deviceOf(ben);
  await claim(aisyah);
  await room.allSent();
  expect(phone.pushes.map(({ message }) => [message.title, message.path])).toEqual([
    ['One chore less for you', `/chores?homeId=${homeMark(homeId)}#${chorePlace(first.id)}`],
  ]);
});

test('while the member who took it over is away, the chore is with the one who had it, who may move and keep it', async () => {
  const { aisyah, ben, homeId, first, claim, endClaim, rowOf, makeFlexible } = await home();
  await makeFlexible();
  await claim(aisyah);
  const days = { homeId, from: '2026-11-24', to: '2026-11-24' };
  const { id: absenceId } = await aisyah.api.absences.createAbsence({ id: randomUUID(), ...days });
  expect(await rowOf()).toMatchObject({ assigned_to: ben.userId });
  expect(await refusalOf(endClaim(ben))).toBe('CLAIM_OVER');
  await aisyah.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await rowOf()).toMatchObject({ assigned_to: aisyah.userId });
  await aisyah.api.absences.createAbsence({ id: randomUUID(), ...days });
  await ben.api.chores.moveChore({ homeId, choreId: first.id, to: '2026-11-25' });
  expect(await rowOf()).toMatchObject({ assigned_to: ben.userId, due_date: '2026-11-25' });
});

test('it does not go back if another member would get it', async () => {
  const { aisyah, ben, homeId, claim, endClaim, rowOf, bellOf } = await home();
  await app.db
    .updateTable('chores')
    .set({ held_by: null, held_why: null })
    .where('home_id', '=', homeId)
    .where('due_date', '=', '2026-11-24')
    .execute();
  await claim(aisyah);
  await goAway(ben, homeId, { from: '2026-11-24', to: '2026-11-24' });
  expect(await refusalOf(endClaim(aisyah))).toBe('CLAIM_OVER');
  expect(await rowOf()).toMatchObject({ assigned_to: aisyah.userId });
  expect(await bellOf(ben)).toEqual(['One chore less for you']);
});

test('a swap request about its old day stays ended if it goes back on another day', async () => {
  const { aisyah, ben, chloe, homeId, first, claim, endClaim, makeFlexible } = await home();
  await makeFlexible();
  const id = randomUUID();
  await ben.api.swaps.requestSwap({ homeId, id, choreId: first.id, targetUserId: chloe.userId });
  await claim(aisyah);
  await aisyah.api.chores.moveChore({ homeId, choreId: first.id, to: '2026-11-25' });
  await endClaim(aisyah);
  const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(swaps.find((request) => request.id === id)).toMatchObject({ status: 'cancelled' });
});

test('Undo of a plan returns a late chore of a member who has left to the one who had it', async () => {
  const { aisyah, ben, chloe, homeId, late, claim, rowOf } = await home();
  await claim(chloe, late.id);
  const planId = randomUUID();
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: false });
  await chloe.api.homes.leaveHome({ homeId });
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rowOf(late.id)).toMatchObject({ assigned_to: ben.userId, let_go_at: null });
});
