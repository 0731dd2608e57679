import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { CHANGE_SHOWN_MS } from '#domain/payment-details.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { confirmAddress } from '#test/builders/addresses.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { refusalOf, signedInAgo, signUp, type Person } from '#test/builders/homes.ts';
import { codeWithFields } from '#test/builders/payment-codes.ts';
import { DETAILS, OWN_CODE } from '#test/builders/payment-details.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { eventsOf, INFO, loggedApp } from '#test/observers/security-events.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { sharedApp, type TestApp } from '#test/running/app.ts';
import { bearerOf, callableClient } from '#test/steps/callables.ts';

const app = await sharedApp();
const later = ({ clock }: TestApp, ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const MINUTES = 60_000;
type Status = { howToPay?: object; signInToPay?: true; alreadyPaid: boolean };
/** What the page of a debtor's letter gets, signed out or in any browser. */
async function statusOf(
  share: { paymentId: string; userId: string; token?: string },
  reader?: Person,
): Promise<Status> {
  const client = callableClient(app.base, reader && bearerOf(reader));
  return (await client.call('checkPaymentStatus', share)) as Status;
}
const payeeDetailsOf = ({ api }: Person, { userId }: Person) =>
  api.paymentDetails.getPayeeDetails({ userId });

/** Aisyah has payment details; Ben owes her, Chloe lives there, Devi has left and Ethan is a stranger. */
async function owing() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  const devi = await signUp(app, 'Devi Nair');
  for (const { api } of [chloe, devi]) await api.homes.joinHome({ homeId });
  await devi.api.homes.leaveHome({ homeId });
  const ethan = await signUp(app, 'Ethan Ooi');
  await aisyah.api.paymentDetails.savePaymentDetails(DETAILS);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  return { aisyah, ben, chloe, devi, ethan, homeId, paymentId };
}

test('details are stored as typed, trimmed; empty ones are none; omitted ones stay', async () => {
  const { api } = await signUp(app);
  const none = { bank: null, accountNumber: null, accountName: null, duitNow: null, code: null };
  expect(await api.paymentDetails.getPaymentDetails()).toEqual({ ...none, changedAt: null, setAside: false });
  const changedAt = app.clock.now;
  const kept = await api.paymentDetails.savePaymentDetails({
    ...DETAILS,
    accountName: '  AISYAH BINTI RAHMAN ',
  });
  expect(kept).toEqual({ ...DETAILS, changedAt, setAside: false });
  expect(await api.paymentDetails.getPaymentDetails()).toEqual(kept);
  expect(await api.paymentDetails.savePaymentDetails({ duitNow: ' ', bank: 'other' })).toEqual({
    ...DETAILS,
    bank: 'other',
    duitNow: null,
    changedAt,
    setAside: false,
  });
  expect(await api.paymentDetails.savePaymentDetails({ code: null })).toMatchObject({ code: null });
});

test('numbers and names are stored without what a banking app or a messenger adds', async () => {
  const { api } = await signUp(app);
  const kept = await api.paymentDetails.savePaymentDetails({
    accountNumber: '\u202A1642\u00A00398\u20117751\u202C',
    accountName: '\u2068AISYAH\u00A0BINTI RAHMAN\u2069\n',
    duitNow: '\u202A(+60)\u00A012\u2011345.6789\u202C',
  });
  expect(kept).toMatchObject({
    accountNumber: '1642 0398-7751',
    accountName: 'AISYAH BINTI RAHMAN',
    duitNow: '+60 12-345 6789',
  });
});

test('invalid details are refused with their own code, and nothing of them is stored', async () => {
  const { api } = await signUp(app);
  const save = (details: Parameters<typeof api.paymentDetails.savePaymentDetails>[0]) =>
    refusalOf(api.paymentDetails.savePaymentDetails({ bank: 'maybank', ...details }));
  expect(await save({ accountNumber: '1234' })).toBe('ACCOUNT_NUMBER_INVALID');
  expect(await save({ accountName: 'A'.repeat(101) })).toBe('ACCOUNT_NAME_TOO_LONG');
  expect(await save({ duitNow: 'aisyah' })).toBe('DUITNOW_ID_INVALID');
  expect(await save({ code: 'https://elsewhere.example' })).toBe('PAYMENT_CODE_OTHER');
  expect(await save({ code: OWN_CODE.replace('AISYAH', 'AISYAN') })).toBe('PAYMENT_CODE_DAMAGED');
  expect(await api.paymentDetails.getPaymentDetails()).toMatchObject({ bank: null, changedAt: null });
});

