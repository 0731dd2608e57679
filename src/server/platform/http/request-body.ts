import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#contract/errors.ts';
import { refusal } from '#server/platform/http/errors.ts';

/** The server reads and discards at most this much of a refused body, so that the browser receives the reason. */
const DISCARDED_MAX_BYTES = 100 * 1024 * 1024;

/**
 * The longest pause of a body, besides the time for its remaining bytes at half of a poor line's speed (0.4 Mbit/s). Since the time depends on
 * the remaining bytes, holding back the last ones gains only 30 s.
 */
const PAUSE_MS = 30_000;
const SLOWEST_BYTES_A_MS = 25;

/** The memory of one request within the budget of its kind. */
export type MemoryReservation = {
  /** Reserves more bytes. Returns whether they fit. */
  take: (bytes: number) => boolean;
  free: () => void;
};

/** Limits the memory of all requests, which slow senders could fill, and of one network or person, so that none can take all of it. */
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

/** Discards the rest of a request that was answered before it ended. */
export function drain(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > DISCARDED_MAX_BYTES) request.destroy();
  });
  request.resume();
}

export type BodyBounds = {
  bytes: number;
  tooLarge: ErrorCode;
  /** The code for a body that does not fit beside the others. */
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

/**
 * Reads a body. Returns undefined if the sender disconnected. Refuses the body as soon as it is too large or does not fit. If it is too slow,
 * the connection ends too.
 */
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
    // The sender may have disconnected while the server waited for something else.
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
