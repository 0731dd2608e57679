import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#contract/errors.ts';
import { refusal } from '#server/platform/http/errors.ts';

/** The rest of a refused body is read and thrown away, so that the browser hears why; but no more than this. */
const THROWN_AWAY_MAX_BYTES = 100 * 1024 * 1024;

/** The longest pause of a body, beside its rest's time at half of a poor line's speed (0.4 Mbit/s). By the rest: holding back the last bytes gains 30 s. */
const PAUSE_MS = 30_000;
const SLOWEST_BYTES_A_MS = 25;

/** The memory of one request, of what all requests of its kind may hold. */
export type MemoryReservation = {
  /** Reserves more bytes; returns whether they still fit. */
  take: (bytes: number) => boolean;
  free: () => void;
};

/** Bounds the memory of all requests, which slow senders could fill, and that of one network or person, so that none takes all of it. */
export function makeMemoryBudget(most: number, mostOfOne = most) {
  let held = 0;
  const heldBy = new Map<string, number>();
  const change = (from: string, bytes: number) => {
    held += bytes;
    const ofOne = (heldBy.get(from) ?? 0) + bytes;
    if (ofOne === 0) heldBy.delete(from);
    else heldBy.set(from, ofOne);
    return held <= most && ofOne <= mostOfOne;
  };
  return (from: string): MemoryReservation => {
    let taken = 0;
    return {
      take(bytes) {
        taken += bytes;
        return change(from, bytes);
      },
      free() {
        change(from, -taken);
        taken = 0;
      },
    };
  };
}

/** Throws the rest of a request away that was answered before it ended. */
export function drain(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > THROWN_AWAY_MAX_BYTES) request.destroy();
  });
  request.resume();
}

export type BodyBounds = {
  bytes: number;
  tooLarge: ErrorCode;
  /** Refuses a body that does not fit in beside the others. */
  busy: ErrorCode;
};

export const reserveInBoth = (one: MemoryReservation, other: MemoryReservation): MemoryReservation => ({
  take(bytes) {
    const fits = one.take(bytes);
    return other.take(bytes) && fits;
  },
  free() {
    one.free();
    other.free();
  },
});

/** Reads a body; undefined if the sender left. Refuses it as soon as it is too large or does not fit; if it is too slow the connection ends too. */
export function readBody(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { bytes: most, tooLarge, busy }: BodyBounds,
  memory?: MemoryReservation,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  const length = Number(request.headers['content-length'] ?? most);
  let bytes = 0;
  let due = Infinity;
  let timer: NodeJS.Timeout | undefined;
  return new Promise((done, refused) => {
    const wait = () => {
      due = Math.min(due, performance.now() + PAUSE_MS + (length - bytes) / SLOWEST_BYTES_A_MS);
      clearTimeout(timer);
      timer = setTimeout(late, due - performance.now());
    };
    const late = () => {
      response.setHeader('connection', 'close');
      refuse('TOOK_TOO_LONG');
    };
    const keep = (part: Buffer) => {
      bytes += part.byteLength;
      if (bytes > most) refuse(tooLarge);
      else if (memory && !memory.take(part.byteLength)) refuse(busy);
      else {
        parts.push(part);
        wait();
      }
    };
    const end = (body?: Buffer) => {
      clearTimeout(timer);
      done(body);
    };
    const refuse = (code: ErrorCode) => {
      clearTimeout(timer);
      request.off('data', keep);
      parts.length = 0;
      refused(refusal(code));
    };
    if (length > most) {
      refuse(tooLarge);
      return;
    }
    // The sender may have left while something else was waited for.
    if (request.destroyed) {
      done(undefined);
      return;
    }
    request.on('data', keep);
    request.on('end', () => end(Buffer.concat(parts)));
    request.on('close', () => end());
    request.on('error', () => end());
    wait();
  });
}
