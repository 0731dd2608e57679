import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { makeProofReader } from '#server/proofs/proof-reader.ts';
import { expected } from '#test/proof-pages.ts';
import { receiptPdf, receiptPng } from '#test/receipt-file.ts';

const reader = makeProofReader({ log: pino({ level: 'silent' }), processes: 1 });
afterAll(() => reader.close());

test('a receipt is read, as a picture and as a PDF, and a preview made of it', async () => {
  const png = await receiptPng();
  for (const [bytes, mimeType] of [
    [png, 'image/png'],
    [receiptPdf, 'application/pdf'],
  ] as const)
    expect(await reader.read({ bytes, expected }, 'here')).toMatchObject({
      decision: { outcome: 'verified', reasons: [] },
      mimeType,
      preview: expect.any(Buffer) as Buffer,
    });
  const other = await reader.read({ bytes: png, expected: { ...expected, due: 5000 } }, 'here');
  expect(other).toMatchObject({
    decision: { outcome: 'review', reasons: [{ code: 'amount-high', shown: 6645 }] },
  });
});
