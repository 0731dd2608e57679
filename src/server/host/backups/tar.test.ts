import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DamagedTar, readTar, TAR_END, tarMember, type Member } from '#server/host/backups/tar.ts';
import { makePlace } from '#test/backups/places.ts';
import { collected, inPieces } from '#test/steps/pieces.ts';

const MEMBERS: Member[] = [
  { name: 'manifest.json', bytes: Buffer.from('{}\n') },
  { name: 'tables/empty.copy.gz.00001', bytes: Buffer.alloc(0) },
  { name: `files/proofs/${'f'.repeat(36)}/${'0'.repeat(36)}.webp`, bytes: Buffer.alloc(1536, 7) },
];
const AT = new Date('2026-11-26T02:00:00Z');
const whole = Buffer.concat([...MEMBERS.flatMap((member) => tarMember(member, AT)), TAR_END]);

const read = (bytes: Buffer, length = 1000) => collected(readTar(inPieces(bytes, length)));

test.each([1, 511, 512, 100_000])('each member is read in pieces of %i bytes', async (length) => {
  expect(await read(whole, length)).toEqual(MEMBERS);
});

test("the system's own tar opens it", () => {
  using place = makePlace();
  writeFileSync(place.archive, whole);
  const { status, stderr } = spawnSync('tar', ['-xf', place.archive, '-C', place.folder], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  for (const { name, bytes } of MEMBERS) expect(readFileSync(path.join(place.folder, name))).toEqual(bytes);
});

test('a tar of plain files by the system is read', async () => {
  using place = makePlace();
  writeFileSync(path.join(place.folder, 'secret'), 'kept');
  const args = ['--format=ustar', '-cf', place.archive, '-C', place.folder, 'secret'];
  expect(spawnSync('tar', args).status).toBe(0);
  expect(await read(readFileSync(place.archive))).toEqual([{ name: 'secret', bytes: Buffer.from('kept') }]);
});

test.each([0, 100, 512, 600, 1024, whole.length - 1024, whole.length - 1])(
  'a tar that is cut off after %i bytes is damaged',
  async (length) => {
    await expect(read(whole.subarray(0, length))).rejects.toThrow(DamagedTar);
  },
);

test.each([0, 124, 150, 156, 257])('a changed byte %i of a header is damage', async (at) => {
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  await expect(read(changed)).rejects.toThrow(DamagedTar);
});

test('a name that is too long is refused', () => {
  expect(() => tarMember({ name: 'f'.repeat(101), bytes: Buffer.alloc(0) }, AT)).toThrow(/too long/);
});
