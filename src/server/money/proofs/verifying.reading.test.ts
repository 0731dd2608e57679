import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import sharp from 'sharp';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { ProofAnswer } from '#contract/functions.ts';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { formatAmount } from '#domain/money.ts';
import { sharedApp, startApp } from '#test/running/app.ts';
import { refusalOf, stranger } from '#test/builders/homes.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { setClock } from '#test/builders/boards.ts';
import { picture } from '#test/builders/images.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { recordLog } from '#test/observers/logged.ts';
import { homeOfDebtors, openProofs, proofFiles, upload } from '#test/builders/proofs.ts';
import { proofAnswers } from '#words/proofs.ts';
import { proofFileProblems } from '#words/files.ts';

const MIB = 1024 * 1024;

const app = await sharedApp();
const receipt = await openProofs();

const REUSED = 'This receipt was already used for “Groceries”. Each payment needs its own receipt.';
/** Refused before the file is read. */
const damaged = async () => (await picture('png')).subarray(0, 500);

test('a receipt that fits makes the share paid, and both sides are notified', async () => {
  const { aisyah, ong, homeId, askOng, shareOf, proofsOf, notificationTypesOf } = await homeOfDebtors(app);
  const share = await askOng();
  await using live = await listenLive(app, aisyah);
  await using client = callableClient(app.base, bearerOf(ong));
  const fileData = (await receipt({ number: 1 })).toString('base64');
  expect(await client.call('verifyPaymentProof', { ...share, fileData, mimeType: 'image/png' })).toEqual({
    success: true,
    verified: true,
    status: 'verified',
    message: `Payment of ${formatAmount(6645)} to Aisyah Rahman confirmed.`,
    shown: 6645,
  });
  await live.receives('payments');
  await live.receives('history', homeId);
  expect(await shareOf(share)).toMatchObject({ paid: true, paidBy: 'verified', paidAt: app.clock.now });
  expect(await notificationTypesOf(aisyah)).toContain('payment_paid');
  const [proof] = await proofsOf(share);
  expect(proof).toMatchObject({ state: 'verified', has_files: true, media_type: 'image/png' });
  expect(proofFiles(app)).toEqual([proof?.id, `${proof?.id}.webp`]);
  const letters = await queuedLetters(app, 'payment-paid');
  expect(letters.map(({ paymentId }) => paymentId)).toContain(share.paymentId);
});

test('a receipt that does not fit is refused with the reason; the same one again is answered without reading', async () => {
  const { ong, askOng, shareOf, proofsOf } = await homeOfDebtors(app);
  const share = await askOng();
  const due = formatAmount(6645);
  const tooLittle = await receipt({ number: 2, sen: 5300 });
  const answer = {
    success: true,
    verified: false,
    status: 'rejected',
    message: `The receipt shows ${formatAmount(5300)}, but your share is ${due}. Please upload a receipt for ${due}.`,
    shown: 5300,
  };
  expect(await upload(app, ong, share, tooLittle)).toEqual(answer);
  expect(await upload(app, ong, share, tooLittle)).toEqual({ ...answer, mayAsk: true });
  expect((await proofsOf(share)).map(({ state }) => state)).toEqual(['rejected']);
  expect(await shareOf(share)).toMatchObject({ paid: false, inReview: false, proof: null });

  // The next day other dates count as too early or too late.
  app.clock.now = new Date(app.clock.now.getTime() + 20 * 60 * 60 * 1000);
  await upload(app, ong, share, tooLittle);
  expect(await proofsOf(share)).toHaveLength(2);
});

