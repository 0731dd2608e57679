import { addDays, type Day } from '#domain/days.ts';

/** Whose chores a person's calendar shows (docs/product/calendar.md 'What it shows'). */
export const CALENDAR_SHOWS = ['mine', 'home'] as const;
export type CalendarShows = (typeof CALENDAR_SHOWS)[number];

/** The first day of a home whose chores are in its people's calendars (docs/product/calendar.md 'Which days'). */
export const calendarStart = (today: Day): Day => addDays(today, -30);

/** How many chores a calendar has at most, the earliest of them (docs/product/limits.md 'Chores in a calendar'). */
export const CALENDAR_CHORES_MAX = 3000;

/** A calendar app is asked to look again so often, in seconds. */
export const CALENDAR_REFRESH_SECONDS = 15 * 60;
/** How long a calendar that was made is given as it is, though the board has changed since. */
export const CALENDAR_MADE_FOR_MS = 60_000;

/** A calendar that is read is made anew each day: one that is older is of nobody who reads it. */
export const CALENDAR_KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/** The address of a calendar; who has it, reads it. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;
