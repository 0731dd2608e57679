import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leaveEveryHome } from '#server/home/homes/leaving.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { addDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { isWaiting } from '#test/running/database.ts';
import { buildHome, inviteTo, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

const three = async (): Promise<[Person, Person, Person]> => [
  await signUp(app),
  await signUp(app, 'Wei Ming'),
  await signUp(app, 'Priya Nair'),
];
const historyOf = (homeId: string) =>
  app.db
    .selectFrom('home_events')
    .select(['type', 'actor_id', 'data'])
    .where('home_id', '=', homeId)
    .orderBy('id')
    .execute();
const openChoresOf = async ({ api, userId }: Person, homeId: string) => {
  const { today } = await api.chores.openHome({ homeId });
  const { chores } = await api.chores.listChores({ homeId, from: today, to: addDays(today, 60) });
  return chores.filter((chore) => chore.assignedTo === userId && chore.status !== 'completed');
};
const activeHome = async ({ api }: Person) => (await api.users.getSession()).user?.homeId;

test('the administrator cannot leave', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await expect(aisyah.api.homes.leaveHome({ homeId })).rejects.toMatchObject({
    code: 'ADMINISTRATOR_STAYS',
    message: "The administrator can't leave. Hand the role over to someone first.",
  });
});

test('a member who leaves loses the home, the others get their open chores, and the history has an entry', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  const own = await openChoresOf(wei, homeId);
  expect(own.length).toBeGreaterThan(0);
  const { openChores } = await wei.api.homes.getLeaving({ homeId, userId: wei.userId });
  expect(openChores).toBeGreaterThanOrEqual(own.length);
  await wei.api.homes.leaveHome({ homeId });
  expect(await activeHome(wei)).toBeNull();
  expect(await wei.api.homes.listHomes()).toEqual([]);
  expect(await refusalOf(wei.api.homes.getHome({ homeId }))).toBe('FORBIDDEN');
  const moved = await app.db
    .selectFrom('chores')
    .select('assigned_to')
    .where('home_id', '=', homeId)
    .where(
      'id',
      'in',
      own.map((chore) => chore.id),
    )
    .execute();
  expect(moved).toHaveLength(own.length);
  expect(moved.map((chore) => chore.assigned_to)).not.toContain(wei.userId);
  const home = await aisyah.api.homes.getHome({ homeId });
  expect(home.members.map((member) => member.userId)).toEqual([aisyah.userId, priya.userId]);
  expect(home.formerMembers).toMatchObject([{ userId: wei.userId, tone: 'mango', removed: false }]);
  expect((await historyOf(homeId)).at(-1)).toMatchObject({ type: 'member_left', actor_id: wei.userId });
});

const choresOf = ({ userId }: Person, homeId: string) =>
  app.db
    .selectFrom('chores')
    .select('id')
    .where('home_id', '=', homeId)
    .where('assigned_to', '=', userId)
    .where('status', '=', 'pending')
    .execute();

test('leaving again, as another tab does, succeeds and changes nothing; strangers and removed members are refused', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  await Promise.all([wei.api.homes.leaveHome({ homeId }), wei.api.homes.leaveHome({ homeId })]);
  await wei.api.homes.leaveHome({ homeId });
  expect(await notificationsOf(app, aisyah, 'member_left')).toHaveLength(1);
  expect((await historyOf(homeId)).filter(({ type }) => type === 'member_left')).toHaveLength(1);
  await aisyah.api.homes.removeMember({ homeId, userId: priya.userId });
  const stranger = await signUp(app, 'Hafiz Omar');
  for (const person of [priya, stranger])
    expect(await refusalOf(person.api.homes.leaveHome({ homeId }))).toBe('FORBIDDEN');
});

test('the remaining members are notified, with how many chores they get', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const before = new Map<Person, number>();
  for (const person of [aisyah, priya]) before.set(person, (await choresOf(person, homeId)).length);
  await wei.api.homes.leaveHome({ homeId });
  for (const person of [aisyah, priya]) {
    const chores = (await choresOf(person, homeId)).length - (before.get(person) ?? 0);
    expect(chores).toBeGreaterThan(1);
    expect(await notificationsOf(app, person, 'member_left')).toEqual([
      { homeId, userId: wei.userId, chores },
    ]);
  }
  expect(await notificationsOf(app, wei, 'member_left')).toEqual([]);
  const { notifications } = await aisyah.api.notifications.listNotifications({});
  expect(notifications[0]).toMatchObject({ type: 'member_left', actor: { userId: wei.userId } });
  expect(notifications[0]?.message).toMatch(/ left .*\. \d+ of their chores are now yours\.$/);
});

