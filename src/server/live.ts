import type { ServerResponse } from 'node:http';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { LiveNote, Topic } from '#contract/live.ts';
import type { DB } from '#server/db/types.ts';

/** What was changed, and for whom: every member of a home, or single people. */
export type Change =
  { homeId: string; topics: readonly Topic[] } | { userIds: readonly string[]; topics: readonly Topic[] };

// An id means the same in capitals, as somebody may have sent it; browsers compare letter for letter.
const spelt = (audience: object) =>
  JSON.stringify(audience, (_key, value: unknown) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );

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
    const key = spelt(audience);
    topicsOf.set(key, new Set([...(topicsOf.get(key) ?? []), ...topics]));
  }
  return [...topicsOf].map(([audience, topics]) =>
    JSON.stringify({ ...(JSON.parse(audience) as object), topics: [...topics] }),
  );
}

/** Publishes with the commit of `tx`: NOTIFY is the transaction's, so nothing is told that was rolled back. */
export async function publish(tx: Kysely<DB>, changes: readonly Change[]) {
  if (changes.length === 0) return;
  await sql`select pg_notify('changes', note) from unnest(${notesOf(changes)}::text[]) as note`.execute(tx);
}

type Stream = { response: ServerResponse; userId: string; sessionId: string };
const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 200;
/** A connection that answers nothing for so long is lost, though nobody said so: a network that drops packets ends nothing. */
const ANSWER_MS = 10_000;
/** A reader that takes nothing for this many bytes is dropped: it reads everything again when it comes back. */
const BACKLOG_BYTES = 256 * 1024;
/** decisions 'Accounts': how many streams one person has at most, in each process. A browser has one, however many tabs it shows. */
const STREAMS_MAX = 50;
/** A browser whose stream made room comes back so late: at once, it would take the place of the next, and that one of the next. */
const MADE_ROOM_MS = 60_000;

export type Hub = Awaited<ReturnType<typeof openHub>>;

/**
 * One LISTEN connection per process, one stream per browser. Who hears of a home's change is looked up at each note and never kept,
 * so that somebody who was removed hears nothing more; a session that ended loses its streams.
 */
export async function openHub(options: {
  url: string;
  db: Kysely<DB>;
  version: string;
  onError: (error: Error) => void;
  heartbeatMs?: number;
  answerMs?: number;
}) {
  const { db, version, onError, heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS } = options;
  const streams = new Map<string, Set<Stream>>();
  let client: pg.Client | undefined;
  let closed = false;
  const resync: LiveNote = { resync: true, version };

  const drop = (stream: Stream) => {
    const own = streams.get(stream.userId);
    if (own?.delete(stream) && own.size === 0) streams.delete(stream.userId);
    stream.response.end();
  };
  const write = (stream: Stream, text: string) => {
    if (stream.response.writableLength <= BACKLOG_BYTES) {
      stream.response.write(text);
      return;
    }
    drop(stream);
    // An end in order would wait, with all that is left, until it reads again.
    stream.response.destroy();
  };
  // The oldest, not the newest: that one somebody is looking at, and among the old ones are those that a lost network never ended.
  const makeRoom = (own: Set<Stream>) => {
    const [oldest] = own;
    if (!oldest || own.size < STREAMS_MAX) return;
    const reads = oldest.response.writableLength === 0;
    oldest.response.write(`retry: ${MADE_ROOM_MS}\n\n`);
    drop(oldest);
    if (!reads) oldest.response.destroy();
  };
  const tell = (userId: string, note: LiveNote) => {
    const text = `data: ${JSON.stringify(note)}\n\n`;
    for (const stream of streams.get(userId) ?? []) write(stream, text);
  };
  const everyone = function* () {
    for (const own of streams.values()) yield* own;
  };

  const tellToResync = () => {
    const text = `data: ${JSON.stringify(resync)}\n\n`;
    for (const stream of everyone()) write(stream, text);
  };

  // The streams are looked at after the sessions: one whose session was read just before it ended stands by then, and goes too.
  async function endLostSessions(userIds: readonly string[]) {
    const { rows } = await sql<{ id: string }>`
      select id from sessions where user_id = any(${userIds}::uuid[]) and expires_at > now()`.execute(db);
    const alive = new Set(rows.map((session) => session.id));
    const own = userIds.flatMap((id) => [...(streams.get(id) ?? [])]);
    for (const stream of own) if (!alive.has(stream.sessionId)) drop(stream);
  }

  async function hear(payload: string) {
    const change = JSON.parse(payload) as Change;
    const note = { topics: [...change.topics] };
    if ('homeId' in change) {
      const members = await db
        .selectFrom('memberships')
        .select('user_id')
        .where('home_id', '=', change.homeId)
        .where('left_at', 'is', null)
        .execute();
      for (const member of members) tell(member.user_id, { ...note, homeId: change.homeId });
      return;
    }
    for (const userId of change.userIds) tell(userId, note);
    if (change.topics.includes('sessions')) await endLostSessions(change.userIds);
  }

  const connect = async () => {
    client = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'serumah live',
    });
    client.on('notification', (notification) => {
      hear(notification.payload ?? '').catch((error: Error) => {
        onError(error);
        // It may have concerned anybody.
        tellToResync();
      });
    });
    client.on('error', onError);
    client.on('end', () => {
      if (!closed) reconnect();
    });
    await client.connect();
    await client.query('listen changes');
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
  const ping = () => {
    client?.query('select').catch(() => client?.end());
  };
  const heartbeat = setInterval(() => {
    for (const stream of everyone()) write(stream, ': still here\n\n');
    ping();
  }, heartbeatMs);

  return {
    open(response: ServerResponse, who: { userId: string; sessionId: string }) {
      // Gone while its session was looked up: nothing would ever say so again.
      if (response.destroyed) return;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const stream = { response, ...who };
      const own = streams.get(who.userId) ?? new Set();
      makeRoom(own);
      streams.set(who.userId, own.add(stream));
      response.on('close', () => {
        drop(stream);
      });
      // Also the reader's first note: what changed before the stream stood is read now.
      write(stream, `retry: 2000\ndata: ${JSON.stringify(resync)}\n\n`);
    },
    size: () => [...everyone()].length,
    async close() {
      closed = true;
      clearInterval(heartbeat);
      for (const stream of everyone()) stream.response.end();
      streams.clear();
      await client?.end();
    },
  };
}
