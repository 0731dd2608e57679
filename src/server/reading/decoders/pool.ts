import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { catchingUp } from '#server/platform/http/errors.ts';
import {
  launchConfined,
  startDecoder,
  type DecoderLimits,
  type DecoderProcess,
} from '#server/reading/decoders/process.ts';
import type { DecodeRequest, KillReason, Kind, Outcome } from '#server/reading/opening/messages.ts';
import { MB } from '#server/reading/decoders/process-usage.ts';

type PoolLimits = {
  processes: number;
  /** The most files that may wait, in all and of one sender, their bytes together, and how long each may wait. */
  waiting: number;
  waitingOfSender: number;
  waitingMb: number;
  patienceMs: number;
  /** After this many files a process is replaced. */
  filesEach: number;
  /** A process that holds more than this between two files is replaced too. */
  restingMb: number;
  /** After this time without a file a process ends, because a small machine needs the memory. */
  idleMs: number;
  /** One process starts early and stays: it still reads files after the program's folder has been deleted under the running server. */
  keepsOne: boolean;
};
export type DecoderOptions = Partial<DecoderLimits & PoolLimits> & { log: Logger };

const DEFAULTS: DecoderLimits & PoolLimits = {
  hidden: [],
  computedMs: 10_000,
  openedMs: 3000,
  givesWayMs: 4000,
  stuckMs: 20_000,
  // The process reserves more, without using it: 400 MB in all.
  memoryMb: 370,
  looksMs: 100,
  launch: launchConfined,
  // Half of the machine stays free for answers.
  processes: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 20,
  waitingOfSender: 10,
  waitingMb: 100,
  patienceMs: 40_000,
  filesEach: 200,
  restingMb: Infinity,
  idleMs: 3 * 60_000,
  keepsOne: false,
};

/** The file was not opened, or others came first. `amongOwn`: its sender had other files there, and so is part of the reason. */
type Busy = { busy: true; amongOwn: boolean };
export type Answer<K extends Kind> = Outcome<K, Exclude<KillReason, 'waitedFor'>> | Busy;

export type Decoders<K extends Kind> = ReturnType<typeof makeDecoders<K>>;

type Task = {
  given: DecodeRequest<Kind>;
  sender: string;
  /** How many files of the same sender came before it. The lowest goes first; files that gave way to others go last. */
  round: number;
  /** The sender had other files there when it came. */
  amongOwn: boolean;
  done: (answer: Answer<Kind>) => void;
  failed: (error: unknown) => void;
};
type Place = { decoder?: DecoderProcess; task?: Task; files: number; idle?: NodeJS.Timeout };

const GAVE_WAY = Infinity;

const sizeOf = ({ given }: Task) => given.bytes.byteLength;

function empty(place: Place) {
  place.decoder?.end();
  delete place.decoder;
  place.files = 0;
}

