import { sql, type RawBuilder } from 'kysely';

/** The row of a home that has this id, in whichever table. */
export const rowOf = (homeId: string, id: string): RawBuilder<boolean> =>
  sql`home_id = ${homeId} and id = ${id}`;

export type PaymentKey = { homeId: string; paymentId: string };
/** One debtor of one request. */
export type ShareKey = PaymentKey & { userId: string };

/** The rows of that share, in whichever table. */
export const ofShare = ({ homeId, paymentId, userId }: ShareKey): RawBuilder<boolean> =>
  sql`home_id = ${homeId} and payment_id = ${paymentId} and user_id = ${userId}`;