test(
  'only the host sees the rules that judged a receipt, and nothing of what was read',
  { tags: 'rest' },
  async () => {
    const { log, lines } = recordLog();
    await using logged = await startApp({}, { log });
    const { aisyah, ong, homeId, askOng, proofsOf } = await homeOfDebtors(logged, 'Ah Boy');
    const share = await askOng();
    await upload(logged, ong, share, await receipt({ number: 20, recipient: 'Lee Chun Hoe' }));
    const [proof] = await proofsOf(share);
    const judged = lines.find(({ msg }) => msg === 'proof judged');
    expect(judged).toMatchObject({ proof: proof?.id, outcome: 'review', reasons: ['name-mismatch'] });
    expect(judged?.['rules']).toEqual(expect.arrayContaining(['amount/exact', 'recipient/other-field']));
    expect(proof?.read).toMatchObject({ rules: judged?.['rules'] });
    expect(JSON.stringify(lines)).not.toMatch(/lee chun|66\.45|6645/i);
    const payments = await aisyah.api.payments.listPaymentRequests({ homeId });
    expect(JSON.stringify(payments)).toMatch(/LEE CHUN HOE/);
    expect(JSON.stringify(payments)).not.toContain('recipient/');
  },
);

test('a paid share needs no proof', async () => {
  const { homeId, ong, askOng, proofsOf } = await homeOfDebtors(app);
  const share = await askOng();
  await ong.api.payments.markAsPaid({ homeId, paymentId: share.paymentId });
  expect(await upload(app, ong, share, await damaged())).toEqual({
    success: true,
    verified: true,
    status: 'verified',
    message: proofAnswers.paid,
  });
  expect(await proofsOf(share)).toEqual([]);
});

