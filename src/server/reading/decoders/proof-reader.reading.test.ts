/** @module-tag rest */
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { expected } from '#test/builders/proof-pages.ts';
import { describedPdf, updatedPdf, xmpOf } from '#test/builders/described-pdfs.ts';
import { pdfOf, written } from '#test/builders/pdfs.ts';
import { receiptPdf, receiptPng, ROWS } from '#test/builders/receipt-file.ts';

const reader = makeProofReader({ log: pino({ level: 'silent' }), processes: 1 });
afterAll(() => reader.close());

test('a receipt is read, as a picture and as a PDF, with a preview', async () => {
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

test('the requester sees exactly the pages that were read, and decides on a receipt that needs a person', async () => {
  const [list, receipt] = [written([['A list'], ['Eggs'], ['Milk']]), written(ROWS)];
  const read = async (...pages: string[]) => {
    const reading = await reader.read({ bytes: pdfOf(pages), expected }, 'here');
    if (!('decision' in reading)) throw new Error('it was not read');
    const { height } = await sharp(reading.preview).metadata();
    return { ...reading.decision, height };
  };
  const [one, second, third] = [
    await read(receipt),
    await read(list, receipt),
    await read(receipt, list, list),
  ];
  expect(one.outcome).toBe('verified');
  expect(second.outcome).toBe('verified');
  expect(second.height).toBeGreaterThan(2 * one.height);
  expect(third).toMatchObject({ outcome: 'review', reasons: [{ code: 'too-long' }] });
});

test.each([
  ['escapes', describedPdf({ producer: String.raw`(\151Love\120DF)` })],
  ['another object, packed', describedPdf({ producer: '8 0 R', named: '(Sejda)', isPacked: true })],
  ['encryption', describedPdf({ producer: 'Canva', isEncrypted: true })],
  ['XMP', describedPdf({ producer: '(iText)', xmp: xmpOf('<xmp:CreatorTool>Canva</xmp:CreatorTool>') })],
  ['a revision', updatedPdf(describedPdf({ producer: '(Smallpdf)' }), '(iText)')],
])('a PDF that names its editor behind %s goes to the requester', async (_, bytes) => {
  expect(await reader.read({ bytes, expected }, 'here')).toMatchObject({
    decision: { outcome: 'review', reasons: [{ code: 'edited' }] },
  });
});

test('a PDF that names a program that banks use is verified', async () => {
  const xmp = xmpOf('<pdf:Producer>iText 7.2.5</pdf:Producer><dc:title>Photoshop course</dc:title>');
  for (const bytes of [
    describedPdf({ producer: '(iText 7.2.5)', xmp, isPacked: true }),
    describedPdf({ producer: 'iText 7.2.5', xmp, isEncrypted: true }),
  ])
    expect(await reader.read({ bytes, expected }, 'here')).toMatchObject({
      decision: { outcome: 'verified', reasons: [] },
    });
});
