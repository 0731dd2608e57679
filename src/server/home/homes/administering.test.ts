import { expect, test } from 'vitest';
import { dayOf } from '#domain/days.ts';
import { readOpenOfEach } from '#server/money/payments/open-amounts.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signedInAgo, signUp, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

const three = async (): Promise<[Person, Person, Person]> => [
  await signUp(app),
  await signUp(app, 'Wei Ming'),
  await signUp(app, 'Priya Nair'),
];
const lastEntry = async ({ api }: Person, homeId: string) =>
  (await api.homes.listHistory({ homeId })).entries[0];
const notesOf = (userId: string) =>
  app.db.selectFrom('notifications').select(['type', 'data']).where('user_id', '=', userId).execute();

test("members cannot make the administrator's calls", async () => {
  const [aisyah, wei] = await three();
  const { id: homeId, name } = await buildHome([aisyah, wei]);
  const { homes } = wei.api;
  const calls = [
    homes.renameHome({ homeId, name: 'Mine' }),
    homes.handOver({ homeId, userId: wei.userId }),
    homes.makeInviteLink({ homeId }),
    homes.deleteHome({ homeId, name }),
    homes.allowAgain({ homeId, userId: aisyah.userId }),
  ];
  const refusals = await Promise.all(calls.map(refusalOf));
  expect(refusals).toEqual(calls.map(() => 'FORBIDDEN'));
});

test('a home can be renamed; the same name again leaves no trace', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei], { name: 'Old Name' });
  await aisyah.api.homes.renameHome({ homeId, name: ' New Name ' });
  expect((await wei.api.homes.listHomes())[0]?.name).toBe('New Name');
  const entry = await lastEntry(wei, homeId);
  expect(entry).toMatchObject({
    type: 'home_renamed',
    actorId: aisyah.userId,
    data: { from: 'Old Name', to: 'New Name' },
  });
  await aisyah.api.homes.renameHome({ homeId, name: 'New Name' });
  expect(await lastEntry(wei, homeId)).toEqual(entry);
  await expect(aisyah.api.homes.renameHome({ homeId, name: ' ' })).rejects.toMatchObject({
    message: 'Please enter a home name',
  });
});

test('the role is handed over to a member, and the former administrator may leave', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await expect(aisyah.api.homes.handOver({ homeId, userId: priya.userId })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
    message: "This person isn't a member of the home.",
  });
  await aisyah.api.homes.handOver({ homeId, userId: wei.userId });
  expect(await lastEntry(wei, homeId)).toMatchObject({
    type: 'role_handed_over',
    data: { userId: wei.userId },
  });
  expect(await notesOf(wei.userId)).toContainEqual({
    type: 'role_handed_over',
    data: { homeId, userId: aisyah.userId },
  });
  const [own, others] = [await wei.api.homes.getHome({ homeId }), await aisyah.api.homes.getHome({ homeId })];
  expect([own.role, own.inviteLink === null, others.role, others.inviteLink]).toEqual([
    'administrator',
    false,
    'member',
    null,
  ]);
  expect(await refusalOf(aisyah.api.homes.makeInviteLink({ homeId }))).toBe('FORBIDDEN');
  expect(await refusalOf(aisyah.api.homes.leaveHome({ homeId }))).toBe('not refused');
});

test('handing over to yourself changes nothing', async () => {
  const [aisyah] = await three();
  const { id: homeId } = await buildHome([aisyah]);
  const before = await lastEntry(aisyah, homeId);
  await aisyah.api.homes.handOver({ homeId, userId: aisyah.userId });
  expect(await lastEntry(aisyah, homeId)).toEqual(before);
});

test('a person who created a home, handed it over and left cannot create it again', async () => {
  const [aisyah, wei] = await three();
  const home = await buildHome([aisyah, wei]);
  await aisyah.api.homes.handOver({ homeId: home.id, userId: wei.userId });
  await aisyah.api.homes.leaveHome({ homeId: home.id });
  expect(await refusalOf(aisyah.api.homes.createHome(home))).toBe('ID_TAKEN');
});

test('a home is deleted only by its exact name, with everything in it', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei, priya], { name: 'To Delete' });
  await priya.api.homes.leaveHome({ homeId });
  for (const name of ['to delete', 'To', ''])
    await expect(aisyah.api.homes.deleteHome({ homeId, name })).rejects.toMatchObject({
      code: 'HOME_NAME_DIFFERS',
      message: "That's not the name of this home. Type it exactly as shown.",
    });
  await aisyah.api.homes.deleteHome({ homeId, name: ' To Delete ' });
  for (const { api } of [aisyah, wei]) {
    expect(await api.homes.listHomes()).toEqual([]);
    expect((await api.users.getSession()).user?.homeId).toBeNull();
    expect(await refusalOf(api.homes.getHome({ homeId }))).toBe('FORBIDDEN');
  }
  for (const table of ['chores', 'memberships', 'user_homes', 'home_events', 'planned_months'] as const)
    expect(
      await app.db.selectFrom(table).select('home_id').where('home_id', '=', homeId).execute(),
      table,
    ).toEqual([]);
  const gone = { type: 'home_deleted', data: { homeName: 'To Delete' } };
  expect(await notesOf(wei.userId)).toContainEqual(gone);
  expect(await notesOf(aisyah.userId)).not.toContainEqual(gone);
  expect(await notesOf(priya.userId)).not.toContainEqual(gone);
  expect(await refusalOf(wei.api.homes.joinHome({ homeId }))).toBe('HOME_GONE');
});

