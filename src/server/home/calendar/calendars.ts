import type { calendars } from '#contract/calendars.ts';
import { calendarPath } from '#domain/calendar.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { makeToken, readCalendar, saveShows } from '#server/home/calendar/link.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { lockPerson } from '#server/platform/members/membership-changes.ts';
import { holdSession } from '#server/platform/sessions/sessions.ts';

/** Every call of contract/calendars.ts. */
export const calendarHandlers: Handlers<typeof calendars> = {
  getCalendar: ({ tx, user }) => readCalendar(tx, user.userId),

  async setCalendarShows({ input, tx, user, emit, deps, address }) {
    const { userId } = user;
    await deps.limits.count('calendar', userId, address);
    await lockPerson(tx, userId);
    await saveShows(tx, userId, input.shows);
    emit({ userIds: [userId], topics: ['me'] });
    return readCalendar(tx, userId);
  },

  async makeCalendarLink({ tx, user, now, emit, note, deps, address }) {
    const { userId, sessionId } = user;
    await deps.limits.count('calendar', userId, address);
    await lockPerson(tx, userId);
    // The link ends with the session, so none comes after the session has ended.
    if (!(await holdSession(tx, sessionId))) throw refusal('UNAUTHENTICATED');
    const token = await makeToken(tx, { userId, sessionId, now });
    emit({ userIds: [userId], topics: ['me'] });
    note('calendar-link-made');
    return { ...(await readCalendar(tx, userId)), link: deps.settings.PUBLIC_URL + calendarPath(token) };
  },
};
