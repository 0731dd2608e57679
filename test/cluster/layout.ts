import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const scripts = path.join(import.meta.dirname, '../../deploy/cluster');
const runFolder = process.env['RUN'] ?? path.join(process.env['TMPDIR'] ?? tmpdir(), 'serumah-cluster');

/** The address of nginx, which people use. */
export const ENTRANCE = { host: '127.0.0.1', port: 13000 };
export const ORIGIN = `http://${ENTRANCE.host}:${ENTRANCE.port}`;
/** The address of the current primary, as in deploy/cluster/serumah.env. */
export const DATABASE = 'postgres://serumah:not-a-secret-4@127.0.0.1:15000/serumah';
const SERVERS = [1, 2, 3] as const;

const WHOLE_WITHIN_MS = 150_000;

type Script = 'up' | 'down' | 'fault' | 'status';

let running: ReturnType<typeof spawn> | undefined;
/** Ends the running script, if there is one, with its whole process group, and so with the commands that it waits for. */
export const endScript = () => {
  if (running?.pid !== undefined) process.kill(-running.pid, 'SIGTERM');
};

/** Runs a script to its end. Returns its output, and whether it succeeded. */
async function run(script: Script, args: string[] = [], env: Record<string, string> = {}) {
  // In its own process group: Ctrl-C is for this program, which then takes the cluster down.
  const child = spawn(path.join(scripts, script), args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  running = undefined;
  return { output: output.trim(), isWell: code === 0 };
}

async function must(script: Script, args?: string[], env?: Record<string, string>): Promise<string> {
  const { output, isWell } = await run(script, args, env);
  if (!isWell) throw new Error(output);
  return output;
}

export const up = (smtpUrl: string) => must('up', [], { SMTP_URL: smtpUrl });
export const down = () => must('down');
/** Breaks something and repairs it. Returns a description. */
export const fault = (args: string[]) => must('fault', args);

/** Waits until every part works as before. Throws with the parts that do not. */
export async function whole(): Promise<void> {
  for (const end = Date.now() + WHOLE_WITHIN_MS; ; await wait(1000)) {
    const { output, isWell } = await run('status');
    if (isWell) return;
    if (Date.now() > end) throw new Error(`The cluster did not become whole again:\n${output}`);
  }
}

const logOf = (server: number) => path.join(runFolder, `log/serumah${server}.log`);

/** Returns the length of each server's log. */
export const logLengths = () => SERVERS.map((server) => statSync(logOf(server)).size);

/** Returns the log of each server since those lengths. */
export const loggedSince = (lengths: number[]): string[] =>
  SERVERS.map((server, at) => readFileSync(logOf(server)).subarray(lengths[at]).toString());
