import { EMAILS } from '#server/telling/letters/kinds.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { readPush } from '#server/telling/pushes/reading.ts';
import { confirmAddress } from '#test/builders/addresses.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';
import { callableClient } from '#test/steps/callables.ts';

const app = await sharedApp();
const HOME = 'Seri Pandan 12A';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets the joining dates of all members to `days` ago, in their order. */
const joinedAgo = ({ id }: { id: string }, days: number) =>
  sql`update memberships set joined_at = joined_at - make_interval(days => ${days}) where home_id = ${id}`.execute(
    app.db,
  );

const sending = () => ({
  publicUrl: 'https://rumah.example',
  language: 'en' as const,
  stops: [],
  now: app.clock.now,
  queuedAt: app.clock.now,
});

/** Ben lives with the real Aisyah. A stranger has copied her name and home; Ben joined the copy today and is asked for money there. */
async function copied() {
  app.clock.now = new Date();
  const [aisyah, ben, stranger] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'aisyah  rahman'),
  ];
  const home = await buildHome([aisyah, ben], { name: HOME });
  await joinedAgo(home, 30);
  const copy = await buildHome([stranger], { name: HOME });
  await ben.api.homes.joinHome({ homeId: copy.id, sure: true });
  await confirmAddress(app, ben);
  await stranger.api.paymentDetails.savePaymentDetails(DETAILS);
  const { id: paymentId } = await askForMoney(stranger, copy.id, [ben]);
  return { aisyah, ben, stranger, home, copy, paymentId };
}

const ALL = [
  { note: 'new_home', days: 0 },
  { note: 'same_home' },
  { note: 'namesake', where: 'other' },
  { note: 'first_payment' },
];
const NOTES = [
  'A home you joined today',
  `Not your other home ${HOME}`,
  'Not the aisyah rahman of your other home',
  'First payment to this account',
];
/** A push shows no account number. */
const PUSHED = / A home you joined today · .* · Not the aisyah {1,2}rahman of your other home$/;

const listed = async ({ api }: Person, homeId: string) =>
  (await api.payments.listPaymentRequests({ homeId })).payments[0]?.notes;

test('notes about a copied home and name are shown wherever an amount or an account is', async () => {
  const { ben, stranger, copy, paymentId } = await copied();
  const share = { homeId: copy.id, paymentId, userId: ben.userId };
  expect(await listed(ben, copy.id)).toEqual(ALL);
  expect(await listed(stranger, copy.id)).toEqual([]);
  const { people } = await ben.api.settlingUp.getBetweenUs({ homeId: copy.id });
  expect(people[0]?.notes).toEqual(ALL);
  expect((await ben.api.homes.getMovingOut({ homeId: copy.id })).people[0]?.notes).toEqual(ALL);
  const own = await stranger.api.settlingUp.getBetweenUs({ homeId: copy.id });
  expect(own.people[0]?.notes).toEqual([]);

  const token = await mintLink(app.db, share, app.clock.now);
  const status = await callableClient(app.base).call('checkPaymentStatus', { ...share, token });
  expect(status).toMatchObject({ notes: ALL });

  const asked = await EMAILS['payment-requested'].read(
    app.db,
    { kind: 'payment-requested', ...share },
    sending(),
  );
  const { id: other } = await askForMoney(stranger, copy.id, [ben], { title: 'Gas' });
  const others = [{ ...share, paymentId: other }];
  const reminder = await EMAILS['payment-reminder'].read(
    app.db,
    { kind: 'payment-reminder', ...share, number: 1, others },
    sending(),
  );
  for (const letter of [asked, reminder])
    for (const body of [letter?.text, letter?.html]) expect(body).toContain(NOTES.join(' · '));

  const reader = { userId: ben.userId, now: app.clock.now, language: 'en' as const };
  const reminded = await readPush(app.db, { kind: 'payment-reminder', lines: [share] }, reader);
  expect(reminded?.line).toMatch(PUSHED);

  const message = { senderId: stranger.userId, subject: 'Rent' };
  const wrote = await readPush(app.db, { kind: 'sent-email', ...message }, reader);
  expect(wrote?.line).toMatch(PUSHED);
  const mail = { kind: 'sent-email' as const, userId: ben.userId, ...message, html: '<p>Please pay me.</p>' };
  const letter = await EMAILS['sent-email'].read(app.db, mail, sending());
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain(NOTES.slice(0, 3).join(' · '));
    expect(body).not.toContain('First payment');
  }
});

