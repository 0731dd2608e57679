import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { confine, type Confinement } from '#server/reading/decoders/confinement.ts';
import { ANSWER_MAX, parseAnswer } from '#server/reading/decoders/answers.ts';
import type {
  DecodeRequest,
  KillReason,
  Kind,
  Outcome,
  DecoderMessage,
} from '#server/reading/opening/messages.ts';
import { frameOf, readFrames, type Message } from '#server/reading/decoders/frames.ts';
import { boundMemory, computedMs, memoryOf } from '#server/reading/decoders/process-usage.ts';

const START_MS = 20_000;

export type DecoderLimits = {
  /** Folders that it must not see. */
  hidden: string[];
  /** The processor time for one file, and until the file is opened. */
  computedMs: number;
  openedMs: number;
  /** After this time the file gives way to others that wait. */
  givesWayMs: number;
  /** The time by the clock, which is longer: a busy machine is not the file's fault. */
  stuckMs: number;
  memoryMb: number;
  /** How often time and memory are checked. */
  looksMs: number;
  launch: (kind: Kind, confinement: Confinement) => ChildProcess;
};
export type DecoderProcess = Awaited<ReturnType<typeof startDecoder>>;

const program = path.join(import.meta.dirname, 'program.ts');
const root = path.join(import.meta.dirname, '../../../..');
// Not the whole folder, because by default it contains the data.
const readable = ['package.json', 'src', 'node_modules'].map((name) => path.join(root, name));

/** Finds out how the system can confine the processes that open people's files, without sight of the folders `hidden`. */
export const confineDecoder = (hidden: string[]): Promise<Confinement> => confine(hidden, readable);

export function launchConfined(kind: Kind, { prefix }: Confinement): ChildProcess {
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
    cwd: '/',
    // Nothing of the server's environment: no secret, no database URL.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    // Not Node's own channel, which buffers up to 4 GB until a message is complete.
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
}

/** Keeps the first output of a process, to report why it does not start. */
function captureOutput(child: ChildProcess) {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 1000) said += text;
  });
  return () => said.trim().slice(0, 1000);
}

/** The messages that a process may send while it starts, while it is idle, after it was given a file, and after that file is open. */
const ALLOWED_MESSAGES = {
  starting: ['ready'],
  resting: [],
  given: ['opened', 'refused', 'made'],
  opened: ['refused', 'made'],
} satisfies Record<string, DecoderMessage<Kind>['said'][]>;

/** Starts a process that decodes files of one kind, one at a time. Throws if it does not start. */
export async function startDecoder(kind: Kind, limits: DecoderLimits) {
  const confinement = await confineDecoder(limits.hidden);
  const child = limits.launch(kind, confinement);
  const complaint = captureOutput(child);
  const answers = child.stdio[3] as Readable | undefined;
  const is: { now: keyof typeof ALLOWED_MESSAGES; killed?: KillReason } = { now: 'starting' };
  let waits: ((said: DecoderMessage<Kind> | undefined) => void) | undefined;
  const next = () =>
    new Promise<DecoderMessage<Kind> | undefined>((done) => {
      waits = done;
    });
  const end = (why: KillReason = 'crash') => {
    is.killed ??= why;
    child.kill('SIGKILL');
    // Programs that it started may still run.
    answers?.destroy();
    waits?.(undefined);
  };
  const broke = () => end();
  function hear(message: Message) {
    const said = parseAnswer(kind, message);
    if (!(ALLOWED_MESSAGES[is.now] as string[]).includes(said.said))
      throw new Error('an answer that nobody waits for');
    is.now = said.said === 'opened' ? 'opened' : 'resting';
    if (is.now === 'resting') waits?.(said);
  }
  const take = readFrames(ANSWER_MAX, hear);
  answers?.on('data', (piece: Buffer) => {
    if (is.killed) return;
    try {
      take(piece);
    } catch {
      end('answer');
    }
  });
  // A write to a process that has just died fails here, and must not end this process.
  for (const each of [child, child.stdin, answers]) each?.on('error', broke);
  const exit = new Promise<void>((done) => {
    child.once('exit', () => {
      broke();
      done();
    });
  });
  answers?.on('close', broke);

  const patience = setTimeout(broke, START_MS);
  const first = await next();
  clearTimeout(patience);
  const { pid } = child;
  if (!first || pid === undefined) throw new Error(`the decoder does not start: ${complaint()}`);
  // Checking now and then is not enough: a file can ask for a gigabyte between two checks.
  await boundMemory(pid, limits.memoryMb, confinement.ids);

  return {
    get ended() {
      return is.killed !== undefined;
    },
    get memoryMb() {
      return memoryOf(pid)?.heldMb ?? 0;
    },
    /**
     * Decodes a file.
     * @param isWaitedFor whether others wait: then a file that takes long gives way
     */
    async decode(given: DecodeRequest<Kind>, isWaitedFor: () => boolean): Promise<Outcome<Kind>> {
      if (is.killed) return { killed: is.killed };
      is.now = 'given';
      const began = { at: Date.now(), computed: computedMs(pid) ?? 0 };
      const spentMs = () => (computedMs(pid) ?? began.computed + Date.now() - began.at) - began.computed;
      const whyEnd = (): KillReason | undefined => {
        if ((memoryOf(pid)?.heldMb ?? 0) > limits.memoryMb) return 'memory';
        const spent = spentMs();
        const most = is.now === 'opened' ? limits.computedMs : limits.openedMs;
        if (spent > most || Date.now() - began.at > limits.stuckMs) return 'time';
        return spent > limits.givesWayMs && isWaitedFor() ? 'waitedFor' : undefined;
      };
      const look = setInterval(() => {
        const why = whyEnd();
        if (why) end(why);
      }, limits.looksMs);
      const answered = next();
      for (const piece of frameOf(given)) child.stdin?.write(piece);
      const answer = await answered;
      clearInterval(look);
      if (answer?.said === 'refused') return { refused: answer.reason };
      if (answer?.said !== 'made') return { killed: is.killed ?? 'crash' };
      const { said: _, ...made } = answer;
      return { made };
    },
    end,
    exit,
  };
}
