import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { confine, type Confinement } from '#server/files/confinement.ts';
import type { Answered, Given, Killed, Kind } from '#server/files/decoder-messages.ts';
import { boundMemory, computedMs, memoryOf } from '#server/files/process-usage.ts';

const START_MS = 20_000;

export type DecoderLimits = {
  /** The folders that it must not see. */
  hidden: string[];
  /** How long one file may be computed at in all, and until it is opened. */
  computedMs: number;
  openedMs: number;
  /** After so long it gives way to others that wait. */
  givesWayMs: number;
  /** How long it may take by the clock: a busy machine is not the file's fault. */
  stuckMs: number;
  memoryMb: number;
  /** How often its time and memory are looked at. */
  looksMs: number;
};
export type DecoderAnswer = Exclude<Answered, 'ready' | 'opened'> | { killed: Killed };
export type DecoderProcess = Awaited<ReturnType<typeof startDecoder>>;

const program = path.join(import.meta.dirname, 'decoder-program.ts');
const root = path.join(import.meta.dirname, '../../..');
// Not the whole folder: by default the data stands inside it.
const readable = ['package.json', 'src', 'node_modules'].map((name) => path.join(root, name));

/** How the processes that open what people sent are confined, out of sight of the folders `hidden`. */
export const confineDecoder = (hidden: string[]): Promise<Confinement> => confine(hidden, readable);

function launch(kind: Kind, { prefix }: Confinement): ChildProcess {
  const node = [
    process.execPath,
    '--max-old-space-size=256',
    '--permission',
    ...readable.map((name) => `--allow-fs-read=${name}`),
    '--allow-addons',
    '--allow-worker',
  ];
  const [command = '', ...rest] = [...prefix, ...node, program, kind];
  return spawn(command, rest, {
    serialization: 'advanced',
    cwd: '/',
    // Nothing of ours: no secret, no address of the database.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Keeps the first of what a process says, for when it does not start. */
function overhear(child: ChildProcess) {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 1000) said += text;
  });
  return () => said.trim().slice(0, 1000);
}

/** One process that decodes files of a kind, one at a time. Throws where it does not start. */
export async function startDecoder(kind: Kind, limits: DecoderLimits) {
  const confinement = await confineDecoder(limits.hidden);
  const child = launch(kind, confinement);
  const said = overhear(child);
  let hear: ((answer: Answered | 'ended') => void) | undefined;
  const next = () =>
    new Promise<Answered | 'ended'>((done) => {
      hear = done;
    });
  let isOpened = false;
  let ended = false;
  const end = () => {
    ended = true;
    child.kill('SIGKILL');
    hear?.('ended');
  };
  child.on('message', (answer: Answered) => {
    if (answer === 'opened') isOpened = true;
    else hear?.(answer);
  });
  // A write to a process that just died fails here, and may not end this one.
  child.on('error', end);
  child.on('exit', end);

  const patience = setTimeout(end, START_MS);
  const first = await next();
  clearTimeout(patience);
  const { pid } = child;
  if (first === 'ended' || pid === undefined) throw new Error(`the decoder does not start: ${said()}`);
  // Looking now and then is not enough: a file can ask for a gigabyte in between.
  await boundMemory(pid, limits.memoryMb, confinement.ids);

  return {
    get ended() {
      return ended;
    },
    get memoryMb() {
      return memoryOf(pid)?.heldMb ?? 0;
    },
    /** `isWaitedFor`: whether others wait, to whom a file that takes long gives way. */
    async decode(given: Given<Kind>, isWaitedFor: () => boolean): Promise<DecoderAnswer> {
      let killed: Killed = 'crash';
      isOpened = false;
      const began = { at: Date.now(), computed: computedMs(pid) ?? 0 };
      const spentMs = () => (computedMs(pid) ?? began.computed + Date.now() - began.at) - began.computed;
      const whyEnd = (): Killed | undefined => {
        if ((memoryOf(pid)?.heldMb ?? 0) > limits.memoryMb) return 'memory';
        const spent = spentMs();
        const most = isOpened ? limits.computedMs : limits.openedMs;
        if (spent > most || Date.now() - began.at > limits.stuckMs) return 'time';
        return spent > limits.givesWayMs && isWaitedFor() ? 'waitedFor' : undefined;
      };
      const look = setInterval(() => {
        const why = whyEnd();
        if (!why) return;
        killed = why;
        end();
      }, limits.looksMs);
      const answered = next();
      child.send(given, (error) => {
        if (error) end();
      });
      const answer = await answered;
      clearInterval(look);
      return typeof answer === 'string' ? { killed } : answer;
    },
    end,
  };
}
