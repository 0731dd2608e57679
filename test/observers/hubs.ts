import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { LiveNote } from '#contract/live.ts';
import { openHub } from '#server/platform/live/hub.ts';
import { streamResponse } from '#test/fakes/stream-response.ts';
import type { TestApp } from '#test/running/app.ts';

type Observed = Pick<TestApp, 'db'>;

/** Sends a payload to the channel of changes, as another program could. */
export const notifyRaw = (app: Observed, payload: string) =>
  sql`select pg_notify('changes', ${payload})`.execute(app.db);

/** Ends all connections that listen. */
export const endListeningConnections = (app: Observed) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'serumah live' and datname = current_database()`.execute(app.db);

type Times = { restMs?: number; heartbeatMs?: number; restOfResyncMs?: number };

/** Opens a hub whose streams record each write as one text. */
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
    /** Returns the first notes for a browser that has read everything up to `since`. */
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
