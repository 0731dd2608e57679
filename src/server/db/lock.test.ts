import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#server/db/lock.ts';

test('the lock of a folder that others may enter is its owner’s alone: whoever may read it could hold it', () => {
  const made = mkdtempSync(path.join(tmpdir(), 'serumah-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  chmodSync(made, 0o755);
  const { folder, release } = lockFolder(made);
  onTestFinished(release);
  expect(statSync(path.join(folder, 'lock')).mode & 0o777).toBe(0o600);
});
