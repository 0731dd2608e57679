import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { ask, homeOfThree, swapNotificationTypes, swapNotificationsOf } from '#test/builders/swaps.ts';

const app = await sharedApp();

test('a request shows what would move, notifies only its target, and queues one email', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const [, bens] = await home.choresOf(ben);
  const id = randomUUID();
  const swap = await ask(aisyah, mine, { to: ben, returned: bens, message: '  Please?\nI am away.  ', id });
  expect(swap).toEqual({
    id,
    homeId,
    requesterId: aisyah.userId,
    targetUserId: ben.userId,
    status: 'pending',
    exchanged: false,
    ended: null,
    message: 'Please?\nI am away.',
    chore: { id: mine.id, type: mine.type, name: null, dueDate: mine.due_date },
    returnChore: { id: bens.id, type: bens.type, name: null, dueDate: bens.due_date },
    createdAt: app.clock.now,
    updatedAt: app.clock.now,
  });
  expect(await home.choreNow(mine)).toEqual(mine);
  expect(await home.choreNow(bens)).toEqual(bens);
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: ['swap_request'], chloe: [] });
  expect((await swapNotificationsOf(app, ben))[0]?.data).toEqual({
    homeId,
    userId: aisyah.userId,
    swapRequestId: id,
    choreId: mine.id,
    choreType: mine.type,
    choreDueDate: mine.due_date,
    returnChoreType: bens.type,
    returnChoreDueDate: bens.due_date,
  });
  const letters = (await queuedLetters(app, 'swap-requested')).filter((one) => one.swapRequestId === id);
  expect(letters).toEqual([{ kind: 'swap-requested', userId: ben.userId, homeId, swapRequestId: id }]);
});

test('without a chore in return and without a message both are empty; spaces are not a message', async () => {
  const home = await homeOfThree(app);
  const [one, two] = await home.choresOf(home.aisyah);
  expect(await ask(home.aisyah, one, { to: home.ben })).toMatchObject({ message: null, returnChore: null });
  expect(await ask(home.aisyah, two, { to: home.chloe, message: ' \n ' })).toMatchObject({ message: null });
  expect((await swapNotificationsOf(app, home.ben))[0]?.data).toMatchObject({ returnChoreType: null });
});

test('the same request again gets the first answer, and notifies no one twice', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe } = home;
  const [mine, other] = await home.choresOf(aisyah);
  const id = randomUUID();
  const first = await ask(aisyah, mine, { to: ben, id });
  setClock(app, '2026-11-16T02:01:00Z');
  expect(await ask(aisyah, mine, { to: ben, id })).toEqual(first);
  expect(await ask(aisyah, other, { to: chloe, id })).toEqual(first);
  await ben.api.swaps.rejectSwapRequest({ homeId: home.homeId, swapRequestId: id });
  expect(await ask(aisyah, mine, { to: ben, id })).toMatchObject({ id, status: 'declined' });
  expect(await swapNotificationTypes(app, home)).toEqual({
    aisyah: ['swap_declined'],
    ben: ['swap_request'],
    chloe: [],
  });
  const letters = (await queuedLetters(app, 'swap-requested')).filter((one) => one.swapRequestId === id);
  expect(letters).toHaveLength(1);
  // The id of another member's request tells nothing about it.
  const [bens] = await home.choresOf(ben);
  await expectRefusal(ask(ben, bens, { to: chloe, id }), 'ID_TAKEN');
});

test('an id that another home uses is free in this one', async () => {
  const [home, elsewhere] = [await homeOfThree(app), await homeOfThree(app)];
  const id = randomUUID();
  const [[mine], [theirs]] = [await home.choresOf(home.ben), await elsewhere.choresOf(elsewhere.ben)];
  await ask(home.ben, mine, { to: home.chloe, id });
  expect(await ask(elsewhere.ben, theirs, { to: elsewhere.chloe, id })).toMatchObject({
    homeId: elsewhere.homeId,
    chore: { id: theirs.id },
  });
});

test('a message has at most 500 characters after trimming', async () => {
  const home = await homeOfThree(app);
  const [one, two] = await home.choresOf(home.aisyah);
  await expectRefusal(ask(home.aisyah, one, { to: home.ben, message: 'a'.repeat(501) }), 'MESSAGE_TOO_LONG');
  const long = 'é'.repeat(500);
  expect(await ask(home.aisyah, one, { to: home.ben, message: ` ${long}\n` })).toMatchObject({
    message: long,
  });
  expect(await ask(home.aisyah, two, { to: home.ben, message: '🧹'.repeat(250) })).toMatchObject({
    message: '🧹'.repeat(250),
  });
});

