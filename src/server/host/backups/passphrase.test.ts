import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  DamagedCipher,
  decrypted,
  encrypted,
  isEncrypted,
  WrongPassphrase,
} from '#server/host/backups/passphrase.ts';
import { collected, inPieces } from '#test/steps/pieces.ts';

const PASSPHRASE = 'correct horse battery';
const LITTLE_WORK = 10;
const CHUNK = 64 * 1024;
/** Encrypted by age-encryption 0.3.1 with the passphrase and little work. */
const OF_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBVVEhJbmRsRDRrWXlSSE1CdFZaSUN3IDEwCjRrdmVoOUJ3Yy90b0pkZUtGTEFreTVqYXNDWlFzc0lkcFA3SkxiejRTR0EKLS0tIHo4SXlndStvTHZsVmlwQkFaYTNnOFgxR2w2VStkSzY1NWVYQkRVaHU3N0EKa9pUBp/vGRrD865nqgMpG2JOYWXHeEkRLe00W5NJjjwvd+ipXgpm+cTjwLkkwD6+';

/** Encrypted by our earlier code. Backups of that time must open. */
const OF_OUR_OWN =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBQUTREZXJST051ajZjMzlxdUU0ZWVRIDEwClJHTjQzQTBLbzkyeVBGNTBjTVZMNnlNTWNhdTBtQVNFLzhjOXVzeXBhV0UKLS0tIExJYVdiUGFQS3hFN3hiK20raFJKL3FaMzk4ZXBqL014UWtPVk9iQTRNRTAK35cMDLMgsZ+fcmqbt5zctf2XM4J2tGRPgmt5K7eZ+iT1jX163cMS/IZzTCHhrkWc';

const seal = async (plain: Uint8Array) =>
  Buffer.concat(await collected(encrypted(inPieces(plain, 7777), PASSPHRASE, LITTLE_WORK)));
const open = async (sealed: Uint8Array, passphrase = PASSPHRASE) =>
  Buffer.concat(await collected(decrypted(inPieces(sealed, 9999), passphrase)));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 200_000])(
  '%i bytes are restored',
  async (length) => {
    const plain = randomBytes(length);
    const sealed = await seal(plain);
    expect(isEncrypted(sealed)).toBe(true);
    expect(await open(sealed)).toEqual(plain);
  },
);

test.each([OF_AGE, OF_OUR_OWN])('files encrypted by age and by our code are read', async (sealed) => {
  expect((await open(Buffer.from(sealed, 'base64'))).toString()).toBe('A home of five.\n');
});

test('an error of the source is passed on unchanged', async () => {
  const failure = new Error('no disk');
  async function* failing(bytes: Uint8Array) {
    yield bytes;
    throw failure;
  }
  const sealed = await seal(randomBytes(CHUNK));
  for (const length of [10, 300, CHUNK])
    await expect(collected(decrypted(failing(sealed.subarray(0, length)), PASSPHRASE))).rejects.toBe(failure);
  await expect(collected(encrypted(failing(sealed), PASSPHRASE, LITTLE_WORK))).rejects.toBe(failure);
});

test('a reader that stops ends the source', async () => {
  let ended = 0;
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(CHUNK);
    } finally {
      ended += 1;
    }
  }
  for await (const piece of encrypted(endless(), PASSPHRASE, LITTLE_WORK)) if (piece.length > CHUNK) break;
  await expect.poll(() => ended).toBe(1);
});

test('the text does not show, and no two results are equal', async () => {
  const plain = Buffer.alloc(1000, 'secret');
  const [one, other] = [await seal(plain), await seal(plain)];
  expect(one.includes('secret')).toBe(false);
  expect(one.subarray(-1000)).not.toEqual(other.subarray(-1000));
});

test('another passphrase yields nothing', async () => {
  await expect(open(Buffer.from(OF_AGE, 'base64'), 'correct horse bettery')).rejects.toThrow(WrongPassphrase);
});

test('a changed, cut, longer or reordered file is damaged', async () => {
  const sealed = await seal(randomBytes(3 * CHUNK));
  const start = sealed.length - 3 * (CHUNK + 16);
  const chunk = (number: number) =>
    sealed.subarray(start + number * (CHUNK + 16), start + (number + 1) * (CHUNK + 16));
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(start + 5) ^ 1, start + 5);
  const wrong = {
    changed,
    cutOff: sealed.subarray(0, -1),
    withoutItsLast: sealed.subarray(0, -(CHUNK + 16)),
    withoutAny: sealed.subarray(0, start),
    longer: Buffer.concat([sealed, Buffer.alloc(1)]),
    turned: Buffer.concat([sealed.subarray(0, start), chunk(1), chunk(0), chunk(2)]),
  };
  for (const [name, bytes] of Object.entries(wrong))
    await expect(open(bytes), name).rejects.toThrow(DamagedCipher);
  expect(await open(sealed)).toHaveLength(3 * CHUNK);
});

test('a header that asks for too much memory is refused', async () => {
  const greedy = Buffer.from(
    Buffer.from(OF_AGE, 'base64').toString('latin1').replace(/ 10\n/, ' 30\n'),
    'latin1',
  );
  await expect(open(greedy)).rejects.toThrow(DamagedCipher);
  const changed = Buffer.from(
    Buffer.from(OF_AGE, 'base64')
      .toString('latin1')
      .replace(/\n--- ./, '\n--- A'),
    'latin1',
  );
  await expect(open(changed)).rejects.toThrow(DamagedCipher);
});
