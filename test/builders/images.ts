import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A rectangle: its left and top edge, width, height and colour. */
export type Rectangle = [left: number, top: number, width: number, height: number, colour: string];

/**
 * A picture of rectangles on a ground. It is not drawn as SVG: sharp reads no SVG in a process that has imported
 * server/reading/opening/opening-pictures.ts.
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

/** A real picture of one colour, in one of the formats that people send. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', [width, height] = [640, 480]) =>
  plain(width ?? 1, height ?? 1, '#c33')
    .toFormat(format)
    .toBuffer();

/** A photo of a camera that was held sideways: turned upright, it is red above blue. It also has the place where it was taken. */
export async function sidewaysPhoto() {
  const blue = await plain(200, 400, '#00f').png().toBuffer();
  const exif = { IFD0: { Copyright: 'Aisyah' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } };
  return plain(300, 400, '#f00')
    .resize(400, 400)
    .composite([{ input: blue, left: 200, top: 0 }])
    .withExif(exif)
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer();
}

/** A moving picture of two frames. */
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

/** A black PNG that packs to nearly nothing, with one bit a pixel unless it is `deep`. The file has only `rows` rows. */
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
