import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { clean } from '#server/jobs/cleaning.ts';
import { removeDueProofs, removeProof } from '#server/money/proofs/keeping.ts';
import { sharedApp, type TestApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { stranger } from '#test/builders/homes.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { homeOfDebtors, proofFiles, upload, writtenReceipt } from '#test/builders/proofs.ts';

const app = await sharedApp({}, { proofReader: writtenReader });

const DAY_MS = 24 * 60 * 60 * 1000;
const cleanAt = ({ db, files }: TestApp, instant: Date) => removeDueProofs({ db, files, now: () => instant });
const later = (ms: number) => new Date(app.clock.now.getTime() + ms);
let working: Promise<unknown> | undefined;
const workOnRemoving = () =>
  (working ??= app.queue.work('remove-proof', (job) => removeProof(app, job.data, job.signal)));
const filesOf = (proofId: string | undefined) =>
  proofFiles(app).filter((name) => name.startsWith(`${proofId}`));

test('the debtor sees the picture, and the requester while it waits or counts', async () => {
  const { aisyah, ong, chloe, homeId, ask, shareOf, proofsOf } = await homeOfDebtors(app);
  const [share] = await ask([ong, chloe]);
  if (!share) throw new Error('two shares were asked for');
  await upload(app, ong, share, await writtenReceipt({ number: 40, sen: 5000 }));
  const [refused] = await proofsOf(share);
  const see = async (who: Pick<typeof ong, 'fetch'>, proofId = refused?.id, method = 'GET') =>
    who.fetch(`${app.base}/proofs/${proofId}`, { method });
  const seenBy = async (proofId?: string) => {
    const answers = [];
    for (const who of [aisyah, ong, chloe, stranger(app)]) answers.push((await see(who, proofId)).status);
    return answers;
  };
  expect(await seenBy()).toEqual([404, 200, 404, 404]);

  await upload(app, ong, share, await writtenReceipt({ number: 40 }));
  const { proof } = await shareOf(share);
  expect(proof?.picture).toBe(`/proofs/${proof?.id}`);
  expect(await seenBy(proof?.id)).toEqual([200, 200, 404, 404]);
  const shown = await see(aisyah, proof?.id);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(
      /^inline; filename="receipt-Ong-\S+-\d{4}-\d\d-\d\d\.webp"; /,
    ) as string,
  });
  const { format, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const head = await see(aisyah, proof?.id, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);

  for (const path of [
    `/proofs/${randomUUID()}`,
    `/proofs/${homeId}/${proof?.id}`,
    `/proofs/${proof?.id}.webp`,
    `/proofs/${homeId}/../${proof?.id}/x`,
    '/proofs/',
  ])
    expect((await aisyah.fetch(`${app.base}${path}`)).status, path).toBe(404);
  expect((await see(aisyah, proof?.id, 'POST')).status).toBe(404);

  // A requester who has left sees it too.
  await aisyah.api.homes.handOver({ homeId, userId: chloe.userId });
  await aisyah.api.homes.leaveHome({ homeId });
  expect(await seenBy(proof?.id)).toEqual([200, 200, 404, 404]);
  await aisyah.api.payments.reopenPayment({ homeId, ...share });
  expect(await seenBy(proof?.id)).toEqual([404, 200, 404, 404]);
  await ong.api.homes.leaveHome({ homeId });
  expect(await seenBy(proof?.id)).toEqual([404, 200, 404, 404]);
});

