import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#server/platform/db/lock.ts';

test('only the owner can read the lock of a shared folder, since a reader could hold it', () => {
  const made = mkdtempSync(path.join(tmpdir(), 'serumah-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  chmodSync(made, 0o755);
  const { folder, release } = lockFolder(made);
  onTestFinished(release);
  expect(statSync(path.join(folder, 'lock')).mode & 0o777).toBe(0o600);
});

test('a link in place of the lock is not followed', () => {
  const made = mkdtempSync(path.join(tmpdir(), 'serumah-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  symlinkSync(path.join(made, 'elsewhere'), path.join(made, 'lock'));
  expect(() => lockFolder(made)).toThrow('cannot be used');
  expect(existsSync(path.join(made, 'elsewhere'))).toBe(false);
});