test.each([
  ['PAYMENT_CODE_ONCE', { '01': '12', '54': '12.00' }],
  ['PAYMENT_CODE_AMOUNT', { '54': '12.00' }],
  ['PAYMENT_CODE_FEES', { '55': '02', '56': '1.00' }],
] as const)(
  'a code that fits no share is refused with %s, in a picture and as text',
  async (refused, said) => {
    const person = await signUp(app);
    const code = codeWithFields(said);
    expect(await refusalOf(person.api.paymentDetails.savePaymentDetails({ code }))).toBe(refused);
    expect(await send(person, drawPaymentCode(code))).toMatchObject({ code: refused });
  },
);

test('an old code that fits no share is shown to its owner only', async () => {
  const { aisyah, ben } = await owing();
  const code = codeWithFields({ '54': '12.00' });
  await app.db.updateTable('payment_details').set({ code }).where('user_id', '=', aisyah.userId).execute();
  expect(await aisyah.api.paymentDetails.getPaymentDetails()).toMatchObject({ code });
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({
    accountNumber: DETAILS.accountNumber,
    code: null,
  });
  const nothing = { bank: null, account_number: null, account_name: null, duitnow_id: null };
  await app.db.updateTable('payment_details').set(nothing).where('user_id', '=', aisyah.userId).execute();
  expect(await payeeDetailsOf(ben, aisyah)).toBeNull();
});

test('only debtors with an open share see the details', async () => {
  const { aisyah, ben, chloe, devi, ethan, homeId, paymentId } = await owing();
  const shown = { ...DETAILS, addedAt: app.clock.now.toISOString(), changedAt: null };
  expect(await payeeDetailsOf(ben, aisyah)).toEqual(shown);
  for (const other of [chloe, devi, ethan, aisyah])
    expect(await refusalOf(payeeDetailsOf(other, aisyah))).toBe('FORBIDDEN');
  expect(await refusalOf(app.browser().api.paymentDetails.getPayeeDetails({ userId: aisyah.userId }))).toBe(
    'UNAUTHENTICATED',
  );
  // Aisyah owes Ben nothing, so she does not see his details.
  expect(await refusalOf(payeeDetailsOf(aisyah, ben))).toBe('FORBIDDEN');

  const [listed] = (await ben.api.payments.listPaymentRequests({ homeId })).payments;
  expect(listed?.hasPaymentDetails).toBe(true);
  const [own] = (await aisyah.api.payments.listPaymentRequests({ homeId })).payments;
  expect(own?.hasPaymentDetails).toBe(false);
  expect(JSON.stringify(listed)).not.toContain(DETAILS.accountNumber);

  await ben.api.payments.markAsPaid({ homeId, paymentId });
  expect(await refusalOf(payeeDetailsOf(ben, aisyah))).toBe('FORBIDDEN');
  await aisyah.api.payments.reopenPayment({ homeId, paymentId, userId: ben.userId });
  expect(await payeeDetailsOf(ben, aisyah)).toEqual(shown);
  await aisyah.api.payments.letGoPayment({ homeId, paymentId, userId: ben.userId });
  expect(await refusalOf(payeeDetailsOf(ben, aisyah))).toBe('FORBIDDEN');
});

test('a member who left and owes still sees them, until the request is deleted', async () => {
  const { aisyah, ben, homeId, paymentId } = await owing();
  await ben.api.homes.leaveHome({ homeId });
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ accountNumber: DETAILS.accountNumber });
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId });
  expect(await refusalOf(payeeDetailsOf(ben, aisyah))).toBe('FORBIDDEN');
});

test('the link of an open share shows them; a wrong link, or that of a settled share, does not', async () => {
  const { aisyah, ben, chloe, homeId, paymentId } = await owing();
  await confirmAddress(app, ben);
  const token = await mintLink(app.db, { homeId, paymentId, userId: ben.userId }, app.clock.now);
  const share = { paymentId, userId: ben.userId, token };
  expect((await statusOf(share)).howToPay).toEqual({
    ...DETAILS,
    addedAt: app.clock.now.toISOString(),
    changedAt: null,
  });
  for (const wrong of [{ token: `${token}x` }, { userId: chloe.userId }, { token: undefined }])
    await expect(statusOf({ ...share, ...wrong } as typeof share)).rejects.toThrow(/unauthorized/i);
  await aisyah.api.payments.letGoPayment({ homeId, paymentId, userId: ben.userId });
  expect(await statusOf(share)).toMatchObject({ alreadyPaid: true });
  expect(await statusOf(share)).not.toHaveProperty('howToPay');
});

