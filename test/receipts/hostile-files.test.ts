/** @module-tag rest */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { describedPdf, xmpOf } from '#test/builders/described-pdfs.ts';
import { bomb, picture } from '#test/builders/images.ts';
import { LOCKED, pdfOf, written } from '#test/builders/pdfs.ts';
import { expected, recipe } from '#test/builders/proof-pages.ts';
import { receiptPdf, receiptPng, ROWS } from '#test/builders/receipt-file.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
// A busy machine may take longer than the program allows.
const reader = makeProofReader({ log, processes: 1, computedMs: 100_000, stuckMs: 100_000 });
afterAll(() => reader.close());
const png = await receiptPng();

const read = async (bytes: Uint8Array) => {
  const reading = await reader.read({ bytes, expected }, 'here');
  return 'decision' in reading
    ? {
        ...reading,
        outcome: reading.decision.outcome,
        codes: reading.decision.reasons.map(({ code }) => code),
      }
    : reading;
};
const verified = expect.objectContaining({ outcome: 'verified' }) as unknown;

/** Expects that the reader still works. */
async function stillReads() {
  expect(await read(png)).toEqual(verified);
}

const refused: [what: string, code: string, make: () => Buffer | Promise<Buffer>][] = [
  ['a HEIC photo', 'type', () => picture('avif')],
  [
    'a drawing in SVG',
    'type',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>paid</text></svg>'),
  ],
  ['a web page', 'type', () => Buffer.from('<!doctype html><title>paid</title>')],
  ['a few letters', 'type', () => Buffer.from('paid')],
  ['400 million pixels', 'huge', () => bomb(20_000, 20_000, 1)],
  ['a line of 31,000 pixels', 'huge', () => bomb(31_000, 10)],
  ['a stamp', 'small', () => picture('png', [150, 100])],
  ['nothing', 'damaged', () => Buffer.alloc(0)],
  ['half a JPEG', 'damaged', async () => halfOf(await sharp(png).jpeg().toBuffer())],
  [
    'a JPEG without its last 20 bytes',
    'damaged',
    async () => (await sharp(png).jpeg().toBuffer()).subarray(0, -20),
  ],
  ['half a PNG', 'damaged', () => halfOf(png)],
  ['a PNG with an error in it', 'damaged', () => withError(png)],
  ['the head of a PDF', 'damaged', () => Buffer.from('%PDF-1.7\nand nothing behind it')],
  ['a PDF without pages', 'damaged', () => pdfOf([])],
  [
    'a white picture',
    'blank',
    () =>
      sharp({ create: { width: 800, height: 900, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['an empty page', 'blank', () => pdfOf([''])],
  ['a PDF with a password', 'locked', () => pdfOf([written(ROWS)], { trailer: LOCKED })],
  ['11 pages', 'pages', () => pdfOf(Array.from({ length: 11 }, () => written(ROWS)))],
  ['a page five metres wide', 'blank', () => pdfOf([written(ROWS)], { size: [14_400, 360] })],
  [
    'a picture of 100 million pixels in a PDF',
    'blank',
    () => pdfOf(['300 0 0 360 0 0 cm /P Do'], { picture: [10_000, 10_000] }),
  ],
];

/** The ink of a picture in one grey, on a transparent ground. */
async function inkAlone(page: Buffer, grey: number) {
  const { data, info } = await sharp(page).greyscale().negate().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ink = sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } });
  return ink
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const withError = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.fill(0x55, copy.length - 500, copy.length - 300);
  return copy;
};

test.each(refused)('%s: %s', async (_, code, make) => {
  expect(await read(await make())).toEqual({ refused: code });
  await stillReads();
});

const forms: [what: string, make: () => Buffer | Promise<Buffer>][] = [
  ['a PDF', () => receiptPdf],
  ['a JPEG', () => sharp(png).jpeg().toBuffer()],
  ['a GIF', () => sharp(png).gif().toBuffer()],
  ['a WebP', () => sharp(png).webp().toBuffer()],
  ['a progressive JPEG', () => sharp(png).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG in printers’ colours', () => sharp(png).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bits a colour', () => sharp(png).toColourspace('rgb16').png().toBuffer()],
  ['a palette', () => sharp(png).png({ palette: true }).toBuffer()],
  ['a see-through PNG', () => sharp(png).ensureAlpha(0.9).png().toBuffer()],
  ['a see-through PNG with dark ink', () => inkAlone(png, 0)],
  ['a see-through PNG with white ink', () => inkAlone(png, 255)],
  ['a JPEG without its last two bytes', async () => (await sharp(png).jpeg().toBuffer()).subarray(0, -2)],
  [
    'a progressive JPEG without its last byte',
    async () => (await sharp(png).jpeg({ progressive: true }).toBuffer()).subarray(0, -1),
  ],
  [
    'a photo turned by its own description',
    () => sharp(png).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
  ],
  ['a photo that lies on its side', () => sharp(png).rotate(90).jpeg().toBuffer()],
  ['a dark screen', () => sharp(png).negate({ alpha: false }).png().toBuffer()],
  [
    '1170 by 8532 pixels',
    () => sharp(png).resize(1170, 1404).extend({ bottom: 7128, background: '#fff' }).png().toBuffer(),
  ],
  ['two pages', () => pdfOf([written(ROWS), written([['Thank you']])])],
];

test.each(forms)('the receipt as %s', async (_, make) => {
  const reading = await read(await make());
  expect('codes' in reading ? reading.codes : reading).toEqual([]);
});

const lastMonth = written(ROWS.map((row) => row.map((cell) => cell.replace('17 Nov', '17 Oct'))));
const thanks = written([['Thank you for banking with us. This page is left empty.']]);
const THIS = written(ROWS);

test.each([
  ['second', [lastMonth, THIS]],
  ['third', [lastMonth, thanks, THIS]],
  ['last', [lastMonth, lastMonth, thanks, thanks, thanks, thanks, thanks, THIS]],
])('a receipt on the %s page goes to the requester if the first page has another date', async (_, pages) => {
  const reading = await read(pdfOf(pages));
  expect('codes' in reading && reading.codes).toEqual(['too-long']);
  if (!('preview' in reading)) throw new Error('it was read');
  // The preview shows the receipt's page after the first two, if it is another one.
  const { height = 0 } = await sharp(reading.preview).metadata();
  expect(height).toBeGreaterThan(pages.length > 2 ? 2800 : 1800);
});

test('a file without a receipt is refused for its first pages', async () => {
  const reading = await read(pdfOf([lastMonth, thanks, lastMonth]));
  expect('codes' in reading && reading.codes).toContain('date-old');
});

test.each([
  [
    'an editable field',
    { annotation: '/Subtype /Widget /F 4 /FT /Tx /T (a) /Rect [2 2 8 8]', isField: true },
  ],
])('%s makes the requester look', async (_, options) => {
  const reading = await read(pdfOf([written(ROWS)], options));
  expect('codes' in reading && reading.codes).toEqual(['edited']);
});

test('a receipt with unreadable metadata goes to the requester', async () => {
  const xmp = xmpOf('<pdf:Producer>Canva</pdf:Producer>');
  const reading = await read(describedPdf({ xmp, filter: 'ascii85' }));
  expect('codes' in reading && reading.codes).toEqual(['edited']);
});

test('the amount in a read-only field is read', async () => {
  const rows = ROWS.map((row) => (row[0] === 'Amount' ? ['Amount'] : row));
  const field = `/Subtype /Widget /F 4 /FT /Tx /Ff 1 /T (a) /V (${recipe.amount}) /Rect [88 295 200 313]`;
  const reading = await read(pdfOf([written(rows)], { annotation: field, isField: true }));
  expect('codes' in reading && reading.codes).toEqual([]);
});

test('the preview is a picture without metadata', async () => {
  const exif = { IFD0: { Software: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } };
  const large = await sharp(png).resize(2400).png().toBuffer();
  const sent = await sharp(large).rotate(90).withMetadata({ orientation: 8, exif }).jpeg().toBuffer();
  const reading = await read(sent);
  if (!('preview' in reading)) throw new Error('it was read');
  const shown = await sharp(reading.preview).metadata();
  expect(reading.mimeType).toBe('image/jpeg');
  expect(shown).toMatchObject({ format: 'webp', width: 1335, height: 1600 });
  expect([shown.exif, shown.xmp, shown.orientation]).toEqual([undefined, undefined, undefined]);
});

test.each([
  [
    'a picture',
    () =>
      sharp(png)
        .withExif({ IFD0: { Software: 'Adobe Photoshop 26' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a PDF', () => pdfOf([written(ROWS)], { info: '/Producer (Canva)' })],
  ['a PDF in UTF-16', () => pdfOf([written(ROWS)], { info: '/Creator <FEFF00430061006E00760061>' })],
  [
    'a PDF with a box over it',
    () => pdfOf([written(ROWS)], { annotation: '/Subtype /Square /F 4 /C [0 0 0] /Rect [2 2 8 8]' }),
  ],
])('%s that an editor has changed goes to the requester', async (_, make) => {
  const reading = await read(await make());
  expect('codes' in reading && reading.codes).toEqual(['edited']);
});

test('invisible text is not read', async () => {
  const other = ROWS.map((row) => (row[0] === 'Amount' ? ['Amount', 'RM 5.00'] : row));
  const hidden = 'BT 3 Tr /F 12 Tf 90 300 Td (RM 66.45) Tj ET';
  const reading = await read(pdfOf([`${written(other)}\n${hidden}`]));
  expect('codes' in reading && reading.codes).toEqual(['amount-low']);
});

test('the reader stops a page that takes all memory, and reads the next', async () => {
  const operators = Buffer.alloc(9_000_000 * 13, '0 0 1 1 re f\n');
  expect(await read(pdfOf([operators.toString('latin1')]))).toEqual({ refused: 'slow' });
  await stillReads();
});

const ALONE = ['--user', '--map-root-user', '--net'];
const mayBeAlone = spawnSync('unshare', [...ALONE, 'true']).status === 0;

// Only Linux can take a process's network away, and not in every container.
test.runIf(mayBeAlone)('the reader needs no network', () => {
  const program = path.join(import.meta.dirname, 'reading/read-one.ts');
  const output = execFileSync('unshare', [...ALONE, process.execPath, program], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({ networks: [], outcome: 'verified' });
});

test('the log contains no text of a receipt', () => {
  const words = [recipe.to, ...recipe.to.split(' '), recipe.amount, '66.45', recipe.reference];
  expect(words.filter((word) => logged.join('').includes(word))).toEqual([]);
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['decoder killed']);
});
