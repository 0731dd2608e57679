import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import * as z from 'zod';
import { refusal, refusalOf } from '#server/errors.ts';
import { homeData } from '#server/home-data.ts';
import { clientAddress } from '#server/http.ts';
import type { Limits } from '#server/limits.ts';
import { findMemberHome } from '#server/membership.ts';
import { myData } from '#server/my-data.ts';
import { myPayments } from '#server/my-payments.ts';
import type { RequestEvents } from '#server/security-events.ts';
import { sessionOf } from '#server/sessions.ts';
import type { Settings } from '#server/settings.ts';

type Deps = { pool: pg.Pool; limits: Limits; settings: Settings; now: () => Date };
type Asked = { userId: string; query: URLSearchParams };
type File = { name: string; type: string; pieces: AsyncGenerator<string> };

const JSON_TYPE = 'application/json; charset=utf-8';

/** GET /api/my-data.json, /api/my-payments.csv and /api/home-data.json?homeId=…: files for whoever is signed in, made as they are read. */
export function dataRequests({ pool, limits, settings, now }: Deps) {
  const files: Record<string, (asked: Asked) => File | Promise<File>> = {
    '/api/my-data.json': ({ userId }) => ({
      name: 'my-data',
      type: JSON_TYPE,
      pieces: myData(pool, userId, now()),
    }),
    '/api/my-payments.csv': ({ userId }) => ({
      name: 'my-payments',
      type: 'text/csv; charset=utf-8; header=present',
      pieces: myPayments(pool, userId),
    }),
    '/api/home-data.json': async ({ userId, query }) => {
      const homeId = z.uuid().safeParse(query.get('homeId')).data;
      if (homeId === undefined) throw refusal('INVALID_INPUT');
      const home = await findMemberHome(pool, { homeId, userId });
      if (home?.role !== 'administrator') throw refusal('FORBIDDEN');
      return { name: 'home-data', type: JSON_TYPE, pieces: homeData(pool, userId, home, now()) };
    },
  };

  async function open(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    events: RequestEvents,
  ): Promise<File> {
    const user = await sessionOf(pool, request, settings, events);
    if (!user) throw refusal('UNAUTHENTICATED');
    if (user.renewedCookie !== undefined) response.setHeader('set-cookie', user.renewedCookie);
    await limits.count('data', user.userId, clientAddress(request, settings.TRUSTED_PROXIES));
    const make = files[path];
    if (!make) throw refusal('NOT_FOUND');
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    return make({ userId: user.userId, query });
  }

  return {
    async give(
      path: string,
      request: IncomingMessage,
      response: ServerResponse,
      events: RequestEvents,
    ): Promise<void> {
      const report = (error: unknown) => {
        events.failed(error, 'data not given');
      };
      response.setHeader('cache-control', 'no-store');
      let file: File;
      try {
        file = await open(path, request, response, events);
      } catch (error) {
        const refused = refusalOf(error, report);
        events.refused(refused);
        const { code, status, message } = refused;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ code, message }));
        return;
      }
      const { name, type, pieces } = file;
      const extension = path.slice(path.lastIndexOf('.'));
      const day = now().toISOString().slice(0, 10);
      response.writeHead(200, {
        'content-type': type,
        'content-disposition': `attachment; filename="serumah-${name}-${day}${extension}"`,
      });
      // A reader who goes away ends it; what breaks in the middle shows as a download that failed.
      await pipeline(Readable.from(pieces), response).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') report(error);
      });
    },
  };
}
