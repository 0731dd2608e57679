import { sql, type Kysely } from 'kysely';
import type { users } from '#contract/users.ts';
import { FORMER_HOUSEMATE } from '#domain/users.ts';
import { hideBillsOfPerson } from '#server/money/bills/keeping.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { forgetJobsOf } from '#server/platform/queue/forget-account.ts';
import { forgetJoinRequestsOf } from '#server/home/homes/join-requests.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { leaveEveryHome } from '#server/home/homes/leaving.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { sumEverywhere } from '#server/money/payments/open-amounts.ts';
import { endPaymentsOf } from '#server/money/payments/closing.ts';
import { removePicturesOf } from '#server/people/pictures/keeping.ts';
import { proveIdentity } from '#server/platform/calls/passwords.ts';
import { signOut } from '#server/people/sign-in/signing-in.ts';

type Closing = { tx: Kysely<DB>; queue: JobSender; now: Date; emit: (change: Change) => void };

/**
 * What they wrote to others, where it waits or is kept: a swap's message, and letters
 * (docs/decisions/022-what-an-account-leaves-behind.md).
 */
async function forgetWords({ tx, emit }: Pick<Closing, 'tx' | 'emit'>, userId: string) {
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
  await forgetJobsOf(tx, userId);
}

/** The row stays, since chores and homes that others keep refer to it, and tells nothing more of who it was. */
async function anonymise(tx: Kysely<DB>, userId: string, now: Date) {
  await tx.deleteFrom('accounts').where('user_id', '=', userId).execute();
  await tx.deleteFrom('two_steps').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('morning_reminders').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute();
  await tx.deleteFrom('verifications').where('value', '=', userId).execute();
  await tx.deleteFrom('held_letters').where('user_id', '=', userId).execute();
  await tx
    .updateTable('users')
    .set({
      display_name: FORMER_HOUSEMATE,
      // Not an address: nobody can register it first, which would keep this account from being deleted.
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
  // Only now: whoever made it just before held the person.
  await tx.deleteFrom('payment_details').where('user_id', '=', userId).execute();
  await tx.deleteFrom('calendars').where('user_id', '=', userId).execute();
}

/**
 * Everything that goes with an account. Refuses with ADMINISTRATOR_OF_OTHERS where others live in a home of theirs, who must first be
 * given it.
 */
export async function closeAccount({ tx, queue, now, emit }: Closing, userId: string): Promise<void> {
  await leaveEveryHome({ tx, queue, userId, now, emit });
  await forgetJoinRequestsOf({ tx, emit }, userId);
  await endPaymentsOf({ tx, now, emit }, userId);
  await hideBillsOfPerson({ tx, queue, now }, userId);
  await forgetWords({ tx, emit }, userId);
  await removePicturesOf({ tx, queue }, userId);
  await anonymise(tx, userId, now);
  emit({ userIds: [userId], topics: ['sessions'] });
}

/** docs/product/accounts.md 'Deleting an account'. */
export const accountDeletionHandlers: Handlers<Pick<typeof users, 'getAccountDeletion' | 'deleteAccount'>> = {
  getAccountDeletion: ({ tx, user }) => sumEverywhere(tx, user.userId),

  deleteAccount: {
    // It waits for all homes of theirs: that counts as one.
    homeOf: async ({ user }) => user.userId,
    async prepare(early) {
      const holdIdentity = await proveIdentity(early, early.input.password);
      return async (call) => {
        const { tx, user, deps, note } = call;
        await holdIdentity(tx);
        await closeAccount({ ...call, queue: deps.queue }, user.userId);
        // For its cookie: the session has gone with the others.
        await signOut(call);
        note('account-deleted');
        return {};
      };
    },
  },
};
