import { sql, type Kysely } from 'kysely';
import type { SetAside, StillSet } from '#contract/users.ts';
import { endResetLinks } from '#server/people/accounts/reset-links.ts';
import type { DB } from '#server/platform/db/types.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';

/**
 * How an owner got the account back: by an email to the old address, the first proof of an address, or a new password
 * (docs/product/accounts.md 'What an owner gets back').
 */
export type Way = 'email-kept' | 'first-proof' | 'reset';
type TakingBack = { tx: Kysely<DB>; userId: string; way: Way; since: Date; now: Date };
/** Undoes what another person may have set since `since`. @returns what the owner learns about it */
export type Undo = (taking: TakingBack) => Promise<Partial<SetAside> | void>;

/** A thief was in the account before they changed its address. As long as the link to take it back works. */
export const BEFORE_THE_CHANGE_MS = 7 * 24 * 60 * 60 * 1000;

/** SQL for the person's series that are not paused; filtered by home, as the index is. */
const isGoing = (userId: string) =>
  sql<boolean>`home_id in (select home_id from memberships where user_id = ${userId})
    and requester_id = ${userId} and not paused`;

/** These run in this order. */
export const undo = {
  async endEverySession({ tx, userId }) {
    await endSessions(tx, userId);
  },

  /** Deletes ways to sign in that a stranger may have added. A reset has already set the password and proved the address. */
  async removeSignInMethods({ tx, userId, way, since }) {
    if (way === 'reset') return;
    await tx
      .deleteFrom('accounts')
      .where('user_id', '=', userId)
      .where((of) =>
        way === 'first-proof'
          ? of('provider_id', '!=', 'credential')
          : // The thief knows the password. A Google account joined before the change is the owner's.
            of.or([
              of('provider_id', '=', 'credential'),
              of('created_at', '>=', new Date(since.getTime() + BEFORE_THE_CHANGE_MS)),
            ]),
      )
      .execute();
  },

  /**
   * Keeps an older second step: an email announced it to its owner, and it protects them from a reader of their mail. A reset asks for its
   * code.
   */
  async endTwoStep({ tx, userId, way, since }) {
    if (way === 'reset') return;
    await tx
      .deleteFrom('two_steps')
      .where('user_id', '=', userId)
      .where((of) => of.or([of('confirmed_at', 'is', null), of('confirmed_at', '>=', since)]))
      .execute();
  },

  async endLinks({ tx, userId }) {
    await endResetLinks(tx, userId);
    await endLinksOf(tx, userId);
  },

  async setDetailsAside({ tx, userId, since, now }) {
    const { numUpdatedRows } = await tx
      .updateTable('payment_details')
      .set({ set_aside_at: now })
      .where('user_id', '=', userId)
      .where('changed_at', '>=', since)
      .where('set_aside_at', 'is', null)
      .where(sql<boolean>`coalesce(account_number, duitnow_id, code, account_name) is not null`)
      .executeTakeFirstOrThrow();
    return { paymentDetails: numUpdatedRows > 0n };
  },

  async forgetNames({ tx, userId, since }) {
    const forgotten = await tx
      .deleteFrom('payee_aliases')
      .where('user_id', '=', userId)
      .where('created_at', '>=', since)
      .returning('name')
      .execute();
    return { payeeNames: forgotten.map(({ name }) => name) };
  },

  async pauseSeries({ tx, userId, since }) {
    const paused = await tx
      .updateTable('payment_series')
      .set({ paused: true })
      .where(isGoing(userId))
      .where(sql<boolean>`coalesce(changed_at, created_at) >= ${since}`)
      .returning('title')
      .execute();
    return { repeating: paused.map(({ title }) => title) };
  },

  async switchMailOn({ tx, userId, way, since }) {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ unwanted_mail: [], mail_chosen_at: null })
      .where('id', '=', userId)
      .where(sql<boolean>`cardinality(unwanted_mail) > 0`)
      // An older choice has no date. For an address that was never confirmed, every choice counts.
      .$if(way !== 'first-proof', (users) => users.where('mail_chosen_at', '>=', since))
      .executeTakeFirstOrThrow();
    return { mail: numUpdatedRows > 0n };
  },

  /** Changes the active home to one that the person lived in before. After a reset, or with a single home, the active home stays. */
  async leaveActiveHome({ tx, userId, way, since }) {
    const living = await tx
      .selectFrom('memberships')
      .select(['home_id', 'joined_at'])
      .where('user_id', '=', userId)
      .where('left_at', 'is', null)
      .orderBy('joined_at')
      .execute();
    const { home_id: active } = await tx
      .selectFrom('users')
      .select('home_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (living.length === 1) return undefined;
    const isNew = living.some((home) => home.home_id === active && home.joined_at >= since);
    const before = living.find(({ joined_at: joinedAt }) => joinedAt < since)?.home_id;
    if (!isNew || (before === undefined && way === 'reset')) return undefined;
    const home_id = before ?? null;
    await tx.updateTable('users').set({ home_id }).where('id', '=', userId).execute();
    return { home: true };
  },
} satisfies Record<string, Undo>;

/** Reads what was set longer ago and still goes on by itself. */
export async function readStillSet(tx: Kysely<DB>, userId: string): Promise<StillSet> {
  const details = await tx
    .selectFrom('payment_details')
    .select(sql<string>`right(coalesce(account_number, duitnow_id, ''), 4)`.as('ending'))
    .where('user_id', '=', userId)
    .where('set_aside_at', 'is', null)
    .where(sql<boolean>`coalesce(account_number, duitnow_id, code) is not null`)
    .executeTakeFirst();
  const learnt = tx.selectFrom('payee_aliases').select('name').where('user_id', '=', userId);
  const names = await learnt.orderBy('created_at').execute();
  const going = tx.selectFrom('payment_series').select('title').where(isGoing(userId));
  const series = await going.orderBy('created_at').execute();
  const { mail } = await tx
    .selectFrom('users')
    .select(sql<boolean>`cardinality(unwanted_mail) > 0`.as('mail'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    paymentDetails: details?.ending ?? null,
    payeeNames: names.map(({ name }) => name),
    repeating: series.map(({ title }) => title),
    mail,
  };
}