test('the link shows none while the address is unconfirmed: its debtor signs in', async () => {
  const { aisyah, ben, chloe, homeId, paymentId } = await owing();
  const token = await mintLink(app.db, { homeId, paymentId, userId: ben.userId }, app.clock.now);
  const share = { paymentId, userId: ben.userId, token };
  const shown = { ...DETAILS, addedAt: app.clock.now.toISOString(), changedAt: null };
  for (const whose of [undefined, chloe]) {
    const status = await statusOf(share, whose);
    expect(status).toMatchObject({ alreadyPaid: false, signInToPay: true });
    expect(JSON.stringify(status)).not.toMatch(/1140|BINTI|012-345|maybank/i);
  }
  expect(await statusOf(share, ben)).toMatchObject({ howToPay: shown });
  expect(await statusOf(share, ben)).not.toHaveProperty('signInToPay');
  await confirmAddress(app, ben);
  expect(await statusOf(share)).toMatchObject({ howToPay: shown });

  // Signing in would show nothing more.
  await confirmAddress(app, ben, false);
  const { password } = aisyah;
  const nothing = { bank: null, accountNumber: '', accountName: '', duitNow: '', code: null };
  await aisyah.api.paymentDetails.savePaymentDetails({ ...nothing, password });
  expect(await statusOf(share)).not.toHaveProperty('signInToPay');
});

test('a bank or a name alone shows nothing', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await askForMoney(aisyah, homeId, [ben]);
  expect(await payeeDetailsOf(ben, aisyah)).toBeNull();
  await aisyah.api.paymentDetails.savePaymentDetails({ bank: 'maybank', accountName: 'AISYAH BINTI RAHMAN' });
  expect(await payeeDetailsOf(ben, aisyah)).toBeNull();
  const [listed] = (await ben.api.payments.listPaymentRequests({ homeId })).payments;
  expect(listed?.hasPaymentDetails).toBe(false);
});

test('the first details count as added, also after a bank or a name alone', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await askForMoney(aisyah, homeId, [ben]);
  const { now } = app.clock;
  const { api, password } = aisyah;
  const save = (details: object) => api.paymentDetails.savePaymentDetails({ ...details, password });
  await save({ bank: 'maybank', accountName: 'AISYAH BINTI RAHMAN' });
  later(app, 1);
  const addedAt = app.clock.now.toISOString();
  await save({ accountNumber: '11111' });
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ addedAt, changedAt: null });
  later(app, CHANGE_SHOWN_MS - 1);
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ addedAt });
  later(app, 1);
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ addedAt: null, changedAt: null });
  await save({ accountNumber: '22222' });
  const changedAt = app.clock.now.toISOString();
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ addedAt: null, changedAt });
  app.clock.now = now;
});

test('a change is shown for 14 days, also if all was removed in between', async () => {
  const { aisyah, ben } = await owing();
  const { now } = app.clock;
  await aisyah.api.paymentDetails.savePaymentDetails({ duitNow: '019-876 5432' });
  const changedAt = now.toISOString();
  later(app, CHANGE_SHOWN_MS - 1);
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ changedAt });
  later(app, 1);
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({ changedAt: null });
  const { password } = aisyah;
  const nothing = { bank: null, accountNumber: '', accountName: '', duitNow: '', code: null };
  await aisyah.api.paymentDetails.savePaymentDetails({ ...nothing, password });
  expect(await payeeDetailsOf(ben, aisyah)).toBeNull();
  await aisyah.api.paymentDetails.savePaymentDetails({ accountNumber: '99999', password });
  expect(await payeeDetailsOf(ben, aisyah)).toMatchObject({
    accountNumber: '99999',
    addedAt: null,
    changedAt: app.clock.now.toISOString(),
  });
  app.clock.now = now;
});

test('a change needs a sign-in of the last ten minutes, or the password', async () => {
  const { api, password, email } = await signUp(app);
  await signedInAgo(app, 10 * MINUTES);
  await api.paymentDetails.savePaymentDetails({ accountNumber: '11111' });
  await signedInAgo(app, 10 * MINUTES + 1);
  const save = (typed: object) =>
    refusalOf(api.paymentDetails.savePaymentDetails({ accountNumber: '22222', ...typed }));
  expect(await save({})).toBe('PASSWORD_NEEDED');
  expect(await save({ password: 'not it' })).toBe('WRONG_PASSWORD');
  expect(await api.paymentDetails.getPaymentDetails()).toMatchObject({ accountNumber: '11111' });
  expect(await save({ password })).toBe('not refused');
  const again = app.browser();
  await again.api.users.signIn({ email, password });
  await again.api.paymentDetails.savePaymentDetails({ accountNumber: '33333' });
  expect(await api.paymentDetails.getPaymentDetails()).toMatchObject({ accountNumber: '33333' });
});

test('a person without a password signs in with Google again', async () => {
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com', name: 'Wei Ling' }]);
  const browser = all.app.browser();
  await signInWithGoogle(all.app, browser, 'wei@gmail.com');
  const save = () => refusalOf(browser.api.paymentDetails.savePaymentDetails({ accountNumber: '1234567' }));
  expect(await save()).toBe('not refused');
  await signedInAgo(all.app, 10 * MINUTES + 1);
  expect(await save()).toBe('SIGN_IN_AGAIN');
  await signInWithGoogle(all.app, browser, 'wei@gmail.com');
  expect(await save()).toBe('not refused');
});

