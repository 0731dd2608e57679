import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ORPCError } from '@orpc/server';
import { CompiledQuery } from 'kysely';
import { Id } from '#contract/ids.ts';
import { dayOf } from '#domain/days.ts';
import { fileNameOf } from '#domain/files.ts';
import type { Read } from '#server/programs/exports/data-parts.ts';
import type { Databases } from '#server/platform/db/open.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import { refusal, refusalOf } from '#server/platform/http/errors.ts';
import { disposition } from '#server/platform/http/disposition.ts';
import { homeData } from '#server/programs/exports/home-data.ts';
import { sendRefusal } from '#server/platform/calls/exchanges.ts';
import { clientAddress } from '#server/platform/http/http.ts';
import type { CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { readSemaphore, signedInBy } from '#server/platform/calls/who-asks.ts';
import type { Limits } from '#server/platform/calls/limits.ts';
import { findMemberHome } from '#server/platform/members/membership.ts';
import { myData } from '#server/programs/exports/my-data.ts';
import { myPayments, mySpending } from '#server/programs/exports/csv.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import { isSessionActive, type SignedIn } from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import {
  makeKeyedSemaphore,
  unlimited,
  withRest,
  type Semaphore,
} from '#server/platform/calls/semaphores.ts';

type Deps = Pick<Databases, 'reads' | 'pool' | 'long'> & {
  limits: Limits;
  semaphores: CallSemaphores;
  settings: Settings;
  now: () => Date;
  stalledMs?: number;
  longestMs?: number;
};
type Asked = { user: SignedIn; query: URLSearchParams; readSlot: Semaphore };
/** `home` is the name of the file's home, so that files of two homes have different names. */
type File = { home?: string; pieces: AsyncGenerator<string> };

/** Each person gets one file at a time. A second waits only for their first. */
const FILES = {
  count: Infinity,
  ofKey: 1,
  waitingOfKey: 5,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
/** The pages that all files read at once. A slow reader holds no place, so it delays no one else. */
const PAGES = { ...FILES, count: 2, waitingOfKey: Infinity };
/** The database works on a person's file at most half of the time. */
const restAfter = (tookMs: number) => tookMs;
/** A reader who reads nothing for this long is gone, and their next file begins. */
const STALLED_MS = 60_000;
const LONGEST_MS = 10 * 60_000;
/** The errors of a reader who disconnects or is too slow. */
const ENDED = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

const EXPORT_TYPES: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8; header=present',
};

