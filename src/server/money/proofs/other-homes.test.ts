import { expect, test, vi } from 'vitest';
import { removeOldMarks } from '#server/money/proofs/keeping.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, type Person } from '#test/builders/homes.ts';
import { homeOfDebtors, upload, writtenReceipt, type Share } from '#test/builders/proofs.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';

const app = await sharedApp({ TRUSTED_PROXIES: '127.0.0.1' }, { proofReader: writtenReader });

const ASKED = 'We have asked Aisyah Rahman to check it – you do not need to upload it again.';
const LOOKS_USED = `This looks like a receipt that was already used. ${ASKED}`;
const nameOf = async (homeId: string) =>
  (await app.db.selectFrom('homes').select('name').where('id', '=', homeId).executeTakeFirstOrThrow()).name;
const IN_ANOTHER_HOME = 'This looks like a receipt that was already sent to you in another home.';

/** Aisyah asks Ong and Chloe in one home, and Ong in another home of theirs. */
async function twoHomes() {
  const first = await homeOfDebtors(app);
  const { aisyah, ong, askIn } = first;
  const { id: otherId } = await buildHome([ong, aisyah], { name: 'Taman Melati 3' });
  return {
    ...first,
    otherId,
    askOngInOther: async (sen?: number) => (await askIn(otherId, [ong], sen))[0] as Share,
    shareInOther: (share: Share) => first.shareOf(share, aisyah, otherId),
  };
}

test('a receipt that paid the requester in one home pays them in another only by their answer', async () => {
  const { aisyah, ong, otherId, askOng, askOngInOther, shareInOther, proofsOf } = await twoHomes();
  const bytes = await writtenReceipt({ number: 1 });
  expect((await upload(app, ong, await askOng(), bytes)).status).toBe('verified');

  const share = await askOngInOther();
  // The debtor may not know the requester's other home, so only the requester learns of it.
  expect(await upload(app, ong, share, bytes)).toMatchObject({
    status: 'review',
    verified: false,
    message: LOOKS_USED,
  });
  expect(await shareInOther(share)).toMatchObject({ paid: false, proof: { reason: IN_ANOTHER_HOME } });
  expect(await proofsOf(share)).toMatchObject([
    { read: { rules: expect.arrayContaining(['reuse/other-home']) }, seen_before: true },
  ]);

  // Within the other home it counts once, like any other.
  const next = await askOngInOther();
  expect((await upload(app, ong, next, bytes)).message).toMatch(
    /^This receipt was already used for “Groceries”\./,
  );
  await aisyah.api.payments.reviewPaymentProof({ homeId: otherId, ...share, approve: true });
  expect(await shareInOther(share)).toMatchObject({ paid: true, paidBy: 'confirmed' });
});

test.each([
  [
    'another picture of the same transfer',
    { number: 20 },
    { number: 20, sen: 6645, recipient: 'Aisyah Rahman' },
  ],
  ['another picture whose reference is not the same', { number: 13 }, { number: 14, paidIn: 143 }],
  ['another picture without a time', { number: 13 }, { number: 16, paidIn: 143, isWithoutTime: true }],
])('%s is recognised in the other home, too', async (_, paid, sent) => {
  const { ong, askOng, askOngInOther } = await twoHomes();
  expect((await upload(app, ong, await askOng(), await writtenReceipt(paid))).status).toBe('verified');
  expect(await upload(app, ong, await askOngInOther(), await writtenReceipt(sent))).toMatchObject({
    status: 'review',
    message: LOOKS_USED,
  });
});

test('another payment, and a payment to somebody else, pass as before', async () => {
  const { ong, askOng, askOngInOther } = await twoHomes();
  expect((await upload(app, ong, await askOng(), await writtenReceipt({ number: 21 }))).status).toBe(
    'verified',
  );
  const another = await writtenReceipt({ number: 22 });
  expect((await upload(app, ong, await askOngInOther(), another)).status).toBe('verified');

  // A receipt to one of two requesters with the same name says nothing about the other.
  const namesake = await homeOfDebtors(app);
  const share = await namesake.askOng();
  expect((await upload(app, namesake.ong, share, another)).status).toBe('verified');
});

test.each<[string, (app: Awaited<ReturnType<typeof twoHomes>>, share: Share) => Promise<unknown>, string]>([
  ['is still being checked there', () => Promise.resolve(), 'review'],
  [
    'was confirmed there',
    ({ aisyah, homeId }, share) =>
      aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: true }),
    'review',
  ],
  [
    'was not received there',
    ({ aisyah, homeId }, share) =>
      aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: false }),
    'review',
  ],
  [
    'waited for a share that was let go there',
    ({ aisyah, homeId }, share) => aisyah.api.payments.letGoPayment({ homeId, ...share }),
    'review',
  ],
  [
    'waited there for somebody who has left that home',
    ({ ong, homeId }) => ong.api.homes.leaveHome({ homeId }),
    'review',
  ],
  ['was taken back there', ({ ong }, share) => ong.api.payments.takeBackProof(share), 'verified'],
])('a receipt that %s', async (_, happens, status) => {
  const homes = await twoHomes();
  const { ong, askOngInOther, askIn, homeId } = homes;
  // The receipt shows RM 1.50 more than is due, so the requester is asked in the first home.
  const [share] = await askIn(homeId, [ong], 6495);
  if (!share) throw new Error('a share was asked for');
  const bytes = await writtenReceipt({ number: 30 });
  expect((await upload(app, ong, share, bytes)).status).toBe('review');
  await happens(homes, share);
  expect((await upload(app, ong, await askOngInOther(), bytes)).status).toBe(status);
});