test('if one receipt is uploaded for two shares at the same moment, exactly one is paid', async () => {
  const { ong, chloe, ask, shareOf } = await homeOfDebtors(app);
  const [first, second] = await ask([ong, chloe]);
  if (!first || !second) throw new Error('two shares were asked for');
  const bytes = await receipt({ number: 3, sender: 'Somebody Else' });
  const answers = await Promise.all([upload(app, ong, first, bytes), upload(app, chloe, second, bytes)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['rejected', 'verified']);
  expect(answers.find(({ status }) => status === 'rejected')?.message).toBe(REUSED);
  const paid = await Promise.all([first, second].map(async (share) => (await shareOf(share)).paid));
  expect(paid).toEqual(answers.map(({ verified }) => verified));
});

test(
  'a receipt counts once in a home, also as another file, and another requester’s home does not recognise it',
  { tags: 'rest' },
  async () => {
    const { ong, askOng, proofsOf } = await homeOfDebtors(app);
    const bytes = await receipt({ number: 4 });
    expect((await upload(app, ong, await askOng(), bytes)).status).toBe('verified');
    const share = await askOng();
    const refused = { status: 'rejected', message: REUSED };
    expect(await upload(app, ong, share, bytes)).toMatchObject(refused);
    expect(await proofsOf(share)).toMatchObject([
      { read: { rules: expect.arrayContaining(['reuse/same-file']) } },
    ]);
    const copy = await sharp(bytes).webp({ quality: 90 }).toBuffer();
    expect(await upload(app, ong, share, copy)).toMatchObject(refused);

    const elsewhere = await homeOfDebtors(app);
    expect((await upload(app, elsewhere.ong, await elsewhere.askOng(), bytes)).status).toBe('verified');
  },
);

test('twenty uploads at once are all answered, each as if it were alone', { tags: 'rest' }, async () => {
  const { ong, ask, shareOf } = await homeOfDebtors(app);
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const shares = [];
  for (const _ of numbers) shares.push(...(await ask([ong])));
  const isGood = (number: number) => number % 7 === 0;
  const broken = await damaged();
  const files = await Promise.all(
    numbers.map((number) => (isGood(number) ? receipt({ number: 100 + number }) : broken)),
  );
  const answers = await Promise.all(shares.map((share, at) => upload(app, ong, share, files[at] ?? '')));
  const shortly = ({ success, verified, message }: ProofAnswer) => (success ? verified : message);
  expect(answers.map(shortly)).toEqual(numbers.map((number) => isGood(number) || proofFileProblems.damaged));
  const paid = await Promise.all(shares.map(async (share) => (await shareOf(share)).paid));
  expect(paid).toEqual(numbers.map(isGood));
});

test('with the host’s setting, the requester looks at every receipt', { tags: 'rest' }, async () => {
  await using careful = await startApp({ PROOF_AUTO_ACCEPT: 'off' });
  const { ong, askOng, shareOf } = await homeOfDebtors(careful);
  const share = await askOng();
  expect(await upload(careful, ong, share, await receipt({ number: 7 }))).toMatchObject({
    success: true,
    verified: false,
    status: 'review',
    message:
      'We could not confirm this payment automatically. We have asked Aisyah Rahman to check it – you do not need to upload it again.',
  });
  expect(await shareOf(share)).toMatchObject({ paid: false, inReview: true, proof: { reason: '' } });
});

test('only the debtor can upload, signed in or by the link of their letter', async () => {
  const { aisyah, ong, chloe, ask, askOng, tokenOf } = await homeOfDebtors(app);
  const [share, other] = await ask([ong, chloe]);
  if (!share || !other) throw new Error('two shares were asked for');
  const bytes = await damaged();
  const token = await tokenOf(share);
  const signedOut = stranger(app);
  const refused: [who: Parameters<typeof upload>[1], what: object][] = [
    [signedOut, {}],
    [aisyah, {}],
    [chloe, {}],
    [signedOut, { token: 'x' }],
    [signedOut, { token: `${token}x` }],
    [signedOut, { token: await tokenOf(other) }],
    [signedOut, { token, userId: chloe.userId }],
    [signedOut, { token, paymentId: (await askOng()).paymentId }],
    [ong, { userId: chloe.userId }],
    [ong, { paymentId: '00000000-0000-4000-8000-000000000000', userId: chloe.userId }],
  ];
  for (const [who, { token: given, ...change }] of refused as [typeof ong, { token?: string }][]) {
    const call = upload(
      app,
      who,
      { ...share, ...change },
      bytes,
      given === undefined ? {} : { token: given },
    );
    expect(await refusalOf(call), JSON.stringify(change)).toBe('UNAUTHORIZED_LINK');
  }
  expect(await upload(app, signedOut, share, bytes, { token })).toMatchObject({ success: false });
  setClock(app, '2026-12-18T02:00:00Z');
  expect(await refusalOf(upload(app, signedOut, share, bytes, { token }))).toBe('UNAUTHORIZED_LINK');
});

test('a file that cannot be checked is not stored, and its sender sees why', async () => {
  const { ong, askOng, proofsOf } = await homeOfDebtors(app);
  const share = await askOng();
  const before = proofFiles(app);
  expect(await upload(app, ong, share, await damaged())).toEqual({
    success: false,
    verified: false,
    message: proofFileProblems.damaged,
  });
  expect(await proofsOf(share)).toEqual([]);
  expect(proofFiles(app)).toEqual(before);
});

test('files that are empty, too large or of another kind are refused unread', async () => {
  const { ong, askOng } = await homeOfDebtors(app);
  const share = await askOng();
  const png = (await picture('png')).toString('base64');
  const large = Buffer.alloc(PROOF_MAX_BYTES + 1, await picture('png'));
  const wrong: [file: Uint8Array | string, mimeType: string, code: string][] = [
    ['', 'image/png', 'INVALID_INPUT'],
    [`data:image/png;base64,${png}`, 'image/png', 'INVALID_INPUT'],
    [`${png}!`, 'image/png', 'INVALID_INPUT'],
    [Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), 'image/jpeg', 'PROOF_TYPE'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'PROOF_TYPE'],
    [large, 'image/png', 'PROOF_TOO_LARGE'],
    [Buffer.concat([large, large]), 'image/png', 'PROOF_TOO_LARGE'],
  ];
  for (const [file, mimeType, code] of wrong)
    expect(await refusalOf(upload(app, ong, share, file, { mimeType })), `${mimeType} ${code}`).toBe(code);
  // The declared type may be wrong.
  expect(await upload(app, ong, share, await damaged(), { mimeType: 'image/jpg' })).toMatchObject({
    message: proofFileProblems.damaged,
  });
});

