import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { emptiedAppWithGoogle, signInWithGoogle } from '#test/builders/google.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const { app, knows } = await emptiedAppWithGoogle();

const ELEVEN_MINUTES_MS = 11 * 60 * 1000;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

test('no account can register the placeholder address of a deleted account, which would block its deletion', async () => {
  const gone = await signUp(app);
  await gone.api.users.deleteAccount({ password: gone.password });
  const { email } = await app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', gone.userId)
    .executeTakeFirstOrThrow();
  const person = await signUp(app);
  const mark = email.replace(gone.userId, person.userId);
  const account = { id: randomUUID(), displayName: 'Mallory', email: mark, password: 'my own horse' };
  await expectRefusal(app.browser().api.users.register(account), 'EMAIL_INVALID');
  await person.api.users.deleteAccount({ password: person.password });
});

test('a deleted account leaves its homes, and only data that others need stays', async () => {
  const housemate = await signUp(app);
  const person = await signUp(app, 'Wei Ling');
  const { id: homeId } = await buildHome([housemate, person]);
  const alone = await buildHome([person], { name: 'Alone' });
  const { email, password, userId } = person;
  await (await person.fetch(`${app.base}/api/my-data.json`)).text();
  await using stream = await listenLive(app, person);
  await person.api.users.deleteAccount({ password });
  await stream.ended;
  expect(person.jar.size).toBe(0);

  const row = await app.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    display_name: 'Former housemate',
    email: `deleted ${userId}`,
    email_verified: false,
    photo_url: null,
    home_id: null,
    data_downloaded_at: null,
    deleted_at: app.clock.now,
  });
  for (const table of ['accounts', 'sessions', 'notifications', 'user_homes'] as const) {
    expect(await app.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute(), table).toEqual(
      [],
    );
  }
  const members = await app.db.selectFrom('memberships').selectAll().where('home_id', '=', homeId).execute();
  expect(members.filter((member) => member.left_at === null).map((member) => member.user_id)).toEqual([
    housemate.userId,
  ]);
  expect(await app.db.selectFrom('homes').selectAll().where('id', '=', alone.id).execute()).toEqual([]);

  await expectRefusal(app.browser().api.users.signIn({ email, password }), 'WRONG_EMAIL_OR_PASSWORD');
  // The address is free again, for a new account.
  await app
    .browser()
    .api.users.register({ id: crypto.randomUUID(), displayName: 'Wei Ling', email, password });
});

test('deletion asks for the password', async () => {
  const person = await signUp(app);
  await expectRefusal(person.api.users.deleteAccount({}), 'WRONG_PASSWORD');
  await expectRefusal(person.api.users.deleteAccount({ password: 'wrong horse' }), 'WRONG_PASSWORD');
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
});

test('an administrator of a home with others must hand it over first', async () => {
  const administrator = await signUp(app);
  const housemate = await signUp(app);
  const { id: homeId } = await buildHome([administrator, housemate]);
  const { password } = administrator;
  await expectRefusal(administrator.api.users.deleteAccount({ password }), 'ADMINISTRATOR_OF_OTHERS');
  expect((await administrator.api.users.getSession()).user?.displayName).toBe(administrator.displayName);
  await administrator.api.homes.handOver({ homeId, userId: housemate.userId });
  await administrator.api.users.deleteAccount({ password });
  expect((await administrator.api.users.getSession()).user).toBeNull();
});

test('an account with only Google needs a Google sign-in of the last ten minutes', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const realNow = app.clock.now;
  later(ELEVEN_MINUTES_MS);
  await expectRefusal(browser.api.users.changePassword({ password: 'a new horse' }), 'SIGN_IN_AGAIN');
  await expectRefusal(browser.api.users.deleteAccount({}), 'SIGN_IN_AGAIN');
  app.clock.now = realNow;
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  await browser.api.users.deleteAccount({});
  expect((await browser.api.users.getSession()).user).toBeNull();

  // The same Google account can register again, as a new person.
  expect((await signInWithGoogle(app, browser, 'wei@gmail.com')).error).toBeUndefined();
  expect((await browser.api.users.getSession()).user?.displayName).toBe('Wei Ling');
});

test('after that sign-in a first password can be set, which deletion then asks for', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  await browser.api.users.changePassword({ password: 'a new horse' });
  expect((await browser.api.users.getSession()).user?.hasPassword).toBe(true);
  await expectRefusal(browser.api.users.deleteAccount({}), 'WRONG_PASSWORD');
  await browser.api.users.deleteAccount({ password: 'a new horse' });
});

