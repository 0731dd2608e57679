import * as z from 'zod';
import { read, write } from '#contract/procedure.ts';
import { CALENDAR_SHOWS } from '#domain/calendar.ts';

const Shows = z.object({ shows: z.enum(CALENDAR_SHOWS) });
/** The reader's choice of what the calendar shows, and when its link was made; null without a link. */
const Calendar = Shows.extend({ madeAt: z.date().nullable() });
export type Calendar = z.infer<typeof Calendar>;
const Linked = Calendar.extend({ link: z.string() });
export type LinkedCalendar = z.infer<typeof Linked>;

/** Manages the link with which a calendar app reads a person's chores (docs/product/calendar.md 'The calendar link'). */
export const calendars = {
  /** Returns the choice, without the link: the server stores only its hash. */
  getCalendar: read('user').output(Calendar),
  /** Changes what the link shows, or a later one (docs/product/calendar.md 'What the calendar shows'). */
  setCalendarShows: write('user', [], 'TOO_MANY_TRIES').input(Shows).output(Calendar),
  /** Makes a new link and returns its address, once. It replaces the link before (docs/product/calendar.md 'The calendar link'). */
  makeCalendarLink: write('user', [], 'TOO_MANY_TRIES').output(Linked),
};
