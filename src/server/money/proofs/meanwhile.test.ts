import { expect, test, vi } from 'vitest';
import { sharedApp, startApp } from '#test/running/app.ts';
import { homeOfDebtors, proofFiles, upload, writtenReceipt } from '#test/builders/proofs.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { proofAnswers } from '#words/proofs.ts';

const app = await sharedApp({}, { proofReader: writtenReader });

/** Reads each receipt only when its answer is awaited. */
function slowReader() {
  let goOn: (() => void) | undefined;
  return {
    reader: {
      ...writtenReader,
      read: async (...asked: Parameters<typeof writtenReader.read>) => {
        await new Promise<void>((done) => (goOn = done));
        return writtenReader.read(...asked);
      },
    },
    finish: async <T>(answer: Promise<T>) => {
      await vi.waitFor(() => expect(goOn).toBeDefined());
      goOn?.();
      goOn = undefined;
      return answer;
    },
  };
}

test('if two arrive together, the database decides', async () => {
  const { homeId, ong, askOng, proofsOf } = await homeOfDebtors(app);
  const first = await askOng();
  await upload(app, ong, first, await writtenReceipt({ number: 5 }));
  const [proof] = await proofsOf(first);
  // As if the other one had come in between: its reference is stored, and what it showed is not yet.
  const other = await homeOfDebtors(app);
  const shown = await other.askOng();
  const bytes = await writtenReceipt({ number: 6 });
  await upload(app, other.ong, shown, bytes);
  const [key = ''] = (await other.proofsOf(shown))[0]?.reference_keys ?? [];
  await app.db
    .insertInto('payment_proof_references')
    .values({ home_id: homeId, reference_key: key, proof_id: proof?.id ?? '' })
    .execute();
  const share = await askOng();
  expect(await upload(app, ong, share, bytes)).toMatchObject({
    status: 'rejected',
    message:
      'This receipt was already used for another payment in this home. Each payment needs its own receipt.',
  });
  expect(await proofsOf(share)).toMatchObject([
    { read: { rules: expect.arrayContaining(['reuse/just-now']) } },
  ]);
});

test('changes of the share while its receipt is read count', async () => {
  const slow = slowReader();
  await using own = await startApp({}, { proofReader: slow.reader });
  const { aisyah, homeId, ong, askOng, shareOf, proofsOf } = await homeOfDebtors(own);
  const begun = async (number: number) => {
    const share = await askOng();
    const answer = upload(own, ong, share, await writtenReceipt({ number })).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      expect(await proofsOf(share)).toHaveLength(1);
    });
    return { share, answer, which: { homeId, paymentId: share.paymentId } };
  };
  const before = proofFiles(own);
  const marked = await begun(8);
  await ong.api.payments.markAsPaid(marked.which);
  expect(await slow.finish(marked.answer)).toMatchObject({ verified: true, message: proofAnswers.paid });
  expect(await shareOf(marked.share)).toMatchObject({ paidBy: 'marked' });
  const deleted = await begun(9);
  await aisyah.api.payments.deletePaymentRequest(deleted.which);
  expect(await slow.finish(deleted.answer)).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  const changed = await begun(11);
  const { debtors, ...asked } = (await aisyah.api.payments.listPaymentRequests({ homeId })).payments.find(
    ({ id }) => id === changed.share.paymentId,
  ) ?? { debtors: [], title: '', totalAmount: 0 };
  await aisyah.api.payments.changePaymentRequest({
    ...changed.which,
    revision: 0,
    title: asked.title,
    totalAmount: asked.totalAmount + 1000,
    debtorIds: debtors.map(({ userId }) => userId),
  });
  expect(await slow.finish(changed.answer)).toMatchObject({
    success: false,
    verified: false,
    message: proofAnswers.changed(asked.totalAmount + 1000),
  });
  expect(await shareOf(changed.share)).toMatchObject({ paid: false, amount: asked.totalAmount + 1000 });
  expect(await proofsOf(changed.share)).toEqual([]);
  const home = await begun(10);
  await aisyah.api.homes.deleteHome({ homeId, name: 'Seri Pandan 12A' });
  expect(await slow.finish(home.answer)).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  expect([await proofsOf(marked.share), await proofsOf(deleted.share)]).toEqual([[], []]);
  expect(proofFiles(own)).toEqual(before);
});

test('a receipt is judged in the home’s time zone at the time of asking, which an administrator changes only for later requests', async () => {
  const { aisyah, ong, homeId, askOng, shareOf } = await homeOfDebtors(app);
  await aisyah.api.homes.handOver({ homeId, userId: ong.userId });
  const share = await askOng();
  await ong.api.homes.updateHomeSettings({ homeId, settings: { timeZone: 'Etc/GMT+12' } });
  // On Nov 14 at 18:00 in Kuala Lumpur: 40 hours before it was requested, and 20 hours in the other time zone.
  const bytes = await writtenReceipt({ number: 13, paidIn: -2640 });
  const reason =
    'The receipt is dated Nov 14, 2026, before Aisyah Rahman asked for this payment on Nov 16, 2026.';
  expect(await upload(app, ong, share, bytes)).toMatchObject({
    status: 'review',
    message: expect.stringContaining(reason) as string,
  });
  expect((await shareOf(share)).proof?.reason).toMatch(/ on Nov 16, 2026\.$/);
  const later = await askOng();
  expect(await upload(app, ong, later, await writtenReceipt({ number: 14, paidIn: -2660 }))).toMatchObject({
    status: 'verified',
  });
});
