import { sql, type Kysely } from 'kysely';
import { HOMES_MAX, type Tone } from '#domain/homes.ts';
import { HOME_COLUMNS } from '#server/db/columns.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';

// The database's clock: changes of one home come one after the other under its lock, whichever process makes them, so it alone
// gives a true joining order.
export const instant = sql<Date>`clock_timestamp()`;

type Who = { homeId: string; userId: string };

/** The home as it is once every change before ours has committed; locked until our commit. */
export const lockHome = (tx: Kysely<DB>, homeId: string) =>
  tx.selectFrom('homes').select(HOME_COLUMNS).where('id', '=', homeId).forNoKeyUpdate().executeTakeFirst();

/** A change of members sets the home's updatedAt (docs/product/homes.md 'The fields of a home'). */
const touchHome = (tx: Kysely<DB>, homeId: string) =>
  tx.updateTable('homes').set({ updated_at: instant }).where('id', '=', homeId).execute();

/** docs/product/homes.md 'The active home': the home that the screens show by default. */
export async function setActiveHome(
  tx: Kysely<DB>,
  { homeId, userId, onlyWithoutOne = false }: Who & { onlyWithoutOne?: boolean },
) {
  const changed = tx
    .updateTable('users')
    .set({ home_id: homeId, updated_at: instant })
    .where('id', '=', userId);
  await (onlyWithoutOne ? changed.where('home_id', 'is', null) : changed).execute();
}

/** Somebody whose account is being deleted in another request must not become a member, or ask for it, behind its back. */
export async function lockPerson(tx: Kysely<DB>, userId: string) {
  const person = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw refusal('UNAUTHENTICATED');
}

/** docs/product/limits.md 'Homes of a person'. The person must be locked, or two homes that they join at once would be one too many. */
export async function livesInTooMany(tx: Kysely<DB>, userId: string): Promise<boolean> {
  const { homes } = await tx
    .selectFrom('user_homes')
    .select(({ fn }) => fn.countAll<number>().as('homes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return homes >= HOMES_MAX;
}

/**
 * Comes in, or comes back with the tone of before. By their own act the home becomes the active one; who is let in by another keeps
 * the home that they have before them. Refuses with HOMES_FULL or THEIR_HOMES_FULL who lives in too many.
 */
export async function enterHome(
  tx: Kysely<DB>,
  { homeId, userId, tone, isFirst, isOwnAct }: Who & { tone: Tone; isFirst: boolean; isOwnAct: boolean },
) {
  await lockPerson(tx, userId);
  if (await livesInTooMany(tx, userId)) throw refusal(isOwnAct ? 'HOMES_FULL' : 'THEIR_HOMES_FULL');
  await tx
    .insertInto('memberships')
    .values({ home_id: homeId, user_id: userId, tone, joined_at: instant, shares_chores: isFirst })
    .onConflict((conflict) =>
      conflict
        .columns(['home_id', 'user_id'])
        .doUpdateSet({ joined_at: instant, left_at: null, shares_chores: isFirst }),
    )
    .execute();
  await tx.insertInto('user_homes').values({ home_id: homeId, user_id: userId }).execute();
  await setActiveHome(tx, { homeId, userId, onlyWithoutOne: !isOwnAct });
  await touchHome(tx, homeId);
}

/** Everybody who lives here has their part in the open chores from now on. */
export const setSharing = (tx: Kysely<DB>, homeId: string) =>
  tx
    .updateTable('memberships')
    .set({ shares_chores: true })
    .where('home_id', '=', homeId)
    .where('left_at', 'is', null)
    .execute();

/** Goes; the membership stays for what refers to it, and the active home is cleared by its foreign key. */
export async function exitHome(tx: Kysely<DB>, { homeId, userId, removed }: Who & { removed: boolean }) {
  await tx
    .updateTable('memberships')
    .set({ left_at: instant, removed })
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('user_homes').where('home_id', '=', homeId).where('user_id', '=', userId).execute();
  await touchHome(tx, homeId);
}
