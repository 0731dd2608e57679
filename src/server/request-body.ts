import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '#contract/errors.ts';
import { refusal } from '#server/errors.ts';

/** What is sent beyond a limit is read and thrown away, so that the browser, which sends first, hears why; to an end. */
const THROWN_AWAY_MAX_BYTES = 100 * 1024 * 1024;

/** The memory that one request takes of what all of its kind may hold. */
export type Room = {
  /** Whether these bytes more still fit in. */
  take: (bytes: number) => boolean;
  /** Gives back all that was taken. */
  free: () => void;
};

/**
 * Bounds what requests hold together: slow senders must not fill the memory with what they have sent so far.
 * @param most bytes of all of them
 * @param mostOfOne bytes of those that come from one network, or one person, so that nobody alone takes all of it
 */
export function makeRooms(most: number, mostOfOne = most) {
  let held = 0;
  const heldBy = new Map<string, number>();
  const change = (from: string, bytes: number) => {
    held += bytes;
    const ofOne = (heldBy.get(from) ?? 0) + bytes;
    if (ofOne === 0) heldBy.delete(from);
    else heldBy.set(from, ofOne);
    return held <= most && ofOne <= mostOfOne;
  };
  return (from: string): Room => {
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

/** Reads on without keeping anything, where an answer goes out before the request has ended. */
export function throwAway(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > THROWN_AWAY_MAX_BYTES) request.destroy();
  });
  request.resume();
}

export type BodyBounds = {
  /** What one body may have. */
  bytes: number;
  tooLarge: ErrorCode;
  /** What a body is refused with that does not fit in beside the others. */
  busy: ErrorCode;
};

/** The body, refused as soon as it is known to be too large, or not to fit into the room; undefined where the sender went away. */
export function readBody(
  request: IncomingMessage,
  { bytes: most, tooLarge, busy }: BodyBounds,
  room?: Room,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((done, refused) => {
    const keep = (part: Buffer) => {
      bytes += part.byteLength;
      if (bytes > most) refuse(tooLarge);
      else if (room && !room.take(part.byteLength)) refuse(busy);
      else parts.push(part);
    };
    const refuse = (code: ErrorCode) => {
      request.off('data', keep);
      parts.length = 0;
      refused(refusal(code));
    };
    if (Number(request.headers['content-length'] ?? 0) > most) {
      refuse(tooLarge);
      return;
    }
    request.on('data', keep);
    request.on('end', () => done(Buffer.concat(parts)));
    request.on('close', () => done(undefined));
    request.on('error', () => done(undefined));
  });
}
