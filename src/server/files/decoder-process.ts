import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answered, Asked } from '#server/files/decoder-messages.ts';

const START_MS = 20_000;
const LOOK_AT_MEMORY_MS = 200;
const MB = 1024 * 1024;

export type DecoderLimits = {
  /** How long one file may take. */
  timeMs: number;
  memoryMb: number;
};
export type DecoderAnswer = Exclude<Answered, { ready: true }> | { killed: 'time' | 'memory' | 'crash' };
export type DecoderProcess = Awaited<ReturnType<typeof startDecoder>>;

const program = path.join(import.meta.dirname, 'decoder-program.ts');
const root = path.join(import.meta.dirname, '../../..');
// Not the whole folder: by default the data stands inside it.
const readable = ['package.json', 'src', 'node_modules'].map((name) => path.join(root, name));

const launch = () =>
  fork(program, {
    serialization: 'advanced',
    // Nothing of ours: no secret, no address of the database.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    execArgv: [
      '--max-old-space-size=256',
      '--permission',
      ...readable.map((name) => `--allow-fs-read=${name}`),
      '--allow-addons',
      '--allow-worker',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** What the process really holds, in MB; Linux tells, elsewhere 0. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const told = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(told ?? 0) * 1024) / MB;
  } catch {
    return 0;
  }
}

/** Keeps the first of what a process says, for when it does not start. */
function overhear(child: ChildProcess) {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 1000) said += text;
  });
  return () => said.trim().slice(0, 1000);
}

/** One process that decodes, one file at a time. Throws where it does not start. */
export async function startDecoder({ timeMs, memoryMb }: DecoderLimits) {
  const child = launch();
  const said = overhear(child);
  let hear: ((answer: Answered | 'ended') => void) | undefined;
  const next = () =>
    new Promise<Answered | 'ended'>((done) => {
      hear = done;
    });
  let ended = false;
  const end = () => {
    ended = true;
    child.kill('SIGKILL');
    hear?.('ended');
  };
  child.on('message', (answer: Answered) => hear?.(answer));
  // A write to a process that just died fails here, and may not end this one.
  child.on('error', end);
  child.on('exit', end);

  const patience = setTimeout(end, START_MS);
  const first = await next();
  clearTimeout(patience);
  if (first === 'ended') throw new Error(`the decoder does not start: ${said()}`);

  return {
    get ended() {
      return ended;
    },
    get memoryMb() {
      return memoryOf(child);
    },
    async decode(asked: Asked): Promise<DecoderAnswer> {
      let killed: 'time' | 'memory' | 'crash' = 'crash';
      const kill = (why: 'time' | 'memory') => {
        killed = why;
        end();
      };
      const time = setTimeout(kill, timeMs, 'time');
      const memory = setInterval(() => {
        if (memoryOf(child) > memoryMb) kill('memory');
      }, LOOK_AT_MEMORY_MS);
      const answered = next();
      child.send(asked, (error) => {
        if (error) end();
      });
      const answer = await answered;
      clearTimeout(time);
      clearInterval(memory);
      return answer === 'ended' || 'ready' in answer ? { killed } : answer;
    },
    end,
  };
}
