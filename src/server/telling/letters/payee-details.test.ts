import { EMAILS } from '#server/telling/letters/kinds.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CHANGE_SHOWN_MS } from '#domain/payment-details.ts';
import { codeWithAmount } from '#domain/payment-code.ts';
import { decodePaymentCode, prepared } from '#server/reading/decoders/payment-code-decoding.ts';
import { confirmAddress } from '#test/builders/addresses.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { codeWithFields } from '#test/builders/payment-codes.ts';
import { DETAILS, OWN_CODE } from '#test/builders/payment-details.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();
await prepared;

const sendingAt = (now: Date) => ({
  publicUrl: 'https://rumah.example',
  language: 'en' as const,
  stops: [],
  now,
  queuedAt: now,
});
const read = async (png: Uint8Array) => (await decodePaymentCode({ bytes: png })).text;

/** Ben owes Aisyah RM 60.00, gets emails now, and has confirmed his address. */
async function owing() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await confirmAddress(app, ben);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  return { aisyah, ben, homeId, share: { homeId, paymentId, userId: ben.userId } };
}

test('the email that asks says how to pay, and has the code with the share filled in', async () => {
  const { aisyah, share } = await owing();
  await aisyah.api.paymentDetails.savePaymentDetails({ ...DETAILS, password: aisyah.password });
  const { now } = app.clock;
  const letter = await EMAILS['payment-requested'].read(
    app.db,
    { kind: 'payment-requested', ...share },
    sendingAt(now),
  );
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain('Maybank');
    expect(body).toContain('AISYAH BINTI RAHMAN');
    expect(body).toContain('1140 2207 9938');
    expect(body).toContain('012-345 6789');
    expect(body).toMatch(/Payment details: Added \w{3} \d\d\./);
    expect(body).not.toContain('Not sure?');
  }
  expect(letter?.html).toContain('alt="DuitNow QR for RM 60.00"');
  expect(letter?.inline).toHaveLength(1);
  const png = letter?.inline?.[0]?.png ?? new Uint8Array();
  expect((await sharp(png).metadata()).format).toBe('png');
  expect(await read(png)).toBe(codeWithAmount(OWN_CODE, 6000)?.text);

  const later = sendingAt(new Date(now.getTime() + CHANGE_SHOWN_MS));
  const old = await EMAILS['payment-requested'].read(app.db, { kind: 'payment-requested', ...share }, later);
  expect(old?.text).toContain('1140 2207 9938');
  expect(old?.text).not.toContain('Added');

  await aisyah.api.paymentDetails.savePaymentDetails({ bank: 'cimb', password: aisyah.password });
  const changed = await EMAILS['payment-requested'].read(
    app.db,
    { kind: 'payment-requested', ...share },
    sendingAt(now),
  );
  for (const body of [changed?.text, changed?.html])
    expect(body).toMatch(/Changed \w{3} \d\d\. Not sure\? Ask before you pay\./);
});

test('a code protected by a hash is sent unchanged, and the email says which amount to type', async () => {
  const { aisyah, share } = await owing();
  const code = codeWithFields({ '82': 'f879ac6266d8d6da081fc1c171600211' });
  await aisyah.api.paymentDetails.savePaymentDetails({ code, password: aisyah.password });
  const letter = await EMAILS['payment-requested'].read(
    app.db,
    { kind: 'payment-requested', ...share },
    sendingAt(app.clock.now),
  );
  expect(await read(letter?.inline?.[0]?.png ?? new Uint8Array())).toBe(code);
  expect(letter?.text).toContain(
    "The DuitNow QR in this email has no amount in it. Scan it with your bank's app and type RM 60.00.",
  );
});

test('a reminder of several shares has a code for each', async () => {
  const { aisyah, ben, homeId, share } = await owing();
  const { id } = await askForMoney(aisyah, homeId, [ben], { title: 'Gas', totalAmount: 1250 });
  await aisyah.api.paymentDetails.savePaymentDetails({ code: OWN_CODE, password: aisyah.password });
  const letter = await EMAILS['payment-reminder'].read(
    app.db,
    { kind: 'payment-reminder', ...share, number: 1, others: [{ ...share, paymentId: id }] },
    sendingAt(app.clock.now),
  );
  const codes = [];
  for (const { png } of letter?.inline ?? []) codes.push(await read(png));
  expect(codes).toEqual([codeWithAmount(OWN_CODE, 6000)?.text, codeWithAmount(OWN_CODE, 1250)?.text]);
});

test('an email to an unconfirmed address does not say how to pay; it leads to sign-in, beside the link for the receipt', async () => {
  const { aisyah, ben, homeId, share } = await owing();
  const { id } = await askForMoney(aisyah, homeId, [ben], { title: 'Gas', totalAmount: 1250 });
  await aisyah.api.paymentDetails.savePaymentDetails({ ...DETAILS, password: aisyah.password });
  const sending = sendingAt(app.clock.now);
  const was = { title: 'Gas', amount: 5000 };
  const readAll = () => ({
    requested: EMAILS['payment-requested'].read(app.db, { kind: 'payment-requested', ...share }, sending),
    changed: EMAILS['payment-changed'].read(
      app.db,
      { kind: 'payment-changed', ...share, amount: 6000, was },
      sending,
    ),
    reopened: EMAILS['payment-reopened'].read(
      app.db,
      { kind: 'payment-reopened', ...share, why: 'reopened' },
      sending,
    ),
    unanswered: EMAILS['payment-reopened'].read(
      app.db,
      { kind: 'payment-reopened', ...share, why: 'unanswered' },
      sending,
    ),
    reminder: EMAILS['payment-reminder'].read(
      app.db,
      { kind: 'payment-reminder', ...share, number: 1 },
      sending,
    ),
    reminders: EMAILS['payment-reminder'].read(
      app.db,
      { kind: 'payment-reminder', ...share, number: 1, others: [{ ...share, paymentId: id }] },
      sending,
    ),
  });
  const details = /1140|AISYAH BINTI|Maybank|012-345|DuitNow|Changed \w{3} \d/;
  for (const [name, reading] of Object.entries(readAll()))
    expect((await reading)?.text, name).toMatch(details);

  await confirmAddress(app, ben, false);
  for (const [name, reading] of Object.entries(readAll())) {
    const letter = await reading;
    for (const body of [letter?.text, letter?.html]) {
      expect(body, name).not.toMatch(details);
      expect(body, name).toContain('Sign in to see how to pay');
      expect(body, name).toContain('https://rumah.example/login?next=');
      expect(body, name).toMatch(/payment-success\?\S*token=/);
    }
    expect(letter?.text.match(/Sign in to see how to pay/g), name).toHaveLength(1);
    expect(letter?.inline, name).toEqual([]);
  }
});

test('without payment details the email does not change', async () => {
  const { share } = await owing();
  const letter = await EMAILS['payment-requested'].read(
    app.db,
    { kind: 'payment-requested', ...share },
    sendingAt(app.clock.now),
  );
  expect(letter?.inline).toEqual([]);
  expect(letter?.text).not.toMatch(/DuitNow|Changed/);
});
