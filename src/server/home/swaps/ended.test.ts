import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { sharedApp } from '#test/running/app.ts';
import { signUp, templateFields, type Person } from '#test/builders/homes.ts';
import {
  ask,
  deleteNotifications,
  homeOfThree,
  swapNotificationTypes,
  swapNotificationsOf,
  type HomeOfThree,
} from '#test/builders/swaps.ts';

const app = await sharedApp();

/** Aisyah asks Ben for one chore, and Chloe asks her for the same one in return; no other notifications wait. */
async function askedTwice() {
  const home = await homeOfThree(app);
  const [mine] = await home.choresOf(home.aisyah);
  const [chloes] = await home.choresOf(home.chloe);
  const toBen = await ask(home.aisyah, mine, { to: home.ben });
  const inReturn = await ask(home.chloe, chloes, { to: home.aisyah, returned: mine });
  await deleteNotifications(app);
  return { home, mine, toBen, inReturn };
}

/** Reads the request as one of its two people sees it. */
async function seenBy(person: Person, id: string) {
  const homeId = (await person.api.users.getSession()).user?.homeId ?? '';
  for (const direction of ['incoming', 'outgoing'] as const) {
    const { swaps } = await person.api.swaps.listSwapRequests({ homeId, direction });
    const found = swaps.find((swap) => swap.id === id);
    if (found) return found;
  }
  return undefined;
}

test('the people of a request that ended learn why, except the one who ended it', async () => {
  const { home, mine, toBen, inReturn } = await askedTwice();
  const { aisyah, ben, chloe, homeId } = home;
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  expect(await swapNotificationTypes(app, home)).toEqual({
    aisyah: [],
    ben: ['swap_ended'],
    chloe: ['swap_ended'],
  });
  const told = { homeId, userId: aisyah.userId, end: 'completed' };
  expect((await swapNotificationsOf(app, ben))[0]?.data).toEqual({
    ...told,
    swapRequestId: toBen.id,
    choreId: mine.id,
    choreType: mine.type,
    choreDueDate: mine.due_date,
  });
  expect((await swapNotificationsOf(app, chloe))[0]?.data).toMatchObject({
    ...told,
    swapRequestId: inReturn.id,
  });
  // The request itself stores it.
  const ended = { status: 'cancelled', ended: { because: 'completed', by: aisyah.userId } };
  for (const person of [aisyah, ben]) expect(await seenBy(person, toBen.id)).toMatchObject(ended);
});

test('an accepted exchange ends the other requests about its chores', async () => {
  const { home, toBen, inReturn } = await askedTwice();
  const { aisyah, ben, homeId } = home;
  const [, bens] = await home.choresOf(ben);
  const { id: unconcerned } = await ask(ben, bens, { to: aisyah });
  await deleteNotifications(app);
  await ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId: toBen.id });
  expect(await home.statusOf(toBen.id)).toBe('accepted');
  expect(await home.statusOf(inReturn.id)).toBe('cancelled');
  expect(await home.statusOf(unconcerned)).toBe('pending');
  const notes = await swapNotificationTypes(app, home);
  expect({ ...notes, aisyah: notes.aisyah.toSorted() }).toEqual({
    aisyah: ['swap_accepted', 'swap_ended'],
    ben: [],
    chloe: ['swap_ended'],
  });
  expect((await swapNotificationsOf(app, home.chloe))[0]?.data).toMatchObject({
    end: 'moved',
    userId: ben.userId,
  });
});

const ENDS: Record<string, (home: HomeOfThree) => Promise<unknown>> = {
  'Regenerate: deleted': ({ chloe, homeId }) =>
    chloe.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: true }),
  'a template planned anew: deleted': async ({ chloe, homeId }) => {
    const templateIds = BUILT_IN_TEMPLATES.map(({ id }) => id);
    // Templates whose chores in these days do not fall on the first of a month.
    for (const templateId of templateIds)
      await chloe.api.templates.saveTemplate({
        homeId,
        templateId,
        fields: templateFields({ frequency: 'monthly' }),
      });
    await chloe.api.templates.planTemplates({ homeId, id: randomUUID(), templateIds });
  },
};