test("only for the member's own open chore, to another member", async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const [mine, done] = await home.choresOf(aisyah);
  const [bens] = await home.choresOf(ben);
  await expectRefusal(ask(aisyah, bens, { to: ben }), 'FORBIDDEN');
  await expectRefusal(ask(aisyah, bens, { to: chloe }), 'FORBIDDEN');
  await expectRefusal(ask(aisyah, mine, { to: aisyah }), 'SWAP_WITH_ONESELF');
  await expectRefusal(ask(aisyah, { ...mine, id: randomUUID() }, { to: ben }), 'CHORE_NOT_FOUND');
  await aisyah.api.chores.completeChore({ homeId, choreId: done.id });
  await expectRefusal(ask(aisyah, done, { to: ben }), 'CHORE_COMPLETED');
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: [], chloe: [] });
});

test('not to a stranger or a former member', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const stranger = await signUp(app, 'Hafiz Osman');
  await buildHome([stranger], { name: 'Elsewhere' });
  await expectRefusal(ask(aisyah, mine, { to: stranger }), 'SWAP_USER_MISSING');
  await expectRefusal(ask(aisyah, mine, { to: { ...stranger, userId: randomUUID() } }), 'SWAP_USER_MISSING');
  await ben.api.homes.leaveHome({ homeId });
  await expectRefusal(ask(aisyah, mine, { to: ben }), 'SWAP_USER_MISSING');
  await expectRefusal(ask(stranger, mine, { to: aisyah }), 'FORBIDDEN');
  await expectRefusal(ask(ben, mine, { to: aisyah }), 'FORBIDDEN');
});

test('one pending request for a chore; a new one after that ended', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  for (const end of ['cancelSwapRequest', 'rejectSwapRequest'] as const) {
    const { id: swapRequestId } = await ask(aisyah, mine, { to: ben });
    await expectRefusal(ask(aisyah, mine, { to: chloe }), 'SWAP_PENDING');
    await expectRefusal(ask(aisyah, mine, { to: ben }), 'SWAP_PENDING');
    const who = end === 'cancelSwapRequest' ? aisyah : ben;
    await who.api.swaps[end]({ homeId, swapRequestId });
  }
  await ask(aisyah, mine, { to: chloe });
});

test('in return an open chore of the target, which several may ask for', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const [bens, done] = await home.choresOf(ben);
  const [chloes] = await home.choresOf(chloe);
  for (const wrong of [chloes, mine, { ...bens, id: randomUUID() }])
    await expectRefusal(ask(aisyah, mine, { to: ben, returned: wrong }), 'SWAP_RETURN_GONE');
  await ben.api.chores.completeChore({ homeId, choreId: done.id });
  await expectRefusal(ask(aisyah, mine, { to: ben, returned: done }), 'SWAP_RETURN_GONE');
  await ask(ben, bens, { to: chloe });
  await ask(aisyah, mine, { to: ben, returned: bens });
  await ask(chloe, chloes, { to: ben, returned: bens });
});

test('an overdue chore can be requested and taken in return, and stays overdue', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const [bens] = await home.choresOf(ben);
  const later = [mine.due_date, bens.due_date].toSorted()[1];
  setClock(app, `${later}T16:00:01Z`);
  await app.sweep();
  const { id: swapRequestId } = await ask(aisyah, mine, { to: ben, returned: bens });
  await ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  expect(await home.choreNow(mine)).toMatchObject({ assigned_to: ben.userId, status: 'overdue' });
  expect(await home.choreNow(bens)).toMatchObject({ assigned_to: aisyah.userId, status: 'overdue' });
  await ben.api.chores.completeChore({ homeId, choreId: mine.id });
});

test('a member who asks a hundred times an hour has to wait, and no email is sent', async () => {
  const home = await homeOfThree(app);
  const [mine] = await home.choresOf(home.aisyah);
  await app.db
    .insertInto('rate_limits')
    .values({ key: `swapRequest-account:${home.aisyah.userId}`, points: 100, expire: Date.now() + 60_000 })
    .execute();
  await expectRefusal(ask(home.aisyah, mine, { to: home.ben }), 'TOO_MANY_TRIES');
  expect((await queuedLetters(app, 'swap-requested')).filter((one) => one.homeId === home.homeId)).toEqual(
    [],
  );
});
