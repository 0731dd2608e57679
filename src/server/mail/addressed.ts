import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Rendered, Stop } from '#server/mail/letter.ts';

export type Addressed = Rendered & {
  to: { name: string; address: string };
  /** In From, where somebody else than Serumah writes. */
  fromName?: string | undefined;
};

/** The moment, and that at which the letter was promised. */
export type Sending = { now: Date; queuedAt: Date };

/**
 * A letter as it is true now, when it is sent; undefined where it should no longer go out. `stops` are
 * the ways to get no more of them. What is to happen
 * once it has left, and only then, is `sent`.
 */
export type ReadLetter<L> = (
  db: Kysely<DB>,
  letter: L,
  publicUrl: string,
  stops: readonly Stop[],
  sending: Sending,
) => Promise<(Addressed & { sent?: () => Promise<void> }) | undefined>;
