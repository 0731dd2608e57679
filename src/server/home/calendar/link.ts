import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Calendar } from '#contract/calendars.ts';
import type { CalendarShows } from '#domain/calendar.ts';
import type { DB } from '#server/platform/db/types.ts';

const CALENDAR_TOKEN_BYTES = 32;

/** What is kept of a link, and looked for: who reads the database cannot open it, and how far a guess is right shows in no time. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Who has chosen nothing yet has a calendar all the same, without a link. */
const FIRST: Calendar = { shows: 'mine', madeAt: null };

/** A person's choice, and when their link was made. */
export async function readCalendar(tx: Kysely<DB>, userId: string): Promise<Calendar> {
  const kept = await tx
    .selectFrom('calendars')
    .select(['shows', 'made_at as madeAt'])
    .where('user_id', '=', userId)
    .$narrowType<{ shows: CalendarShows }>()
    .executeTakeFirst();
  return kept ?? FIRST;
}

/** The person must be locked, or an account that is being deleted would keep it. */
export async function saveShows(tx: Kysely<DB>, userId: string, shows: CalendarShows): Promise<void> {
  await tx
    .insertInto('calendars')
    .values({ user_id: userId, shows })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ shows }))
    .execute();
}

/** A new link in place of the one before, which opens nothing from the commit on. The person and the session must be locked. */
export async function makeToken(
  tx: Kysely<DB>,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<string> {
  const token = randomBytes(CALENDAR_TOKEN_BYTES).toString('base64url');
  const link = { token_hash: hashOf(token), made_at: now, made_in: sessionId };
  await tx
    .insertInto('calendars')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return token;
}