/** Manages the processes that open people's files of one kind. They start with the first file and end after a while without one. */
export function makeDecoders<K extends Kind>(kind: K, { log, ...given }: DecoderOptions) {
  const options = { ...DEFAULTS, ...given };
  const places: Place[] = Array.from({ length: options.processes }, () => ({ files: 0 }));
  const free = [...places];
  const waiting: Task[] = [];
  // Also those that are starting.
  const processes = new Set<Promise<DecoderProcess>>();
  let closed = false;

  const running = () => places.filter(({ decoder }) => decoder && !decoder.ended).length;
  function start() {
    const starting = startDecoder(kind, options);
    processes.add(starting);
    void starting
      .then(({ exit }) => exit)
      .catch(() => {})
      .finally(() => processes.delete(starting));
    return starting.catch((error: unknown) => {
      // The host's own tool reports the reason itself.
      if (kind === 'explained') throw error;
      log.error({ kind, err: error }, 'decoder does not start: was the program replaced? Restart Serumah');
      throw catchingUp();
    });
  }

  /** Replaces a used process. If one must stay, its replacement starts first. */
  async function renew(place: Place) {
    const isLast = options.keepsOne && running() === 1;
    const fresh = isLast ? await start().catch(() => undefined) : undefined;
    if (isLast && !fresh) return;
    empty(place);
    if (fresh) place.decoder = fresh;
    if (closed) empty(place);
  }

  function rest(place: Place) {
    if (!(options.keepsOne && running() === 1)) empty(place);
  }

  const isWaitedFor = () => waiting.some(({ round }) => round !== GAVE_WAY);

  function takeNext(): Task | undefined {
    const first = waiting.toSorted((a, b) => a.round - b.round)[0];
    if (first) waiting.splice(waiting.indexOf(first), 1);
    return first;
  }

  async function decode(place: Place, task: Task) {
    if (place.decoder?.ended) empty(place);
    place.decoder ??= await start();
    // The pool was closed while the process started.
    if (closed) place.decoder.end();
    const answer = await place.decoder.decode(task.given, isWaitedFor);
    place.files += 1;
    if (!('killed' in answer)) task.done(answer);
    else if (answer.killed === 'waitedFor') waiting.push(Object.assign(task, { round: GAVE_WAY }));
    else {
      log.warn({ kind, why: answer.killed }, 'decoder killed');
      task.done({ killed: answer.killed });
    }
    // The sender already has the answer.
    if (place.files >= options.filesEach || place.decoder.memoryMb > options.restingMb) await renew(place);
  }

  async function work(place: Place) {
    clearTimeout(place.idle);
    for (let task = takeNext(); task; task = takeNext()) {
      place.task = task;
      await decode(place, task).catch(task.failed);
      delete place.task;
    }
    free.push(place);
    place.idle = setTimeout(rest, options.idleMs, place).unref();
  }

  const ofSender = (sender: string) => waiting.filter((each) => each.sender === sender).length;
  const isFull = (task: Task) =>
    waiting.length >= options.waiting ||
    ofSender(task.sender) >= options.waitingOfSender ||
    waiting.reduce((sum, each) => sum + sizeOf(each), sizeOf(task)) > options.waitingMb * MB;
  const roundOf = (sender: string) =>
    ofSender(sender) + places.filter(({ task }) => task?.sender === sender).length;

  const busy = ({ sender, amongOwn }: Task): Busy => ({
    busy: true,
    amongOwn: !closed && (amongOwn || roundOf(sender) > 0),
  });

  function giveUp(task: Task) {
    const index = waiting.indexOf(task);
    if (index < 0) return;
    waiting.splice(index, 1);
    task.done(busy(task));
  }

  /** If all places are taken, drops the last file of the sender with the most, to make room for a sender with none. */
  function findsRoom(task: Task): boolean {
    while (isFull(task)) {
      const last = waiting.toSorted((a, b) => ofSender(a.sender) - ofSender(b.sender)).at(-1);
      if (ofSender(task.sender) > 0 || !last || ofSender(last.sender) < 2) return false;
      giveUp(last);
    }
    return true;
  }

  return {
    /** Starts the process that stays. */
    async prepare(): Promise<void> {
      const place = free.pop();
      if (!place) return;
      try {
        place.decoder = await start();
        if (closed) empty(place);
      } finally {
        void work(place);
      }
    },
    /** Opens a file. Refuses with BUSY if no decoder starts; every file gets an outcome. Waiting senders take turns. */
    decode(file: DecodeRequest<K>, sender: string): Promise<Answer<K>> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer<K>>();
      const done = resolve as Task['done'];
      const round = roundOf(sender);
      const task: Task = { given: file, sender, round, amongOwn: round > 0, done, failed: reject };
      if (closed || !findsRoom(task)) return Promise.resolve(busy(task));
      waiting.push(task);
      const late = setInterval(giveUp, options.patienceMs, task).unref();
      const place = free.pop();
      if (place) void work(place);
      return promise.finally(() => clearInterval(late));
    },
    /** The number of running processes. */
    get running() {
      return running();
    },
    /** Ends every process and waits until it has ended. */
    async close(): Promise<void> {
      closed = true;
      for (const task of waiting.splice(0)) task.done(busy(task));
      for (const place of places) clearTimeout(place.idle);
      const end = async (process: DecoderProcess) => {
        process.end();
        await process.exit;
      };
      await Promise.allSettled([...processes].map((starting) => starting.then(end)));
    },
  };
}
