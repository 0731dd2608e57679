import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  DamagedCipher,
  decrypted,
  encrypted,
  isEncrypted,
  WrongPassphrase,
} from '#server/host/backups/passphrase.ts';
import { DamagedTar, readTar, TAR_END, tarMember, type Member } from '#server/host/backups/tar.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import * as words from '#words/english-only/backups.ts';

/** The last member. Without it an archive is incomplete. */
export const CONTENTS = 'contents.json';

/** Checksums of the members before them, in files for `sha256sum --check`. They are written regularly, so that none becomes large. */
const SUMS_FOLDER = 'sums/';
const SUMS_LENGTH = 4 * 1024 * 1024;

export type Writing = {
  file: string;
  passphrase: string | undefined;
  at: Date;
  /** Whether an existing archive of this name may be overwritten. */
  mayReplace: boolean;
  signal: AbortSignal;
};

const sumLine = ({ name, bytes }: Member) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
const sumsName = (number: number) => `${SUMS_FOLDER}${String(number).padStart(5, '0')}`;

async function* packed(members: AsyncIterable<Member>, at: Date): AsyncGenerator<Buffer> {
  let lines = '';
  let number = 0;
  const sums = () => tarMember({ name: sumsName(++number), bytes: Buffer.from(lines) }, at);
  for await (const member of members) {
    yield* tarMember(member, at);
    lines += sumLine(member);
    if (lines.length < SUMS_LENGTH) continue;
    yield* sums();
    lines = '';
  }
  yield* sums();
  yield TAR_END;
}

const OF_FILES = new Set(['open', 'write', 'fsync', 'close', 'rename']);

function explained(error: unknown, { file, signal }: Writing): unknown {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (signal.aborted) return new OperatorError(words.backupStopped);
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new OperatorError(words.noSpaceForArchive(path.dirname(file)));
  return OF_FILES.has(syscall) ? new OperatorError(words.archiveCannotBeWritten(file, code)) : error;
}

async function syncParent(file: string) {
  await using handle = await open(path.dirname(file), 'r');
  await handle.sync();
}

/** The suffix of an archive while it is being written. */
export const PART = '.part';

/**
 * Writes an archive that only its owner can read, and returns its size. The archive gets its name when it is complete and on the disk. A failure
 * leaves nothing. Throws an OperatorError if the folder refuses the file, or if the signal stops it.
 */
export async function writeArchive(members: AsyncIterable<Member>, writing: Writing): Promise<number> {
  const { file, passphrase, at, mayReplace, signal } = writing;
  if (!mayReplace && existsSync(file)) throw new OperatorError(words.archiveExists(file));
  const part = `${file}.${randomBytes(4).toString('hex')}${PART}`;
  const plain = packed(members, at);
  const chunks = passphrase === undefined ? plain : encrypted(plain, passphrase);
  try {
    const handle = await open(part, 'wx', 0o600);
    await pipeline(chunks, handle.createWriteStream({ flush: true }), { signal });
    await rename(part, file);
    await syncParent(file);
    return (await stat(file)).size;
  } catch (error) {
    await rm(part, { force: true });
    throw explained(error, writing);
  }
}

/** Throws DamagedTar if a member does not match its checksum. */
async function* checked(members: AsyncIterable<Member>): AsyncGenerator<Member> {
  let lines = '';
  let last = '';
  for await (const member of members) {
    if (member.name.startsWith(SUMS_FOLDER)) {
      if (member.bytes.toString() !== lines) throw new DamagedTar('a sum differs');
      lines = '';
      continue;
    }
    lines += sumLine(member);
    last = member.name;
    yield member;
  }
  if (lines !== '' || last !== CONTENTS) throw new DamagedTar('cut off');
}

async function startsEncrypted(file: string): Promise<boolean> {
  await using handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64));
  return isEncrypted(buffer.subarray(0, bytesRead));
}

function whyUnreadable(error: unknown, file: string): unknown {
  if (error instanceof WrongPassphrase) return new OperatorError(words.passphraseWrong(file));
  if (error instanceof DamagedTar || error instanceof DamagedCipher)
    return new OperatorError(words.archiveDamaged(file, error.message));
  const { code, path: place } = error as NodeJS.ErrnoException;
  return code !== undefined && place === file
    ? new OperatorError(words.archiveUnreadable(file, code))
    : error;
}

/** Reads members in order. They are verified only after the last one. Throws an OperatorError if the archive or the passphrase is wrong. */
export async function* readArchive(file: string, passphrase: string | undefined): AsyncGenerator<Member> {
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 });
  // An error may also come after the reader has stopped.
  source.on('error', () => {});
  try {
    const sealed = await startsEncrypted(file);
    if (sealed && passphrase === undefined) throw new OperatorError(words.passphraseMissing(file));
    yield* checked(readTar(sealed ? decrypted(source, passphrase ?? '') : source));
  } catch (error) {
    throw whyUnreadable(error, file);
  } finally {
    source.destroy();
  }
}
