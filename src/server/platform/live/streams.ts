import type { ServerResponse } from 'node:http';
import type { LiveNote } from '#contract/live.ts';

export type Reader = { userId: string; sessionId: string; site: string };
export type Stream = Reader & {
  response: ServerResponse;
  resyncedAt: number;
  resyncing?: NodeJS.Timeout | undefined;
};

/** The shortest time between two full reads of a browser, even if a switchover loses the database connection several times. */
const RESYNC_REST_MS = 10_000;
/** Many browsers read everything again at random times: within a millisecond for each of them, and at most within this. */
const RESYNC_WITHIN_MS = 3000;
const MANY_BROWSERS = 50;
/** A stream with more unsent data is cut off. Its browser reads everything again when it returns. */
const BACKLOG_BYTES = 256 * 1024;
/** For one person and process (docs/product/limits.md 'Requests and streams'). A browser has one stream for all its tabs. */
const STREAMS_MAX = 50;
/** For one network (`siteOf`), which may be a carrier's with very many people. */
const STREAMS_OF_SITE_MAX = 3000;
/** An evicted browser returns after this time. If it returned at once, it would evict the next, and that one the next. */
const EVICTED_RETRY_MS = 60_000;

const withoutPosition = (text: string) => text.replaceAll(/^id: .*\n/gm, '');

export const eventOf = (note: LiveNote, position: string) =>
  `id: ${position}\ndata: ${JSON.stringify(note)}\n\n`;

function oldestOfMost(streams: Iterable<Stream>): Stream | undefined {
  const [most] = [...Map.groupBy(streams, ({ userId }) => userId).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return most?.[0];
}

function makeIndex() {
  const streamsOf = new Map<string, Set<Stream>>();
  return {
    of: (key: string): ReadonlySet<Stream> | undefined => streamsOf.get(key),
    keys: () => [...streamsOf.keys()],
    all: function* () {
      for (const streams of streamsOf.values()) yield* streams;
    },
    add(key: string, stream: Stream) {
      streamsOf.set(key, (streamsOf.get(key) ?? new Set()).add(stream));
    },
    remove(key: string, stream: Stream) {
      const streams = streamsOf.get(key);
      if (streams?.delete(stream) && streams.size === 0) streamsOf.delete(key);
    },
  };
}

/** The open streams of this process, one per browser. Evicts the oldest of a person or network with too many. Cuts off a browser that does not read. */
export function makeStreams(options: {
  version: string;
  position: () => string;
  restOfResyncMs?: number | undefined;
}) {
  const { version, position, restOfResyncMs = RESYNC_REST_MS } = options;
  const [byPerson, bySite] = [makeIndex(), makeIndex()];
  let openedLately = 0;

  function drop(stream: Stream) {
    byPerson.remove(stream.userId, stream);
    bySite.remove(stream.site, stream);
    clearTimeout(stream.resyncing);
    stream.response.end();
  }

  function write(stream: Stream, text: string) {
    if (stream.response.writableLength <= BACKLOG_BYTES) {
      // The browser must not continue from this position before it has read everything.
      stream.response.write(stream.resyncing ? withoutPosition(text) : text);
      return;
    }
    drop(stream);
    // A regular end would wait, with all unsent data, until the browser reads again.
    stream.response.destroy();
  }

  function evict(stream: Stream) {
    const isRead = stream.response.writableLength === 0;
    stream.response.write(`retry: ${EVICTED_RETRY_MS}\n\n`);
    drop(stream);
    if (!isRead) stream.response.destroy();
  }

  // Evicts the oldest: a person looks at the newest one, and old ones may belong to lost networks that never ended them.
  function evictOldest({ userId, site }: Reader) {
    const own = byPerson.of(userId);
    const [oldest] = own ?? [];
    if (oldest && own && own.size >= STREAMS_MAX) evict(oldest);
    const near = bySite.of(site);
    const ofMost = near && near.size >= STREAMS_OF_SITE_MAX && oldestOfMost(near);
    if (ofMost) evict(ofMost);
  }

  /**
   * Makes a browser read everything again, unless that is planned already.
   * @param browsers how many do so at about the same time
   */
  function resync(stream: Stream, browsers: number) {
    if (stream.resyncing) return;
    const withinMs = browsers > MANY_BROWSERS ? Math.min(browsers, RESYNC_WITHIN_MS) : 0;
    const wait = Math.max(stream.resyncedAt + restOfResyncMs - performance.now(), Math.random() * withinMs);
    const send = () => {
      stream.resyncing = undefined;
      stream.resyncedAt = performance.now();
      write(stream, eventOf({ resync: true, version }, position()));
    };
    if (wait <= 0) send();
    else stream.resyncing = setTimeout(send, wait).unref();
  }

  return {
    write,
    /** Opens a stream. Returns undefined if the browser has left already, since no event would ever remove the stream. */
    open(response: ServerResponse, reader: Reader): Stream | undefined {
      if (response.destroyed) return undefined;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const stream = { response, ...reader, resyncedAt: -Infinity };
      openedLately += 1;
      setTimeout(() => (openedLately -= 1), RESYNC_WITHIN_MS).unref();
      evictOldest(stream);
      byPerson.add(stream.userId, stream);
      bySite.add(stream.site, stream);
      response.on('close', () => {
        drop(stream);
      });
      return stream;
    },
    has: (userId: string) => byPerson.of(userId) !== undefined,
    people: byPerson.keys,
    size: () => [...byPerson.all()].length,
    writeTo(userId: string, text: string) {
      for (const stream of byPerson.of(userId) ?? []) write(stream, text);
    },
    writeToAll(text: string) {
      for (const stream of byPerson.all()) write(stream, text);
    },
    /** Makes one browser read everything again. Many that open their streams at once do so one after the other. */
    resync(stream: Stream) {
      resync(stream, openedLately);
    },
    resyncAll() {
      const all = [...byPerson.all()];
      for (const stream of all) resync(stream, all.length);
    },
    endSessionsExcept(userIds: readonly string[], alive: ReadonlySet<string>) {
      const own = userIds.flatMap((userId) => [...(byPerson.of(userId) ?? [])]);
      for (const stream of own) if (!alive.has(stream.sessionId)) drop(stream);
    },
    close() {
      for (const stream of byPerson.all()) drop(stream);
    },
  };
}
