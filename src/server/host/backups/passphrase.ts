// The format of age (https://age-encryption.org/v1) with a passphrase: `age --decrypt` opens what is written here. Of node:crypto's
// own parts, since the library for it takes five times as long (docs/decisions/032-what-a-backup-holds.md).
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';

/** What is read is not encrypted so, was changed or cut off. */
export class DamagedCipher extends Error {
  override name = 'DamagedCipher';
}
/** It is encrypted with another passphrase, or its first lines were changed. */
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
}

const VERSION_LINE = 'age-encryption.org/v1';
const CIPHER = 'chacha20-poly1305';
const TAG_LENGTH = 16;
const KEY_LENGTH = 32;
const FILE_KEY_LENGTH = 16;
const SALT_LENGTH = 16;
const NONCE_LENGTH = 12;
const STREAM_NONCE_LENGTH = 16;
const PLAIN_CHUNK = 64 * 1024;
const CIPHER_CHUNK = PLAIN_CHUNK + TAG_LENGTH;
/** 2^17: 128 MB and half a second for each guess. */
const WORK = 17;
/** More would be somebody's way to fill the memory. */
const WORK_MAX = 20;
/** The header is five short lines. */
const HEADER_MAX = 1024;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

function wrappingKey(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const cost = { N: 2 ** work, r: 8, p: 1, maxmem: 256 * 2 ** work * 8 };
  const salted = Buffer.concat([Buffer.from(`${VERSION_LINE}/scrypt`), salt]);
  return new Promise((done, failed) => {
    scrypt(passphrase, salted, KEY_LENGTH, cost, (error, key) => (error ? failed(error) : done(key)));
  });
}

const derived = (key: Buffer, salt: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, KEY_LENGTH));
const macOf = (fileKey: Buffer, header: string) =>
  createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest();

function seal(key: Buffer, nonce: Buffer, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined where it was sealed with another key or changed. */
function unseal(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH });
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_LENGTH));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_LENGTH)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Each chunk has a number, and the last one says that it is: none can be moved, doubled or left out. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_LENGTH);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_LENGTH - 1);
  return nonce;
}

/** The same bytes in pieces of `size`, the last one shorter and never empty, but where there is nothing at all. */
async function* inChunks(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    let from = 0;
    for (; held.length - from > size; from += size)
      yield { bytes: held.subarray(from, from + size), isLast: false };
    held = held.subarray(from);
  }
  yield { bytes: held, isLast: true };
}

async function makeHeader(fileKey: Buffer, passphrase: string, work: number): Promise<Buffer> {
  const salt = randomBytes(SALT_LENGTH);
  const wrapped = seal(await wrappingKey(passphrase, salt, work), Buffer.alloc(NONCE_LENGTH), fileKey);
  const open = `${VERSION_LINE}\n-> scrypt ${base64(salt)} ${work}\n${base64(wrapped)}\n---`;
  return Buffer.from(`${open} ${base64(macOf(fileKey, open))}\n`);
}

/** `plain`, encrypted with the passphrase; `work` is less in a test. */
export async function* encrypted(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  work = WORK,
): AsyncGenerator<Uint8Array> {
  const fileKey = randomBytes(FILE_KEY_LENGTH);
  const nonce = randomBytes(STREAM_NONCE_LENGTH);
  yield await makeHeader(fileKey, passphrase, work);
  yield nonce;
  const key = derived(fileKey, nonce, 'payload');
  let number = 0;
  for await (const { bytes, isLast } of inChunks(plain, PLAIN_CHUNK))
    yield seal(key, nonceOf(number++, isLast), bytes);
}

/** Whether these first bytes are of something encrypted so. */
export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start).subarray(0, VERSION_LINE.length).toString('latin1') === VERSION_LINE;

const HEADER =
  /^(age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n---) ([\w+/]{43})\n/;

async function openHeader(start: Buffer, passphrase: string): Promise<{ fileKey: Buffer; length: number }> {
  const [all = '', open = '', salt = '', work = '', wrapped = '', mac = ''] =
    HEADER.exec(start.subarray(0, HEADER_MAX).toString('latin1')) ?? [];
  if (all === '' || Number(work) > WORK_MAX) throw new DamagedCipher('no header for a passphrase');
  const key = await wrappingKey(passphrase, Buffer.from(salt, 'base64'), Number(work));
  const fileKey = unseal(key, Buffer.alloc(NONCE_LENGTH), Buffer.from(wrapped, 'base64'));
  if (!fileKey) throw new WrongPassphrase();
  const given = Buffer.from(mac, 'base64');
  if (!timingSafeEqual(given, macOf(fileKey, open))) throw new DamagedCipher('its header was changed');
  return { fileKey, length: all.length };
}

async function* startingWith(start: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** What was encrypted with the passphrase. Throws WrongPassphrase before anything is answered, DamagedCipher where it was changed. */
export async function* decrypted(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const source = sealed[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < HEADER_MAX) {
    const { value, done } = await source.next();
    if (done === true) break;
    start = Buffer.concat([start, value]);
  }
  const { fileKey, length } = await openHeader(start, passphrase);
  const nonce = start.subarray(length, length + STREAM_NONCE_LENGTH);
  const key = derived(fileKey, nonce, 'payload');
  let number = 0;
  const body = startingWith(start.subarray(length + STREAM_NONCE_LENGTH), source);
  for await (const { bytes, isLast } of inChunks(body, CIPHER_CHUNK)) {
    const plain = bytes.length < TAG_LENGTH ? undefined : unseal(key, nonceOf(number++, isLast), bytes);
    if (!plain) throw new DamagedCipher('changed or cut off');
    yield plain;
  }
}