test('each change is emailed to the owner, also unconfirmed, and logged without a number; the same again is no change', async () => {
  await using at = await loggedApp();
  const person = await signUp(at.app);
  const { api } = await at.from(person);
  const save = (accountNumber: string) => () =>
    api.paymentDetails.savePaymentDetails({ accountNumber, duitNow: '012-345 6789' });
  const event = {
    level: INFO,
    event: 'payment-details-changed',
    user: person.userId,
    call: 'paymentDetails.savePaymentDetails',
  };
  expect(await eventsOf(at, save('1140 2207 9938'))).toEqual([event]);
  expect(await eventsOf(at, save('1140 2207 9938'))).toEqual([]);
  for (const number of ['11111', '22222', '33333']) await save(number)();
  const letters = await queuedLetters(at.app, 'account-changed');
  expect(letters).toHaveLength(4);
  for (const { to } of letters) expect(to).toEqual({ email: person.email, confirmed: false });
  expect(letters.map(({ change }) => change.what).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'payment-details'),
    'payment-details-added',
  ]);
  expect(JSON.stringify(at.lines)).not.toMatch(/2207|012-345|11111/);
});

test('changes are counted, and so are wrong passwords', async () => {
  const { api } = await signUp(app);
  for (let tries = 0; tries < 10; tries++)
    expect(
      await refusalOf(api.paymentDetails.savePaymentDetails({ accountNumber: '11111', password: 'not it' })),
    ).toBe('WRONG_PASSWORD');
  expect(
    await refusalOf(api.paymentDetails.savePaymentDetails({ accountNumber: '11111', password: 'not it' })),
  ).toBe('TOO_MANY_TRIES');
  const other = await signUp(app);
  for (let tries = 0; tries < 20; tries++)
    await other.api.paymentDetails.savePaymentDetails({ accountNumber: `1111${tries}` });
  expect(await refusalOf(other.api.paymentDetails.savePaymentDetails({ accountNumber: '22222' }))).toBe(
    'TOO_MANY_TRIES',
  );
});

test('two changes at the same time are both stored', async () => {
  const { api } = await signUp(app);
  await Promise.all([
    api.paymentDetails.savePaymentDetails({ accountNumber: '12345' }),
    api.paymentDetails.savePaymentDetails({ duitNow: '012-345 6789' }),
  ]);
  expect(await api.paymentDetails.getPaymentDetails()).toMatchObject({
    accountNumber: '12345',
    duitNow: '012-345 6789',
  });
});

test('details are deleted with the account', async () => {
  const { api, userId, password } = await signUp(app);
  await api.paymentDetails.savePaymentDetails(DETAILS);
  await api.users.deleteAccount({ password });
  expect(
    await app.db.selectFrom('payment_details').selectAll().where('user_id', '=', userId).execute(),
  ).toEqual([]);
});

/** Sends a picture as the profile does. Returns the code in it, or why there is none. */
async function send({ fetch }: Pick<Person, 'fetch'>, picture: Uint8Array) {
  const answer = await fetch(`${app.base}/api/payment-code`, { method: 'PUT', body: Buffer.from(picture) });
  return (await answer.json()) as { code: string; message?: string };
}

test('a picture of a code is read, returned, and not stored', async () => {
  const person = await signUp(app);
  expect(await send(person, drawPaymentCode(OWN_CODE))).toEqual({ code: OWN_CODE });
  expect(await person.api.paymentDetails.getPaymentDetails()).toMatchObject({ code: null, changedAt: null });
  expect(await queuedLetters(app, 'account-changed')).not.toContainEqual(
    expect.objectContaining({ userId: person.userId }),
  );
});

test('a picture without a payment code is refused with the reason', async () => {
  const person = await signUp(app);
  const codeOf = async (picture: Uint8Array) => (await send(person, picture)).code;
  const blank = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await codeOf(blank)).toBe('PAYMENT_CODE_MISSING');
  expect(await codeOf(drawPaymentCode('https://elsewhere.example'))).toBe('PAYMENT_CODE_OTHER');
  expect(await codeOf(drawPaymentCode(OWN_CODE.replace('AISYAH', 'AISYAN')))).toBe('PAYMENT_CODE_DAMAGED');
  expect(await codeOf(Buffer.from('no picture'))).toBe('PICTURE_INVALID');
  expect(await codeOf(Buffer.alloc(PICTURE_MAX_BYTES + 1))).toBe('PICTURE_TOO_LARGE');
  expect((await send(app.browser(), blank)).code).toBe('UNAUTHENTICATED');
});
