import type { ServerResponse } from 'node:http';
import { setImmediate as immediately, setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { LiveNote, Topic } from '#contract/live.ts';
import type { DB } from '#server/platform/db/types.ts';
import { openBus } from '#server/platform/live/bus.ts';
import { collect, type Change } from '#server/platform/live/publish.ts';
import { makeReplay, missedNotes } from '#server/platform/live/replay.ts';
import { eventOf, makeStreams, type Reader, type Stream } from '#server/platform/live/streams.ts';

const HEARTBEAT_MS = 25_000;
/** The rest after a delivery, as a multiple of its time: one change may go to thousands of streams, many times a second. */
const REST_TIMES = 9;
const REST_MAX_MS = 1000;

export type Hub = Awaited<ReturnType<typeof openHub>>;

/** Delivers what the bus reports to this process's streams. It looks up members at each delivery, so a removed one receives nothing more. */
export async function openHub(options: {
  url: string;
  db: Kysely<DB>;
  reads: Kysely<DB>;
  version: string;
  onError: (error: Error) => void;
  heartbeatMs?: number;
  restMs?: number;
  restOfResyncMs?: number;
}) {
  const { url, db, reads, version, onError } = options;
  const { heartbeatMs = HEARTBEAT_MS, restMs = 0, restOfResyncMs } = options;
  const replay = makeReplay();
  const streams = makeStreams({ version, position: replay.position, restOfResyncMs });
  let closed = false;

  // Reads the sessions before the streams, so that a stream whose session was checked just before its end is open by then and ends too.
  async function endLostSessions(userIds: readonly string[]) {
    const { rows } = await sql<{ id: string }>`
      select id from sessions where user_id = any(${userIds}::uuid[]) and expires_at > now()`.execute(reads);
    streams.endSessionsExcept(userIds, new Set(rows.map((session) => session.id)));
  }

  let ofHomes = new Map<string, Set<Topic>>();
  let ofPeople = new Map<string, Set<Topic>>();
  let delivering = false;
  const isCollected = () => !closed && ofHomes.size + ofPeople.size > 0;

  /** Writes the collected notes to the streams, once to each. Returns how long the writing took. */
  async function deliver() {
    const at = replay.position();
    const [homes, people] = [ofHomes, ofPeople];
    [ofHomes, ofPeople] = [new Map(), new Map()];
    const { rows: members } = await sql<{ home_id: string; user_id: string }>`
      select home_id, user_id from memberships
       where home_id = any(${[...homes.keys()]}::uuid[]) and left_at is null`.execute(reads);
    const began = performance.now();
    const texts = new Map<string, string>();
    const append = (userId: string, text: string) => {
      if (streams.has(userId)) texts.set(userId, (texts.get(userId) ?? '') + text);
    };
    const ofHome = new Map(
      [...homes].map(([homeId, topics]) => [homeId, eventOf({ topics: [...topics], homeId }, at)]),
    );
    for (const [userId, topics] of people) append(userId, eventOf({ topics: [...topics] }, at));
    for (const { home_id, user_id } of members) append(user_id, ofHome.get(home_id) ?? '');
    for (const [userId, text] of texts) streams.writeTo(userId, text);
    // Node sends the written text only now.
    await immediately();
    const took = performance.now() - began;
    const mayBeLost = [...people].filter(([, topics]) => topics.has('sessions')).map(([userId]) => userId);
    if (mayBeLost.length > 0) await endLostSessions(mayBeLost);
    return took;
  }

  /** Lets every browser read everything again, because an undelivered note may concern any of them. */
  function onUndelivered(error: Error) {
    onError(error);
    streams.resyncAll();
    return REST_MAX_MS;
  }

  async function deliverAll() {
    if (delivering) return;
    delivering = true;
    // All notes of one commit have arrived by then.
    await immediately();
    while (isCollected()) {
      const took = await deliver().catch(onUndelivered);
      await pause(Math.max(restMs, Math.min(took * REST_TIMES, REST_MAX_MS)), undefined, { ref: false });
    }
    delivering = false;
  }

  function onNotify(payload: string) {
    const change = JSON.parse(payload) as Change;
    const { topics, ...audience } = change;
    if ('homeId' in audience) collect(ofHomes, audience.homeId, topics);
    else for (const userId of audience.userIds) collect(ofPeople, userId, topics);
    replay.append(change);
    void deliverAll();
  }

  const bus = await openBus({
    url,
    db,
    onError,
    checkEveryMs: heartbeatMs,
    onNotify(payload) {
      try {
        onNotify(payload);
      } catch (error) {
        onUndelivered(error as Error);
      }
    },
    onListening() {
      replay.restart();
      streams.resyncAll();
      // The end of a session may have been missed too.
      const people = streams.people();
      if (people.length > 0) endLostSessions(people).catch(onError);
    },
  });

  const heartbeat = setInterval(() => {
    // A received but undelivered change is not part of a stream's position.
    streams.writeToAll(delivering ? ': still here\n\n' : `id: ${replay.position()}\n\n`);
  }, heartbeatMs);

  /** Writes a stream's first notes: what its browser missed, or that it has to read everything. */
  async function greet(stream: Stream, since: string | undefined) {
    const at = replay.position();
    const changes = since === undefined ? undefined : replay.since(since);
    const missed = changes && (await missedNotes(reads, stream.userId, changes).catch(() => undefined));
    if (stream.response.writableEnded) return;
    const notes: LiveNote[] = missed ? [{ version }, ...missed] : [];
    streams.write(stream, `retry: 2000\n${notes.map((note) => eventOf(note, at)).join('')}`);
    if (!missed) streams.resync(stream);
  }

  return {
    position: replay.position,
    /** Opens a stream. `since` is the position up to which its browser has read. */
    open(response: ServerResponse, reader: Reader, since?: string) {
      const stream = streams.open(response, reader);
      if (stream) void greet(stream, since);
    },
    size: streams.size,
    async close() {
      closed = true;
      clearInterval(heartbeat);
      streams.close();
      await bus.close();
    },
  };
}