test('a receipt of a deleted home is recognised for 180 days', async () => {
  const { ong, otherId, askOng, askOngInOther } = await twoHomes();
  const send = async (share: Share, bytes: Buffer) => (await upload(app, ong, share, bytes)).message;
  const paid = await Promise.all([33, 34, 35].map((number) => writtenReceipt({ number })));
  const [first, , last] = paid;
  if (!first || !last) throw new Error('three receipts were written');
  for (const bytes of paid) expect(await send(await askOngInOther(), bytes)).toMatch(/confirmed\.$/);
  await ong.api.homes.deleteHome({ homeId: otherId, name: 'Taman Melati 3' });
  const clean = (days: number) => removeOldMarks(app.db, new Date(Date.now() + days * 86_400_000));
  await clean(179);
  expect(await send(await askOng(), first)).toBe(LOOKS_USED);
  const another = await writtenReceipt({ number: 34, recipient: 'Aisyah Rahman' });
  expect(await send(await askOng(), another)).toBe(LOOKS_USED);
  await clean(181);
  expect(await send(await askOng(), last)).toMatch(/confirmed\.$/);
});

test('a receipt of two deleted homes is recognised for 180 days after the second', async () => {
  const { aisyah, ong, homeId, otherId, askOng, askOngInOther, askIn } = await twoHomes();
  const bytes = await writtenReceipt({ number: 36 });
  expect((await upload(app, ong, await askOngInOther(), bytes)).status).toBe('verified');
  await ong.api.homes.deleteHome({ homeId: otherId, name: 'Taman Melati 3' });
  const longAgo = new Date(Date.now() - 150 * 86_400_000);
  await app.db.updateTable('receipts_of_deleted_homes').set({ since: longAgo }).execute();

  expect((await upload(app, ong, await askOng(), bytes)).message).toBe(LOOKS_USED);
  await aisyah.api.homes.deleteHome({ homeId, name: await nameOf(homeId) });
  await removeOldMarks(app.db, new Date(Date.now() + 60 * 86_400_000));
  const { id: lastId } = await buildHome([ong, aisyah], { name: 'Taman Melati 4' });
  const [share] = await askIn(lastId, [ong]);
  expect((await upload(app, ong, share as Share, bytes)).message).toBe(LOOKS_USED);
});

test('a receipt that was refused in one home is new in another', async () => {
  const { ong, askOng, askOngInOther } = await twoHomes();
  const bytes = await writtenReceipt({ number: 31 });
  expect((await upload(app, ong, await askOng(9900), bytes)).status).toBe('rejected');
  expect((await upload(app, ong, await askOngInOther(), bytes)).status).toBe('verified');
});

test('one transfer pays shares of two homes if the requester confirms each', async () => {
  const { aisyah, ong, homeId, otherId, askOng, askOngInOther, shareOf, shareInOther } = await twoHomes();
  const [here, there] = [await askOng(4000), await askOngInOther(2645)];
  const bytes = await writtenReceipt({ number: 32 });
  for (const share of [here, there]) expect((await upload(app, ong, share, bytes)).status).toBe('review');
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...here, approve: true });
  await aisyah.api.payments.reviewPaymentProof({ homeId: otherId, ...there, approve: true });
  expect([await shareOf(here), await shareInOther(there)]).toMatchObject([{ paid: true }, { paid: true }]);
});

/** Each from its own network, since receipts of one network are settled one after the other. */
async function sendAtOnce({ fetch }: Person, shares: Share[], bytes: Buffer) {
  const answers = shares.map((share, index) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index}` };
    return upload(app, { fetch: (input, init) => fetch(input, { ...init, headers }) }, share, bytes);
  });
  return (await Promise.all(answers)).map(({ status }) => status).toSorted();
}

test('if one receipt is sent in two homes at the same instant, exactly one is verified', async () => {
  const { ong, askOng, askOngInOther } = await twoHomes();
  for (let number = 40; number < 52; number++) {
    const shares = [await askOng(), await askOngInOther()];
    const bytes = await writtenReceipt({ number });
    expect(await sendAtOnce(ong, shares, bytes)).toEqual(['review', 'verified']);
  }
});

test('two receipts are not both verified if each was compared before the other was settled', async () => {
  const { ong, askOng, askOngInOther } = await twoHomes();
  const shares = [await askOng(), await askOngInOther()];
  const bytes = await writtenReceipt({ number: 60 });
  await using holding = await app.pool.connect().then((client) => ({
    client,
    [Symbol.asyncDispose]: async () => {
      await client.query('rollback');
      client.release();
    },
  }));
  // Each is announced after it was compared, and before it commits.
  await holding.client.query('begin; lock table notifications in share mode');
  const answers = sendAtOnce(ong, shares, bytes);
  await vi.waitFor(async () => {
    const { rows } = await app.pool.query('select from pg_locks where not granted');
    expect(rows).toHaveLength(2);
  });
  await holding.client.query('rollback');
  expect(await answers).toEqual(['review', 'verified']);
});
