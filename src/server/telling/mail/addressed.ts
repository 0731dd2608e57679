import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { Rendered, Setting } from '#server/telling/mail/letter.ts';

export type Addressed = Rendered & {
  to: { name: string; address: string };
  /** In From, where somebody else than Serumah writes. */
  fromName?: string | undefined;
};

/** Where and in which language a letter leaves, the moment, and that at which it was promised. */
export type Sending = Setting & { now: Date; queuedAt: Date };

/** A letter as it is true now, when it is sent; undefined where it should no longer go out. What is to happen once it has left, and only then, is `sent`. */
export type ReadLetter<L> = (
  db: Kysely<DB>,
  letter: L,
  sending: Sending,
) => Promise<(Addressed & { sent?: () => Promise<void> }) | undefined>;
