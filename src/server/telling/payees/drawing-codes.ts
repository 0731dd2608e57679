import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** A bank's app can open it as a picture, and a camera can read it off another screen. */
const CODE_SIDE_MIN = 480;
/** The white margin that scanners need, in squares of the code (ISO/IEC 18004). */
const QUIET = 4;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Makes a PNG with one bit a pixel and `scale` pixels a square. sharp would load image decoders into the process that answers requests. */
function pngOf(squares: boolean[][], scale: number): Buffer {
  const side = squares.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = squares.map((squaresOfRow) => {
    // The first byte says that the row has no filter. White is 1.
    const row = Buffer.alloc(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x++) {
      if (!squaresOfRow[Math.floor(x / scale)])
        row.writeUInt8(row.readUInt8(1 + (x >> 3)) | (0x80 >> (x & 7)), 1 + (x >> 3));
    }
    return row;
  });
  const pixels = Buffer.concat(rows.flatMap((row) => Array.from({ length: scale }, () => row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A QR code as a PNG: black on white with its margin, 480 pixels wide or a little more (docs/product/payment-details.md 'The code as a picture'). */
export function drawPaymentCode(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  return pngOf(data, Math.ceil(CODE_SIDE_MIN / data.length));
}
