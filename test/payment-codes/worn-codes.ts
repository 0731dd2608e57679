import sharp from 'sharp';
import { encode } from 'uqr';
import { randomBelow } from '#domain/random.ts';
import { paymentCode } from '#test/builders/payment-codes.ts';

/** A grey picture with one byte per pixel. */
type Grey = { width: number; height: number; data: Buffer };
type Making = (seed: string, text: string) => Promise<Buffer>;
/** A picture of a code, the same on every machine: how it was worn, and the code's text. */
export type WornCode = { kind: string; name: string; text: string; make: () => Promise<Buffer> };

const NAMES = ['AISYAH BINTI RAHMAN', 'TAN WEI JIE', 'PRIYA NAIR', 'HAFIZ BIN OMAR', 'LIM MEI LING', 'B'];

/** Draws a number from `low` to `high` by the seed. */
const drawn = (low: number, high: number, ...seed: string[]) =>
  low + (randomBelow(100_001, ...seed) / 100_000) * (high - low);

type Look = { module: number; border: number; ecc: 'L' | 'M' | 'Q' | 'H'; ink: string; paper: string };
const PLAIN: Look = { module: 8, border: 4, ecc: 'M', ink: '#000', paper: '#fff' };

function codeAsSvg(text: string, look: Partial<Look> = {}) {
  const { module, border, ecc, ink, paper } = { ...PLAIN, ...look };
  const { data, size } = encode(text, { border, ecc });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const side = Math.round(size * module);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${paper}"/><path d="${path}" fill="${ink}"/></svg>`;
  return { svg, side };
}
const code = (text: string, look?: Partial<Look>) =>
  sharp(Buffer.from(codeAsSvg(text, look).svg))
    .png()
    .toBuffer();

async function greyOf(picture: Buffer): Promise<Grey> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
const opened = ({ width, height, data }: Grey) => sharp(data, { raw: { width, height, channels: 1 } });

/** Adds grain up to this strength, and light that falls off from one side to the other by this part. */
function lit(
  { width, height, data }: Grey,
  seed: string,
  { grain, fall }: { grain: number; fall: number },
): Grey {
  let state = randomBelow(2 ** 31, seed, 'grain');
  const turn = drawn(0, 2 * Math.PI, seed, 'light');
  const [towardsX, towardsY] = [Math.cos(turn), Math.sin(turn)];
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      const place = ((x / width - 0.5) * towardsX + (y / height - 0.5) * towardsY) / 1.42 + 0.5;
      const value =
        (data[y * width + x] ?? 0) * (1 - fall * place) + ((state >>> 16) % (2 * grain + 1)) - grain;
      out[y * width + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return { width, height, data: out };
}

/** The picture as seen at an angle on a table: rotated, and its far side narrower by `lean`. */
function askew(from: Grey, seed: string, { lean, turn }: { lean: number; turn: number }): Grey {
  const side = Math.round(Math.max(from.width, from.height) * 1.5);
  const [leanX, leanY] = [drawn(-lean, lean, seed, 'x'), drawn(-lean, lean, seed, 'y')];
  const angle = drawn(-turn, turn, seed, 'turn');
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const data = Buffer.alloc(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [u, v] = [x - side / 2, y - side / 2];
      const depth = 1 + (leanX * u + leanY * v) / side;
      const sourceX = (cos * u + sin * v) / depth + from.width / 2;
      const sourceY = (cos * v - sin * u) / depth + from.height / 2;
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      const isInside = left >= 0 && top >= 0 && left < from.width - 1 && top < from.height - 1;
      const at = top * from.width + left;
      const [partX, partY] = [sourceX - left, sourceY - top];
      const row = (start: number) =>
        (from.data[start] ?? 0) * (1 - partX) + (from.data[start + 1] ?? 0) * partX;
      data[y * side + x] = isInside ? row(at) * (1 - partY) + row(at + from.width) * partY : 96;
    }
  }
  return { width: side, height: side, data };
}

