import { expect, test } from 'vitest';
import { hideSecrets, reportOf } from '#server/host/doctor/report.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

test('a line for each check, advice below it, and the sum', () => {
  const text = reportOf([
    { name: 'Disk', state: 'ok', line: 'Room enough.' },
    { name: 'Mail', state: 'bad', line: 'No.', advice: 'Mend it.', details: ['one', 'two'] },
    { name: 'Clock', state: 'warn', line: 'Late.' },
  ]);
  expect(text.split('\n')).toEqual([
    '✓ Disk      Room enough.',
    '✗ Mail      No.',
    '            → Mend it.',
    '              one',
    '              two',
    '! Clock     Late.',
    '',
    '1 problem (✗) to fix, 1 warning (!) to look at.',
    '',
  ]);
  expect(reportOf([])).toContain('All is well.');
});

test('a server’s answer cannot move the cursor', () => {
  const answer = '550 \u001B[2J\u001B[1;1H\u001B]0;mine\u0007 \u202Ewell is all';
  const report = reportOf([{ name: 'Mail', state: 'bad', line: answer, advice: answer, details: [answer] }]);
  expect(report).not.toMatch(/[^\P{C}\n]/u);
  expect(report).toContain('550 �[2J');
});

test('no secret of the settings remains in a text', () => {
  const settings = readSettings({
    SECRET: 'the secret of all sessions, long',
    SMTP_URL: 'smtp://me:p%40ssword1@mail.example',
    DATABASE_URL: 'postgres://me:database-pass@db.example/home',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    S3_ENDPOINT: 'http://s3.example',
    S3_REGION: 'r',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 's3-secret',
  });
  const text = [
    'the secret of all sessions, long',
    'p%40ssword1',
    'p@ssword1',
    'database-pass',
    'google-secret',
    's3-secret',
    'kept',
  ].join('|');
  expect(hideSecrets(text, settings)).toBe('…|…|…|…|…|…|kept');
});