/** Answers GET /api/my-data.json, /api/my-payments.csv, /api/my-spending.csv and /api/home-data.json: files for a signed-in person. */
export function dataRequests(deps: Deps) {
  const { reads, pool, long, limits, settings, now, stalledMs = STALLED_MS, longestMs = LONGEST_MS } = deps;
  const withinLimit = makeKeyedSemaphore(FILES);
  const pages = withRest(makeKeyedSemaphore(PAGES), restAfter);
  /** Reads page by page as the file is read. The person may be signed out or removed long before the last page. */
  const readFor =
    ({ userId, sessionId }: SignedIn, mayRead?: () => Promise<unknown>): Read =>
    <Row extends object>(text: string, values: readonly unknown[]) =>
      pages(userId, () =>
        makeOutageRetry().run(async () => {
          if (!(await isSessionActive(reads, sessionId))) throw refusal('UNAUTHENTICATED');
          await mayRead?.();
          return (await long.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
        }),
      );

  /** Returns the home of a file and its reader. Each page checks again that the person lives there. */
  async function openHome({ user, query, readSlot }: Asked, role?: 'administrator') {
    const homeId = Id.safeParse(query.get('homeId')).data;
    if (homeId === undefined) throw refusal('INVALID_INPUT');
    const { userId } = user;
    const find = async (semaphore: Semaphore) => {
      const home = await makeOutageRetry().run(() =>
        semaphore(() => findMemberHome(pool, { homeId, userId })),
      );
      if (!home || (role && home.role !== role)) throw refusal('FORBIDDEN');
      return home;
    };
    // Each page has waited already.
    return { home: await find(readSlot), read: readFor(user, () => find(unlimited)) };
  }

  /** Notes the download before the file ends, so that a page that follows shows it (docs/product/moving-out.md 'My data'). */
  async function* takenWhole(pieces: AsyncGenerator<string>, { userId }: SignedIn) {
    yield* pieces;
    const values = [userId, now()];
    await makeOutageRetry().run(() =>
      pool.query({ text: 'update users set data_downloaded_at = $2 where id = $1', values }),
    );
  }

  const files: Record<string, (asked: Asked) => File | Promise<File>> = {
    '/api/my-data.json': ({ user }) => ({
      pieces: takenWhole(myData(readFor(user), user.userId, now()), user),
    }),
    '/api/my-payments.csv': ({ user }) => ({ pieces: myPayments(readFor(user), user) }),
    '/api/my-spending.csv': async (asked) => {
      const { home, read } = await openHome(asked);
      const { id: homeId, time_zone: timeZone } = home;
      const today = dayOf(now(), timeZone);
      return { home: home.name, pieces: mySpending(read, { ...asked.user, homeId, timeZone, today }) };
    },
    '/api/home-data.json': async (asked) => {
      const { home, read } = await openHome(asked, 'administrator');
      return { home: home.name, pieces: homeData(read, asked.user.userId, home, now()) };
    },
  };

  type Exchange = { path: string; request: IncomingMessage; response: ServerResponse; events: RequestEvents };

  async function whoAsks(exchange: Exchange): Promise<SignedIn> {
    const user = await signedInBy(deps, exchange);
    if (!user) throw refusal('UNAUTHENTICATED');
    return user;
  }

  async function open({ path, request }: Exchange, user: SignedIn): Promise<File> {
    const make = files[path];
    if (!make) throw refusal('NOT_FOUND');
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    return make({ user, query, readSlot: readSemaphore(deps, request) });
  }

  /** Throws only before the answer has begun. */
  async function send({ path, response, events }: Exchange, { home, pieces }: File) {
    const { name, ext } = parse(path);
    const day = now().toISOString().slice(0, 10);
    const fileName = fileNameOf(['serumah', name, home, day], ext);
    response.writeHead(200, {
      'content-type': EXPORT_TYPES[ext],
      'content-disposition': disposition('attachment', fileName),
    });
    response.setTimeout(stalledMs);
    // An error in the middle appears as a failed download.
    const signal = AbortSignal.timeout(longestMs);
    await pipeline(Readable.from(pieces), response, { signal }).catch((error: unknown) => {
      if (error instanceof ORPCError) events.refused(error);
      else if (!ENDED.has((error as NodeJS.ErrnoException).code ?? ''))
        events.failed(error, 'data not given');
    });
  }

  function refuse({ request, response, events }: Exchange, error: unknown) {
    const refused = refusalOf(error, (unforeseen) => {
      events.failed(unforeseen, 'data not given');
    });
    events.refused(refused);
    sendRefusal({ request, response }, refused);
  }

  return {
    async give(
      path: string,
      request: IncomingMessage,
      response: ServerResponse,
      events: RequestEvents,
    ): Promise<void> {
      const exchange: Exchange = { path, request, response, events };
      response.setHeader('cache-control', 'no-store');
      try {
        const { userId } = await whoAsks(exchange);
        const address = clientAddress(request, settings.TRUSTED_PROXIES);
        await makeOutageRetry().run(() => limits.count('data', userId, address));
        await withinLimit(userId, async () => {
          if (response.closed) return;
          // The session may have ended while this waited.
          const user = await whoAsks(exchange);
          await send(exchange, await open(exchange, user));
        });
      } catch (error) {
        refuse(exchange, error);
      }
    },
  };
}
