import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startRounds } from '#server/jobs/workers.ts';
import { startApp } from '#test/running/app.ts';

test('emails stored as files are removed after 30 days', async () => {
  await using app = await startApp();
  const { db, long, files, queue, clock } = app;
  const mailFolder = mkdtempSync(path.join(tmpdir(), 'serumah-mail-'));
  const writtenDaysAgo = (days: number) => {
    const file = path.join(mailFolder, `${days}.eml`);
    writeFileSync(file, 'a letter');
    const at = new Date(clock.now.getTime() - days * 24 * 60 * 60 * 1000);
    utimesSync(file, at, at);
    return file;
  };
  const [old, younger] = [writtenDaysAgo(31), writtenDaysAgo(29)];
  const log = pino({ level: 'silent' });
  const now = () => clock.now;
  const nightly = { db, url: app.url, settings: app.settings, log, now, make: async () => '' };
  const stop = startRounds({ db, long, files, queue, log, now, mailFolder, nightly });
  await expect.poll(() => existsSync(old), { timeout: 10_000 }).toBe(false);
  await stop();
  expect(existsSync(younger)).toBe(true);
  rmSync(mailFolder, { recursive: true });
});
