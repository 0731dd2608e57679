import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SettlingWord } from '#domain/notifications.ts';
import type { PushedType } from '#domain/pushes.ts';
import type { DB } from '#server/platform/db/types.ts';
import { settlingStands } from '#server/platform/db/settling.ts';

type About = {
  homeId: string;
  userId: string;
  swapRequestId: string;
  choreId: string;
  paymentId: string;
  others?: { paymentId: string }[];
  settlementId: string;
  what: SettlingWord;
};
type Asks = (about: About, readerId: string) => RawBuilder<unknown>;

const share = ({ homeId, paymentId }: About, userId: string, condition: RawBuilder<unknown>) => sql`
  exists (select from payment_debtors as share
            join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
           where share.home_id = ${homeId} and share.payment_id = ${paymentId} and share.user_id = ${userId}
             and not request.deleted and ${condition})`;
const owed: Asks = (about, readerId) => share(about, readerId, sql`share.paid_at is null`);
const always: Asks = () => sql`true`;

const ASKS: Record<PushedType, Asks> = {
  swap_request: ({ homeId, swapRequestId }) => sql`
    exists (select from swap_requests where home_id = ${homeId} and id = ${swapRequestId} and status = 'pending')`,
  swap_accepted: always,
  swap_declined: always,
  member_joined: ({ homeId, userId }) => sql`
    exists (select from memberships where home_id = ${homeId} and user_id = ${userId} and left_at is null)`,
  chore_reminder: ({ homeId, choreId }, readerId) => sql`
    exists (select from chores
             where home_id = ${homeId} and id = ${choreId} and assigned_to = ${readerId} and status <> 'completed'
               and let_go_at is null)`,
  payment_request: owed,
  payment_changed: owed,
  payment_taken_out: (about, readerId) => sql`not ${share(about, readerId, sql`true`)}`,
  payment_not_received: owed,
  payment_unanswered: owed,
  payment_reopened: owed,
  payment_let_go: (about, readerId) =>
    sql.join(
      [about, ...(about.others ?? [])].map(({ paymentId }) =>
        share({ ...about, paymentId }, readerId, sql`share.paid_by = 'let_go'`),
      ),
      sql` and `,
    ),
  payment_confirmed: (about, readerId) => share(about, readerId, sql`share.paid_at is not null`),
  payment_paid: (about) => share(about, about.userId, sql`share.paid_at is not null`),
  payment_review: (about) =>
    share(
      about,
      about.userId,
      sql`exists (select from payment_proofs as proof
                   where proof.home_id = share.home_id and proof.payment_id = share.payment_id
                     and proof.user_id = share.user_id and proof.state = 'review')`,
    ),
  payment_review_ended: always,
  payment_settling_up: ({ homeId, settlementId, what }) =>
    sql`(${settlingStands(homeId, settlementId, what)})`,
};

/**
 * Whether what a notification tells is true still, as an email about it looks when it leaves: a push may wait for hours, and nobody shall be
 * called for what is over.
 */
export async function isTrueStill(
  db: Kysely<DB>,
  type: PushedType,
  about: Record<string, unknown>,
  readerId: string,
): Promise<boolean> {
  // What the server wrote for a type always has what the type needs.
  const { rows } = await sql<{
    holds: boolean;
  }>`select ${ASKS[type](about as About, readerId)} as holds`.execute(db);
  return rows[0]?.holds ?? false;
}
