/** @module-tag rest */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder, postmasterOf, processesOf, runTool, startProgram } from '#test/running/program.ts';

vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
// The user `nobody` cannot run programs below /root, for example. Then the tests of other users are skipped.
const { status } = spawnSync(
  'test',
  ['-r', import.meta.filename],
  isRoot ? { uid: NOBODY, gid: NOBODY } : {},
);
const nobodyReads = isRoot && status === 0;
/** A user id without a line in /etc/passwd. */
const NAMELESS = 54_321;
const canDisguise = (ids: { uid?: number; gid?: number }) =>
  spawnSync('/usr/bin/unshare', ['--user', '--map-user=65534', 'true'], ids).status === 0;
/** One line instead of a stack trace. */
const oneLine = /^[^\n]+\n$/;

/** Starts the program once in the folder, and gives the database's files to the user `nobody`. */
async function makeDataOfNobody(folder: string) {
  await using program = await startProgram({ DATA_DIR: folder });
  expect(await program.ready, program.output.err).toBe(true);
  program.kill('SIGTERM');
  await program.exit;
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, path.join(folder, 'postgres')]);
}

test.runIf(isRoot)(
  'as root in a user namespace, the data stays root’s, in a folder closed to all others',
  async () => {
    await using at = makeFolder();
    await using program = await startProgram({ DATA_DIR: at.folder });
    expect(await program.ready, program.output.err).toBe(true);
    expect(statSync(path.join(at.folder, 'postgres/data')).uid).toBe(0);
    expect(statSync(at.folder).mode & 0o777).toBe(0o700);
  },
);

test.runIf(nobodyReads)(
  'the server runs as the user `nobody` if the data is theirs, or refuses a folder that they cannot enter',
  async () => {
    await using at = makeFolder();
    const folder = path.join(at.folder, 'data');
    chmodSync(at.folder, 0o755);
    await makeDataOfNobody(folder);
    await using second = await startProgram({ DATA_DIR: folder });
    expect(await second.ready, second.output.err).toBe(true);
    expect(statSync(`/proc/${postmasterOf(folder)}`).uid).toBe(NOBODY);
    second.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    chmodSync(at.folder, 0o700);
    await using third = await startProgram({ DATA_DIR: folder });
    expect(await third.exit).toBe(1);
    expect(third.output.err).toMatch(oneLine);
    expect(third.output.err).toContain(`user ${NOBODY} cannot enter`);
  },
);

test.runIf(nobodyReads)('the server, started as root in a user’s folder, becomes that user', async () => {
  await using at = makeFolder();
  chownSync(at.folder, NOBODY, NOBODY);
  const env = { DATA_DIR: at.folder, LOG_LEVEL: 'warn' };
  await using first = await startProgram(env);
  expect(await first.ready, first.output.err).toBe(true);
  expect(first.output.err).toBe(`Started as root, Serumah runs as user ${NOBODY}, who owns ${at.folder}.\n`);
  const users = new Set(processesOf(at.folder).map((pid) => statSync(`/proc/${pid}`).uid));
  expect(users).toEqual(new Set([NOBODY]));
  const processStatus = readFileSync(`/proc/${first.pid}/status`, 'utf8');
  for (const name of ['Uid', 'Gid'])
    expect(processStatus).toMatch(new RegExp(`^${name}:(?:\\t${NOBODY}){4}$`, 'm'));
  expect(processStatus).toMatch(new RegExp(`^Groups:\\t${NOBODY} $`, 'm'));
  expect(processStatus).toMatch(/^CapEff:\t0+$/m);
  for (const name of readdirSync(at.folder))
    expect(statSync(path.join(at.folder, name)).uid, name).toBe(NOBODY);
  first.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  await using again = await startProgram(env, { uid: NOBODY, gid: NOBODY });
  expect(await again.ready, again.output.err).toBe(true);
  expect(again.output.err).toBe('');
});

test.runIf(nobodyReads && canDisguise({ uid: NAMELESS, gid: NAMELESS }))(
  'the server also becomes a user without a name',
  async () => {
    await using at = makeFolder();
    chownSync(at.folder, NAMELESS, NAMELESS);
    for (const start of ['first', 'second']) {
      await using program = await startProgram({ DATA_DIR: at.folder, LOG_LEVEL: 'warn' });
      expect(await program.ready, start + program.output.err).toBe(true);
      expect(program.output.err).toContain(`runs as user ${NAMELESS}`);
      const users = new Set(processesOf(at.folder).map((pid) => statSync(`/proc/${pid}`).uid));
      expect(users).toEqual(new Set([NAMELESS]));
      program.kill('SIGTERM');
      expect(await program.exit).toBe(0);
      expect(processesOf(at.folder)).toEqual([]);
    }
  },
);

