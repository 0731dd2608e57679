import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { pictures } from '#contract/pictures.ts';
import type { CallDeps, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readMe } from '#server/platform/members/me.ts';
import type { Decoders } from '#server/reading/decoders/pool.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { unlimited, type Semaphore } from '#server/platform/calls/semaphores.ts';

export type PictureSize = 'large' | 'small';
export type PictureDeps = Pick<CallDeps, 'db' | 'files' | 'log' | 'now'> & {
  decoders: Decoders<'picture'>;
  queue: JobSender;
};
type Owner = { userId: string; pictureId: string };
type Changing = { tx: Kysely<DB>; queue: JobSender; now: Date; emit: (change: Change) => void };

const TYPE = 'image/webp';
/** Longer than any upload takes. */
const UNUSED_KEPT_MS = 60 * 60_000;
const PICTURES_AT_ONCE = 200;

export const fileOf = ({ userId, pictureId }: Owner, size: PictureSize) =>
  `pictures/${userId}/${pictureId}-${size}.webp`;
export const filesOfPicture = (owner: Owner): string[] => [fileOf(owner, 'large'), fileOf(owner, 'small')];
export const addressOf = (pictureId: string) => `/pictures/${pictureId}`;
const idIn = (address: string) => address.slice(addressOf('').length);

/** Sets or removes the person's picture. @returns false if the account is deleted, or has a picture already and `onlyFirst` is set */
async function changePicture(
  { tx, queue, now, emit }: Changing,
  change: { userId: string; pictureId: string | null; onlyFirst?: boolean },
): Promise<boolean> {
  const { userId, pictureId, onlyFirst = false } = change;
  const before = await tx
    .selectFrom('users')
    .select('photo_url')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before || (onlyFirst && before.photo_url !== null)) return false;
  const photo_url = pictureId === null ? null : addressOf(pictureId);
  await tx.updateTable('users').set({ photo_url, updated_at: now }).where('id', '=', userId).execute();
  if (before.photo_url !== null) {
    await queue.send(tx, 'remove-picture', { userId, pictureId: idIn(before.photo_url) });
  }
  const homes = tx.selectFrom('user_homes').select('home_id').where('user_id', '=', userId);
  emit({ userIds: [userId], topics: ['me'] });
  for (const { home_id: homeId } of await homes.execute()) emit({ homeId, topics: ['home'] });
  return true;
}

async function decoded(decoders: Decoders<'picture'>, userId: string, bytes: Uint8Array) {
  const outcome = await decoders.decode({ bytes }, userId);
  if ('made' in outcome) return outcome.made;
  if ('busy' in outcome) throw refusal('BUSY');
  throw refusal('PICTURE_INVALID', 'killed' in outcome ? { why: outcome.killed } : {});
}

/**
 * Stores `bytes` as the person's picture. Writes the row before the files, so that a crash leaves no unknown file. Refuses with
 * PICTURE_INVALID, BUSY.
 * @returns false if nothing was stored, as in `changePicture`
 */
export async function savePicture(
  deps: PictureDeps,
  asked: { userId: string; bytes: Uint8Array; onlyFirst?: boolean },
  semaphore: Semaphore = unlimited,
): Promise<boolean> {
  const { db, files, queue, now } = deps;
  const { userId, bytes, onlyFirst = false } = asked;
  const made = await decoded(deps.decoders, userId, bytes);
  const pictureId = randomUUID();
  const row = { id: pictureId, user_id: userId, created_at: now() };
  await inShortTransaction(db, (tx) => tx.insertInto('pictures').values(row).execute(), semaphore);
  const owner = { userId, pictureId };
  await files.put(fileOf(owner, 'large'), made.large, TYPE);
  await files.put(fileOf(owner, 'small'), made.small, TYPE);
  const show = async (tx: Kysely<DB>, emit: Changing['emit']) => {
    const isStored = await changePicture({ tx, queue, now: now(), emit }, { userId, pictureId, onlyFirst });
    if (!isStored) await queue.send(tx, 'remove-picture', owner);
    return isStored;
  };
  return inShortTransaction(db, show, semaphore);
}

/** Removes the files of an unused picture, and then its row. */
export async function removePicture(
  { db, files }: Pick<PictureDeps, 'db' | 'files'>,
  owner: Owner,
  signal?: AbortSignal,
): Promise<void> {
  const person = db.selectFrom('users').select('id').where('id', '=', owner.userId);
  const shown = person.where('photo_url', '=', addressOf(owner.pictureId));
  if (await shown.executeTakeFirst()) return;
  for (const name of filesOfPicture(owner)) await files.remove(name, signal);
  await db.deleteFrom('pictures').where('id', '=', owner.pictureId).execute();
}

/** Removes every picture of a person, also those of abandoned uploads. */
export async function removePicturesOf({ tx, queue }: Pick<Changing, 'tx' | 'queue'>, userId: string) {
  const rows = await tx.selectFrom('pictures').select('id').where('user_id', '=', userId).execute();
  await queue.send(tx, 'remove-picture', ...rows.map(({ id }) => ({ userId, pictureId: id })));
}

/** Removes the files of abandoned uploads, and those whose removal failed before. */
export async function removeUnusedPictures(
  deps: Pick<PictureDeps, 'db' | 'files' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await deps.db
    .selectFrom('pictures')
    .innerJoin('users', 'users.id', 'pictures.user_id')
    .select(['pictures.id', 'pictures.user_id'])
    .where('pictures.created_at', '<', new Date(deps.now().getTime() - UNUSED_KEPT_MS))
    .where('users.photo_url', 'is distinct from', sql<string>`${addressOf('')} || pictures.id`)
    .limit(PICTURES_AT_ONCE)
    .execute();
  for (const { id, user_id } of rows) await removePicture(deps, { userId: user_id, pictureId: id }, signal);
}

/** Every call of contract/pictures.ts. A new picture comes by requests.ts. */
export const pictureHandlers: Handlers<typeof pictures> = {
  async removePicture({ tx, user, now, emit, deps, address }) {
    await deps.limits.count('picture', user.userId, address);
    const changing = { tx, queue: deps.queue, now, emit };
    const changed = await changePicture(changing, { userId: user.userId, pictureId: null });
    if (!changed) throw refusal('UNAUTHENTICATED');
    return readMe(tx, user.userId);
  },
};
