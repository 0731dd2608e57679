import { expect, test } from 'vitest';
import { judgeConfinement } from '#server/host/doctor/machine.ts';

const none = { prefix: [], walled: false, readsOnly: false, noNewPrivileges: false };

const linux = { platform: 'linux', getuid: () => 1000 } as const;
const darwin = { ...linux, platform: 'darwin' } as const;

test('unconfined decoder processes are reported, with advice', () => {
  const walled = { ...none, walled: true, noNewPrivileges: true };
  expect(judgeConfinement({ ...walled, readsOnly: true }, linux).state).toBe('ok');
  expect(judgeConfinement(walled, linux)).toMatchObject({
    state: 'warn',
    advice: expect.any(String) as string,
  });
  const ids = { uid: 65_533, gid: 65_533 };
  const checks = [
    judgeConfinement({ ...none, ids }, linux),
    judgeConfinement(none, linux),
    judgeConfinement(none, darwin),
  ];
  expect(checks.map(({ state }) => state)).toEqual(['warn', 'warn', 'warn']);
  expect(checks.map(({ line }) => /see this machine/.test(line))).toEqual([false, true, true]);
  expect(checks.map(({ advice = '' }) => /user namespaces/.test(advice))).toEqual([true, true, false]);
});

test('root’s server in a folder only for root is reported', () => {
  const root = { ...linux, getuid: () => 0 };
  const walled = { ...none, walled: true, readsOnly: true, noNewPrivileges: true };
  expect(judgeConfinement(walled, root)).toMatchObject({
    state: 'warn',
    line: expect.stringContaining('root') as string,
  });
  expect(judgeConfinement({ ...walled, ids: { uid: 65_533, gid: 65_533 } }, root).state).toBe('ok');
});
