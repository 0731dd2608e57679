/** One file of an archive. */
export type Member = { name: string; bytes: Buffer };

/** The bytes are not a tar, or were cut off. */
export class DamagedTar extends Error {
  override name = 'DamagedTar';
}

const BLOCK = 512;
const NAME_LENGTH = 100;
const FILE_TYPE = '0'.charCodeAt(0);
/** A member is held in memory. None of ours is nearly as large. */
const MEMBER_MAX = 256 * 1024 * 1024;
const CHECKSUM = { at: 148, length: 8 };

const paddingOf = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');

/** Returns the sum of a header's bytes, with the checksum field read as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [index, byte] of header.entries())
    sum += index >= CHECKSUM.at && index < CHECKSUM.at + CHECKSUM.length ? 32 : byte;
  return sum;
}

function headerOf(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`too long for a tar: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  header.writeUInt8(FILE_TYPE, 156);
  header.write('ustar', 257);
  header.write('00', 263);
  header.write(`${octal(checksumOf(header), 7)}\0 `, CHECKSUM.at);
  return header;
}

/** Returns a plain file in POSIX's ustar form, which any `tar` reads. */
export const tarMember = ({ name, bytes }: Member, at: Date): Buffer[] => [
  headerOf(name, bytes.length, at),
  bytes,
  paddingOf(bytes.length),
];

/** The bytes after the last member. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

const textAt = (header: Buffer, from: number, length: number) =>
  header
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '')
    .trim();

function readHeader(header: Buffer): { name: string; size: number } {
  const isOurs =
    textAt(header, 257, 6) === 'ustar' &&
    [FILE_TYPE, 0].includes(header.readUInt8(156)) &&
    Number.parseInt(textAt(header, CHECKSUM.at, CHECKSUM.length), 8) === checksumOf(header);
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  if (!isOurs || !(size <= MEMBER_MAX)) throw new DamagedTar('no header of a plain file');
  return { name: textAt(header, 0, NAME_LENGTH), size };
}

/** Returns a function that reads exactly the given number of bytes from pieces of any length, or fewer at the end. */
function takerOf(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let held: Uint8Array[] = [];
  let length = 0;
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const { value, done } = await source.next();
      if (done === true) break;
      held.push(value);
      length += value.length;
    }
    const all =
      held.length === 1 && held[0]
        ? Buffer.from(held[0].buffer, held[0].byteOffset, length)
        : Buffer.concat(held);
    held = [all.subarray(wanted)];
    length = Math.max(0, length - wanted);
    return all.subarray(0, wanted);
  };
}

/** Yields the members of a tar of plain files. Throws DamagedTar if it is not a tar or lacks its end. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Member> {
  const take = takerOf(chunks);
  const whole = async (wanted: number) => {
    const taken = await take(wanted);
    if (taken.length < wanted) throw new DamagedTar('cut off');
    return taken;
  };
  for (;;) {
    const header = await whole(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    const bytes = await whole(size);
    await whole(paddingOf(size).length);
    yield { name, bytes };
  }
  await whole(BLOCK);
  // Reads to the end, since only there an encrypted archive proves that nothing was cut off.
  while ((await take(BLOCK)).length > 0);
}
