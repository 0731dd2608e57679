import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { promiseReset } from '#server/people/accounts/reset-links.ts';
import { changeAddress, confirmAddress } from '#test/builders/addresses.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signedInAgo, signUp, type Person } from '#test/builders/homes.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { homeOfDebtors, upload, writtenReceipt } from '#test/builders/proofs.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp({}, { proofReader: writtenReader });

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const resetToken = async ({ userId }: Person) =>
  (await queuedLetters(app, 'reset-password')).findLast((letter) => letter.userId === userId)?.token ?? '';
/** Returns the changes that emails announced to the owner, the latest first. */
const announced = async ({ userId }: Person) =>
  (await queuedLetters(app, 'account-changed'))
    .filter((letter) => letter.userId === userId)
    .map(({ change }) => change)
    .toReversed();

/** Gives the account a receipt of Ben's to another name, which it confirms as its own. */
async function learnName(account: Person, ben: Person, homeId: string) {
  const payment = await askForMoney(account, homeId, [ben]);
  const recipient = { name: 'THIEF BIN THIEF', fit: 'contradicts' } as const;
  await putProof(app, payment, ben, {
    state: 'review',
    reasons: [{ code: 'name-mismatch' }],
    read: {
      amount: { sen: 6000, fit: 'fits' },
      status: { word: 'Successful', fit: 'fits' },
      recipient,
      date: { day: '2026-11-16', minute: 600, fit: 'fits' },
      reference: { text: null, fit: 'unsure' },
    },
  });
  const share = { homeId, paymentId: payment.id, userId: ben.userId };
  const { api, password } = account;
  await api.payments.reviewPaymentProof({ ...share, approve: true, isMyName: true, password });
}

/** Builds a home of Aisyah, whose address is confirmed, and Ben. */
async function confirmedHome() {
  const home = await homeOfTwo(app);
  await confirmAddress(app, home.aisyah);
  return home;
}

