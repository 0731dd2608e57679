import { sql, type RawBuilder } from 'kysely';

/** Returns SQL for the row of a home with this id, in any table. */
export const rowOf = (homeId: string, id: string): RawBuilder<boolean> =>
  sql`home_id = ${homeId} and id = ${id}`;

export type PaymentKey = { homeId: string; paymentId: string };
/** One debtor of one request. */
export type ShareKey = PaymentKey & { userId: string };

/** Returns SQL for the rows of that share, in any table. */
export const ofShare = ({ homeId, paymentId, userId }: ShareKey): RawBuilder<boolean> =>
  sql`home_id = ${homeId} and payment_id = ${paymentId} and user_id = ${userId}`;
