import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { makePatience } from '#server/platform/db/outage.ts';
import { inReadersWords, refusal, refusalOf, refusalTo } from '#server/platform/http/errors.ts';
import { personsSemaphore, type CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { asksToJoinHomeOf, sharesHomeWith } from '#server/platform/members/housemates.ts';
import { clientAddress } from '#server/platform/http/http.ts';
import type { Limits } from '#server/platform/calls/limits.ts';
import {
  addressOf,
  fileOf,
  savePicture,
  type PictureDeps,
  type PictureSize,
} from '#server/people/pictures/keeping.ts';
import { makeMemoryBudget, readBody, drain } from '#server/platform/http/request-body.ts';
import { signedInBy } from '#server/platform/calls/who-asks.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { readMe } from '#server/platform/members/me.ts';

type Deps = PictureDeps & { pool: pg.Pool; limits: Limits; semaphores: CallSemaphores; settings: Settings };

const BOUNDS = { bytes: PICTURE_MAX_BYTES, tooLarge: 'PICTURE_TOO_LARGE', busy: 'BUSY' } as const;
/** Of all uploads under way together, and of one person's: whoever sends slowly keeps nobody else from it. */
const UPLOADS_MAX_BYTES = 20 * PICTURE_MAX_BYTES;
const UPLOADS_OF_ONE_MAX_BYTES = 2 * PICTURE_MAX_BYTES;
/** A browser loads few things at once, and while it waits for pictures from a store that is away, it shows no page. */
const PICTURE_WITHIN_MS = 5000;
const PICTURE_PATH = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(256|64)\.webp$/;
const SIZES: Record<string, PictureSize> = { '256': 'large', '64': 'small' };

const PICTURE_CACHED = 'private, max-age=3600';

/** `PUT /api/picture` and `GET /pictures/<id>/<side>.webp`: what oRPC would carry as text goes as bytes here. */
export function pictureRequests(deps: Deps) {
  const { db, files, limits, settings } = deps;
  const reserveFor = makeMemoryBudget(UPLOADS_MAX_BYTES, UPLOADS_OF_ONE_MAX_BYTES);

  const answer = (response: ServerResponse, status: number, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

  async function take(request: IncomingMessage, response: ServerResponse, events: RequestEvents) {
    const user = await signedInBy(deps, { request, response, events });
    if (!user) throw refusal('UNAUTHENTICATED');
    const address = clientAddress(request, settings.TRUSTED_PROXIES);
    await makePatience().with(() => limits.count('picture', user.userId, address));
    const memory = reserveFor(user.userId);
    const bytes = await readBody({ request, response }, BOUNDS, memory).finally(memory.free);
    if (!bytes) return;
    const semaphore = personsSemaphore(deps.semaphores, user.userId);
    if (!(await savePicture(deps, { userId: user.userId, bytes }, semaphore)))
      throw refusal('UNAUTHENTICATED');
    answer(response, 200, await makePatience().with(() => readMe(db, user.userId)));
  }

  /** To its owner, to whoever shares a home with them now, and to the administrator whom they ask; the address alone opens nothing. */
  async function findOwner(pictureId: string, viewerId: string) {
    return db
      .selectFrom('pictures')
      .innerJoin('users', 'users.id', 'pictures.user_id')
      .select((eb) => [
        'users.id as userId',
        eb
          .or([eb('users.id', '=', viewerId), sharesHomeWith(viewerId), asksToJoinHomeOf(viewerId)])
          .as('isShown'),
      ])
      .where('pictures.id', '=', pictureId)
      .where('users.photo_url', '=', addressOf(pictureId))
      .executeTakeFirst();
  }

  async function find(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    events: RequestEvents,
  ) {
    const [, pictureId = '', side = ''] = PICTURE_PATH.exec(path) ?? [];
    const size = SIZES[side];
    if (!size) return undefined;
    const viewer = await signedInBy(deps, { request, response, events });
    const owner = viewer && (await makePatience().with(() => findOwner(pictureId, viewer.userId)));
    if (!owner) return undefined;
    if (!owner.isShown) {
      events.write('access-refused', { code: 'NOT_FOUND' });
      return undefined;
    }
    return files.get(
      fileOf({ userId: owner.userId, pictureId }, size),
      AbortSignal.timeout(PICTURE_WITHIN_MS),
    );
  }

  return {
    /** Takes the bytes of a new picture of whoever is signed in. */
    async take(request: IncomingMessage, response: ServerResponse, events: RequestEvents): Promise<void> {
      try {
        await take(request, response, events);
      } catch (error) {
        const refused = refusalOf(error, (unforeseen) => {
          events.failed(unforeseen, 'picture not kept');
        });
        events.refused(refused);
        const { code, status, message } = inReadersWords(request, refused);
        // What was not read yet would stand in the way of the next request.
        if (!request.complete) drain(request);
        answer(response, status, { code, message });
      }
    },
    /** Shows a picture; everybody else hears no more than that it is not there. */
    async show(
      path: string,
      request: IncomingMessage,
      response: ServerResponse,
      events: RequestEvents,
    ): Promise<void> {
      const bytes =
        request.method === 'GET' || request.method === 'HEAD'
          ? await find(path, request, response, events)
          : undefined;
      if (!bytes) {
        const { code, status, message } = refusalTo(request, 'NOT_FOUND');
        answer(response, status, { code, message });
        return;
      }
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': bytes.byteLength,
        // Not for long: the browser may be somebody else's by then.
        'cache-control': PICTURE_CACHED,
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    },
  };
}
