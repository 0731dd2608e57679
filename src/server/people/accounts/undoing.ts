import { sql, type Kysely } from 'kysely';
import type { SetAside, StillSet } from '#contract/users.ts';
import { endResetLinks } from '#server/people/accounts/reset-links.ts';
import type { DB } from '#server/platform/db/types.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';

/** An email to the old address, the first proof of an address, or a new password (docs/product/accounts.md 'What an owner gets back'). */
export type Way = 'email-kept' | 'first-proof' | 'reset';
type TakingBack = { tx: Kysely<DB>; userId: string; way: Way; since: Date; now: Date };
/** Undoes what somebody else may have set since then. @returns what of it the owner is told */
export type Undo = (taking: TakingBack) => Promise<Partial<SetAside> | void>;

/** A thief was in the account before they changed its address: as long as the link to take it back works. */
export const BEFORE_THE_CHANGE_MS = 7 * 24 * 60 * 60 * 1000;

/** A person's series that goes on; by home, as its index is. */
const isGoing = (userId: string) =>
  sql<boolean>`home_id in (select home_id from memberships where user_id = ${userId})
    and requester_id = ${userId} and not paused`;

/** In the order in which they run. */
export const undo = {
  async endEverySession({ tx, userId }) {
    await endSessions(tx, userId);
  },

  /** Ends ways in that a stranger may have made. A reset has set the password already, and came by the address itself. */
  async endWaysIn({ tx, userId, way, since }) {
    if (way === 'reset') return;
    await tx
      .deleteFrom('accounts')
      .where('user_id', '=', userId)
      .where((of) =>
        way === 'first-proof'
          ? of('provider_id', '!=', 'credential')
          : // The password is known to the thief. A Google account from before the change is the owner's.
            of.or([
              of('provider_id', '=', 'credential'),
              of('created_at', '>=', new Date(since.getTime() + BEFORE_THE_CHANGE_MS)),
            ]),
      )
      .execute();
  },

  /** Keeps an older second step, of which an email told its owner: it guards them from a reader of their mail. A reset asks for its code. */
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
      // An older choice has no time: for an address that was never confirmed everything counts.
      .$if(way !== 'first-proof', (users) => users.where('mail_chosen_at', '>=', since))
      .executeTakeFirstOrThrow();
    return { mail: numUpdatedRows > 0n };
  },

  /** Falls back to a home that the person lived in before. A person who only forgot the password, or has no other home, keeps theirs. */
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

/** Reads what goes on by itself, since it was set longer ago. */
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