test('the question lists what is open, also in homes that the person has left', async () => {
  const aisyah = await signUp(app);
  const ben = await signUp(app, 'Ben Tan');
  const [{ id: left }, { id: homeId }] = [await buildHome([aisyah, ben]), await buildHome([aisyah, ben])];
  expect(await ben.api.users.getAccountDeletion()).toEqual({ owed: 0, owes: 0 });
  await askForMoney(ben, left, [aisyah], { totalAmount: 500 });
  await ben.api.homes.leaveHome({ homeId: left });
  await askForMoney(ben, homeId, [aisyah], { totalAmount: 70 });
  await askForMoney(aisyah, homeId, [ben], { totalAmount: 9 });
  expect(await ben.api.users.getAccountDeletion()).toEqual({ owed: 570, owes: 9 });
});

test('deletion removes the unpaid requests of the account and everything that would ask someone for money', async () => {
  const [aisyah, ben, chloe] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Chloe Lim'),
  ];
  const { id: left } = await buildHome([aisyah, ben, chloe], { name: 'Left' });
  const { id: homeId } = await buildHome([aisyah, ben, chloe]);
  const unpaid = await askForMoney(ben, homeId, [aisyah, chloe]);
  const unpaidThere = await askForMoney(ben, left, [aisyah]);
  const partly = await askForMoney(ben, homeId, [aisyah, chloe]);
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: partly.id });
  const waiting = await putProof(app, partly, chloe, { state: 'review' });
  const owes = await askForMoney(aisyah, homeId, [ben, chloe]);
  const own = await putProof(app, owes, ben, { state: 'review' });
  const reasons = [
    { code: 'sender-other' as const, userId: ben.userId, name: 'Ben Tan' },
    { code: 'chat' as const },
  ];
  const sentByBen = await putProof(app, owes, chloe, { state: 'review', reasons });
  await app.db
    .insertInto('payee_aliases')
    .values({ user_id: ben.userId, name: 'BENNY', created_at: app.clock.now })
    .execute();
  await app.db
    .insertInto('payment_links')
    .values({
      home_id: homeId,
      payment_id: owes.id,
      user_id: ben.userId,
      token_hash: Buffer.alloc(32),
      created_at: app.clock.now,
      expires_at: app.clock.now,
    })
    .execute();
  await ben.api.homes.leaveHome({ homeId: left });
  await using stream = await listenLive(app, aisyah);
  await ben.api.users.deleteAccount({ password: ben.password });
  await stream.receives('payments');

  const list = async (where: string) =>
    (await aisyah.api.payments.listPaymentRequests({ homeId: where })).payments;
  expect(await list(left)).toEqual([]);
  const remaining = new Map((await list(homeId)).map((payment) => [payment.id, payment]));
  expect([...remaining.keys()].toSorted()).toEqual([owes.id, partly.id].toSorted());
  const [stillOwed, stillThere] = [remaining.get(owes.id), remaining.get(partly.id)];
  expect(stillThere?.requester.displayName).toBe('Former housemate');
  expect(stillOwed?.debtors[0]).toMatchObject({
    displayName: 'Former housemate',
    paid: false,
    reminders: { nextOn: null, unreachable: 'gone' },
  });
  expect(stillOwed?.debtors[1]?.reminders?.nextOn).not.toBeNull();
  const reminders = app.db
    .selectFrom('payment_debtors')
    .select('remind_on')
    .where('remind_on', 'is not', null);
  // This one is Chloe's request to Aisyah.
  expect(await reminders.execute()).toHaveLength(1);
  const stateOf = async (id: string) =>
    (await app.db.selectFrom('payment_proofs').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;
  expect(await stateOf(waiting)).toBe('dropped');
  expect(await stateOf(own)).toBe('review');
  expect(stillOwed?.debtors[1]?.proof).toMatchObject({
    id: sentByBen,
    reason: 'The receipt says that Former housemate sent it. This looks like a chat, not a receipt.',
  });
  expect(await app.db.selectFrom('payee_aliases').selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom('payment_links').selectAll().execute()).toEqual([]);
  const { notifications } = await aisyah.api.notifications.listNotifications({});
  const gone = notifications
    .filter(({ type }) => type === 'payment_deleted')
    .map(({ data }) => data['paymentId']);
  expect(gone.toSorted()).toEqual([unpaid.id, unpaidThere.id].toSorted());
  // Their debtors can still pay the rest.
  await chloe.api.payments.markAsPaid({ homeId, paymentId: partly.id });
  expect(app.failures).toEqual([]);
});

test('deleting the last member deletes the home and notifies people with open money there', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askForMoney(ben, homeId, [aisyah]);
  await ben.api.homes.leaveHome({ homeId });
  await aisyah.api.users.deleteAccount({ password: aisyah.password });
  expect((await ben.api.payments.listPaymentRequests({ homeId: null })).payments).toEqual([]);
  expect((await ben.api.notifications.listNotifications({})).notifications[0]).toMatchObject({
    type: 'home_deleted',
    data: { homeName: 'Seri Pandan 12A' },
  });
});