test('files are removed a day after a refusal and ninety days after payment; what recognises the payment stays', async () => {
  const { aisyah, ong, homeId, ask, askOng, shareOf, proofsOf } = await homeOfDebtors(app);
  const share = await askOng();
  // So that this one is the earlier.
  app.clock.now = later(-1);
  await upload(app, ong, share, await writtenReceipt({ number: 41, sen: 5000 }));
  app.clock.now = later(1);
  await upload(app, ong, share, await writtenReceipt({ number: 41 }));
  const [refused, paid] = await proofsOf(share);
  const [waits] = await ask([ong]);
  if (!waits) throw new Error('a share was asked for');
  await upload(app, ong, waits, await writtenReceipt({ number: 42, recipient: 'Goh Siew Hong' }));
  const [waiting] = await proofsOf(waits);

  const left = async (instant: Date) => {
    await cleanAt(app, instant);
    return [refused, paid, waiting].map((proof) => filesOf(proof?.id).length);
  };
  expect(await left(later(DAY_MS - 1000))).toEqual([2, 2, 2]);
  expect(await left(later(DAY_MS))).toEqual([0, 2, 2]);
  expect(await left(later(90 * DAY_MS - 1000))).toEqual([0, 2, 2]);
  expect(await left(later(90 * DAY_MS))).toEqual([0, 0, 2]);
  expect(await left(later(400 * DAY_MS))).toEqual([0, 0, 2]);
  const { proof } = await shareOf(share);
  expect(proof).toMatchObject({ id: paid?.id, picture: null });
  expect((await proofsOf(share)).map(({ sha256, has_files }) => [sha256, has_files])).toEqual(
    [refused, paid].map((row) => [row?.sha256, false]),
  );
  const again = await askOng();
  expect((await upload(app, ong, again, await writtenReceipt({ number: 41 }))).status).toBe('rejected');

  // Answered files are removed like refused ones.
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...waits, approve: false });
  expect(await left(later(DAY_MS))).toEqual([0, 0, 0]);
});

test('of a share’s refused files only the last is stored', async () => {
  const { ong, askOng, proofsOf } = await homeOfDebtors(app);
  const [share, other] = [await askOng(), await askOng(6646)];
  await upload(app, ong, other, await writtenReceipt({ number: 48, sen: 5000 }));
  for (const sen of [5000, 5100]) await upload(app, ong, share, await writtenReceipt({ number: 48, sen }));
  const ofShare = await proofsOf(share);
  const [first, last] = [5000, 5100].map((sum) => ofShare.find(({ shown }) => shown === sum));
  const [elsewhere] = await proofsOf(other);
  await workOnRemoving();
  await vi.waitFor(
    async () => {
      const takingRoom = (await proofsOf(share)).filter((proof) => proof.has_files);
      expect(takingRoom.map(({ id }) => id)).toEqual([last?.id]);
    },
    { timeout: 20_000 },
  );
  expect([first, last, elsewhere].map((proof) => filesOf(proof?.id).length)).toEqual([0, 2, 2]);
  expect((await proofsOf(share)).map(({ state }) => state)).toEqual(['rejected', 'rejected']);
});

test('a waiting receipt is dropped if its share is paid otherwise, and answered ones go with their request', async () => {
  const { aisyah, ong, chloe, homeId, askOng, proofsOf } = await homeOfDebtors(app);
  const recipient = 'Goh Siew Hong';
  const deleted = await askOng();
  await upload(app, ong, deleted, await writtenReceipt({ number: 43, recipient }));
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...deleted, approve: false });
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: deleted.paymentId });
  // One receipt for two shares, then another for one of them: the answer about both does not need the second.
  const [both, one] = [await askOng(4000), await askOng(2645)];
  await upload(app, ong, both, await writtenReceipt({ number: 45 }));
  await upload(app, ong, one, await writtenReceipt({ number: 44, sen: 2645, recipient }));
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...both, approve: true, all: true });
  await cleanAt(app, later(DAY_MS));
  const states = await Promise.all(
    [deleted, one].map(async (share) =>
      (await proofsOf(share)).map(({ state, has_files }) => [state, has_files]),
    ),
  );
  expect(states).toEqual([[['declined', false]], [['dropped', true]]]);

  // A requester who is notified of the payment may still look at the receipt that was sent to them.
  const [dropped] = await proofsOf(one);
  const seenBy = async (who: Pick<typeof ong, 'fetch'>) =>
    (await who.fetch(`${app.base}/proofs/${dropped?.id}`)).status;
  expect([await seenBy(aisyah), await seenBy(ong), await seenBy(chloe)]).toEqual([200, 200, 404]);

  // If the request is made again, the receipt of the deleted one may be right; the other receipt has paid.
  const share = await askOng();
  const again = await writtenReceipt({ number: 44, sen: 2645, recipient });
  expect((await upload(app, ong, await askOng(2645), again)).status).toBe('rejected');
  expect((await upload(app, ong, share, await writtenReceipt({ number: 43, recipient }))).status).toBe(
    'review',
  );
});

