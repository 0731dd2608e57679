/** @module-tag rest */
import fc from 'fast-check';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { codeWithAmount, printPaymentCode, readPaymentCode } from '#domain/payment-code.ts';
import { decodePaymentCode, prepared } from '#server/reading/decoders/payment-code-decoding.ts';
import { makePaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { bomb, moving, picture } from '#test/builders/images.ts';
import { codeFields, paymentCode } from '#test/builders/payment-codes.ts';

const log = pino({ level: 'silent' });
const reader = makePaymentCodeReader({ log });
beforeAll(() => prepared);
afterAll(() => reader.close());
const read = (bytes: Uint8Array) => reader.read(bytes, 'somebody');
const problem = (name: string) => ({ problem: name });

const CODE = paymentCode();

/** Several codes on one sheet. */
async function sheetOf(...texts: string[]) {
  const side = 600;
  const input = texts.map((text, index) => ({
    input: drawPaymentCode(text),
    left: index * side + 40,
    top: 40,
  }));
  return sharp({ create: { width: texts.length * side, height: side, channels: 3, background: '#fff' } })
    .composite(input)
    .png()
    .toBuffer();
}

test('a code drawn for a share is read back, with the share and a right check sum', async () => {
  const { text = '' } = codeWithAmount(CODE, 5960) ?? {};
  expect(text.slice(0, -8)).toContain('010212');
  expect(await decodePaymentCode({ bytes: drawPaymentCode(text) })).toEqual({ text });
  // A code for one payment is not accepted as a person's own code.
  expect(await read(drawPaymentCode(text))).toEqual(problem('once'));
});

test('every code that a picture can contain is drawn, as a PNG of one bit, with its margin', async () => {
  const longest = printPaymentCode([
    ...codeFields(),
    ...['80', '81', '83', '84'].map((tag) => ({ tag, value: 'a'.repeat(70) })),
  ]);
  const inChinese = printPaymentCode([...codeFields(), { tag: '64', value: '0002ZH0102阿明' }]);
  for (const text of [CODE, longest, inChinese]) {
    expect(readPaymentCode(text)).not.toHaveProperty('problem');
    const png = drawPaymentCode(text);
    const { width, height, format, channels } = await sharp(png).metadata();
    expect({ height, format, channels }).toEqual({ height: width, format: 'png', channels: 1 });
    expect(width).toBeGreaterThanOrEqual(480);
    const { data } = await sharp(png).extract({ left: 0, top: 0, width, height: 16 }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect(new Set(data)).toEqual(new Set([255]));
    expect(await read(png)).toMatchObject({ text });
  }
});

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a code is read as %s', async (format) => {
  const bytes = await sharp(drawPaymentCode(CODE)).toFormat(format).toBuffer();
  expect(await read(bytes)).toMatchObject({ text: CODE });
});

test('a picture of 16 bits, with holes, on its side, is read too', async () => {
  const code = sharp(drawPaymentCode(CODE));
  const deep = await code.clone().toColourspace('rgb16').png().toBuffer();
  const transparent = await sharp({
    create: { width: 700, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: drawPaymentCode(CODE) }])
    .png()
    .toBuffer();
  const sideways = await code.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  for (const bytes of [deep, transparent, sideways]) expect(await read(bytes)).toMatchObject({ text: CODE });
});

test('of several codes the one that can be paid is returned', async () => {
  const address = 'https://rumah.example/join';
  expect(await read(await sheetOf(address, CODE))).toMatchObject({ text: CODE });
  expect(await read(await sheetOf(CODE, CODE))).toMatchObject({ text: CODE });
  expect(await read(await sheetOf(CODE, paymentCode({ name: 'TAN WEI JIE' })))).toEqual(problem('several'));
  expect(await read(await sheetOf(address, 'https://rumah.example/invite'))).toEqual(problem('several'));
  const cut = CODE.slice(0, -1);
  expect(await read(await sheetOf(address))).toEqual(problem('other'));
  expect(await read(await sheetOf(cut))).toEqual(problem('damaged'));
  expect(await read(await sheetOf(printPaymentCode(codeFields({ currency: '702' }))))).toEqual(
    problem('currency'),
  );
});

test('a text of the maximum length, or with characters that change the direction of text, gives a problem', async () => {
  const longest = drawPaymentCode(`000201${'9'.repeat(2300)}`);
  expect(await read(longest)).toEqual(problem('damaged'));
  const turned = drawPaymentCode(printPaymentCode(codeFields({ name: '\u202EHAYSIA' })));
  expect(await read(turned)).toEqual(problem('damaged'));
});

test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['a picture without a code', 'none', () => picture('jpeg')],
  ['what is no picture', 'picture', () => Buffer.from('#!/bin/sh')],
  ['nothing', 'picture', () => new Uint8Array()],
  ['a picture that moves', 'picture', () => moving('gif')],
  ['a script in a picture', 'picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture cut short', 'picture', () => drawPaymentCode(CODE).subarray(0, 300)],
  ['more pixels than are opened', 'picture', () => bomb(20_000, 20_000, 1)],
  ['too many bytes', 'size', () => new Uint8Array(PICTURE_MAX_BYTES + 1)],
])('%s is refused: %s', async (_, name, make) => {
  expect(await read(await make())).toEqual(problem(name));
  expect(await read(drawPaymentCode(CODE))).toMatchObject({ text: CODE });
});

test('if all places are taken, no file is opened', async () => {
  const full = makePaymentCodeReader({ log, waiting: 0 });
  expect(await full.read(drawPaymentCode(CODE), 'somebody')).toEqual(problem('busy'));
  expect(full.running).toBe(0);
  full.close();
});

test('a drawn code contains the share, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000_000 }), async (sen) => {
      const { text = '' } = codeWithAmount(CODE, sen) ?? {};
      expect(await decodePaymentCode({ bytes: drawPaymentCode(text) })).toEqual({ text });
    }),
    { numRuns: 10 },
  );
});
