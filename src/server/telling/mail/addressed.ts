import type { Kysely } from 'kysely';
import type { StoppedMail } from '#domain/mail-groups.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Spending } from '#server/telling/mail/letter-budgets.ts';
import type { Rendered, Setting } from '#server/telling/mail/letter.ts';

export type Addressed = Rendered & {
  to: { name: string; address: string };
  /** In From, if a person wrote it and not Serumah. */
  fromName?: string | undefined;
  /** What is to happen once it has left, and only then. */
  sent?: () => Promise<void>;
};

/** Where and in which language an email leaves, the moment, and that at which it was promised. */
export type Sending = Setting & { now: Date; queuedAt: Date };

/** A kind of email: `L` waits in the queue with ids alone, and its text is made when it leaves. */
export type Email<L> = {
  /** Reads what it says and whom it reaches; undefined if it is no longer true. */
  read: (db: Kysely<DB>, letter: L, sending: Sending) => Promise<Addressed | undefined>;
  /** How long its link works: an email that waited longer does not leave. For ever if left out. */
  linkSeconds?: number;
  /** The setting that switches it off; none if it concerns the account, and always leaves. */
  group?: StoppedMail;
  /** Whose budget it uses. */
  spends: (letter: L) => Spending;
  /** Takes back what its promise had written, if the budget has no room and it is dropped. */
  dropped?: (db: Kysely<DB>, letter: L) => Promise<void>;
};

/** Reads an account that an email goes to; undefined if it is deleted. */
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
