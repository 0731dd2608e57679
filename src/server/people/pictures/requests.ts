import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import {
  addressOf,
  fileOf,
  savePicture,
  type PictureDeps,
  type PictureSize,
} from '#server/people/pictures/stored-pictures.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import { personsSemaphore } from '#server/platform/calls/concurrency-limits.ts';
import { refusing, sendJson, showing } from '#server/platform/calls/exchanges.ts';
import { makeUploads } from '#server/platform/calls/uploads.ts';
import { signedInBy } from '#server/platform/calls/who-asks.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { asksToJoinHomeOf, sharesHomeWith } from '#server/platform/members/housemates.ts';
import { readMe } from '#server/platform/members/me.ts';

type Deps = PictureDeps & Pick<CallDeps, 'pool' | 'limits' | 'semaphores' | 'settings'>;

const PICTURE_PATH = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(256|64)\.webp$/;
const SIZES: Record<string, PictureSize> = { '256': 'large', '64': 'small' };

/** Serves `PUT /api/picture` and `GET /pictures/<id>/<side>.webp`. oRPC would carry the bytes as text. */
export function pictureRequests(deps: Deps) {
  const { db, files } = deps;
  const bounds = { bytes: PICTURE_MAX_BYTES, tooLarge: 'PICTURE_TOO_LARGE', atOnce: 20 } as const;
  const uploads = makeUploads(deps, { limit: 'picture', ...bounds });

  /**
   * Finds the picture's owner for a viewer: the owner, people who share a home with them now, and an administrator whom they ask. The
   * address alone opens nothing.
   */
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

  return {
    /** Stores the bytes as the signed-in person's new picture. */
    take: refusing('picture not kept', async (exchange) => {
      const userId = await uploads.sender(exchange);
      const bytes = await uploads.read(exchange, userId);
      if (!bytes) return;
      const isStored = await savePicture(deps, { userId, bytes }, personsSemaphore(deps.semaphores, userId));
      if (!isStored) throw refusal('UNAUTHENTICATED');
      sendJson(exchange.response, 200, await makeOutageRetry().run(() => readMe(db, userId)));
    }),
    show: showing(files, async (exchange) => {
      const [, pictureId = '', side = ''] = PICTURE_PATH.exec(exchange.path) ?? [];
      const size = SIZES[side];
      const viewer = size && (await signedInBy(deps, exchange));
      const owner = viewer && (await makeOutageRetry().run(() => findOwner(pictureId, viewer.userId)));
      if (!owner) return undefined;
      if (!owner.isShown) {
        exchange.events.write('access-refused', { code: 'NOT_FOUND' });
        return undefined;
      }
      // A short time, because another person may use the browser later.
      const headers = { 'cache-control': 'private, max-age=3600' };
      return { file: fileOf({ userId: owner.userId, pictureId }, size), headers };
    }),
  };
}
