import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { randomBelow } from '#domain/random.ts';
import { bomb } from '#test/builders/images.ts';

/** A small file that takes much memory or time to open, or both. */
export type Bomb = {
  what: string;
  make: () => Buffer | Promise<Buffer>;
  /** Only the system's memory limit stops it. It is over so soon that the test does not measure its memory. */
  isUnwatched?: true;
};

/** Bombs of every kind that we know. Their sizes are drawn from the seed. */
export function bombs(seed: string): Bomb[] {
  const between = (from: number, to: number, ...about: string[]) =>
    from + randomBelow(to - from, seed, ...about);
  const side = (of: string) => between(4100, 5200, of);
  const [width, height] = [side('width'), side('height')];
  const repeated = (operators: string, megabytes: number) => Buffer.alloc(megabytes * 1_000_000, operators);
  const black = (bytesAPixel: number) => Buffer.alloc(width * height * bytesAPixel);
  return [
    { what: 'a deep PNG in seven passes', make: () => bomb(width, height, height, { deep: true }) },
    { what: 'a flat PNG', make: () => bomb(width, height) },
    { what: 'a progressive JPEG', make: () => plain(width, height).jpeg({ progressive: true }).toBuffer() },
    { what: 'a GIF', make: () => plain(width, height).gif().toBuffer() },
    { what: 'a WebP', make: () => plain(width, height).webp({ lossless: true, effort: 0 }).toBuffer() },
    { what: 'an AVIF', make: () => plain(width, height).avif({ effort: 0 }).toBuffer() },
    {
      what: 'a PDF of rectangles',
      make: () => pdfWith({ page: twice(repeated('0 0 1 1 re f\n', between(150, 400, 'rectangles'))) }),
    },
    {
      what: 'a PDF of nothing, packed twice',
      make: () => pdfWith({ page: twice(repeated(' ', between(400, 600, 'spaces'))) }),
    },
    {
      what: 'a PDF with a picture, packed twice',
      make: () =>
        pdfWith({ page: once('300 0 0 360 0 0 cm /X Do'), x: [image(width, height, twice(black(3)))] }),
    },
    {
      what: 'a PDF of forms in forms',
      make: () => pdfWith({ page: once('/X Do'), x: forms(between(20, 40, 'deep'), between(2, 4, 'wide')) }),
    },
    {
      what: 'a PDF with a JBIG2 of a hundred bytes',
      make: () =>
        pdfWith({ page: once('300 0 0 360 0 0 cm /X Do'), x: [fax(between(40_000, 46_000, 'fax'))] }),
      isUnwatched: true,
    },
    {
      what: 'a PDF of tiles',
      make: () =>
        pdfWith({
          page: once('/Pattern cs /X scn 0 0 300 360 re f\n'.repeat(between(500, 3000, 'tiles'))),
          x: [TILE],
        }),
    },
  ];
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

/** The bytes of a stream, and how they were packed. */
type Packed = { data: Buffer; filters: string };

const once = (content: string): Packed => ({
  data: deflateSync(content, { level: 9 }),
  filters: '/FlateDecode',
});
const twice = (content: Buffer): Packed => ({
  data: deflateSync(deflateSync(content, { level: 9 }), { level: 9 }),
  filters: '[/FlateDecode /FlateDecode]',
});

const latin = (text: string) => Buffer.from(text, 'latin1');
const streamOf = (about: string, { data, filters }: Packed) =>
  Buffer.concat([
    latin(`<< ${about} /Filter ${filters} /Length ${data.length} >>\nstream\n`),
    data,
    latin('\nendstream'),
  ]);

const image = (width: number, height: number, packed: Packed) =>
  streamOf(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB`,
    packed,
  );

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** Its decoder fills 200 MB and more twice: for the page, and for a region of the same size on it (ITU-T T.88, 7.2 to 7.4). */
function fax(side: number): Buffer {
  const segment = (index: number, type: number, data: Buffer) =>
    Buffer.concat([numbers(index), Buffer.from([type, 0, 1]), numbers(data.length), data]);
  const page = Buffer.concat([numbers(side, side, 0, 0), Buffer.from([4, 0, 0])]);
  const pixels = Buffer.from([0, 8, 3, 255, 253, 255, 2, 254, 254, 254, ...Array<number>(20).fill(0)]);
  const region = Buffer.concat([numbers(side, side, 0, 0), pixels]);
  const data = Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
  return streamOf(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray`,
    { data, filters: '/JBIG2Decode' },
  );
}

/** The number of the first object that a page uses; the others follow it. */
const FIRST_USED = 5;

/** Each form draws the next one several times, on its own layer. */
const forms = (depth: number, times: number) =>
  Array.from({ length: depth }, (_, level) =>
    streamOf(
      `/Type /XObject /Subtype /Form /BBox [0 0 300 360] /Group << /S /Transparency /I true >>
       /Resources << /XObject << /X ${FIRST_USED + 1 + level} 0 R >> >>`,
      once(level === depth - 1 ? '0 0 300 360 re f' : '/X Do '.repeat(times)),
    ),
  );

const TILE = streamOf(
  '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 0.2 0.2] /XStep 0.2 /YStep 0.2 /Resources << >>',
  once('1 0 0 rg 0 0 .1 .1 re f'),
);

/** A PDF of one page, whose content can draw or paint with `x` as /X. */
function pdfWith({ page, x = [] }: { page: Packed; x?: Buffer[] }): Buffer {
  const used = `/XObject << /X ${FIRST_USED} 0 R >> /Pattern << /X ${FIRST_USED} 0 R >>`;
  const objects = [
    latin('<< /Type /Catalog /Pages 2 0 R >>'),
    latin('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    latin(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 360] /Resources << ${x.length > 0 ? used : ''} >> /Contents 4 0 R >>`,
    ),
    streamOf('', page),
    ...x,
  ].map((object, index) => Buffer.concat([latin(`${index + 1} 0 obj\n`), object, latin('\nendobj\n')]));
  return Buffer.concat([
    latin('%PDF-1.4\n'),
    ...objects,
    latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`),
  ]);
}