/** Sets everything that a session can set and that goes on by itself. */
async function setEverything(account: Person, ben: Person, homeId: string) {
  const { api, password } = account;
  // A home where they have lived for long.
  await app.db
    .updateTable('memberships')
    .set({ joined_at: new Date(app.clock.now.getTime() - 100 * DAY_MS) })
    .where('home_id', '=', homeId)
    .execute();
  await learnName(account, ben, homeId);
  await api.paymentDetails.savePaymentDetails({ ...DETAILS, password });
  await askForMoney(account, homeId, [ben], { title: 'Rent', repeats: 'month' });
  await api.mailChoices.setMailChoices({ unwanted: ['payments', 'home'] });
  await api.calendars.makeCalendarLink();
  await api.pushes.subscribe({
    endpoint: `http://127.0.0.1:9/${randomUUID()}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    key: app.keys.publicKey,
  });
  const devi = await signUp(app, 'Devi Nair');
  const { id } = await buildHome([devi], { name: 'Of the thief' });
  await api.homes.joinHome({ homeId: id });
  return { joined: id };
}

/** Sets the join date by the test's clock. */
const joinedNow = (homeId: string) =>
  app.db.updateTable('memberships').set({ joined_at: app.clock.now }).where('home_id', '=', homeId).execute();

/** Returns what still works: what the account does, and what its debtor Ben sees. */
async function working({ userId }: Person, owner: Pick<Person, 'api'>, ben: Person, homeId: string) {
  const { db } = app;
  const { user } = await owner.api.users.getSession();
  const of = (table: 'calendars' | 'sessions') => db.selectFrom(table).where('user_id', '=', userId);
  return {
    details: (await ben.api.paymentDetails.getPayeeDetails({ userId })) !== null,
    saysHow: (await ben.api.payments.listPaymentRequests({ homeId })).payments.some(
      (each) => each.hasPaymentDetails,
    ),
    names: (await owner.api.payments.listPayeeNames()).map(({ name }) => name),
    running: (await owner.api.repeating.listRepeating({ homeId })).series.filter(({ paused }) => !paused)
      .length,
    unwanted: user?.unwantedMail,
    home: user?.homeId,
    calendar: (await of('calendars').select('token_hash').executeTakeFirst())?.token_hash !== null,
    devices: (
      await db
        .selectFrom('push_subscriptions')
        .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
        .select('push_subscriptions.id')
        .where('sessions.user_id', '=', userId)
        .execute()
    ).length,
  };
}

/** Chooses a new password by the latest email, which signs the owner in. */
async function choosePassword(account: Person) {
  const token = await resetToken(account);
  const owner = app.browser();
  const answer = await owner.api.users.resetPassword({ token, password: 'the owner’s horse' });
  return { ...owner, answer };
}

async function forgetPassword(account: Person) {
  const { userId } = account;
  await app.db
    .transaction()
    .execute((tx) => promiseReset({ tx, queue: app.queue, now: app.clock.now }, userId, { counted: true }));
  return choosePassword(account);
}

const ALL_SET_ASIDE = {
  paymentDetails: true,
  payeeNames: ['THIEF BIN THIEF'],
  repeating: ['Rent'],
  mail: true,
  home: true,
};
const COUNTED = { ...ALL_SET_ASIDE, payeeNames: 1, repeating: 1 };
const NOTHING_SET_ASIDE = { paymentDetails: false, payeeNames: [], repeating: [], mail: false, home: false };
const NOTHING_STILL_SET = { paymentDetails: null, payeeNames: [], repeating: [], mail: false };
const ALL_STILL_SET = {
  paymentDetails: DETAILS.accountNumber.slice(-4),
  payeeNames: ['THIEF BIN THIEF'],
  repeating: ['Rent'],
  mail: true,
};
const NOTHING = {
  details: false,
  saysHow: false,
  names: [],
  running: 0,
  unwanted: [],
  calendar: false,
  devices: 0,
};

test('a new password by email stops what was set in the last 30 days', async () => {
  const { aisyah, ben, homeId } = await confirmedHome();
  const { joined } = await setEverything(aisyah, ben, homeId);
  expect(await working(aisyah, aisyah, ben, homeId)).toEqual({
    details: true,
    saysHow: true,
    names: ['THIEF BIN THIEF'],
    running: 1,
    unwanted: ['home', 'payments'],
    home: joined,
    calendar: true,
    devices: 1,
  });
  const owner = await forgetPassword(aisyah);
  expect(await working(aisyah, owner, ben, homeId)).toEqual({ ...NOTHING, home: homeId });
  expect(owner.answer).toMatchObject({ setAside: ALL_SET_ASIDE, stillSet: NOTHING_STILL_SET });
  expect((await announced(aisyah))[0]).toEqual({ what: 'password', setAside: COUNTED });

  // The owner restores their own settings with a tap.
  await owner.api.paymentDetails.savePaymentDetails({});
  expect(await ben.api.paymentDetails.getPayeeDetails({ userId: aisyah.userId })).toMatchObject({
    accountNumber: DETAILS.accountNumber,
    addedAt: expect.any(String),
  });
  expect(await owner.api.paymentDetails.getPaymentDetails()).toMatchObject({ setAside: false });
  expect((await announced(aisyah))[0]).toEqual({ what: 'payment-details' });
  const [series] = (await owner.api.repeating.listRepeating({ homeId })).series;
  const resumed = await owner.api.repeating.resumeRepeating({ homeId, seriesId: series?.id ?? '' });
  expect(resumed.paused).toBe(false);
});

test('an owner who only forgot the password keeps older settings and is asked whether they are theirs', async () => {
  const { aisyah, ben, homeId } = await confirmedHome();
  const { joined } = await setEverything(aisyah, ben, homeId);
  await joinedNow(joined);
  later(31 * DAY_MS);
  const owner = await forgetPassword(aisyah);
  expect(await working(aisyah, owner, ben, homeId)).toEqual({
    details: true,
    saysHow: true,
    names: ['THIEF BIN THIEF'],
    running: 1,
    unwanted: ['home', 'payments'],
    home: joined,
    calendar: false,
    devices: 0,
  });
  expect(owner.answer).toMatchObject({ setAside: NOTHING_SET_ASIDE, stillSet: ALL_STILL_SET });
});

test('restoring set-aside details takes proof, and a changed amount or resumed series counts as new', async () => {
  const { aisyah, ben, homeId } = await confirmedHome();
  await aisyah.api.paymentDetails.savePaymentDetails(DETAILS);
  await askForMoney(aisyah, homeId, [ben], { title: 'Rent', repeats: 'month' });
  await askForMoney(aisyah, homeId, [ben], { title: 'Water', repeats: 'month' });
  await askForMoney(aisyah, homeId, [ben], { title: 'Internet', repeats: 'month' });
  later(40 * DAY_MS);
  const { series } = await aisyah.api.repeating.listRepeating({ homeId });
  const seriesOf = (title: string) => ({
    homeId,
    seriesId: series.find((each) => each.title === title)?.id ?? '',
  });
  await aisyah.api.repeating.changeRepeatingAmount({ ...seriesOf('Rent'), totalAmount: 99_900 });
  await aisyah.api.repeating.pauseRepeating(seriesOf('Water'));
  await aisyah.api.repeating.resumeRepeating(seriesOf('Water'));
  await aisyah.api.paymentDetails.savePaymentDetails({ accountNumber: '99999', password: aisyah.password });
  const owner = await forgetPassword(aisyah);
  const { setAside } = owner.answer;
  expect({ ...setAside, repeating: setAside.repeating.toSorted() }).toEqual({
    ...NOTHING_SET_ASIDE,
    paymentDetails: true,
    repeating: ['Rent', 'Water'],
  });
  await signedInAgo(app, 11 * 60_000);
  expect(await refusalOf(owner.api.paymentDetails.savePaymentDetails({}))).toBe('PASSWORD_NEEDED');
  expect(await ben.api.paymentDetails.getPayeeDetails({ userId: aisyah.userId })).toBeNull();
  expect(await owner.api.paymentDetails.getPaymentDetails()).toMatchObject({ setAside: true });
});

test('a first proof by email stops everything that was set before, however long ago', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await setEverything(aisyah, ben, homeId);
  later(100 * DAY_MS);
  const owner = await forgetPassword(aisyah);
  expect(await working(aisyah, owner, ben, homeId)).toEqual({ ...NOTHING, home: null });
  expect(owner.answer.setAside).toEqual(ALL_SET_ASIDE);
});

test('taking an address back stops everything set up to 7 days before its change', async () => {
  const { aisyah, ben, homeId } = await confirmedHome();
  const { email } = aisyah;
  await setEverything(aisyah, ben, homeId);
  later(6 * DAY_MS);
  const token = await changeAddress(app, aisyah, `thief-${randomUUID()}@example.com`);
  later(6 * DAY_MS);
  const answer = await app.browser().api.users.keepEmail({ token });
  expect(answer).toEqual({ email, setAside: ALL_SET_ASIDE, stillSet: NOTHING_STILL_SET });
  expect((await announced(aisyah))[0]).toEqual({ what: 'taken-back', setAside: COUNTED });
  expect(await ben.api.paymentDetails.getPayeeDetails({ userId: aisyah.userId })).toBeNull();
  const owner = await choosePassword(aisyah);
  expect(await working(aisyah, owner, ben, homeId)).toEqual({ ...NOTHING, home: homeId });
});

test('an only home stays active after the first proof', async () => {
  const { aisyah, homeId } = await homeOfTwo(app);
  const owner = await forgetPassword(aisyah);
  expect((await owner.api.users.getSession()).user?.homeId).toBe(homeId);
  expect(owner.answer.setAside.home).toBe(false);
});

test('taking an address back keeps older settings and lists them', async () => {
  const { aisyah, ben, homeId } = await confirmedHome();
  const { joined } = await setEverything(aisyah, ben, homeId);
  await joinedNow(joined);
  later(8 * DAY_MS);
  const token = await changeAddress(app, aisyah, `thief-${randomUUID()}@example.com`);
  const answer = await app.browser().api.users.keepEmail({ token });
  expect(answer).toMatchObject({ setAside: NOTHING_SET_ASIDE, stillSet: ALL_STILL_SET });
});

test('a receipt to a set-aside account name waits for the requester', async () => {
  const { aisyah, ong, askOng } = await homeOfDebtors(app);
  await confirmAddress(app, aisyah);
  await aisyah.api.paymentDetails.savePaymentDetails({ accountName: 'Mallory Tan', accountNumber: '99999' });
  const lines = [await askOng(), await askOng(), await askOng()];
  const send = async (number: number) => {
    const share = lines.pop();
    if (!share) throw new Error('no share is left');
    return (await upload(app, ong, share, await writtenReceipt({ number, recipient: 'Mallory Tan' }))).status;
  };
  expect(await send(60)).toBe('verified');
  const owner = await forgetPassword(aisyah);
  expect(await send(61)).toBe('review');
  await owner.api.paymentDetails.savePaymentDetails({});
  expect(await send(62)).toBe('verified');
});

test('new details of the owner replace what was set aside, which is not shown after a part was removed', async () => {
  const { aisyah, ben, homeId } = await confirmedHome();
  await aisyah.api.paymentDetails.savePaymentDetails(DETAILS);
  await askForMoney(aisyah, homeId, [ben]);
  const owner = await forgetPassword(aisyah);
  expect(await owner.api.paymentDetails.savePaymentDetails({ code: null })).toMatchObject({
    accountNumber: DETAILS.accountNumber,
    code: null,
    setAside: true,
  });
  expect(await ben.api.paymentDetails.getPayeeDetails({ userId: aisyah.userId })).toBeNull();
  await owner.api.paymentDetails.savePaymentDetails({ duitNow: '019-876 5432' });
  expect(await ben.api.paymentDetails.getPayeeDetails({ userId: aisyah.userId })).toMatchObject({
    bank: null,
    accountNumber: null,
    accountName: null,
    duitNow: '019-876 5432',
  });
});
