import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, realpathSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from '#server/platform/db/binaries.ts';
import { chooseIdentity, type Identity } from '#server/platform/db/postgres-user.ts';
import { clearLeftovers } from '#server/platform/db/leftovers.ts';
import { addressOf, restrictToRole, isRestricted } from '#server/platform/db/own-role.ts';
import { makeSocketFolder } from '#server/platform/db/socket-folder.ts';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';
import { engineFailed } from '#words/english-only/operator.ts';

export type Engine = {
  /** The folder of the socket. */
  host: string;
  pid: () => number;
  url: string;
  stop: () => Promise<void>;
};

type Place = { root: string; data: string; socket: string; identity: Identity; postgres: string };

// On Linux the kernel stops the database when this process ends, even if it is killed.
const setpriv = ['/usr/bin/setpriv', '--pdeathsig', 'INT'];
const tied = process.platform === 'linux' && existsSync('/usr/bin/setpriv') ? setpriv : [];

function run(
  identity: Identity,
  command: string[],
  cwd: string,
  options: { detached?: boolean; sql?: string } = {},
) {
  const [program = '', ...rest] = [...identity.prefix, ...tied, ...command];
  const child = spawn(program, rest, {
    ...identity.ids,
    cwd,
    // Hides our secrets from the database.
    env: {},
    // Ctrl-C in a terminal reaches only this process, which then stops the database properly.
    detached: options.detached ?? false,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // A program that has ended already does not read its input.
  child.stdin.on('error', () => {}).end(options.sql);
  const output = { text: '' };
  child.stderr.on('data', (text: Buffer) => {
    output.text = (output.text + text.toString()).slice(-8000);
  });
  return { child, output };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    child.once('error', () => done(null));
    child.once('close', done);
  });

const reasonIn = (output: string) =>
  firstLine(/(?:FATAL|PANIC|ERROR|error):\s*(.*)/.exec(output)?.[1] ?? output) || 'it ended at once';

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

// The processes of a killed first start may still write into the folder for a moment.
const STUBBORN = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

// Creates the data folder under another name and renames it, so that a killed first start leaves no partial one.
async function makeData(root: string, data: string, identity: Identity, initdb: string) {
  for (const name of readdirSync(root)) {
    if (name.startsWith('data.new')) await rm(path.join(root, name), STUBBORN);
  }
  const fresh = path.join(root, `data.new-${randomBytes(4).toString('hex')}`);
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8'];
  const flags = ['-D', fresh, '-U', 'postgres', '-A', 'trust', '--data-checksums', ...locale];
  const { child, output } = run(identity, [initdb, ...flags], root);
  if ((await ended(child)) !== 0) throw new OperatorError(engineFailed(reasonIn(output.text)));
  await rename(fresh, data);
  syncFolder(root);
}

/** Runs SQL as superuser in the data of `root`, while no server uses it. Each statement ends with a semicolon and an empty line. */
export async function executeInSingleUserMode(root: string, sql: string): Promise<void> {
  const data = path.join(root, 'data');
  const { postgres } = findBinaries();
  await clearLeftovers(data);
  const command = [postgres, '--single', '-j', '-D', data, 'postgres'];
  const { child, output } = run(chooseIdentity(root, data, postgres), command, root, { sql });
  // The exit code does not tell whether the statements succeeded.
  if ((await ended(child)) !== 0 || /(?:ERROR|FATAL|PANIC):/.test(output.text)) {
    throw new OperatorError(engineFailed(reasonIn(output.text)));
  }
}

async function startPostgres({ root, data, socket, identity, postgres }: Place, flags: string[]) {
  await clearLeftovers(data);
  const own = ['-D', data, '-k', socket, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'];
  const { child, output } = run(identity, [postgres, ...own, ...flags], root, { detached: true });
  const exit = ended(child);
  const announced = new Promise<true>((done) => {
    child.stderr.on('data', () => {
      if (output.text.includes('ready to accept connections')) done(true);
    });
  });
  if ((await Promise.race([announced, exit])) !== true)
    throw new OperatorError(engineFailed(reasonIn(output.text)));
  return { child, exit, output };
}

/** Starts the embedded PostgreSQL of `root` on a private socket, and restarts it after a crash (`onCrash`). The caller holds the folder's lock. */
export async function startEngine(
  root: string,
  {
    flags = [],
    onCrash = () => {},
    mayCreateDatabases = false,
  }: { flags?: string[]; onCrash?: (reason: string) => void; mayCreateDatabases?: boolean } = {},
): Promise<Engine> {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const real = realpathSync(root);
  const data = path.join(real, 'data');
  const { initdb, postgres } = findBinaries();
  const identity = chooseIdentity(real, data, postgres);
  if (!existsSync(data)) await makeData(real, data, identity, initdb);
  const socket = makeSocketFolder(real, identity);
  const place = { root: real, data, socket, identity, postgres };
  if (!isRestricted(real)) {
    await restrictToRole(real, { execute: (sql) => executeInSingleUserMode(real, sql), mayCreateDatabases });
  }

  let stopping = false;
  let current = await startPostgres(place, flags);
  const keepAlive = async () => {
    for (;;) {
      await current.exit;
      if (stopping) return;
      onCrash(reasonIn(current.output.text));
      const next = await startPostgres(place, flags).catch((error: Error) => {
        onCrash(error.message);
      });
      if (next) current = next;
      else await wait(1000);
      if (stopping) current.child.kill('SIGINT');
    }
  };
  const kept = keepAlive();

  return {
    host: socket,
    pid: () => current.child.pid ?? 0,
    url: addressOf(real),
    async stop() {
      stopping = true;
      current.child.kill('SIGINT');
      await kept;
      await rm(socket, { recursive: true, force: true });
    },
  };
}
