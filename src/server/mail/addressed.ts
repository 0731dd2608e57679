import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Rendered } from '#server/mail/letter.ts';

export type Addressed = Rendered & { to: { name: string; address: string } };

/** A letter as it is true now, when it is sent; undefined where it should no longer go out. */
export type ReadLetter<L> = (db: Kysely<DB>, letter: L, publicUrl: string) => Promise<Addressed | undefined>;