test('a notification that says what the reader owes has the notes, in the bell and on the device', async () => {
  const { ben, stranger, copy, paymentId } = await copied();
  const share = { homeId: copy.id, paymentId };
  const bell = async () => (await ben.api.notifications.listNotifications({})).notifications;
  const reader = { userId: ben.userId, now: app.clock.now, language: 'en' as const };
  const newest = async (type: string, amount: string) => {
    const [entry] = await bell();
    expect(entry).toMatchObject({ type, message: expect.stringContaining(amount), notes: ALL.slice(0, 3) });
    const push = await readPush(app.db, { kind: 'notification', notificationId: entry?.id ?? '' }, reader);
    expect(push?.line).toMatch(PUSHED);
  };
  await newest('payment_request', 'RM 60.00');
  const { revision } = await ben.api.payments
    .listPaymentRequests({ homeId: copy.id })
    .then(({ payments }) => payments[0] ?? { revision: 0 });
  const change = { title: 'Rent', totalAmount: 7000, debtorIds: [ben.userId], revision };
  await stranger.api.payments.changePaymentRequest({ ...share, ...change });
  await newest('payment_changed', 'RM 70.00');
  await ben.api.payments.markAsPaid(share);
  expect((await bell())[0]?.type).toBe('payment_changed');
  await stranger.api.payments.reopenPayment({ ...share, userId: ben.userId });
  await newest('payment_reopened', 'RM 70.00');
  const payment = (await ben.api.payments.listPaymentRequests({ homeId: copy.id })).payments[0];
  if (!payment) throw new Error('no request');
  await putProof(app, payment, ben, { state: 'review' });
  await stranger.api.payments.reviewPaymentProof({ ...share, userId: ben.userId, approve: false });
  await newest('payment_not_received', 'RM 70.00');
  const settlementId = randomUUID();
  const settlement = { home_id: copy.id, id: settlementId, payer_id: ben.userId, payee_id: stranger.userId };
  await app.db
    .insertInto('settlements')
    .values({ ...settlement, amount: 7000, created_at: app.clock.now })
    .execute();
  const letter = { kind: 'settling-up' as const, userId: ben.userId, homeId: copy.id, settlementId };
  const refused = await EMAILS['settling-up'].read(app.db, { ...letter, what: 'not_received' }, sending());
  expect(refused?.text).toContain(NOTES.slice(0, 3).join(' · '));
  // The notification to the stranger asks for no money.
  const [asked] = (await stranger.api.notifications.listNotifications({})).notifications;
  expect(asked?.notes).toEqual([]);
});

test('an unconfirmed address gets no notes about an account that it is not shown', async () => {
  const { ben, copy, paymentId } = await copied();
  await confirmAddress(app, ben, false);
  const share = { homeId: copy.id, paymentId, userId: ben.userId };
  const asked = await EMAILS['payment-requested'].read(
    app.db,
    { kind: 'payment-requested', ...share },
    sending(),
  );
  expect(asked?.text).toContain(NOTES.slice(0, 3).join(' · '));
  expect(asked?.text).not.toContain('First payment');
  const token = await mintLink(app.db, share, app.clock.now);
  const status = await callableClient(app.base).call('checkPaymentStatus', { ...share, token });
  expect(status).toMatchObject({ notes: ALL.slice(0, 3) });
});

test('a home is new for a week, but not for its creator', async () => {
  const { ben, stranger, copy, paymentId } = await copied();
  await joinedAgo(copy, 3);
  expect((await listed(ben, copy.id))?.[0]).toEqual({ note: 'new_home', days: 3 });
  await joinedAgo(copy, 4);
  expect((await listed(ben, copy.id))?.[0]).toEqual({ note: 'same_home' });
  await ben.api.payments.markAsPaid({ homeId: copy.id, paymentId });
  await askForMoney(ben, copy.id, [stranger]);
  expect(await listed(stranger, copy.id)).toEqual([]);
});

test('an account is new until a payment to it and after a change; letting go is no payment', async () => {
  app.clock.now = new Date();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const home = await buildHome([aisyah, ben]);
  await joinedAgo(home, 30);
  const FIRST = [{ note: 'first_payment' }];
  const ask = () => askForMoney(aisyah, home.id, [ben]);
  const { id: first } = await ask();
  expect(await listed(ben, home.id)).toEqual([]);
  await aisyah.api.paymentDetails.savePaymentDetails(DETAILS);
  expect(await listed(ben, home.id)).toEqual(FIRST);
  await aisyah.api.payments.letGoPayment({ homeId: home.id, paymentId: first, userId: ben.userId });
  const { id: second } = await ask();
  expect(await listed(ben, home.id)).toEqual(FIRST);
  await ben.api.payments.markAsPaid({ homeId: home.id, paymentId: second });
  await ask();
  expect(await listed(ben, home.id)).toEqual([]);
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS);
  const { password } = aisyah;
  await aisyah.api.paymentDetails.savePaymentDetails({ accountNumber: '99999', password });
  expect(await listed(ben, home.id)).toEqual(FIRST);
  // Paid by settling up.
  const { people } = await ben.api.settlingUp.getBetweenUs({ homeId: home.id });
  expect(people[0]?.notes).toEqual(FIRST);
  await ben.api.settlingUp.settleUp({
    homeId: home.id,
    id: crypto.randomUUID(),
    userId: aisyah.userId,
    lines: (people[0]?.lines ?? []).map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount })),
  });
  await ask();
  expect(await listed(ben, home.id)).toEqual([]);
});

test('undoing a mark still answers with the notes', async () => {
  const { ben, copy, paymentId } = await copied();
  await ben.api.payments.markAsPaid({ homeId: copy.id, paymentId });
  const open = await ben.api.payments.undoMarkAsPaid({ homeId: copy.id, paymentId });
  expect(open.notes).toEqual(ALL);
});