test('an upload that was never finished is removed after an hour', async () => {
  const { homeId, askOng, proofsOf } = await homeOfDebtors(app);
  const share = await askOng();
  const proofId = randomUUID();
  const row = {
    home_id: homeId,
    id: proofId,
    payment_id: share.paymentId,
    user_id: share.userId,
    state: 'reading',
    sha256: Buffer.alloc(32),
    media_type: 'image/png',
    expected: '{}',
    uploaded_at: app.clock.now,
    has_files: true,
    remove_files_at: later(60 * 60 * 1000),
  };
  await app.db.insertInto('payment_proofs').values(row).execute();
  await app.files.put(`proofs/${homeId}/${proofId}`, Buffer.from('x'), 'image/png');
  await cleanAt(app, later(59 * 60 * 1000));
  expect([await proofsOf(share), filesOf(proofId)]).toMatchObject([[{ state: 'reading' }], [proofId]]);
  // Together with others in the same run.
  await clean({ db: app.db, files: app.files, now: () => later(61 * 60 * 1000) });
  expect([await proofsOf(share), filesOf(proofId)]).toEqual([[], []]);
});

test('the files of a home are removed with it, however it is deleted', async () => {
  for (const way of ['home', 'account'] as const) {
    const { aisyah, ong, chloe, homeId, askOng, proofsOf } = await homeOfDebtors(app);
    const share = await askOng();
    await upload(app, ong, share, await writtenReceipt({ number: 45 }));
    const [proof] = await proofsOf(share);
    expect(filesOf(proof?.id)).toHaveLength(2);
    setClock(app, '2026-11-18T02:00:00Z');
    if (way === 'home') {
      await aisyah.api.homes.deleteHome({ homeId, name: 'Seri Pandan 12A' });
    } else {
      for (const person of [ong, chloe]) await person.api.homes.leaveHome({ homeId });
      await aisyah.api.users.deleteAccount({ password: aisyah.password });
    }
    await workOnRemoving();
    await vi.waitFor(
      () => {
        expect(filesOf(proof?.id), way).toEqual([]);
      },
      { timeout: 20_000 },
    );
    expect(await proofsOf(share)).toEqual([]);
  }
});

test('a home stores 200 MB of files, counted as they are stored', async () => {
  const { ong, homeId, askOng, proofsOf } = await homeOfDebtors(app);
  const [first, second] = [await askOng(), await askOng(6646)];
  const file = await writtenReceipt({ number: 46, sen: 5000 });
  await upload(app, ong, first, file);
  const [kept] = await proofsOf(first);
  const stored = await Promise.all(
    [kept?.id, `${kept?.id}.webp`].map((name) => app.files.get(`proofs/${homeId}/${name}`)),
  );
  expect(kept?.bytes).toBe(stored.reduce((sum, bytes) => sum + (bytes?.byteLength ?? 0), 0));

  const proofs = app.db.updateTable('payment_proofs').where('home_id', '=', homeId);
  const leaves = (room: number) => proofs.set({ bytes: 200 * 1024 * 1024 - room }).execute();
  await leaves(file.byteLength - 1);
  await expect(upload(app, ong, second, file)).rejects.toMatchObject({
    code: 'HOME_FILES_FULL',
    message: "This home's 200 MB for receipts are full. Send a smaller file, or use Mark as Paid.",
  });
  expect(await proofsOf(second)).toEqual([]);
  await leaves(file.byteLength);
  expect(await upload(app, ong, second, file)).toMatchObject({ status: 'rejected' });
  // Removed files take no room.
  await leaves(0);
  await proofs.set({ has_files: false }).execute();
  expect(await upload(app, ong, second, await writtenReceipt({ number: 47, sen: 5000 }))).toMatchObject({
    status: 'rejected',
  });
});
