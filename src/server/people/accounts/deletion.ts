import { sql, type Kysely } from 'kysely';
import type { users } from '#contract/users.ts';
import { FORMER_HOUSEMATE } from '#domain/users.ts';
import { hideBillsOfPerson } from '#server/money/bills/keeping.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { CHANNEL_QUEUES } from '#server/telling/announcing/channels.ts';
import { deleteJobsOf } from '#server/platform/queue/delete-jobs.ts';
import { deleteJoinRequestsOf } from '#server/home/homes/join-requests.ts';
import type { Deleting } from '#server/home/homes/administering.ts';
import { leaveEveryHome } from '#server/home/homes/leaving.ts';
import { sumEverywhere } from '#server/money/payments/open-amounts.ts';
import { endPaymentsOf } from '#server/money/shares/closing.ts';
import { removePicturesOf } from '#server/people/pictures/stored-pictures.ts';
import { proveIdentity } from '#server/platform/calls/passwords.ts';
import { signOut } from '#server/people/sign-in/signing-in.ts';

/** Deletes what they wrote to others: messages of swaps, and emails that wait (docs/decisions/022-data-left-after-account-deletion.md). */
async function deleteMessages({ tx, emit }: Pick<Deleting, 'tx' | 'emit'>, userId: string) {
  const asked = await tx
    .updateTable('swap_requests')
    .set({ message: null })
    .where('home_id', 'in', (homes) =>
      homes.selectFrom('memberships').select('home_id').where('user_id', '=', userId),
    )
    .where('requester_id', '=', userId)
    .where('message', 'is not', null)
    .returning('home_id as homeId')
    .execute();
  for (const homeId of new Set(asked.map((swap) => swap.homeId))) emit({ homeId, topics: ['swaps'] });
  await sql`delete from held_letters where letter->>'senderId' = ${userId}`.execute(tx);
  await deleteJobsOf(tx, userId, CHANNEL_QUEUES);
}

const OWN_ROWS = [
  'accounts',
  'two_steps',
  'sessions',
  'morning_reminders',
  'notifications',
  'held_letters',
] as const;

/** Keeps the row, to which chores and homes of others refer, without anything that says who it was. */
async function anonymise(tx: Kysely<DB>, userId: string, now: Date) {
  for (const table of OWN_ROWS) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.deleteFrom('verifications').where('value', '=', userId).execute();
  await tx
    .updateTable('users')
    .set({
      display_name: FORMER_HOUSEMATE,
      // An invalid address: a new account cannot register it and so block the deletion of this account.
      email: `deleted ${userId}`,
      email_verified: false,
      photo_url: null,
      home_id: null,
      data_downloaded_at: null,
      mail_chosen_at: null,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  // Comes last: a call that saved payment details a moment ago held the lock on the person.
  await tx.deleteFrom('payment_details').where('user_id', '=', userId).execute();
  await tx.deleteFrom('calendars').where('user_id', '=', userId).execute();
}

/**
 * Deletes an account and everything that belongs to it. Refuses with ADMINISTRATOR_OF_OTHERS if it administers a home with other members.
 */
export async function closeAccount({ tx, queue, now, emit }: Deleting, userId: string): Promise<void> {
  await leaveEveryHome({ tx, queue, userId, now, emit });
  await deleteJoinRequestsOf({ tx, emit }, userId);
  await endPaymentsOf({ tx, now, emit }, userId);
  await hideBillsOfPerson({ tx, queue, now }, userId);
  await deleteMessages({ tx, emit }, userId);
  await removePicturesOf({ tx, queue }, userId);
  await anonymise(tx, userId, now);
  emit({ userIds: [userId], topics: ['sessions'] });
}

/** docs/product/accounts.md 'Deleting an account'. */
export const accountDeletionHandlers = {
  getAccountDeletion: ({ tx, user }) => sumEverywhere(tx, user.userId),

  deleteAccount: {
    // All homes of the person share one queue.
    homeOf: async ({ user }) => user.userId,
    async prepare(early) {
      const holdIdentity = await proveIdentity(early, early.input.password);
      return async (call) => {
        const { tx, user, deps, note } = call;
        await holdIdentity(tx);
        await closeAccount({ ...call, queue: deps.queue }, user.userId);
        // Ends the cookie too. The session is already deleted.
        await signOut(call);
        note('account-deleted');
        return {};
      };
    },
  },
} satisfies Partial<Handlers<typeof users>>;
