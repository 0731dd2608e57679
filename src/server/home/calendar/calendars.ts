import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import type { Calendar, calendars } from '#contract/calendars.ts';
import { calendarPath, type CalendarShows } from '#domain/calendar.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { Calendars, DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { lockPerson } from '#server/platform/members/membership-changes.ts';
import { holdSession } from '#server/platform/sessions/sessions.ts';

const CALENDAR_TOKEN_BYTES = 32;

/**
 * Returns the hash of a link. The database stores and finds links by it, so that its readers cannot open a calendar and timing reveals
 * nothing about a guess.
 */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns a person's choice, and when their link was made. Without a choice they have a calendar too, without a link. */
async function readCalendar(tx: Kysely<DB>, userId: string): Promise<Calendar> {
  const stored = await tx
    .selectFrom('calendars')
    .select(['shows', 'made_at as madeAt'])
    .where('user_id', '=', userId)
    .$narrowType<{ shows: CalendarShows }>()
    .executeTakeFirst();
  return stored ?? { shows: 'mine', madeAt: null };
}

/** Changes the calendar of a locked person: otherwise an account that is being deleted would keep it. */
async function change({ tx, user, emit }: Call<'user', unknown>, changed: Updateable<Calendars>) {
  const { userId } = user;
  await tx
    .insertInto('calendars')
    .values({ ...changed, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
  emit({ userIds: [userId], topics: ['me'] });
  return readCalendar(tx, userId);
}

export const calendarHandlers: Handlers<typeof calendars> = {
  getCalendar: ({ tx, user }) => readCalendar(tx, user.userId),

  async setCalendarShows(call) {
    const { input, tx, user, deps, address } = call;
    await deps.limits.count('calendar', user.userId, address);
    await lockPerson(tx, user.userId);
    return change(call, { shows: input.shows });
  },

  /** The new link replaces the old one on commit. */
  async makeCalendarLink(call) {
    const { tx, user, now, note, deps, address } = call;
    await deps.limits.count('calendar', user.userId, address);
    await lockPerson(tx, user.userId);
    // Locks the session: ending it also ends its link, so no link may be made after that.
    if (!(await holdSession(tx, user.sessionId))) throw refusal('UNAUTHENTICATED');
    const token = randomBytes(CALENDAR_TOKEN_BYTES).toString('base64url');
    const made = { token_hash: hashOf(token), made_at: now, made_in: user.sessionId };
    const calendar = await change(call, made);
    note('calendar-link-made');
    return { ...calendar, link: deps.settings.PUBLIC_URL + calendarPath(token) };
  },
};
