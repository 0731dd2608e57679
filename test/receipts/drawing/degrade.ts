import sharp from 'sharp';
import { randomBelow } from '#domain/random.ts';
import { picture, scanned, type Press } from '#test/receipts/drawing/render.ts';

/** A worse copy of a picture, as people send them. */
type Degrading = (png: Buffer, press: Press, seed: string) => Promise<Buffer>;
type Copy = { name: string; extension: 'jpg' | 'pdf'; make: Degrading };

const flat = (png: Buffer) => sharp(png).flatten({ background: '#fff' });
const sizeOf = async (png: Buffer) => {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
};

const half: Degrading = async (png) => {
  const { width } = await sizeOf(png);
  return flat(png)
    .resize(Math.round(width / 2))
    .jpeg({ quality: 80 })
    .toBuffer();
};

/** The size of a messenger's preview. */
const small: Degrading = (png) => flat(png).resize(360).jpeg({ quality: 70 }).toBuffer();

const compressed =
  (quality: number): Degrading =>
  (png) =>
    flat(png).jpeg({ quality }).toBuffer();

const turned =
  (degrees: number): Degrading =>
  (png) =>
    flat(png).rotate(degrees, { background: '#d8d8d8' }).jpeg({ quality: 80 }).toBuffer();

/** A screenshot cut to the receipt by hand, a little unevenly. */
const cropped: Degrading = async (png, _, seed) => {
  const { width, height } = await sizeOf(png);
  const top = Math.round(height * (0.03 + randomBelow(12, seed, 'top') / 1000));
  const left = randomBelow(8, seed, 'left');
  return flat(png)
    .extract({ left, top, width: width - left - randomBelow(8, seed, 'right'), height: height - top })
    .jpeg({ quality: 82 })
    .toBuffer();
};

const GRAIN = 256;
/** A tile of grey noise that is always the same; libvips would draw another one each time. */
function grain(seed: string) {
  let state = randomBelow(2 ** 31, seed, 'grain');
  const values = Buffer.alloc(GRAIN * GRAIN);
  for (let index = 0; index < values.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    values[index] = 128 + ((state >>> 16) % 61) - 30;
  }
  return sharp(values, { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
    .png()
    .toBuffer();
}

/** A photo of a screen or a paper on a table: at an angle, out of focus, with a shadow and grain. */
const photo: Degrading = async (png, press, seed) => {
  const { width, height } = await sizeOf(png);
  const shown = { width: Math.min(width, 900), height: Math.round((Math.min(width, 900) / width) * height) };
  const jpeg = await flat(png).resize(shown.width).jpeg({ quality: 90 }).toBuffer();
  const lean = (most: number, what: string) => randomBelow(most * 20 + 1, seed, what) / 10 - most;
  const askew = `perspective(2200px) rotateX(${lean(6, 'x')}deg) rotateY(${lean(6, 'y')}deg) rotate(${lean(2, 'z')}deg)`;
  const html = `<body style="margin:0;background:linear-gradient(120deg,#6b5643,#8d7760)"><div style="padding:90px 80px"><img style="display:block;box-shadow:0 8px 30px #0008;transform:${askew}" src="data:image/jpeg;base64,${jpeg.toString('base64')}"></div><div style="position:absolute;inset:0;background:linear-gradient(${100 + randomBelow(80, seed, 'shadow')}deg,#fff2 0%,#0000 45%,#0007 100%)"></div>`;
  const seen = await picture(press, html, { width: shown.width + 160, height: shown.height + 180, scale: 1 });
  return sharp(seen)
    .composite([{ input: await grain(seed), tile: true, blend: 'soft-light' }])
    .blur(1.1)
    .jpeg({ quality: 70 })
    .toBuffer();
};

export const COPIES: Copy[] = [
  { name: 'half', extension: 'jpg', make: half },
  { name: 'small', extension: 'jpg', make: small },
  { name: 'q40', extension: 'jpg', make: compressed(40) },
  { name: 'q15', extension: 'jpg', make: compressed(15) },
  { name: 'turned', extension: 'jpg', make: turned(2) },
  { name: 'sideways', extension: 'jpg', make: turned(90) },
  { name: 'photo', extension: 'jpg', make: photo },
  { name: 'cropped', extension: 'jpg', make: cropped },
  { name: 'scan', extension: 'pdf', make: (png, press) => scanned(press, png) },
];
