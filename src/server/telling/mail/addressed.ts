import type { Kysely } from 'kysely';
import type { StoppedMail } from '#domain/mail-groups.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Spending } from '#server/telling/mail/letter-budgets.ts';
import type { Rendered, Setting } from '#server/telling/mail/letter.ts';

export type Addressed = Rendered & {
  to: { name: string; address: string };
  /** The name in From, if a person wrote the email and not Serumah. */
  fromName?: string | undefined;
  /** Runs only after the email has left. */
  sent?: () => Promise<void>;
};

/** The surroundings of an email, the time now, and the time when it was queued. */
export type Sending = Setting & { now: Date; queuedAt: Date };

/** A kind of email. `L` waits in the queue with ids only; the text is made when the email leaves. */
export type Email<L> = {
  /** Reads the content and the recipient; undefined if the email is untrue by now. */
  read: (db: Kysely<DB>, letter: L, sending: Sending) => Promise<Addressed | undefined>;
  /** How many seconds its link works: an older email does not leave. No limit if left out. */
  linkSeconds?: number;
  /** The setting that switches it off; none if it concerns the account and always leaves. */
  group?: StoppedMail;
  /** The budget that it uses. */
  spends: (letter: L) => Spending;
  /** Undoes what was written when it was queued, if the budget has no room and it is dropped. */
  dropped?: (db: Kysely<DB>, letter: L) => Promise<void>;
};

/** Reads the account that an email goes to; undefined if it is deleted. */
export async function readRecipient(db: Kysely<DB>, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['display_name as name', 'email as address', 'email_verified as isConfirmed'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return undefined;
  const { isConfirmed, ...to } = user;
  return { to, isConfirmed };
}
