import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { startDecoder, type DecoderProcess } from '#server/files/decoder-process.ts';
import type { Asked, Given, Kind, Outcome } from '#server/files/decoder-messages.ts';

const MB = 1024 * 1024;
const DEFAULTS = {
  /** How long one file may take, and how much memory. */
  timeMs: 10_000,
  memoryMb: 900,
  /** Half the machine stays for the answers. */
  processes: Math.max(1, Math.floor(availableParallelism() / 2)),
  /** How many files may wait, how large together, and each how long. */
  waiting: 20,
  waitingMb: 100,
  patienceMs: 40_000,
  /** A process that has decoded so many makes room for a fresh one. */
  filesEach: 200,
  /** So does one that holds more than this between two files. */
  restingMb: Infinity,
  /** A small machine wants the memory back. */
  idleMs: 3 * 60_000,
};

export type Decoders = ReturnType<typeof makeDecoders>;

type Task = {
  asked: Asked;
  done: (outcome: Outcome<Kind>) => void;
  failed: (error: unknown) => void;
  late?: NodeJS.Timeout;
};
type Place = { decoder?: DecoderProcess; files: number; idle?: NodeJS.Timeout };

const sizeOf = ({ asked }: Task) => asked.given.bytes.byteLength;

function empty(place: Place) {
  place.decoder?.end();
  delete place.decoder;
  place.files = 0;
}

/** The processes that open what people sent: started with the first file, ended after a while without one. */
export function makeDecoders({ log, ...given }: Partial<typeof DEFAULTS> & { log: Logger }) {
  const options = { ...DEFAULTS, ...given };
  const places: Place[] = Array.from({ length: options.processes }, () => ({ files: 0 }));
  const free = [...places];
  const waiting: Task[] = [];
  let closed = false;

  async function decode(place: Place, { asked, done }: Task) {
    if (place.decoder?.ended) empty(place);
    place.decoder ??= await startDecoder(options);
    // Closed while it started.
    if (closed) place.decoder.end();
    const answer = await place.decoder.decode(asked);
    if ('killed' in answer) log.warn({ kind: asked.kind, why: answer.killed }, 'decoder killed');
    done(answer);
    place.files += 1;
    if (place.files >= options.filesEach || place.decoder.memoryMb > options.restingMb) empty(place);
  }

  async function work(place: Place) {
    clearTimeout(place.idle);
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      clearTimeout(task.late);
      await decode(place, task).catch(task.failed);
    }
    free.push(place);
    place.idle = setTimeout(empty, options.idleMs, place).unref();
  }

  const isFull = (task: Task) =>
    waiting.length >= options.waiting ||
    waiting.reduce((sum, each) => sum + sizeOf(each), sizeOf(task)) > options.waitingMb * MB;
  const giveUp = (task: Task) => {
    waiting.splice(waiting.indexOf(task), 1);
    task.done({ busy: true });
  };

  return {
    /** Throws only where no decoder starts at all; whatever is in the file has an outcome. */
    decode<K extends Kind>(kind: K, file: Given<K>): Promise<Outcome<K>> {
      return new Promise((done, failed) => {
        const task: Task = { asked: { kind, given: file } as Asked, done: done as Task['done'], failed };
        if (closed || isFull(task)) {
          task.done({ busy: true });
          return;
        }
        waiting.push(task);
        task.late = setTimeout(giveUp, options.patienceMs, task).unref();
        const place = free.pop();
        if (place) void work(place);
      });
    },
    /** How many processes run now. */
    get running() {
      return places.filter(({ decoder }) => decoder && !decoder.ended).length;
    },
    close() {
      closed = true;
      for (const task of waiting.splice(0)) {
        clearTimeout(task.late);
        task.done({ busy: true });
      }
      for (const place of places) {
        clearTimeout(place.idle);
        place.decoder?.end();
      }
    },
  };
}