test('the remaining members are notified of a removal; the administrator who removed only if they get chores', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const own = await choresOf(wei, homeId);
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  const told = [
    ...(await notificationsOf(app, aisyah, 'member_removed')),
    ...(await notificationsOf(app, priya, 'member_removed')),
  ];
  expect(told).toHaveLength(2);
  const chores = told.map((data) => (data as { chores: number }).chores);
  expect(chores.reduce((sum, each) => sum + each, 0)).toBe(own.length);
  expect(await notificationsOf(app, wei, 'member_removed')).toEqual([]);

  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  await aisyah.api.homes.removeMember({ homeId, userId: priya.userId });
  expect(await notificationsOf(app, aisyah, 'member_removed')).toHaveLength(1);
});

test('leaving another home keeps the active home', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  const own = await buildHome([wei]);
  await wei.api.homes.leaveHome({ homeId });
  expect(await activeHome(wei)).toBe(own.id);
});

test('before leaving, open amounts in that home are shown; to the administrator only those between the two', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  const elsewhere = await buildHome([wei, aisyah], { name: 'Elsewhere' });
  await askForMoney(wei, homeId, [aisyah, priya], { totalAmount: 3000 });
  await askForMoney(priya, homeId, [wei, aisyah], { totalAmount: 900 });
  await askForMoney(aisyah, homeId, [wei], { totalAmount: 70 });
  await askForMoney(wei, elsewhere.id, [aisyah], { totalAmount: 11 });
  const deleted = await askForMoney(wei, homeId, [aisyah], { totalAmount: 100_000 });
  await wei.api.payments.deletePaymentRequest({ homeId, paymentId: deleted.id });
  const paid = await askForMoney(wei, homeId, [priya], { totalAmount: 100_000 });
  await priya.api.payments.markAsPaid({ homeId, paymentId: paid.id });
  const leaving = { homeId, userId: wei.userId };
  expect(await wei.api.homes.getLeaving(leaving)).toMatchObject({ owed: 3000, owes: 520 });
  expect(await aisyah.api.homes.getLeaving(leaving)).toMatchObject({ owed: 1500, owes: 70 });
  await priya.api.homes.leaveHome({ homeId });
  expect(await wei.api.homes.getLeaving(leaving)).toMatchObject({ owed: 3000, owes: 520 });
});

test('only the member and the administrator see what leaving means', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  const own = await wei.api.homes.getLeaving({ homeId, userId: wei.userId });
  expect(await aisyah.api.homes.getLeaving({ homeId, userId: wei.userId })).toEqual(own);
  expect(own.openChores).toBeGreaterThan(0);
  expect(await refusalOf(priya.api.homes.getLeaving({ homeId, userId: wei.userId }))).toBe('FORBIDDEN');
});

test('only the administrator removes, never themselves, only members', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  expect(await refusalOf(wei.api.homes.removeMember({ homeId, userId: aisyah.userId }))).toBe('FORBIDDEN');
  expect(await refusalOf(aisyah.api.homes.removeMember({ homeId, userId: aisyah.userId }))).toBe(
    'ADMINISTRATOR_STAYS',
  );
  await expect(aisyah.api.homes.removeMember({ homeId, userId: priya.userId })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
    message: "This person isn't a member of the home.",
  });
});

