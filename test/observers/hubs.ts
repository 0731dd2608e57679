import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { LiveNote } from '#contract/live.ts';
import { openHub } from '#server/platform/live/hub.ts';
import { streamResponse } from '#test/fakes/stream-response.ts';
import type { TestApp } from '#test/running/app.ts';

type Observed = Pick<TestApp, 'db'>;

/** What some other program says on the channel of changes. */
export const notifyRaw = (app: Observed, payload: string) =>
  sql`select pg_notify('changes', ${payload})`.execute(app.db);

/** Ends every connection that listens. */
export const loseListening = (app: Observed) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'serumah live' and datname = current_database()`.execute(app.db);

type Times = { restMs?: number; heartbeatMs?: number; restOfResyncMs?: number };

/** A hub with streams that keep what is written to them, one text for each time. */
export async function hubAlone(app: TestApp, times: Times = {}) {
  const onError = () => {};
  const hub = await openHub({ url: app.url, db: app.db, reads: app.reads, version: 't', onError, ...times });
  const openOne = (userId: string, site: string, since?: string, sessionId: string = randomUUID()) => {
    const { response, texts } = streamResponse();
    hub.open(response, { userId, sessionId, site }, since);
    return texts;
  };
  return {
    position: hub.position,
    open(userId: string, site: string, sessionId?: string) {
      const texts = openOne(userId, site, undefined, sessionId);
      texts.length = 0;
      return texts;
    },
    /** The first notes of whoever has read everything at `since`. */
    async greeted(userId: string, since: string) {
      const texts = openOne(userId, 'a', since);
      await expect.poll(() => texts).not.toEqual([]);
      return [...texts.join('').matchAll(/^data: (.*)$/gm)].map(
        ([, note]) => JSON.parse(note ?? '') as LiveNote,
      );
    },
    size: hub.size,
    [Symbol.asyncDispose]: hub.close,
  };
}
