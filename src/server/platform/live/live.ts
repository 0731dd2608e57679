import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as immediately, setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { LiveNote, Topic } from '#contract/live.ts';
import type { DB } from '#server/platform/db/types.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { databaseDeaf } from '#words/english-only/operator.ts';

/** What was changed, and for whom: every member of a home, or single people. */
export type Change =
  | { homeId: string; topics: readonly Topic[] }
  | { userIds: readonly string[]; topics: readonly Topic[] };

/** PostgreSQL carries 8,000 bytes in a note. */
const PEOPLE_IN_A_NOTE = 150;

function inParts(change: Change): Change[] {
  if ('homeId' in change || change.userIds.length <= PEOPLE_IN_A_NOTE) return [change];
  const { userIds, topics } = change;
  const first = { userIds: userIds.slice(0, PEOPLE_IN_A_NOTE), topics };
  return [first, ...inParts({ userIds: userIds.slice(PEOPLE_IN_A_NOTE), topics })];
}

/** One note for each home, or for the same people, whatever was told of them and in how many parts. */
function notesOf(changes: readonly Change[]): string[] {
  const topicsOf = new Map<string, Set<Topic>>();
  for (const { topics, ...audience } of changes.flatMap(inParts)) {
    const key = JSON.stringify(audience);
    topicsOf.set(key, new Set([...(topicsOf.get(key) ?? []), ...topics]));
  }
  return [...topicsOf].map(([audience, topics]) =>
    JSON.stringify({ ...(JSON.parse(audience) as object), topics: [...topics] }),
  );
}

/** What calendars are made of, beside the names of people. Whoever tells of these holds the home's lock. */
const BOARD_TOPICS = new Set<Topic>(['chores', 'templates']);

/**
 * Publishes with the commit of `tx`: NOTIFY is the transaction's, so nothing is told that was rolled back. What changes a board is counted
 * in the same statement, for whoever is not there to hear of it (home/calendar/state.ts).
 */
export async function publish(tx: Kysely<DB>, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const notify = sql`select pg_notify('changes', note) from unnest(${notesOf(changes)}::text[]) as note`;
  const boards = changes.flatMap((change) =>
    'homeId' in change && change.topics.some((topic) => BOARD_TOPICS.has(topic)) ? [change.homeId] : [],
  );
  const counted = sql`
    with counted as (update homes set board_revision = board_revision + 1 where id = any(${boards}::uuid[])) ${notify}`;
  await (boards.length > 0 ? counted : notify).execute(tx);
}

type Listener = { userId: string; sessionId: string; site: string };
type Stream = Listener & {
  response: ServerResponse;
  /** When it was last told to read everything again. */
  resyncedAt: number;
  /** Until it is told so again. */
  resyncing?: NodeJS.Timeout | undefined;
};
const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 200;
/** A connection that answers nothing for so long is lost, though nobody said so: a network that drops packets ends nothing. */
const ANSWER_MS = 10_000;
/** A browser reads everything again so often at most, however often the connection to the database is lost in a switchover. */
const RESYNC_REST_MS = 10_000;
/** Many browsers are told to read everything again within so long: a millisecond for each of them, and this at most. */
const RESYNC_WITHIN_MS = 3000;
const MANY_BROWSERS = 50;
/** A reader that takes nothing for this many bytes is dropped: it reads everything again when it comes back. */
const BACKLOG_BYTES = 256 * 1024;
/**
 * docs/product/limits.md 'Live streams': how many streams one person has at most, in each process. A browser has one, however many tabs it
 * shows.
 */
const STREAMS_MAX = 50;
/** The same of one network (`siteOf`), which may be a carrier's with very many people. */
const STREAMS_OF_SITE_MAX = 3000;
/**
 * So many times as long as the telling took nothing is told: one change may be told to thousands of streams, and many are made in a second.
 */
const REST_TIMES = 9;
const REST_MAX_MS = 1000;
/** So many of the latest notes are kept, for whoever says up to which they have read. */
const KEPT_MAX = 10_000;
/** A browser whose stream made room comes back so late: at once, it would take the place of the next, and that one of the next. */
const MADE_ROOM_MS = 60_000;

export type Hub = Awaited<ReturnType<typeof openHub>>;