test('a removed member is notified, loses the home and cannot come back until allowed again', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei], { name: 'Removals' });
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  expect(await activeHome(wei)).toBeNull();
  const notes = await app.db
    .selectFrom('notifications')
    .select(['type', 'data'])
    .where('user_id', '=', wei.userId)
    .execute();
  expect(notes).toContainEqual({ type: 'removed_from_home', data: { homeId, homeName: 'Removals' } });
  const sentence = 'You were removed from this home. Its administrator can allow you to join again.';
  await expect(wei.api.homes.joinHome({ homeId })).rejects.toMatchObject({
    code: 'REMOVED_FROM_HOME',
    message: sentence,
  });
  await expect(wei.api.homes.joinHomeByName({ name: 'Removals' })).rejects.toMatchObject({
    message: sentence,
  });
  expect((await aisyah.api.homes.getHome({ homeId })).formerMembers).toMatchObject([
    { userId: wei.userId, removed: true },
  ]);
  expect(await refusalOf(aisyah.api.homes.removeMember({ homeId, userId: wei.userId }))).toBe(
    'MEMBER_NOT_FOUND',
  );

  await aisyah.api.homes.allowAgain({ homeId, userId: wei.userId });
  await aisyah.api.homes.allowAgain({ homeId, userId: wei.userId });
  const invite = await inviteTo(aisyah, homeId);
  expect(await refusalOf(wei.api.homes.joinHome({ homeId }))).toBe('INVITE_LINK_REPLACED');
  expect(await refusalOf(wei.api.homes.joinHome(invite))).toBe('not refused');
  const own = (await historyOf(homeId)).filter((entry) => /removed|allowed/.test(entry.type));
  expect(own).toEqual([
    { type: 'member_removed', actor_id: aisyah.userId, data: { userId: wei.userId } },
    { type: 'member_allowed_again', actor_id: aisyah.userId, data: { userId: wei.userId } },
  ]);
});

test('a removed person with a fresh account can neither use the old link nor join by name without being asked', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId, name } = await buildHome([aisyah, wei], { name: 'Shut out' });
  await aisyah.api.homes.makeInviteLink({ homeId });
  const known = await inviteTo(aisyah, homeId);
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  expect((await aisyah.api.homes.getHome({ homeId })).settings.findByName).toBe('ask_first');
  const again = await signUp(app, 'Wei Ming');
  for (const invite of [{ homeId }, known])
    expect(await refusalOf(again.api.homes.joinHome(invite))).toBe('INVITE_LINK_REPLACED');
  await again.api.homes.joinHomeByName({ name });
  expect((await aisyah.api.homes.getHome({ homeId })).members).toHaveLength(1);
  expect(await refusalOf(again.api.homes.joinHome(await inviteTo(aisyah, homeId)))).toBe('not refused');
  const told = (await historyOf(homeId)).filter(({ type }) => /removed|link|settings/.test(type)).slice(1);
  expect(told).toEqual([
    { type: 'member_removed', actor_id: aisyah.userId, data: { userId: wei.userId } },
    { type: 'invite_link_made', actor_id: aisyah.userId, data: {} },
    { type: 'settings_changed', actor_id: aisyah.userId, data: { findByName: 'ask_first' } },
  ]);
});

test('a home that admits no one by name still does not after a removal', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'off' } });
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  expect((await aisyah.api.homes.getHome({ homeId })).settings.findByName).toBe('off');
});

test('only former members can be allowed again', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  for (const { userId } of [wei, priya])
    expect(await refusalOf(aisyah.api.homes.allowAgain({ homeId, userId }))).toBe('MEMBER_NOT_FOUND');
});

test('removed while completing a chore: it is completed or refused, and no open chore stays theirs', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  const answers = new Set<string>();
  for (let round = 1; round <= 6; round++) {
    const [chore] = await openChoresOf(wei, homeId);
    const [completed] = await Promise.all([
      refusalOf(wei.api.chores.completeChore({ homeId, choreId: chore?.id ?? '' })),
      aisyah.api.homes.removeMember({ homeId, userId: wei.userId }),
    ]);
    answers.add(completed);
    const left = await app.db
      .selectFrom('chores')
      .select(['id', 'status'])
      .where('home_id', '=', homeId)
      .where('assigned_to', '=', wei.userId)
      .execute();
    expect(left.filter((each) => each.status === 'pending')).toEqual([]);
    expect(left.some((each) => each.id === chore?.id)).toBe(completed === 'not refused');
    await aisyah.api.homes.allowAgain({ homeId, userId: wei.userId });
    await wei.api.homes.joinHome(await inviteTo(aisyah, homeId));
  }
  expect(['FORBIDDEN', 'not refused']).toEqual(expect.arrayContaining([...answers]));
});

