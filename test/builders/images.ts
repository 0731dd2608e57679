import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A rectangle: its left and top edge, width, height and colour. */
export type Rectangle = [left: number, top: number, width: number, height: number, colour: string];

/**
 * A picture of rectangles on a ground. Not drawn as SVG: where server/reading/opening/opening-pictures.ts has been imported, sharp reads none any more,
 * in the whole process.
 */
export const drawn = (
  [width, height, ground]: [width: number, height: number, ground: string],
  rectangles: readonly Rectangle[],
) =>
  plain(width, height, ground).composite(
    rectangles.map(([left, top, wide, high, background]) => ({
      input: { create: { width: wide, height: high, channels: 3, background } },
      left,
      top,
    })),
  );

/** A real picture of one colour, in one of the kinds that people send. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', [width, height] = [640, 480]) =>
  plain(width ?? 1, height ?? 1, '#c33')
    .toFormat(format)
    .toBuffer();

/** As a camera held sideways writes it: upright it is red above blue; and it says where it was taken. */
export async function sidewaysPhoto() {
  const blue = await plain(200, 400, '#00f').png().toBuffer();
  const told = { IFD0: { Copyright: 'Aisyah' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } };
  return plain(300, 400, '#f00')
    .resize(400, 400)
    .composite([{ input: blue, left: 200, top: 0 }])
    .withExif(told)
    .withMetadata({ orientation: 6, exif: told })
    .jpeg()
    .toBuffer();
}

/** Two frames. */
export async function moving(format: 'gif' | 'webp') {
  const frames = await Promise.all(['#c33', '#36c'].map((colour) => plain(40, 40, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100] })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG, of one bit a pixel where it is not `deep`, which packs to nearly nothing; `rows` of it are really there. */
export function bomb(width: number, height: number, rows = height, { deep = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four times 16 bits, in seven passes over the whole picture.
  header.set(deep ? [16, 6, 0, 0, 1] : [1], 8);
  const packed = deflateSync(Buffer.alloc(rows * (1 + Math.ceil((width * (deep ? 64 : 1)) / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packed), end]);
}
