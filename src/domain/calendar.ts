import { addDays, type Day } from '#domain/days.ts';

/** Whose chores a person's calendar shows (docs/product/calendar.md 'What the calendar shows'). */
export const CALENDAR_SHOWS = ['mine', 'home'] as const;
export type CalendarShows = (typeof CALENDAR_SHOWS)[number];

/** Returns the first day of chores in calendars (docs/product/calendar.md 'What the calendar shows'). */
export const calendarStart = (today: Day): Day => addDays(today, -30);

/** The most chores in a calendar; it has the earliest ones (docs/product/limits.md 'Accounts'). */
export const CALENDAR_CHORES_MAX = 3000;

/** How often calendar apps are asked to read again, in seconds. */
export const CALENDAR_REFRESH_SECONDS = 15 * 60;
/** How long a written calendar is served, even if the board has changed since, in milliseconds. */
export const CALENDAR_CACHE_MS = 60_000;

/** A calendar that is read is written again every day, so a calendar older than this, in milliseconds, has no readers. */
export const CALENDAR_RETENTION_MS = 2 * 24 * 60 * 60 * 1000;

/** Returns the address of a calendar. Anyone who knows it can read the calendar. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;
