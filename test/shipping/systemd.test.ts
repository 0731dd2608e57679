import { expect, test, vi } from 'vitest';
import { programVersion } from '#server/platform/settings/version.ts';
import { freePort } from '#test/running/program.ts';
import { bootSystemd } from '#test/shipping/boot-systemd.ts';

const healthAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/healthz`)).text();

test('the unit starts the program under all its restrictions, restarts it after a kill, and stops it cleanly', async () => {
  await using machine = await bootSystemd();
  const { run } = machine;
  const port = await freePort();
  run(`printf 'PORT=${port}\\nPUBLIC_URL=http://localhost:${port}\\n' >/etc/serumah.env`);
  run('systemctl start serumah');
  const isWell = async () => expect(await healthAt(port)).toBe(`ok ${programVersion()}`);
  await vi.waitFor(isWell, { timeout: 30_000, interval: 200 });

  const mainPid = run('systemctl show -p MainPID --value serumah').trim();
  const status = run(`cat /proc/${mainPid}/status`);
  for (const line of [/^NoNewPrivs:\t1$/m, /^Seccomp:\t2$/m, /^CapBnd:\t0+$/m]) expect(status).toMatch(line);
  expect(run('stat -c "%U %a" /var/lib/serumah').trim()).toBe('serumah 700');

  // The sandbox for people's files still works: the doctor runs as a unit with the same restrictions.
  const asDoctor = String.raw`s#src/server/main.ts#tools/doctor.ts#; s#^Restart=.*#Type=oneshot#`;
  run(`sed '${asDoctor}' /etc/systemd/system/serumah.service >/etc/systemd/system/doctor.service`);
  run('systemctl daemon-reload && systemctl start doctor');
  const report = run('journalctl -u doctor -o cat');
  expect(report).toContain(
    '✓ Sandbox   Files that people send are opened without access to the network or to the data.',
  );
  expect(report).toContain('✓ Database');

  run(`kill -KILL ${mainPid}`);
  const isAnother = () =>
    expect(run('systemctl show -p MainPID --value serumah').trim()).not.toMatch(
      new RegExp(`^(?:0|${mainPid})$`),
    );
  await vi.waitFor(isAnother, { timeout: 30_000, interval: 200 });
  await vi.waitFor(isWell, { timeout: 30_000, interval: 200 });

  run('systemctl stop serumah');
  expect(run('systemctl show -p Result -p ExecMainStatus serumah').trim().split('\n').toSorted()).toEqual([
    'ExecMainStatus=0',
    'Result=success',
  ]);
  // The database was shut down by the program, not killed by systemd.
  const log = run('journalctl -u serumah -o cat');
  expect(log).not.toContain('terminating connection');
  expect(run('ps -eo args')).not.toContain('postgres -D /var/lib/serumah');
});
