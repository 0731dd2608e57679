import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONTENTS, readArchive, writeArchive, type Writing } from '#server/host/backups/archive.ts';
import type { Member } from '#server/host/backups/tar.ts';
import { makePlace } from '#test/backups/places.ts';
import { collected } from '#test/steps/pieces.ts';

const PASSPHRASE = 'correct horse battery';
const MEMBERS: Member[] = [
  { name: 'manifest.json', bytes: Buffer.from('{}\n') },
  { name: 'tables/users.copy.gz.00001', bytes: Buffer.alloc(2000, 1) },
  { name: CONTENTS, bytes: Buffer.from('{}\n') },
];

async function* given(members: Member[], fails?: () => void): AsyncGenerator<Member> {
  for (const member of members) yield member;
  fails?.();
}
const writing = (file: string, more: Partial<Writing> = {}): Writing => ({
  file,
  passphrase: undefined,
  at: new Date('2026-11-26T02:00:00Z'),
  mayReplace: false,
  signal: new AbortController().signal,
  ...more,
});
const read = (file: string, passphrase?: string) => collected(readArchive(file, passphrase));

test.each([undefined, PASSPHRASE])(
  'written members can be read again, only by the owner (%s)',
  async (passphrase) => {
    using place = makePlace();
    const { archive } = place;
    const bytes = await writeArchive(given(MEMBERS), writing(archive, { passphrase }));
    expect(statSync(archive)).toMatchObject({ size: bytes });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(place.folder)).toEqual(['all.tar']);
    expect(await read(archive, passphrase)).toEqual(MEMBERS);
  },
);

test('sha256sum can check its sums', async () => {
  using place = makePlace();
  await writeArchive(given(MEMBERS), writing(place.archive));
  spawnSync('tar', ['-xf', place.archive, '-C', place.folder]);
  const { status, stdout } = spawnSync('sha256sum', ['--check', 'sums/00001'], {
    cwd: place.folder,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, MEMBERS.map(({ name }) => `${name}: OK\n`).join('')]);
});

test('an existing archive stays, unless it may be replaced', async () => {
  using place = makePlace();
  writeFileSync(place.archive, 'older');
  await expect(writeArchive(given(MEMBERS), writing(place.archive))).rejects.toThrow(/already exists/);
  expect(readFileSync(place.archive, 'utf8')).toBe('older');
  await writeArchive(given(MEMBERS), writing(place.archive, { mayReplace: true }));
  expect(await read(place.archive)).toEqual(MEMBERS);
});

test('a failed or stopped archive leaves nothing, and an older one stays', async () => {
  using place = makePlace();
  writeFileSync(place.archive, 'older');
  const broken = given(MEMBERS, () => {
    throw new Error('the database has gone');
  });
  const stopping = new AbortController();
  const stopped = given(MEMBERS, () => stopping.abort());
  const again = { mayReplace: true };
  await expect(writeArchive(broken, writing(place.archive, again))).rejects.toThrow('the database has gone');
  await expect(
    writeArchive(stopped, writing(place.archive, { ...again, signal: stopping.signal })),
  ).rejects.toThrow('The backup was stopped.');
  expect(readdirSync(place.folder)).toEqual(['all.tar']);
  expect(readFileSync(place.archive, 'utf8')).toBe('older');
});

test('a missing or read-only folder is reported in one line', async () => {
  using place = makePlace();
  const file = path.join(place.folder, 'none', 'all.tar');
  await expect(writeArchive(given(MEMBERS), writing(file))).rejects.toThrow(
    `${file} cannot be written (ENOENT).`,
  );
});

test('a full disk is reported in one line, and nothing is left', async ({ skip }) => {
  using place = makePlace();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', place.folder]).status === 0;
  if (!mounted) skip('only root can make a disk that is so small');
  try {
    const large = { name: 'files/large', bytes: Buffer.alloc(200_000) };
    const failing = writeArchive(given([...MEMBERS, large]), writing(place.archive));
    await expect(failing).rejects.toThrow(
      `there is no space left in ${place.folder}. Nothing is left of it.`,
    );
    expect(readdirSync(place.folder)).toEqual([]);
  } finally {
    spawnSync('umount', [place.folder]);
  }
});

test('a changed byte or a missing end is damage', async () => {
  using place = makePlace();
  await writeArchive(given(MEMBERS), writing(place.archive));
  const whole = readFileSync(place.archive);
  for (let at = 0; at < whole.length; at += 97) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    writeFileSync(place.archive, changed);
    const members = await read(place.archive).catch((error: Error) => error.message);
    // Padding between members and unused header fields contain nothing.
    if (typeof members === 'string')
      expect(members).toMatch(/^\S+ is damaged or not a backup of Serumah \(.+\)\. Nothing was restored\.$/);
    else expect(members).toEqual(MEMBERS);
  }
  for (let length = 0; length < whole.length; length += 512) {
    writeFileSync(place.archive, whole.subarray(0, length));
    await expect(read(place.archive)).rejects.toThrow('is damaged');
  }
  const [first, , last] = MEMBERS;
  await writeArchive(given(first ? [first] : []), writing(place.archive, { mayReplace: true }));
  await expect(read(place.archive), 'without its contents').rejects.toThrow('is damaged');
  expect(last?.name).toBe(CONTENTS);
});

test('an encrypted archive needs its passphrase, and a missing one is reported', async () => {
  using place = makePlace();
  await writeArchive(given(MEMBERS), writing(place.archive, { passphrase: PASSPHRASE }));
  await expect(read(place.archive)).rejects.toThrow(`${place.archive} is encrypted. Set BACKUP_PASSPHRASE`);
  await expect(read(place.archive, 'another horse battery')).rejects.toThrow(
    `BACKUP_PASSPHRASE is not the passphrase that ${place.archive} was made with.`,
  );
  const whole = readFileSync(place.archive);
  writeFileSync(place.archive, whole.subarray(0, -20));
  await expect(read(place.archive, PASSPHRASE)).rejects.toThrow('is damaged');
  const none = path.join(place.folder, 'none.tar');
  await expect(read(none)).rejects.toThrow(`${none} cannot be read (ENOENT).`);
});
