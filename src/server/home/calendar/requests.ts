import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ORPCError } from '@orpc/server';
import { CompiledQuery, type Kysely } from 'kysely';
import { CALENDAR_CACHE_MS } from '#domain/calendar.ts';
import { randomTokenIn } from '#domain/links.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import { sendRefusal, type Exchange } from '#server/platform/calls/exchanges.ts';
import { makeKeyedSemaphore } from '#server/platform/calls/semaphores.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { readSemaphore } from '#server/platform/calls/who-asks.ts';
import { readDays } from '#server/home/calendar/feed.ts';
import { writeCalendar } from '#server/home/calendar/icalendar.ts';
import { hashOf } from '#server/home/calendar/calendars.ts';
import { findCalendar, type Ask, type CalendarState } from '#server/home/calendar/state.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal, refusalOf } from '#server/platform/http/errors.ts';
import { hasAlready } from '#server/platform/http/compressed.ts';

type Deps = Pick<CallDeps, 'db' | 'reads' | 'pool' | 'limits' | 'semaphores' | 'settings' | 'now'>;
/** A calendar as it was made, gzipped. */
type Made = { etag: string; body: Buffer };

/** Making a calendar takes the processor and a connection for changes: most of these must stay free for other work. */
const MAKING = {
  count: 2,
  ofKey: 1,
  waitingOfKey: 30,
  waitingInAll: 1000,
  full: () => refusal('BUSY'),
};

/** A weak tag: the gzipped and the plain calendar count as the same. */
const tagOf = (etag: string) => `W/"${etag}"`;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Returns true if the stored calendar can be sent: nothing has changed, or it is less than a minute old and the person's choices are the
 * same.
 */
const isReusable = ({ made, etag, choice }: CalendarState, now: Date): boolean =>
  made !== undefined &&
  (made.etag === etag ||
    // The clocks of two servers may differ, in either direction.
    (made.choice === choice && Math.abs(now.getTime() - made.at.getTime()) < CALENDAR_CACHE_MS));

const readMade = (db: Kysely<DB>, userId: string): Promise<Made | undefined> =>
  db.selectFrom('calendar_feeds').select(['etag', 'body']).where('user_id', '=', userId).executeTakeFirst();

/**
 * Answers `GET /calendar/<token>.ics`. All servers together make a person's calendar at most once a minute (docs/product/calendar.md
 * 'How fresh the calendar is').
 */
export function calendarRequests(deps: Deps) {
  const { db, reads, pool, limits, settings, now } = deps;
  const withinLimit = makeKeyedSemaphore(MAKING);
  // Most requests need only this query, so it is prepared and skips Kysely.
  const askReads: Ask = (text, values) => pool.query({ name: 'find-calendar', text, values });

  async function make(tx: Kysely<DB>, tokenHash: Buffer): Promise<Made | undefined> {
    // Another server that makes the same calendar waits here, and then finds it made.
    const link = await tx
      .selectFrom('calendars')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const moment = now();
    // Read before the chores: a change in between makes the tag old, and the calendar is sent once more.
    const askTx: Ask = (text, values) => tx.executeQuery(CompiledQuery.raw(text, values));
    const state = link && (await findCalendar(askTx, tokenHash, moment));
    if (!state) return undefined;
    const { userId, etag, choice } = state;
    if (isReusable(state, moment)) return readMade(tx, userId);
    const body = await pack(writeCalendar(await readDays(tx, state, settings.PUBLIC_URL)));
    const made = { etag, choice, made_at: moment, body };
    await tx
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute();
    return { etag, body };
  }

  const getMade = async (state: CalendarState, tokenHash: Buffer): Promise<Made | undefined> =>
    (isReusable(state, now()) ? await readMade(reads, state.userId) : undefined) ??
    (await inShortTransaction(
      db,
      (tx) => make(tx, tokenHash),
      (work) => withinLimit(state.userId, work),
    ));

  async function send({ request, response }: Exchange, { etag, body }: Made) {
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const bytes = isPacked ? body : await unpack(body);
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    setTag(response, etag);
    response.writeHead(200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="serumah.ics"',
      'content-length': bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  function setTag(response: ServerResponse, etag: string) {
    response.setHeader('etag', tagOf(etag));
    response.setHeader('cache-control', 'private, no-cache');
    response.setHeader('vary', 'accept-encoding');
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { path, request, response, address } = exchange;
    const unchanged = (etag: string) => {
      setTag(response, etag);
      response.writeHead(304).end();
    };
    const tokenHash = hashOf(randomTokenIn(/^\/calendar\/(.*)\.ics(?![A-Za-z\d])/.exec(path)?.[1] ?? ''));
    const semaphore = readSemaphore(deps, request);
    const state = await makeOutageRetry().run(() =>
      semaphore(() => findCalendar(askReads, tokenHash, now())),
    );
    if (state && hasAlready(request, tagOf(state.etag))) return unchanged(state.etag);
    const made = state && (await getMade(state, tokenHash));
    if (!made) {
      // Counts guesses only: Google and others fetch the calendars of very many people from few networks.
      await limits.count('calendarLink', undefined, address);
      throw refusal('NOT_FOUND');
    }
    return hasAlready(request, tagOf(made.etag)) ? unchanged(made.etag) : send(exchange, made);
  }

  return async (exchange: Exchange): Promise<void> => {
    try {
      await answer(exchange);
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      const refused = refusalOf(error, () => {});
      // Calendar apps ask for a replaced link for years, so the log gets only a count of these.
      if (refused.status !== 404) exchange.events.refused(error);
      sendRefusal(exchange, refused);
    }
  };
}