test('a home cannot be created with the id of a deleted one, which old links lead to', async () => {
  const [aisyah, wei] = await three();
  const home = await buildHome([aisyah, wei]);
  await aisyah.api.homes.deleteHome({ homeId: home.id, name: home.name });
  for (const { api } of [aisyah, wei]) expect(await refusalOf(api.homes.createHome(home))).toBe('ID_TAKEN');
  expect(await refusalOf(wei.api.homes.joinHome({ homeId: home.id }))).toBe('HOME_GONE');
});

test('joining while the home is deleted is refused, or undone by the deletion', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId, name } = await buildHome([aisyah], { name: 'Going' });
  const [joined] = await Promise.all([
    refusalOf(wei.api.homes.joinHome({ homeId })),
    aisyah.api.homes.deleteHome({ homeId, name }),
  ]);
  expect(['HOME_GONE', 'not refused']).toContain(joined);
  expect((await wei.api.users.getSession()).user?.homeId).toBeNull();
});

test('deleting a home first shows what its people still owe each other, and then notifies them', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId, name } = await buildHome([aisyah, wei, priya]);
  const open = () => aisyah.api.homes.getHomeDeletion({ homeId });
  expect(await open()).toEqual({ openAmount: 0 });
  const payment = await askForMoney(wei, homeId, [aisyah, priya], { totalAmount: 3000 });
  expect(await open()).toEqual({ openAmount: 3000 });
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: payment.id });
  expect(await open()).toEqual({ openAmount: 1500 });
  await priya.api.homes.leaveHome({ homeId });
  await aisyah.api.homes.deleteHome({ homeId, name });
  expect((await priya.api.payments.listPaymentRequests({ homeId: null })).payments).toEqual([]);
  for (const { userId } of [wei, priya])
    expect((await notesOf(userId)).filter(({ type }) => type === 'home_deleted')).toHaveLength(1);
});

test('each person with open money in a deleted home gets it in an email, and no one else does', async () => {
  const [aisyah, wei, priya] = await three();
  const dan = await signUp(app, 'Dan');
  const { id: homeId, name } = await buildHome([aisyah, wei, priya, dan], { name: 'Owing' });
  const large = await askForMoney(wei, homeId, [aisyah, priya], { totalAmount: 900_000 });
  await askForMoney(priya, homeId, [wei], { totalAmount: 500 });
  const paid = await askForMoney(priya, homeId, [dan], { totalAmount: 700 });
  await dan.api.payments.markAsPaid({ homeId, paymentId: paid.id });
  await putProof(app, large, aisyah, { state: 'review' });
  const short = await readOpenOfEach(app.db, { id: homeId, time_zone: 'Asia/Kuala_Lumpur' }, 1);
  expect(short.find(({ userId }) => userId === wei.userId)).toMatchObject({
    sums: { owed: 900_000, owes: 500 },
    lines: [{ isOwed: true }],
    more: 2,
  });
  await aisyah.api.homes.deleteHome({ homeId, name });

  const letters = (await queuedLetters(app, 'home-deleted')).filter(({ homeName }) => homeName === 'Owing');
  expect(letters.map(({ userId }) => userId).toSorted()).toEqual([wei.userId, priya.userId].toSorted());
  const share = { title: large.title, askedOn: dayOf(app.clock.now, 'Asia/Kuala_Lumpur'), inReview: false };
  const of = ({ userId }: Person) => letters.find((letter) => letter.userId === userId);
  const [large1, small] = [
    { ...share, amount: 450_000 },
    { ...share, amount: 500 },
  ];
  expect(of(wei)).toEqual({
    kind: 'home-deleted',
    userId: wei.userId,
    homeId,
    homeName: 'Owing',
    sums: { owed: 900_000, owes: 500 },
    lines: [
      { ...large1, other: 'Aisyah Rahman', isOwed: true, inReview: true },
      { ...large1, other: 'Priya Nair', isOwed: true },
      { ...small, other: 'Priya Nair', isOwed: false },
    ],
    more: 0,
  });
  expect(of(priya)).toMatchObject({
    sums: { owed: 500, owes: 450_000 },
    lines: [
      { ...small, other: 'Wei Ming', isOwed: true },
      { ...large1, other: 'Wei Ming', isOwed: false },
    ],
  });
  const told = async ({ userId }: Person) =>
    (await notesOf(userId)).filter(({ type }) => type === 'home_deleted').map(({ data }) => data);
  expect(await told(wei)).toEqual([{ homeName: 'Owing', owed: 900_000, owes: 500 }]);
  expect(await told(dan)).toEqual([{ homeName: 'Owing' }]);
});

test('a stolen session cannot delete a home, hand it over or remove a member', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId, name } = await buildHome([aisyah, wei]);
  const acts: ((proof?: { password: string }) => Promise<unknown>)[] = [
    (proof) => aisyah.api.homes.removeMember({ homeId, userId: wei.userId, ...proof }),
    (proof) => aisyah.api.homes.handOver({ homeId, userId: wei.userId, ...proof }),
    (proof) => aisyah.api.homes.deleteHome({ homeId, name, ...proof }),
  ];
  await signedInAgo(app, 10 * 60_000 + 1);
  for (const act of acts) {
    expect(await refusalOf(act())).toBe('PASSWORD_NEEDED');
    expect(await refusalOf(act({ password: 'not it' }))).toBe('WRONG_PASSWORD');
  }
  expect(await wei.api.homes.getHome({ homeId })).toMatchObject({ name, adminId: aisyah.userId });

  await acts[0]?.({ password: aisyah.password });
  await signedInAgo(app, 10 * 60_000);
  await acts[2]?.();
  expect(await aisyah.api.homes.listHomes()).toEqual([]);
});
