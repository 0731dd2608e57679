import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const projectFolder = path.join(import.meta.dirname, '../..');
// The compile cache that `npm start` uses.
const compiled = path.join(projectFolder, 'node_modules/.cache/node');

/** Makes a folder for a program's data. Disposing removes it. */
export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-start-'));
  const dispose = async () => {
    // A database whose server was killed needs a moment to end, and would write into the folder during its removal.
    while (processesOf(folder).length > 0) await wait(20);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, [Symbol.asyncDispose]: dispose };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const OF_PROGRAM = [
  'src',
  'migrations',
  'tools',
  'dist',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Copies the program into `folder`, where a test can change it. node_modules becomes one link, or one link per file. */
export function copyProgram(folder: string, packages: 'link' | 'links' = 'link'): string {
  const copy = path.join(folder, 'program');
  for (const name of OF_PROGRAM)
    cpSync(path.join(projectFolder, name), path.join(copy, name), { recursive: true });
  const [from, to] = [path.join(projectFolder, 'node_modules'), path.join(copy, 'node_modules')];
  if (packages === 'link') symlinkSync(from, to);
  else execFileSync('cp', ['-al', from, to]);
  return copy;
}

/** Starts the real program in its own process, with `prefix` before its command. `ready` is false if it ended before it was ready. */
export async function startProgram(
  env: Record<string, string> & { DATA_DIR: string },
  ids: { uid?: number; gid?: number } = {},
  prefix: string[] = [],
  project = projectFolder,
  options: string[] = [],
) {
  const port = env['PORT'] ?? String(await freePort());
  const [command = '', ...args] = [...prefix, process.execPath, 'src/server/main.ts', ...options];
  const child = spawn(command, args, {
    cwd: project,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, LOG_LEVEL: 'silent', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ids,
  });
  const output = { out: '', err: '' };
  child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
  const exit = new Promise<number | null>((done) => child.once('close', done));
  const line = new Promise<true>((done) => {
    child.stdout.on('data', (text: Buffer) => {
      output.out += text.toString();
      if (output.out.includes('Serumah is ready at')) done(true);
    });
  });
  const status = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).status;
  return {
    output,
    exit,
    port,
    pid: child.pid ?? 0,
    status,
    ready: Promise.race([line, exit]).then((first) => first === true),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Runs a host's tool as npm starts it, without a terminal for questions. */
export async function runTool(
  name: 'admin' | 'backup' | 'doctor' | 'receipt' | 'restore',
  env: Record<string, string>,
  args: string[],
  project = projectFolder,
) {
  const child = spawn(process.execPath, [`tools/${name}.ts`, ...args], {
    cwd: project,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  return { code, ...output };
}

/** Returns the process id in the `postmaster.pid` of a data folder. */
export const postmasterOf = (folder: string) =>
  Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

/** Returns the processes that name `folder` in their command line or that work below it. */
export const processesOf = (folder: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        /^\d+$/.test(pid) && (command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder))
      );
    } catch {
      return false;
    }
  });
