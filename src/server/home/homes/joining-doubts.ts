import type { Kysely } from 'kysely';
import { joiningDoubt, type JoiningDoubt } from '#domain/payee-notes.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readKnownPeople, readOwnHomes } from '#server/platform/members/acquaintances.ts';
import type { Membership } from '#server/platform/members/members.ts';

type Newcomer = { userId: string; now: Date };

/** What to ask the newcomer about before they join; undefined for nothing (docs/product/homes.md 'Asked about names'). */
export async function readJoiningDoubt(
  tx: Kysely<DB>,
  home: { id: string; name: string },
  ever: readonly Membership[],
  { userId, now }: Newcomer,
): Promise<JoiningDoubt | undefined> {
  const members = ever
    .filter((each) => each.leftAt === null)
    .map((each) => ({ userId: each.userId, name: each.displayName }));
  const homes = await readOwnHomes(tx, userId, now);
  const people = await readKnownPeople(tx, userId);
  return joiningDoubt({ homeId: home.id, name: home.name, members }, { homes, people });
}

/** Refuses whoever was not asked. */
export async function refuseDoubted(...asked: Parameters<typeof readJoiningDoubt>): Promise<void> {
  const doubt = await readJoiningDoubt(...asked);
  if (doubt) throw refusal(doubt);
}