test('removed while joining: the person ends outside', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  for (let round = 1; round <= 6; round++) {
    const invite = await inviteTo(aisyah, homeId);
    const [joined] = await Promise.all([
      refusalOf(wei.api.homes.joinHome(invite)),
      aisyah.api.homes.removeMember({ homeId, userId: wei.userId }),
    ]);
    expect(['REMOVED_FROM_HOME', 'not refused']).toContain(joined);
    expect((await aisyah.api.homes.getHome({ homeId })).members).toHaveLength(1);
    expect(await activeHome(wei)).toBeNull();
    await aisyah.api.homes.allowAgain({ homeId, userId: wei.userId });
    await wei.api.homes.joinHome(await inviteTo(aisyah, homeId));
  }
});

test('a member who gets the role while leaving has either left or become the administrator', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  const outcome = await Promise.all([
    refusalOf(aisyah.api.homes.handOver({ homeId, userId: wei.userId })),
    refusalOf(wei.api.homes.leaveHome({ homeId })),
  ]);
  const home = await aisyah.api.homes.getHome({ homeId });
  expect([
    ['not refused', 'ADMINISTRATOR_STAYS', wei.userId],
    ['MEMBER_NOT_FOUND', 'not refused', aisyah.userId],
  ]).toContainEqual([...outcome, home.adminId]);
  expect(home.members.map((member) => member.userId)).toContain(home.adminId);
});

const leaveAll = (userId: string, meanwhile: () => Promise<void> = async () => {}) =>
  app.db.transaction().execute(async (tx) => {
    const changes: Change[] = [];
    await leaveEveryHome({
      tx,
      queue: app.queue,
      userId,
      now: app.clock.now,
      emit: (change) => changes.push(change),
    });
    await meanwhile();
    await tx.updateTable('users').set({ deleted_at: app.clock.now }).where('id', '=', userId).execute();
    return changes;
  });

test('deleting an account leaves shared homes and deletes homes where the person lives alone', async () => {
  const [aisyah, wei] = await three();
  const shared = await buildHome([aisyah, wei]);
  const alone = await buildHome([wei]);
  const changes = await leaveAll(wei.userId);
  const homes = await app.db
    .selectFrom('homes')
    .select('id')
    .where('id', 'in', [shared.id, alone.id])
    .execute();
  expect(homes).toEqual([{ id: shared.id }]);
  expect((await historyOf(shared.id)).at(-1)).toMatchObject({ type: 'member_left', actor_id: wei.userId });
  expect(
    await app.db.selectFrom('user_homes').selectAll().where('user_id', '=', wei.userId).execute(),
  ).toEqual([]);
  expect(changes).toContainEqual({ homeId: shared.id, topics: ['home', 'history', 'chores'] });
  expect(changes).toContainEqual({ userIds: [aisyah.userId], topics: ['homes'] });
});

test('the administrator of others cannot delete their account while they live there', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah]);
  await wei.api.homes.joinHome({ homeId });
  expect(await refusalOf(leaveAll(aisyah.userId))).toBe('ADMINISTRATOR_OF_OTHERS');
  await wei.api.homes.leaveHome({ homeId });
  expect(await refusalOf(leaveAll(aisyah.userId))).toBe('not refused');
});

test('this is refused before the first home is left', async () => {
  const [aisyah, wei] = await three();
  const [first = '', second = ''] = [randomUUID(), randomUUID()].toSorted();
  for (const [id, administrator, other] of [
    [first, aisyah, wei],
    [second, wei, aisyah],
  ] as const) {
    await administrator.api.homes.createHome({ id, name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
    await other.api.homes.joinHome({ homeId: id, sure: true });
  }
  const told: Change[] = [];
  const emit = (change: Change) => void told.push(change);
  const leaving = app.db
    .transaction()
    .execute((tx) => leaveEveryHome({ tx, queue: app.queue, userId: wei.userId, now: app.clock.now, emit }));
  expect(await refusalOf(leaving)).toBe('ADMINISTRATOR_OF_OTHERS');
  expect(told).toEqual([]);
});

test('a person whose account is being deleted cannot join a home', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah]);
  let joining: Promise<string> | undefined;
  await leaveAll(wei.userId, async () => {
    joining = refusalOf(wei.api.homes.joinHome({ homeId }));
    await expect.poll(() => isWaiting(app)).toBe(true);
  });
  expect(await joining).toBe('UNAUTHENTICATED');
  expect((await aisyah.api.homes.getHome({ homeId })).members).toHaveLength(1);
});
