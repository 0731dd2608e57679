import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDisk, judgeSpace } from '#server/host/doctor/machine.ts';
import { makeFolder } from '#test/running/program.ts';

test('free space is bad below 100 MB, and a warning below 1 GB', () => {
  const states = [99e6, 100e6, 999e6, 1e9].map((free) => judgeSpace(free, '/data').state);
  expect(states).toEqual(['bad', 'warn', 'warn', 'ok']);
  expect(judgeSpace(812_999_999, '/data')).toMatchObject({
    line: 'Only 812 MB is free in /data.',
    advice: expect.stringContaining('Free up space'),
  });
});

test('reads the free space of a real folder', async () => {
  await using at = makeFolder();
  const { name, line } = await checkDisk({ DATA_DIR: at.folder });
  expect({ name, line }).toEqual({
    name: 'Disk',
    line: expect.stringMatching(/\d+(\.\d)? [MG]B is free in \//),
  });
});

test('a missing folder causes a warning and is not created; a file in its place is bad', async () => {
  await using at = makeFolder();
  const missing = path.join(at.folder, 'data');
  expect(await checkDisk({ DATA_DIR: missing })).toMatchObject({ state: 'warn' });
  expect(existsSync(missing)).toBe(false);
  writeFileSync(missing, '');
  expect(await checkDisk({ DATA_DIR: missing })).toMatchObject({
    state: 'bad',
    line: `DATA_DIR ${missing} cannot be used (ENOTDIR).`,
  });
});
