import crypto, { createHash, randomBytes, randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { LINK_MS } from '#domain/payments.ts';
import type { Reason } from '#domain/proof-reasons.ts';
import { clean } from '#server/jobs/cleaning.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo, setClock } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

const NOT_OPEN = 'functions/unauthenticated UNAUTHORIZED_LINK';
const UNKNOWN = 'functions/not-found PAYMENT_NOT_FOUND';

/** Ben and Chloe owe Aisyah RM 30.00 each. */
async function owing() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
  const which = { homeId, paymentId: payment.id };
  const mint = ({ userId }: Person) => mintLink(app.db, { ...which, userId }, app.clock.now);
  return { aisyah, ben, chloe, homeId, payment, which, mint };
}

async function callAs(person: Person | undefined, name: string, data: unknown) {
  await using client = callableClient(app.base, person && bearerOf(person));
  const call = client.call(name, data);
  const [answer] = await Promise.allSettled([call]);
  return answer.status === 'fulfilled' ? answer.value : refusedAs(call);
}

const statusFor = (person: Person | undefined, data: unknown) => callAs(person, 'checkPaymentStatus', data);

test('a reader with the link sees who, what, how much, and whether it is paid', async () => {
  const { aisyah, ben, payment, which, mint } = await owing();
  const share = { paymentId: payment.id, userId: ben.userId };
  const asked = { ...share, token: await mint(ben) };
  const bill = {
    title: 'TNB electricity, October',
    category: 'utilities',
    amount: 3000,
    totalAmount: 6000,
    people: 2,
    createdAt: payment.createdAt.toISOString(),
    timeZone: 'Asia/Kuala_Lumpur',
    homeName: 'Seri Pandan 12A',
    debtorName: 'Ben Tan',
    requester: { name: 'Aisyah Rahman', tone: payment.requester.tone },
  };
  const notes = [{ note: 'new_home', days: 0 }];
  const open = {
    attached: null,
    alreadyPaid: false,
    inReview: false,
    gone: false,
    mayAsk: false,
    bill,
    notes,
  };
  expect(await statusFor(undefined, asked)).toEqual(open);
  // Signed in as another person, to whom the link was forwarded.
  expect(await statusFor(aisyah, asked)).toEqual(open);
  // Only the signed-in debtor sees the home.
  const own = { ...open, homeId: which.homeId };
  expect(await statusFor(ben, share)).toEqual(own);
  expect(await statusFor(ben, { ...share, token: null })).toEqual(own);
  // The signed-in debtor needs no link, so an expired link does not matter.
  expect(await statusFor(ben, { ...share, token: 'dead' })).toEqual(own);
  const proof = await putProof(app, payment, ben, { state: 'review' });
  expect(await statusFor(undefined, asked)).toEqual({ ...open, inReview: true });
  await app.db.updateTable('payment_proofs').set({ state: 'dropped' }).where('id', '=', proof).execute();
  await ben.api.payments.markAsPaid(which);
  expect(await statusFor(undefined, asked)).toEqual({ ...open, alreadyPaid: true, notes: [] });
});

test('a link works with characters pasted after it', async () => {
  const { payment, ben, mint } = await owing();
  const share = { paymentId: payment.id, userId: ben.userId };
  const token = await mint(ben);
  for (const behind of ['.', ')', ' ', ']', '\u200B', '&amp;x', '_'])
    expect(await statusFor(undefined, { ...share, token: token + behind }), behind).toMatchObject({
      alreadyPaid: false,
    });
});