const withoutPosition = (text: string) => text.replaceAll(/^id: .*\n/gm, '');

/** With where the stream stands by it, which a browser says when it opens the stream again. */
const dataOf = (note: LiveNote, at: string) => `id: ${at}\ndata: ${JSON.stringify(note)}\n\n`;

function addTo(topicsOf: Map<string, Set<Topic>>, key: string, topics: readonly Topic[]) {
  topicsOf.set(key, new Set([...(topicsOf.get(key) ?? []), ...topics]));
}

/** Where whoever opens a stream has read up to: said by the browser that had one, or by the page that it came with. */
export function positionOf({ headers, url = '' }: IncomingMessage): string | undefined {
  const said = headers['last-event-id'] ?? URL.parse(url, 'http://localhost')?.searchParams.get('since');
  return typeof said === 'string' ? said : undefined;
}

/** The oldest of whoever has the most of them. */
function oldestOfMost(streams: Set<Stream>): Stream | undefined {
  const [most] = [...Map.groupBy(streams, ({ userId }) => userId).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return most?.[0];
}

/**
 * One LISTEN connection per process, one stream per browser. Who hears of a home's change is looked up when it is told and never kept,
 * so that somebody who was removed hears nothing more; a session that ended loses its streams.
 */
export async function openHub(options: {
  /** Where its own connection listens; no pooler stands in between. */
  url: string;
  db: Kysely<DB>;
  reads: Kysely<DB>;
  version: string;
  onError: (error: Error) => void;
  heartbeatMs?: number;
  answerMs?: number;
  /** The least that it rests after it has told something. */
  restMs?: number;
  /** How long at least lies between two readings of everything that a browser is told. */
  restOfResyncMs?: number;
}) {
  const { db, reads, version, onError, heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS } = options;
  const { restMs = 0, restOfResyncMs = RESYNC_REST_MS } = options;
  const streams = new Map<string, Set<Stream>>();
  const sites = new Map<string, Set<Stream>>();
  let client: pg.Client | undefined;
  let closed = false;
  // Counted and not by the clock, which may jump: what was heard by then was committed before whoever reads now has read. Another process
  // counts for itself, so its positions are none here.
  const ownId = randomUUID();
  let openedLately = 0;
  const kept: Change[] = [];
  let heard = 0;
  /** Nothing that was told after that is missing. */
  let keptAfter = Infinity;
  const position = () => `${ownId}.${heard}`;

  const drop = (stream: Stream) => {
    const own = streams.get(stream.userId);
    if (own?.delete(stream) && own.size === 0) streams.delete(stream.userId);
    const near = sites.get(stream.site);
    if (near?.delete(stream) && near.size === 0) sites.delete(stream.site);
    clearTimeout(stream.resyncing);
    stream.response.end();
  };
  const write = (stream: Stream, text: string) => {
    if (stream.response.writableLength <= BACKLOG_BYTES) {
      // Where it stands is no place to go on from before it has read everything.
      stream.response.write(stream.resyncing ? withoutPosition(text) : text);
      return;
    }
    drop(stream);
    // An end in order would wait, with all that is left, until it reads again.
    stream.response.destroy();
  };
  const giveWay = (stream: Stream) => {
    const takes = stream.response.writableLength === 0;
    stream.response.write(`retry: ${MADE_ROOM_MS}\n\n`);
    drop(stream);
    if (!takes) stream.response.destroy();
  };
  // The oldest, not the newest: that one somebody is looking at, and among the old ones are those that a lost network never ended.
  const makeRoom = ({ userId, site }: Listener) => {
    const own = streams.get(userId);
    const [oldest] = own ?? [];
    if (oldest && own && own.size >= STREAMS_MAX) giveWay(oldest);
    const near = sites.get(site);
    const ofMost = near && near.size >= STREAMS_OF_SITE_MAX && oldestOfMost(near);
    if (ofMost) giveWay(ofMost);
  };
  const everyone = function* () {
    for (const own of streams.values()) yield* own;
  };

  const resync = (stream: Stream, browsers: number) => {
    if (stream.resyncing) return;
    const withinMs = browsers > MANY_BROWSERS ? Math.min(browsers, RESYNC_WITHIN_MS) : 0;
    const wait = Math.max(stream.resyncedAt + restOfResyncMs - performance.now(), Math.random() * withinMs);
    const tell = () => {
      stream.resyncing = undefined;
      stream.resyncedAt = performance.now();
      write(stream, dataOf({ resync: true, version }, position()));
    };
    if (wait <= 0) tell();
    else stream.resyncing = setTimeout(tell, wait).unref();
  };
  const tellToResync = () => {
    const all = [...everyone()];
    for (const stream of all) resync(stream, all.length);
  };

  // The streams are looked at after the sessions: one whose session was read just before it ended stands by then, and goes too.
  async function endLostSessions(userIds: readonly string[]) {
    const { rows } = await sql<{ id: string }>`
      select id from sessions where user_id = any(${userIds}::uuid[]) and expires_at > now()`.execute(reads);
    const alive = new Set(rows.map((session) => session.id));
    const own = userIds.flatMap((id) => [...(streams.get(id) ?? [])]);
    for (const stream of own) if (!alive.has(stream.sessionId)) drop(stream);
  }

  /** What was told since then of the person and their homes; undefined where that is not known any more. */
  async function toldSince(since: string, userId: string): Promise<LiveNote[] | undefined> {
    const [id, count] = since.split('.');
    const after = Number(count);
    if (id !== ownId || !(after >= keptAfter)) return undefined;
    const [homes, own] = [new Map<string, Set<Topic>>(), new Set<Topic>()];
    for (const change of kept.slice(after - heard + kept.length)) {
      if ('homeId' in change) addTo(homes, change.homeId, change.topics);
      else if (change.userIds.includes(userId)) for (const topic of change.topics) own.add(topic);
    }
    const ids = [...homes.keys()];
    const lived =
      ids.length === 0
        ? []
        : await reads
            .selectFrom('memberships')
            .select('home_id')
            .where('user_id', '=', userId)
            .where('left_at', 'is', null)
            .where('home_id', 'in', ids)
            .execute();
    return [
      ...(own.size > 0 ? [{ topics: [...own] }] : []),
      ...lived.map(({ home_id: homeId }) => ({ homeId, topics: [...(homes.get(homeId) ?? [])] })),
    ];
  }

  /** A stream's first notes: what changed before it stood is read now. */
  async function greet(stream: Stream, since: string | undefined) {
    const at = position();
    const told =
      since === undefined ? undefined : await toldSince(since, stream.userId).catch(() => undefined);
    if (stream.response.writableEnded) return;
    const notes: LiveNote[] = told ? [{ version }, ...told] : [];
    write(stream, `retry: 2000\n${notes.map((note) => dataOf(note, at)).join('')}`);
    if (!told) resync(stream, openedLately);
  }

  let ofHomes = new Map<string, Set<Topic>>();
  let ofPeople = new Map<string, Set<Topic>>();
  let telling = false;
  const isCollected = () => !closed && ofHomes.size + ofPeople.size > 0;

  async function emit() {
    const at = position();
    const [homes, people] = [ofHomes, ofPeople];
    [ofHomes, ofPeople] = [new Map(), new Map()];
    const ids = [...homes.keys()];
    const { rows: members } = await sql<{ home_id: string; user_id: string }>`
      select home_id, user_id from memberships where home_id = any(${ids}::uuid[]) and left_at is null`.execute(
      reads,
    );
    const began = performance.now();
    const texts = new Map<string, string>();
    const say = (userId: string, text: string) => {
      if (streams.has(userId)) texts.set(userId, (texts.get(userId) ?? '') + text);
    };
    const ofHome = new Map(
      ids.map((homeId) => [homeId, dataOf({ topics: [...(homes.get(homeId) ?? [])], homeId }, at)]),
    );
    for (const [userId, topics] of people) say(userId, dataOf({ topics: [...topics] }, at));
    for (const { home_id, user_id } of members) say(user_id, ofHome.get(home_id) ?? '');
    for (const [userId, text] of texts) for (const stream of streams.get(userId) ?? []) write(stream, text);
    // What was written leaves only now.
    await immediately();
    const took = performance.now() - began;
    const mayBeLost = [...people].filter(([, topics]) => topics.has('sessions')).map(([userId]) => userId);
    if (mayBeLost.length > 0) await endLostSessions(mayBeLost);
    return took;
  }

  const untold = (error: Error) => {
    onError(error);
    // It may have concerned anybody.
    tellToResync();
    return REST_MAX_MS;
  };

  /** Tells what is collected, and then what was collected meanwhile: each stream is written to once, whatever it hears of. */
  async function tellAll() {
    if (telling) return;
    telling = true;
    // All that one commit tells is there by then.
    await immediately();
    while (isCollected()) {
      const took = await emit().catch(untold);
      await pause(Math.max(restMs, Math.min(took * REST_TIMES, REST_MAX_MS)), undefined, { ref: false });
    }
    telling = false;
  }

  function hear(payload: string) {
    const change = JSON.parse(payload) as Change;
    const { topics, ...audience } = change;
    if ('homeId' in audience) addTo(ofHomes, audience.homeId, topics);
    else for (const userId of audience.userIds) addTo(ofPeople, userId, topics);
    keep(change);
    void tellAll();
  }

  function keep(change: Change) {
    heard += 1;
    kept.push(change);
    if (kept.length <= KEPT_MAX) return;
    kept.shift();
    keptAfter = Math.max(keptAfter, heard - KEPT_MAX);
  }

  let heardItself = () => {};
  /** Whether a note of ours comes back: a pooler in between gives the listening to somebody else. True too where none could be sent. */
  async function hearsItself(): Promise<boolean> {
    const isHeard = new Promise<boolean>((done) => {
      heardItself = () => done(true);
    });
    try {
      await sql`select pg_notify(${ownId}, '')`.execute(db);
    } catch {
      return true;
    }
    return Promise.race([isHeard, pause(answerMs, false, { ref: false })]);
  }

  const connect = async () => {
    client = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'serumah live',
    });
    client.on('notification', ({ channel, payload = '' }) => {
      try {
        if (channel === 'changes') hear(payload);
        else heardItself();
      } catch (error) {
        untold(error as Error);
      }
    });
    client.on('error', onError);
    client.on('end', () => {
      if (!closed) reconnect();
    });
    await client.connect();
    await client.query(`listen changes; listen "${ownId}"`);
    if (!(await hearsItself())) throw new OperatorError(databaseDeaf);
    heard += 1;
    keptAfter = heard;
    kept.length = 0;
    // What was notified while nobody listened is lost: everybody reads again, and sessions may have ended.
    tellToResync();
    if (streams.size > 0) endLostSessions([...streams.keys()]).catch(onError);
  };
  const reconnect = () => {
    setTimeout(() => {
      // One that connects but cannot listen would stay for ever.
      if (!closed) connect().catch(() => client?.end());
    }, RECONNECT_MS);
  };
  await connect();
  // Ended while a question is open, it is cut off at once, and connected anew as after any other loss.
  const ping = async () => {
    const asked = client;
    try {
      await asked?.query('select');
      if ((await hearsItself()) || closed) return;
      onError(new Error(databaseDeaf));
    } catch {
      // It says so itself.
    }
    await asked?.end().catch(() => {});
  };
  const heartbeat = setInterval(() => {
    // What is heard and not told yet is no part of where a stream stands.
    const text = telling ? ': still here\n\n' : `id: ${position()}\n\n`;
    for (const stream of everyone()) write(stream, text);
    void ping();
  }, heartbeatMs);

  return {
    /** Where the stream stands: of whoever reads everything now. */
    position,
    /** Opens a stream; `since` is the position at which its reader has read everything. */
    open(response: ServerResponse, who: Listener, since?: string) {
      // Gone while its session was looked up: nothing would ever say so again.
      if (response.destroyed) return;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const stream = { response, ...who, resyncedAt: -Infinity };
      openedLately += 1;
      setTimeout(() => (openedLately -= 1), RESYNC_WITHIN_MS).unref();
      makeRoom(stream);
      streams.set(who.userId, (streams.get(who.userId) ?? new Set()).add(stream));
      sites.set(who.site, (sites.get(who.site) ?? new Set()).add(stream));
      response.on('close', () => {
        drop(stream);
      });
      void greet(stream, since);
    },
    size: () => [...everyone()].length,
    async close() {
      closed = true;
      clearInterval(heartbeat);
      for (const stream of everyone()) stream.response.end();
      streams.clear();
      sites.clear();
      await client?.end();
    },
  };
}