// Runs a command as a user without a name, on a system that allows no user namespaces.
const nameless = [
  '/usr/bin/unshare',
  '--user',
  '--map-root-user',
  '/bin/sh',
  '-c',
  'echo 1 >/proc/sys/user/max_user_namespaces && exec "$@"',
  'sh',
  '/usr/bin/unshare',
  '--user',
  `--map-user=${NAMELESS}`,
  `--map-group=${NAMELESS}`,
  '--',
];
test.runIf(spawnSync(nameless[0] ?? '', [...nameless.slice(1), 'true']).status === 0)(
  'one line says what to do if PostgreSQL cannot run as a user without a name',
  async () => {
    await using at = makeFolder();
    await using program = await startProgram({ DATA_DIR: at.folder }, {}, nameless);
    expect(await program.exit).toBe(1);
    expect(program.output.err).toMatch(oneLine);
    expect(program.output.err).toContain(`useradd --uid ${NAMELESS} serumah`);
    expect(existsSync(path.join(at.folder, 'postgres/data'))).toBe(false);
  },
);

// Links that an attacker with the owner's account could make, so that root writes to their targets.
function layLinks(folder: string, secret: string) {
  writeFileSync(secret, 'of root', { mode: 0o600 });
  const password = path.join(folder, 'postgres/password');
  rmSync(password, { force: true });
  symlinkSync(secret, `${password}.new`);
}

function expectUntouched(secret: string) {
  expect(readFileSync(secret, 'utf8')).toBe('of root');
  expect(statSync(secret).uid).toBe(0);
}

test.runIf(nobodyReads)('the doctor, started as root in a user’s folder, becomes that user', async () => {
  await using at = makeFolder();
  const folder = path.join(at.folder, 'data');
  chmodSync(at.folder, 0o755);
  mkdirSync(folder);
  chownSync(folder, NOBODY, NOBODY);
  const env = { DATA_DIR: folder };
  await using first = await startProgram(env);
  expect(await first.ready, first.output.err).toBe(true);
  first.kill('SIGTERM');
  await first.exit;
  const secret = path.join(at.folder, 'secret');
  layLinks(folder, secret);
  const { code, err } = await runTool('doctor', env, []);
  expect([code, err]).toEqual([0, `Started as root, Serumah runs as user ${NOBODY}, who owns ${folder}.\n`]);
  expectUntouched(secret);
});

test.runIf(nobodyReads)(
  'neither the server nor the tools stay root in a user’s folder, and they say what to do',
  async () => {
    const refused = async (folder: string, what: string, env: Record<string, string> = {}) => {
      await using program = await startProgram({ DATA_DIR: folder, ...env });
      expect(await program.exit).toBe(1);
      expect(program.output.out).toBe('');
      expect(program.output.err).toMatch(oneLine);
      expect(program.output.err).toContain(what);
      for (const name of ['doctor', 'admin'] as const) {
        if ('PORT' in env) continue;
        expect(await runTool(name, { DATA_DIR: folder }, name === 'admin' ? ['accounts'] : []), name).toEqual(
          {
            code: 1,
            out: '',
            err: program.output.err,
          },
        );
      }
    };
    await using at = makeFolder();
    chownSync(at.folder, NOBODY, NOBODY);
    const firstFree = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
    if (existsSync(firstFree) && Number(readFileSync(firstFree, 'utf8')) > 1) {
      await refused(at.folder, 'Set PORT to 1024 or higher', { PORT: '1' });
    }
    chmodSync(at.folder, 0o500);
    await refused(at.folder, `user ${NOBODY}, who owns ${at.folder}, must be able to write there`);
    expect(readdirSync(at.folder)).toEqual([]);
    chmodSync(at.folder, 0o700);
    mkdirSync(path.join(at.folder, 'files'));
    await refused(at.folder, `chown -Rh ${NOBODY} ${at.folder}`);
    expect(readdirSync(at.folder)).toEqual(['files']);
  },
);

test.runIf(nobodyReads)(
  'root writes to no link of the user `nobody`, as whom its database runs',
  async () => {
    await using at = makeFolder();
    const folder = path.join(at.folder, 'data');
    chmodSync(at.folder, 0o755);
    await makeDataOfNobody(folder);
    const secret = path.join(at.folder, 'secret');
    layLinks(folder, secret);
    await using second = await startProgram({ DATA_DIR: folder });
    expect(await second.ready, second.output.err).toBe(true);
    expectUntouched(secret);
    expect(statSync(path.join(folder, 'postgres/password')).uid).toBe(NOBODY);
  },
);

test.runIf(nobodyReads)('an ordinary user runs the server in a folder of mode 0700', async () => {
  await using at = makeFolder();
  chownSync(at.folder, NOBODY, NOBODY);
  chmodSync(at.folder, 0o700);
  await using program = await startProgram({ DATA_DIR: at.folder }, { uid: NOBODY, gid: NOBODY });
  expect(await program.ready, program.output.err).toBe(true);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
});
