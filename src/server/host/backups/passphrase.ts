import { ReadableStream as NodeStream } from 'node:stream/web';

/** The bytes are not encrypted with a passphrase, or were changed or cut off. */
export class DamagedCipher extends Error {
  override name = 'DamagedCipher';
}
/** The bytes are encrypted with another passphrase, or their first lines were changed. */
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
}

const VERSION_LINE = 'age-encryption.org/v1';
/** 2^17: 128 MB and more than half a second for each guess. Reading accepts at most 2^20. */
const WORK = 17;
/** age-encryption's message if the passphrase does not open the file. It has no code for this. */
const WRONG_PASSPHRASE = "no identity matched any of the file's recipients";

/** Loads the ciphers at their first use. A server rarely needs them, and they take 2.5 MB. */
const loadCiphers = () => import('age-encryption');

/** Cast, since the browser tests compile this file with the browser's types, whose streams have no `from`. */
const streamOf = (pieces: AsyncIterable<Uint8Array>) => NodeStream.from(pieces) as ReadableStream<Uint8Array>;

/** Encrypts `plain` with the passphrase, so that `age --decrypt` opens it. Tests pass less `work`. */
export async function* encrypted(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  work = WORK,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await loadCiphers();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work);
  yield* await encrypter.encrypt(streamOf(plain));
}

/** Whether these first bytes are of an encrypted file. */
export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start).subarray(0, VERSION_LINE.length).toString('latin1') === VERSION_LINE;

/** Decrypts. Throws WrongPassphrase before the first bytes, DamagedCipher if they were changed, and what `sealed` throws. */
export async function* decrypted(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const failures: unknown[] = [];
  async function* watched() {
    try {
      yield* sealed;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  }
  const { Decrypter } = await loadCiphers();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    yield* await decrypter.decrypt(streamOf(watched()));
  } catch (error) {
    if (failures.length > 0) throw failures[0];
    const reason = error instanceof Error ? error.message : '';
    throw reason === WRONG_PASSPHRASE ? new WrongPassphrase() : new DamagedCipher(reason);
  }
}
