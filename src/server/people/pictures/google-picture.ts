import { ORPCError } from '@orpc/server';
import { PICTURE_MAX_BYTES, PICTURE_SIDES } from '#domain/files.ts';
import { fetchForeign, NotFetched } from '#server/people/pictures/fetch-foreign.ts';
import type { Jobs } from '#server/platform/queue/queues.ts';
import { savePicture, type PictureDeps } from '#server/people/pictures/keeping.ts';

const FETCHED_WITHIN_MS = 3000;

/** Google's own addresses end in the side that they answer: 96 pixels, unless another is asked for. */
const large = (url: string) =>
  url.replace(/^(https:\/\/[\w.-]+\.googleusercontent\.com\/.+=s)\d+(-c)$/, `$1${PICTURE_SIDES.large}$2`);

const isOfNoUse = (error: unknown) =>
  error instanceof NotFetched || (error instanceof ORPCError && error.code === 'PICTURE_INVALID');

/** Fetches Google's picture once, unless the person has one by now (docs/product/accounts.md 'The picture from Google'). */
export async function takeGooglePicture(
  deps: PictureDeps & { issuer: string },
  { userId, url }: Jobs['google-picture'],
): Promise<void> {
  try {
    const limits = { maxBytes: PICTURE_MAX_BYTES, timeMs: FETCHED_WITHIN_MS };
    const bytes = await fetchForeign(large(url), { trusted: deps.issuer, ...limits });
    await savePicture(deps, { userId, bytes, onlyFirst: true });
  } catch (error) {
    if (!isOfNoUse(error)) throw error;
    // There are initials, and the person may choose a picture of their own.
    deps.log.info({ user: userId, reason: (error as Error).message }, "Google's picture not taken");
  }
}
