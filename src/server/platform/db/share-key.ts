import { sql, type RawBuilder } from 'kysely';

/** One debtor of one request. */
export type ShareKey = { homeId: string; paymentId: string; userId: string };

/** The rows of that share, in whichever table. */
export const ofShare = ({ homeId, paymentId, userId }: ShareKey): RawBuilder<boolean> =>
  sql`home_id = ${homeId} and payment_id = ${paymentId} and user_id = ${userId}`;