/** A poster as banks print it: in their colour, with words around the code and a logo over its middle. */
function poster(text: string, seed: string, logoPart: number) {
  const { svg, side } = codeAsSvg(text, { ecc: 'H', module: 7 });
  const logo = side * logoPart;
  const [width, height] = [Math.round(side * 1.25), Math.round(side * 1.7)];
  const [left, top] = [(width - side) / 2, side * 0.4];
  const middle = { x: left + side / 2, y: top + side / 2 };
  const pink = ['#ed2e67', '#e6007e', '#d81b60'][randomBelow(3, seed, 'pink')] ?? '';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${pink}"/>
<text x="50%" y="${side * 0.22}" font-size="${side * 0.12}" fill="#fff" text-anchor="middle" font-weight="bold">DuitNow QR</text>
<svg x="${left}" y="${top}" width="${side}" height="${side}">${svg}</svg>
<rect x="${middle.x - logo / 2}" y="${middle.y - logo / 2}" width="${logo}" height="${logo}" rx="${logo / 5}" fill="#fff"/>
<circle cx="${middle.x}" cy="${middle.y}" r="${logo * 0.4}" fill="${pink}"/>
<text x="50%" y="${side * 1.58}" font-size="${side * 0.07}" fill="#fff" text-anchor="middle">MALAYSIA NATIONAL QR</text></svg>`);
}

/** Things on a table: grey boxes and lines of text. */
function table(seed: string, width: number, height: number) {
  const things = Array.from({ length: 60 }, (_, index) => {
    const at = (what: string, most: number) => Math.round(drawn(0, most, seed, what, String(index)));
    const grey = 40 + at('grey', 190);
    const fill = `rgb(${grey},${grey - 10},${grey - 30})`;
    return index % 3 === 0
      ? `<text x="${at('x', width)}" y="${at('y', height)}" font-size="${20 + at('size', 60)}" fill="${fill}">resit ${at('number', 99_999)} RM</text>`
      : `<rect x="${at('x', width)}" y="${at('y', height)}" width="${30 + at('w', 300)}" height="${30 + at('h', 300)}" fill="${fill}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8d7760"/>${things.join('')}</svg>`,
  );
}

const KINDS: Record<string, Making> = {
  'as the bank’s app saves it': async (seed, text) =>
    sharp(
      await code(text, {
        module: Math.round(drawn(2, 14, seed, 'module')),
        ecc: seed.endsWith('0') ? 'L' : 'M',
      }),
    )
      .png()
      .toBuffer(),
  turned: async (seed, text) =>
    sharp(await code(text))
      .rotate(drawn(5, 355, seed, 'angle'), { background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  'seen askew': async (seed, text) =>
    opened(askew(await greyOf(await code(text)), seed, { lean: 0.8, turn: 0.4 }))
      .jpeg({ quality: 80 })
      .toBuffer(),
  'out of focus': async (seed, text) =>
    sharp(await code(text))
      .blur(drawn(2, 5, seed, 'blur'))
      .jpeg({ quality: 80 })
      .toBuffer(),
  grainy: async (seed, text) =>
    opened(
      lit(await greyOf(await code(text, { module: 6 })), seed, {
        grain: Math.round(drawn(60, 150, seed, 'grain')),
        fall: 0.2,
      }),
    )
      .jpeg({ quality: 70 })
      .toBuffer(),
  'sent on by a messenger': async (seed, text) =>
    sharp(await code(text))
      .resize(Math.round(drawn(150, 240, seed, 'side')))
      .jpeg({ quality: Math.round(drawn(15, 45, seed, 'quality')) })
      .toBuffer(),
  'half in the shade': async (seed, text) =>
    opened(lit(await greyOf(await code(text)), seed, { grain: 10, fall: drawn(0.7, 0.9, seed, 'fall') }))
      .jpeg({ quality: 75 })
      .toBuffer(),
  'a photo of a poster with a logo in the middle': async (seed, text) => {
    const seen = askew(await greyOf(poster(text, seed, drawn(0.14, 0.24, seed, 'logo'))), seed, {
      lean: 0.5,
      turn: 0.25,
    });
    return opened(lit(seen, seed, { grain: 14, fall: 0.5 }))
      .blur(1.2)
      .jpeg({ quality: 70 })
      .toBuffer();
  },
  'small in a large picture': async (seed, text) => {
    const [width, height] = [3000, 2250];
    const small = await sharp(await code(text))
      .resize(Math.round(drawn(190, 330, seed, 'side')))
      .toBuffer();
    const place = {
      left: Math.round(drawn(0, 2500, seed, 'left')),
      top: Math.round(drawn(0, 1800, seed, 'top')),
    };
    const photo = await sharp(table(seed, width, height))
      .composite([{ input: small, ...place }])
      .png()
      .toBuffer();
    return opened(lit(await greyOf(photo), seed, { grain: 12, fall: 0.3 }))
      .blur(0.8)
      .jpeg({ quality: 75 })
      .toBuffer();
  },
  'a screenshot in the dark': async (seed, text) => {
    const isInverted = /[135]$/.test(seed);
    const shown = isInverted ? { ink: '#eee', paper: '#121212' } : { border: 1 };
    const screen = sharp({ create: { width: 1080, height: 2340, channels: 3, background: '#121212' } });
    const input = await sharp(await code(text, shown))
      .resize(Math.round(drawn(420, 800, seed, 'side')))
      .toBuffer();
    return screen
      .composite([{ input, gravity: 'centre' }])
      .png()
      .toBuffer();
  },
};
const OF_EACH = 6;

/** Sixty codes as people photograph and forward them, six of each kind. */
export const WORN_CODES: WornCode[] = Object.entries(KINDS).flatMap(([kind, make]) =>
  Array.from({ length: OF_EACH }, (_, index) => {
    const seed = `${kind} ${index}`;
    const text = paymentCode({ name: NAMES[index] ?? '' });
    return { kind, name: seed, text, make: () => make(seed, text) };
  }),
);
