import * as z from 'zod';
import { read, write } from '#contract/procedure.ts';
import { CALENDAR_SHOWS } from '#domain/calendar.ts';

const Shows = z.object({ shows: z.enum(CALENDAR_SHOWS) });
/** What the reader's calendar shows, and when its link was made; null where it has none. */
const Calendar = Shows.extend({ madeAt: z.date().nullable() });
export type Calendar = z.infer<typeof Calendar>;
const Linked = Calendar.extend({ link: z.string() });
export type LinkedCalendar = z.infer<typeof Linked>;

/** The calendar that a person's calendar app reads by a link (docs/product/calendar.md 'The calendar link'). */
export const calendars = {
  /** Never the link itself, of which only the hash is kept. */
  getCalendar: read('user').output(Calendar),
  /** Changes what the link gives, the one that is there or comes (docs/product/calendar.md 'What it shows'). */
  setCalendarShows: write('user', [], 'TOO_MANY_TRIES').input(Shows).output(Calendar),
  /**
   * Answers the address of the reader's calendar, which nobody can be told again, in place of the one before: so twice makes one
   * (docs/product/calendar.md 'The calendar link').
   */
  makeCalendarLink: write('user', [], 'TOO_MANY_TRIES').output(Linked),
};
