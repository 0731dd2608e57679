import { expect, test } from 'vitest';
import { checkVersions, runningVersions } from '#server/host/doctor/machine.ts';

const fine = { serumah: '1.2.3', node: '24.21.0', postgres: '15.4 (Debian 15.4-1)' };

test('names the versions that run here', () => {
  expect(checkVersions(fine)).toEqual({
    name: 'Versions',
    state: 'ok',
    line: 'Serumah 1.2.3, Node.js 24.21.0, PostgreSQL 15.4 (Debian 15.4-1).',
  });
  expect(checkVersions(runningVersions())).toMatchObject({
    state: 'ok',
    line: expect.stringMatching(/^Serumah \d+\.\d+\.\d+, Node\.js \d+\.\d+\.\d+\.$/),
  });
});

test('names the version that is too old', () => {
  expect(checkVersions({ ...fine, node: '22.11.0' })).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('Node.js 22.11.0 is too old'),
    advice: expect.stringContaining('npm ci'),
  });
  expect(checkVersions({ ...fine, postgres: '14.9' })).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('PostgreSQL 14.9 is too old'),
    advice: expect.stringContaining('DATABASE_URL'),
  });
});