/** Holds uploads from one network of strangers open: two of them, sent except for their last bytes. */
function fillTheRoom() {
  const { port } = new URL(app.base);
  const sending = Array.from({ length: 2 }, () => {
    const headers = { 'content-type': 'application/json', 'content-length': 12 * MIB };
    const path = '/functions/verifyPaymentProof';
    const request = requestHttp({ port, host: '127.0.0.1', method: 'POST', path, headers });
    // No one waits for their answers.
    request.on('error', () => {});
    request.write(Buffer.alloc(12 * MIB - 1, 'x'));
    return request;
  });
  return () => {
    for (const request of sending) request.destroy();
  };
}

test('the client of the callables gets the reason why a proof was not looked at', async () => {
  const { ong, askOng, tokenOf } = await homeOfDebtors(app);
  const share = await askOng();
  const token = await tokenOf(share);
  await using signedOut = callableClient(app.base);
  await using client = callableClient(app.base, bearerOf(ong));
  const png = { fileData: (await picture('png')).toString('base64'), mimeType: 'image/png' };
  const ask = (by: typeof client, change: object) =>
    refusedAs(by.call('verifyPaymentProof', { ...share, ...png, ...change }));
  const text = Buffer.from('RM 66.45').toString('base64');
  expect(await ask(client, { fileData: text })).toBe('functions/invalid-argument PROOF_TYPE');
  const large = 'A'.repeat(14 * MIB);
  expect(await ask(client, { fileData: large })).toBe('functions/invalid-argument PROOF_TOO_LARGE');
  expect(await ask(client, { fileData: undefined })).toBe('functions/invalid-argument INVALID_INPUT');
  expect(await ask(signedOut, {})).toBe('functions/unauthenticated UNAUTHORIZED_LINK');
  expect(await ask(client, { paymentId: randomUUID() })).toBe('functions/not-found PAYMENT_NOT_FOUND');
  await vi.waitFor(
    async () => {
      const makeRoom = fillTheRoom();
      try {
        // Waits until the whole upload has arrived. Otherwise this one would be in, and one of those out.
        await wait(500);
        const answer = await ask(signedOut, { fileData: 'A'.repeat(8 * MIB), token });
        expect(answer).toBe('functions/unavailable PROOFS_BUSY');
      } finally {
        makeRoom();
      }
    },
    { timeout: 30_000 },
  );
  await app.db
    .insertInto('rate_limits')
    .values({
      key: `proof-account:${share.paymentId}/${share.userId}`,
      points: 10,
      expire: Date.now() + 60_000,
    })
    .execute();
  expect(await ask(signedOut, { token })).toBe('functions/resource-exhausted PROOF_TOO_MANY_TRIES');
});

test('a share gets ten tries an hour, whatever others have used', async () => {
  const { ong, chloe, ask } = await homeOfDebtors(app);
  const [share, other] = await ask([ong, chloe]);
  if (!share || !other) throw new Error('two shares were asked for');
  const bytes = await damaged();
  for (let tries = 0; tries < 10; tries++) await upload(app, ong, share, bytes);
  expect(await refusalOf(upload(app, ong, share, bytes))).toBe('PROOF_TOO_MANY_TRIES');
  expect(await upload(app, chloe, other, bytes)).toMatchObject({ success: false });
});

test('a person gets forty tries a day, in any number of homes', async () => {
  const bytes = await damaged();
  const { ong, chloe, ask } = await homeOfDebtors(app);
  const [share, other] = await ask([ong, chloe]);
  if (!share || !other) throw new Error('two shares were asked for');
  await upload(app, ong, share, bytes);
  const key = `proofOfPerson-account:${ong.userId}`;
  const { numUpdatedRows } = await app.db
    .updateTable('rate_limits')
    .set({ points: 40 })
    .where('key', '=', key)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  expect(await refusalOf(upload(app, ong, share, bytes))).toBe('PROOF_TOO_MANY_TRIES');
  expect(await upload(app, chloe, other, bytes)).toMatchObject({ success: false });
});
