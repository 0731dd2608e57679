import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { refusalOf } from '#test/builders/homes.ts';
import {
  ask,
  deleteNotifications,
  homeOfThree,
  swapNotificationTypes,
  swapNotificationsOf,
} from '#test/builders/swaps.ts';

const app = await sharedApp();

/** Aisyah asks Ben for one chore, and Chloe asks her for the same one in return; then she completes it. */
async function endedTwice() {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const [chloes] = await home.choresOf(chloe);
  const { id: toBen } = await ask(aisyah, mine, { to: ben });
  const { id: inReturn } = await ask(chloe, chloes, { to: aisyah, returned: mine });
  setClock(app, '2026-11-16T03:00:00Z');
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  await deleteNotifications(app);
  setClock(app, '2026-11-16T04:00:00Z');
  const reopen = () => aisyah.api.chores.reopenChore({ homeId, choreId: mine.id });
  return { home, mine, chloes, toBen, inReturn, reopen };
}

test('Undo of a completion reopens the requests that it ended, and notifies their people', async () => {
  const { home, mine, toBen, inReturn, reopen } = await endedTwice();
  const { aisyah, ben, homeId } = home;
  expect(await home.statusOf(toBen)).toBe('cancelled');
  await reopen();
  for (const id of [toBen, inReturn]) expect(await home.statusOf(id)).toBe('pending');
  expect(await swapNotificationTypes(app, home)).toEqual({
    aisyah: [],
    ben: ['swap_open_again'],
    chloe: ['swap_open_again'],
  });
  expect((await swapNotificationsOf(app, ben))[0]?.data).toEqual({
    homeId,
    userId: aisyah.userId,
    swapRequestId: toBen,
    choreId: mine.id,
    choreType: mine.type,
    choreDueDate: mine.due_date,
  });
  const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'incoming' });
  expect(swaps).toMatchObject([{ id: toBen, ended: null, updatedAt: new Date('2026-11-16T04:00:00Z') }]);
  // It can be answered like any other.
  expect(await ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId: toBen })).toMatchObject({
    status: 'accepted',
    exchanged: true,
  });
  expect((await home.choreNow(mine))?.assigned_to).toBe(ben.userId);
});

test('requests that a person or another completion ended stay ended', async () => {
  const { home, mine, toBen, reopen } = await endedTwice();
  const { aisyah, ben, homeId } = home;
  await reopen();
  await aisyah.api.swaps.cancelSwapRequest({ homeId, swapRequestId: toBen });
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  await reopen();
  expect(await home.statusOf(toBen)).toBe('cancelled');

  // The request offers in return a chore that its owner completed earlier: only Undo of that completion would bring it back.
  const [bens] = await home.choresOf(ben);
  const { id } = await ask(aisyah, mine, { to: ben, returned: bens });
  await ben.api.chores.completeChore({ homeId, choreId: bens.id });
  expect(await home.statusOf(id)).toBe('cancelled');
  setClock(app, '2026-11-16T05:00:00Z');
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  await reopen();
  expect(await home.statusOf(id)).toBe('cancelled');
  await ben.api.chores.reopenChore({ homeId, choreId: bens.id });
  expect(await home.statusOf(id)).toBe('pending');
});

test('a request does not come back beside another one for the same chore', async () => {
  const { home, mine, chloes, inReturn, reopen } = await endedTwice();
  const { ben, chloe } = home;
  const { id } = await ask(chloe, chloes, { to: ben });
  await reopen();
  expect(await home.statusOf(inReturn)).toBe('cancelled');
  expect(await home.statusOf(id)).toBe('pending');
  expect(await refusalOf(ask(home.aisyah, mine, { to: ben }))).toBe('SWAP_PENDING');
});

test('a request does not come back to a member who has left, or for a chore that is done by now', async () => {
  const { home, chloes, toBen, inReturn, reopen } = await endedTwice();
  const { ben, chloe, homeId } = home;
  await chloe.api.chores.completeChore({ homeId, choreId: chloes.id });
  await ben.api.homes.leaveHome({ homeId });
  await deleteNotifications(app);
  await reopen();
  for (const id of [toBen, inReturn]) expect(await home.statusOf(id)).toBe('cancelled');
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: [], chloe: [] });
});

test('Undo of letting go reopens the requests that it ended', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  const { id } = await ask(aisyah, mine, { to: ben });
  setClock(app, '2026-11-23T02:00:00Z');
  await app.sweep();
  await aisyah.api.chores.letGoChore({ homeId, choreId: mine.id });
  expect(await home.statusOf(id)).toBe('cancelled');
  await aisyah.api.chores.putBackChore({ homeId, choreId: mine.id });
  expect(await home.statusOf(id)).toBe('pending');
  expect((await swapNotificationsOf(app, ben)).at(-1)?.type).toBe('swap_open_again');
});