test('a link opens only its share and reveals no others', async () => {
  const { aisyah, ben, chloe, payment, mint } = await owing();
  const other = await owing();
  const token = await mint(ben);
  const share = { paymentId: payment.id, userId: ben.userId, token };
  const refused: [who: Person | undefined, data: object][] = [
    [undefined, { ...share, token: undefined }],
    [undefined, { ...share, token: '' }],
    [undefined, { ...share, token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` }],
    [undefined, { ...share, token: createHash('sha256').update(token).digest('base64url') }],
    [undefined, { ...share, token: await mint(chloe) }],
    [undefined, { ...share, token: await other.mint(other.ben) }],
    [undefined, { ...share, userId: chloe.userId }],
    [undefined, { ...share, userId: aisyah.userId }],
    [undefined, { ...share, userId: randomUUID() }],
    [undefined, { ...share, paymentId: other.payment.id }],
    [undefined, { ...share, paymentId: randomUUID() }],
    // Neither the requester nor another debtor can read a debtor's share here.
    [aisyah, { ...share, token: undefined }],
    [chloe, { ...share, token: undefined }],
    [chloe, { ...share, paymentId: randomUUID(), token: undefined }],
  ];
  for (const [who, data] of refused) expect(await statusFor(who, data), JSON.stringify(data)).toBe(NOT_OPEN);
  // Debtors may learn that they have no such share.
  expect(await statusFor(ben, { ...share, paymentId: randomUUID() })).toBe(UNKNOWN);
  expect(await statusFor(ben, { ...share, paymentId: other.payment.id, token: undefined })).toBe(UNKNOWN);
  expect(
    await statusFor(ben, { paymentId: payment.id.toUpperCase(), userId: ben.userId.toUpperCase() }),
  ).toMatchObject({
    alreadyPaid: false,
  });
  expect(await statusFor(undefined, { ...share, paymentId: undefined })).toBe(
    'functions/invalid-argument INVALID_INPUT',
  );
  expect(await statusFor(undefined, { ...share, token: 'x'.repeat(201) })).toBe(
    'functions/invalid-argument INVALID_INPUT',
  );
  expect(await statusFor(undefined, { ...share, token: 'a\0b' })).toBe(
    'functions/invalid-argument INVALID_INPUT',
  );
});

test('the link of a deleted request is refused with the reason, and its debtor does not find it', async () => {
  const { aisyah, ben, payment, which, mint } = await owing();
  const share = { paymentId: payment.id, userId: ben.userId };
  const token = await mint(ben);
  await aisyah.api.payments.deletePaymentRequest(which);
  expect(await statusFor(undefined, { ...share, token })).toBe('functions/unauthenticated REQUEST_DELETED');
  expect(await statusFor(ben, share)).toBe(UNKNOWN);
  expect(await statusFor(ben, { ...share, token })).toBe(UNKNOWN);
  expect(await statusFor(undefined, { ...share, token: 'x' })).toBe(NOT_OPEN);
});

test('the link of a deleted requester says so, paid or not', async () => {
  const { aisyah, ben, chloe, homeId, payment, which, mint } = await owing();
  const unpaid = await askForMoney(aisyah, homeId, [ben]);
  await chloe.api.payments.markAsPaid(which);
  const share = { paymentId: payment.id, userId: ben.userId };
  const [token, tokenOfUnpaid] = [
    await mint(ben),
    await mintLink(app.db, { homeId, paymentId: unpaid.id, userId: ben.userId }, app.clock.now),
  ];
  await aisyah.api.homes.handOver({ homeId, userId: ben.userId });
  await aisyah.api.users.deleteAccount({ password: 'correct horse' });
  expect(await statusFor(undefined, { ...share, token })).toMatchObject({ alreadyPaid: false, gone: true });
  expect(await statusFor(chloe, { ...share, userId: chloe.userId })).toMatchObject({
    alreadyPaid: true,
    gone: false,
  });
  const closed = { ...share, paymentId: unpaid.id };
  const gone = 'functions/invalid-argument REQUESTER_GONE';
  expect(await statusFor(undefined, { ...closed, token: tokenOfUnpaid })).toBe(gone);
  expect(await statusFor(ben, closed)).toBe(gone);
  expect(await statusFor(undefined, { ...closed, token: 'x' })).toBe(NOT_OPEN);
});

test('a debtor refused twice may ask the requester as long as the last receipt is stored', async () => {
  const { ben, payment, homeId } = await owing();
  const share = { paymentId: payment.id, userId: ben.userId };
  const status = async () => (await statusFor(ben, share)) as { mayAsk: boolean };
  const mayAsk = async () => (await status()).mayAsk;
  const proof = await putProof(app, payment, ben, { state: 'rejected' });
  const keptUntil = new Date(app.clock.now.getTime() + 60_000);
  const kept = { has_files: true, remove_files_at: keptUntil };
  await app.db.updateTable('payment_proofs').set(kept).where('id', '=', proof).execute();
  const refused = (refusals: number) =>
    app.db
      .updateTable('payment_debtors')
      .set({ refusals })
      .where('home_id', '=', homeId)
      .where('payment_id', '=', payment.id)
      .where('user_id', '=', ben.userId)
      .execute();
  await refused(1);
  expect(await mayAsk()).toBe(false);
  await refused(2);
  expect(await mayAsk()).toBe(true);
  expect(await status()).not.toHaveProperty('mayAskSettling');
  app.clock.now = keptUntil;
  expect(await mayAsk()).toBe(false);
});

test('a debtor refused twice may also ask about a receipt that a housemate sent', async () => {
  const { aisyah, ben, chloe, payment, which } = await owing();
  const same = { sha256: randomBytes(32), reference_keys: ['QR7720K119284'] };
  const put = async (person: Person, proof: Parameters<typeof putProof>[3]) => {
    const id = await putProof(app, payment, person, proof);
    const kept = { ...same, has_files: true, remove_files_at: new Date(app.clock.now.getTime() + 60_000) };
    await app.db.updateTable('payment_proofs').set(kept).where('id', '=', id).execute();
    return id;
  };
  const reasons: Reason[] = [{ code: 'sender-other', userId: ben.userId, name: 'Ben Tan' }];
  const theirs = await put(chloe, { state: 'review', reasons });
  await app.db
    .insertInto('payment_proof_references')
    .values({ home_id: which.homeId, reference_key: 'QR7720K119284', proof_id: theirs })
    .execute();
  await put(ben, { state: 'rejected' });
  await app.db
    .updateTable('payment_debtors')
    .set({ refusals: 2 })
    .where('payment_id', '=', payment.id)
    .where('user_id', '=', ben.userId)
    .execute();
  await ben.api.payments.askForReview({ paymentId: payment.id, userId: ben.userId });
  const { payments } = await aisyah.api.payments.listPaymentRequests({ homeId: which.homeId });
  expect(payments[0]?.debtors.map(({ inReview }) => inReview)).toEqual([true, true]);
});

test('a link works for 30 days, is stored as a hash, and is deleted after it expires', async () => {
  const { ben, payment, mint } = await owing();
  const minted = app.clock.now;
  const asked = { paymentId: payment.id, userId: ben.userId, token: await mint(ben) };
  const links = () =>
    app.db
      .selectFrom('payment_links')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .where('user_id', '=', ben.userId)
      .execute();
  const [link] = await links();
  expect(link?.token_hash).toEqual(createHash('sha256').update(asked.token).digest());
  expect(Buffer.from(asked.token, 'base64url')).toHaveLength(32);
  const cleaned = () => clean({ db: app.db, files: app.files, now: () => app.clock.now });
  setClock(app, new Date(minted.getTime() + LINK_MS - 1).toISOString());
  await cleaned();
  expect(await statusFor(undefined, asked)).toMatchObject({ alreadyPaid: false });
  setClock(app, new Date(minted.getTime() + LINK_MS).toISOString());
  expect(await statusFor(undefined, asked)).toBe(NOT_OPEN);
  expect(await links()).toHaveLength(1);
  setClock(app, new Date(minted.getTime() + LINK_MS + 1).toISOString());
  await cleaned();
  expect(await links()).toEqual([]);
});

test('a token is compared with every link of its share in constant time', async () => {
  const { ben, payment, mint } = await owing();
  const asked = { paymentId: payment.id, userId: ben.userId, token: await mint(ben) };
  await mint(ben);
  await mint(ben);
  const compare = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  try {
    for (const token of [asked.token, 'wrong']) {
      compare.mockClear();
      await statusFor(undefined, { ...asked, token });
      expect(compare).toHaveBeenCalledTimes(3);
    }
  } finally {
    compare.mockRestore();
    syncBuiltinESMExports();
  }
});

test('only the requester queues emails, and none that is already queued', async () => {
  const { aisyah, ben, chloe, payment, which } = await owing();
  const notify = (who: Person, paymentId = payment.id) =>
    callAs(who, 'sendPaymentRequestNotification', { paymentId });
  const lettersNow = async () =>
    (await queuedLetters(app, 'payment-requested'))
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ userId }) => userId);
  const both = [ben.userId, chloe.userId].toSorted();
  expect((await lettersNow()).toSorted()).toEqual(both);
  expect(await notify(aisyah)).toEqual({ success: true, queued: 0 });
  expect(await notify(ben)).toBe('functions/permission-denied FORBIDDEN');
  expect(await notify(aisyah, randomUUID())).toBe(UNKNOWN);
  expect(await notify(aisyah, 'x')).toBe('functions/invalid-argument INVALID_INPUT');
  const forget = () =>
    app.db.updateTable('payment_debtors').set({ notified_at: null }).where('payment_id', '=', payment.id);
  await forget().execute();
  await chloe.api.payments.markAsPaid(which);
  expect(await Promise.all([notify(aisyah), notify(aisyah)])).toEqual(
    expect.arrayContaining([
      { success: true, queued: 1 },
      { success: true, queued: 0 },
    ]),
  );
  expect((await lettersNow()).toSorted()).toEqual([...both, ben.userId].toSorted());
  expect(await callAs(undefined, 'sendPaymentRequestNotification', { paymentId: payment.id })).toBe(
    'functions/unauthenticated UNAUTHENTICATED',
  );
  const other = await owing();
  await other.aisyah.api.payments.deletePaymentRequest(other.which);
  expect(await notify(other.aisyah, other.payment.id)).toBe(UNKNOWN);
  expect(await notify(aisyah, other.payment.id)).toBe('functions/permission-denied FORBIDDEN');
});

test('attempts from another site’s page count separately from the network', async () => {
  const { aisyah, ben, payment } = await owing();
  const data = { paymentId: payment.id, userId: ben.userId, token: 'x' };
  const ask = async (headers: Record<string, string>) => {
    const init = { method: 'POST', body: JSON.stringify({ data }) };
    const url = `${app.base}/functions/checkPaymentStatus`;
    return (await fetch(url, { ...init, headers: { 'content-type': 'application/json', ...headers } }))
      .status;
  };
  const pointsOf = async (network: string) => {
    const key = `paymentLink-address:${network}`;
    const found = app.db.selectFrom('rate_limits').select('points').where('key', '=', key);
    return (await found.executeTakeFirst())?.points ?? 0;
  };
  const before = await pointsOf('127.0.0.1');
  const origin = 'https://elsewhere.example';
  for (const headers of [{}, { authorization: `Bearer ${bearerOf(aisyah)}` }])
    expect(await ask({ origin, ...headers })).toBe(401);
  expect(await pointsOf('127.0.0.1')).toBe(before);
  expect(await pointsOf('elsewhere 127.0.0.1')).toBe(2);
  await app.db
    .updateTable('rate_limits')
    .set({ points: 600 })
    .where('key', 'like', '%elsewhere 127.0.0.1')
    .execute();
  expect(await ask({ origin })).toBe(429);
  expect(await ask({ origin: app.base })).toBe(401);
});

test('attempts with links count by network, and those of a signed-in debtor by account', async () => {
  const { aisyah, ben, payment } = await owing();
  const share = { paymentId: payment.id, userId: ben.userId };
  const asked = { ...share, token: 'x' };
  const MANY = 'functions/resource-exhausted TOO_MANY_TRIES';
  const useUp = (key: string) =>
    app.db
      .insertInto('rate_limits')
      .values({ key, points: 600, expire: Date.now() + 60_000 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 600 }))
      .execute();
  await useUp('paymentLink-address:127.0.0.1');
  for (const other of [undefined, aisyah]) expect(await statusFor(other, asked)).toBe(MANY);
  expect(await statusFor(ben, share)).toMatchObject({ alreadyPaid: false });
  expect(await statusFor(ben, { ...share, userId: ben.userId.toUpperCase() })).toMatchObject({
    alreadyPaid: false,
  });
  expect(await callAs(ben, 'verifyPaymentProof', { ...share, fileData: 'AAAA', mimeType: 'image/png' })).toBe(
    'functions/invalid-argument PROOF_TYPE',
  );
  expect(await refusalOf(ben.api.payments.takeBackProof(share))).toBe('PROOF_ANSWERED');
  expect(await refusalOf(ben.api.payments.askForReview(share))).toBe('PROOF_GONE');
  await useUp(`paymentLink-account:${ben.userId}`);
  expect(await statusFor(ben, share)).toBe(MANY);
});