test.for(Object.entries(ENDS))(
  'a request ends with %s, and both its people are notified',
  async ([name, end]) => {
    const home = await homeOfThree(app);
    const [mine] = await home.choresOf(home.aisyah);
    const { id } = await ask(home.aisyah, mine, { to: home.ben });
    await deleteNotifications(app);
    await end(home);
    expect(await home.statusOf(id)).toBe('cancelled');
    expect(await swapNotificationTypes(app, home)).toEqual({
      aisyah: ['swap_ended'],
      ben: ['swap_ended'],
      chloe: [],
    });
    const why = name.split(': ')[1];
    for (const person of [home.aisyah, home.ben])
      expect((await swapNotificationsOf(app, person))[0]?.data).toMatchObject({
        end: why,
        userId: home.chloe.userId,
      });
  },
);

test('requests made since a Regenerate end with its Undo', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const planId = randomUUID();
  await chloe.api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: false });
  const [mine] = await home.choresOf(aisyah);
  const { id } = await ask(aisyah, mine, { to: ben });
  await deleteNotifications(app);
  await chloe.api.chores.restorePlan({ homeId, planId });
  expect(await home.statusOf(id)).toBe('cancelled');
  expect(await swapNotificationTypes(app, home)).toEqual({
    aisyah: ['swap_ended'],
    ben: ['swap_ended'],
    chloe: [],
  });
});

test('requests about chores that a newcomer gets end, and both people are notified', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const mine = (await home.rows()).filter(
    ({ assigned_to, due_date }) => assigned_to === aisyah.userId && due_date > '2026-11-16',
  );
  const ids = new Map<string, string>();
  for (const chore of mine) ids.set(chore.id, (await ask(aisyah, chore, { to: ben })).id);
  await deleteNotifications(app);
  const newcomer = await signUp(app, 'Dina Yusof');
  await newcomer.api.homes.joinHome({ homeId });
  const ended: string[] = [];
  for (const chore of mine) {
    const moved = (await home.choreNow(chore))?.assigned_to !== aisyah.userId;
    const id = ids.get(chore.id) ?? '';
    expect(await home.statusOf(id)).toBe(moved ? 'cancelled' : 'pending');
    if (moved) ended.push(id);
  }
  expect(ended.length).toBeGreaterThan(0);
  expect(ended.length).toBeLessThan(mine.length);
  for (const person of [aisyah, ben]) {
    const told = (await swapNotificationsOf(app, person)).map(({ data }) => data['swapRequestId']);
    expect(new Set(told)).toEqual(new Set(ended));
    expect(told).toHaveLength(ended.length);
  }
});

test.for(['leaveHome', 'removeMember', 'deleteAccount'] as const)(
  'if a member goes by %s, the others of their pending requests are notified',
  async (way) => {
    const { home, toBen, inReturn } = await askedTwice();
    const { aisyah, ben, chloe, homeId } = home;
    const [bens] = await home.choresOf(ben);
    const { id: fromBen } = await ask(ben, bens, { to: chloe });
    await deleteNotifications(app);
    if (way === 'leaveHome') await ben.api.homes.leaveHome({ homeId });
    else if (way === 'removeMember') await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
    else await ben.api.users.deleteAccount({ password: ben.password });
    expect(await home.statusOf(toBen.id)).toBe('cancelled');
    expect(await home.statusOf(fromBen)).toBe('cancelled');
    expect(await home.statusOf(inReturn.id)).toBe('pending');
    expect(await swapNotificationTypes(app, home)).toEqual({
      aisyah: ['swap_ended'],
      ben: [],
      chloe: ['swap_ended'],
    });
    for (const person of [aisyah, chloe])
      expect((await swapNotificationsOf(app, person))[0]?.data).toMatchObject({
        end: 'left',
        userId: ben.userId,
      });
    expect((await seenBy(aisyah, toBen.id))?.ended).toEqual({ because: 'left', by: ben.userId });
  },
);

test('a request that its requester took back did not end by itself', async () => {
  const { home, toBen } = await askedTwice();
  await home.aisyah.api.swaps.cancelSwapRequest({ homeId: home.homeId, swapRequestId: toBen.id });
  expect(await seenBy(home.ben, toBen.id)).toMatchObject({ status: 'cancelled', ended: null });
});

test('deleting a home deletes its requests, without a notification for each', async () => {
  const { home } = await askedTwice();
  const { aisyah, homeId } = home;
  const { name } = await aisyah.api.homes.getHome({ homeId });
  await aisyah.api.homes.deleteHome({ homeId, name });
  const requests = app.db.selectFrom('swap_requests').selectAll().where('home_id', '=', homeId);
  expect(await requests.execute()).toEqual([]);
  expect(await swapNotificationTypes(app, home)).toEqual({ aisyah: [], ben: [], chloe: [] });
});
