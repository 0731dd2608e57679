import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFiles } from '#server/host/doctor/files.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { freePort } from '#test/running/program.ts';
import { startS3 } from '#test/fakes/s3.ts';

const check = (env: Record<string, string> = {}) =>
  checkFiles(readSettings({ SECRET: 'x'.repeat(40), ...env }));

test('without a store files are on disk', async () => {
  expect(await check()).toMatchObject({ name: 'Files', state: 'ok' });
});

test('a working store is left unchanged', async () => {
  await using s3 = await startS3();
  expect(await check(s3.env)).toMatchObject({
    state: 'ok',
    line: expect.stringContaining(`The bucket serumah at 127.0.0.1:`),
  });
  const left = readdirSync(path.join(s3.folder, 'serumah'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
});

test('a wrong key, another bucket and an unreachable store are bad, each with its reason', async () => {
  await using s3 = await startS3();
  const wrong = await check({ ...s3.env, S3_SECRET_ACCESS_KEY: 'another-secret-key' });
  expect(wrong).toMatchObject({ state: 'bad', line: expect.stringContaining('SignatureDoesNotMatch') });
  expect(JSON.stringify(wrong)).not.toContain('another-secret-key');
  expect(await check({ ...s3.env, S3_BUCKET: 'lost' })).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('NoSuchBucket'),
  });
  expect(await check({ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` })).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('ECONNREFUSED'),
    advice: expect.stringContaining('S3 settings'),
  });
});
