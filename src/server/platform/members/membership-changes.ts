import { sql, type Kysely } from 'kysely';
import type { Day } from '#domain/days.ts';
import { HOMES_MAX, type Tone } from '#domain/homes.ts';
import type { Act } from '#domain/plan/facts.ts';
import { HOME_COLUMNS } from '#server/platform/db/columns.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';

// Uses the database's clock: any process may change a home under its lock, so only this clock gives the true joining order.
export const instant = sql<Date>`clock_timestamp()`;

type Who = { homeId: string; userId: string };

/** Reads the home after every earlier change has committed, and locks it until the commit. */
export const lockHome = (tx: Kysely<DB>, homeId: string) =>
  tx.selectFrom('homes').select(HOME_COLUMNS).where('id', '=', homeId).forNoKeyUpdate().executeTakeFirst();

/** A change of members sets the home's updatedAt (docs/product/homes.md 'The fields of a home'). */
const touchHome = (tx: Kysely<DB>, homeId: string) =>
  tx.updateTable('homes').set({ updated_at: instant }).where('id', '=', homeId).execute();

/** Sets a person's active home (docs/product/homes.md 'Several homes'). */
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

/** Locks a person, so that they cannot join or ask to join a home while their account is being deleted. */
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

/**
 * Whether the person lives in too many homes (docs/product/limits.md 'Homes'). The caller locks the person first, or two
 * simultaneous joinings could exceed the limit.
 */
export async function livesInTooMany(tx: Kysely<DB>, userId: string): Promise<boolean> {
  const { homes } = await tx
    .selectFrom('user_homes')
    .select(({ fn }) => fn.countAll<number>().as('homes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return homes >= HOMES_MAX;
}

/**
 * Adds a member. A former member gets their old tone again. If they join by themselves, the home becomes their active one. Refuses with
 * HOMES_FULL or THEIR_HOMES_FULL if they live in too many.
 * @param joining the act's number, and how many members the home then has
 */
export async function enterHome(
  tx: Kysely<DB>,
  {
    homeId,
    userId,
    tone,
    isOwnAct,
    joining,
  }: Who & { tone: Tone; isOwnAct: boolean; joining: { act: Act; part: number; today: Day } },
) {
  await lockPerson(tx, userId);
  if (await livesInTooMany(tx, userId)) throw refusal(isOwnAct ? 'HOMES_FULL' : 'THEIR_HOMES_FULL');
  const joined = { joined: joining.act, part: joining.part, joined_on: joining.today };
  await tx
    .insertInto('memberships')
    .values({ home_id: homeId, user_id: userId, tone, joined_at: instant, ...joined })
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'user_id']).doUpdateSet({ joined_at: instant, left_at: null, ...joined }),
    )
    .execute();
  await tx.insertInto('user_homes').values({ home_id: homeId, user_id: userId }).execute();
  await setActiveHome(tx, { homeId, userId, onlyWithoutOne: !isOwnAct });
  await touchHome(tx, homeId);
}

/** Ends a membership. Its row stays, since other rows refer to it. A foreign key clears the active home. */
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
