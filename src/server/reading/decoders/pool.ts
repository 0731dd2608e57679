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
  /** How many files may wait, how many of one sender, how large together, and each how long. */
  waiting: number;
  waitingOfSender: number;
  waitingMb: number;
  patienceMs: number;
  /** A process that has decoded so many makes room for a fresh one. */
  filesEach: number;
  /** So does one that holds more than this between two files. */
  restingMb: number;
  /** A small machine wants the memory back. */
  idleMs: number;
  /** One process is loaded early and stays: it still reads when the program's folder is taken away under the running server. */
  keepsOne: boolean;
};
export type DecoderOptions = Partial<DecoderLimits & PoolLimits> & { log: Logger };

const DEFAULTS: DecoderLimits & PoolLimits = {
  hidden: [],
  computedMs: 10_000,
  openedMs: 3000,
  givesWayMs: 4000,
  stuckMs: 20_000,
  // What it has set aside and not used yet comes on top: 400 MB in all.
  memoryMb: 370,
  looksMs: 100,
  launch: launchConfined,
  // Half the machine stays for the answers.
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

/** It was not begun, or others came first; `amongOwn`: its sender had others there, and so a part in it. */
type Busy = { busy: true; amongOwn: boolean };
export type Answer<K extends Kind> = Outcome<K, Exclude<KillReason, 'waitedFor'>> | Busy;

export type Decoders<K extends Kind> = ReturnType<typeof makeDecoders<K>>;

type Task = {
  given: DecodeRequest<Kind>;
  sender: string;
  /** How many of the same sender came before it: first come the first ones of all, last what has given way to others. */
  round: number;
  /** Of the same sender others were there already when it came. */
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

/** The processes that open what people sent, all of one kind: started with the first file, ended after a while without one. */
export function makeDecoders<K extends Kind>(kind: K, { log, ...given }: DecoderOptions) {
  const options = { ...DEFAULTS, ...given };
  const places: Place[] = Array.from({ length: options.processes }, () => ({ files: 0 }));
  const free = [...places];
  const waiting: Task[] = [];
  let closed = false;

  const running = () => places.filter(({ decoder }) => decoder && !decoder.ended).length;
  const start = () =>
    startDecoder(kind, options).catch((error: unknown) => {
      // The host's own tool says the reason itself.
      if (kind === 'explained') throw error;
      log.error({ kind, err: error }, 'decoder does not start: was the program replaced? Restart Serumah');
      throw catchingUp();
    });

  /** Lets a used process go, where one is to stay only once there is another. */
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
    // Closed while it started.
    if (closed) place.decoder.end();
    const answer = await place.decoder.decode(task.given, isWaitedFor);
    place.files += 1;
    if (!('killed' in answer)) task.done(answer);
    else if (answer.killed === 'waitedFor') waiting.push(Object.assign(task, { round: GAVE_WAY }));
    else {
      log.warn({ kind, why: answer.killed }, 'decoder killed');
      task.done({ killed: answer.killed });
    }
    // Its sender has the answer by now.
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

  /** Where all places are taken, the last of whoever has most waiting makes room for a sender who has none. */
  function findsRoom(task: Task): boolean {
    while (isFull(task)) {
      const last = waiting.toSorted((a, b) => ofSender(a.sender) - ofSender(b.sender)).at(-1);
      if (ofSender(task.sender) > 0 || !last || ofSender(last.sender) < 2) return false;
      giveUp(last);
    }
    return true;
  }

  return {
    /** Loads the process that stays. */
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
    /** Refuses with BUSY where no decoder starts; whatever is in the file has an outcome. The senders that wait are served alternately. */
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
    /** How many processes run now. */
    get running() {
      return running();
    },
    close() {
      closed = true;
      for (const task of waiting.splice(0)) task.done(busy(task));
      for (const place of places) {
        clearTimeout(place.idle);
        place.decoder?.end();
      }
    },
  };
}
