import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { CALENDAR_REFRESH_SECONDS } from '#domain/calendar.ts';
import { addDays, type Day } from '#domain/days.ts';

/** A chore as a calendar tells of it. */
export type ChoreDay = {
  /** Stays the same in every calendar, whatever becomes of the chore. */
  id: string;
  day: Day;
  summary: string;
  description?: string | undefined;
  url: string;
  /** Rises whenever the chore becomes somebody else's, is done, or has another name. */
  sequence: number;
  changedAt: Date;
};

/** Of the calendar, and of what has written it. The library writes it as it stands: nothing in it may need escaping. */
const NAME = 'Serumah';

/** RFC 5545 has no way to write others than these three. */
const withoutControls = (text: string) => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');

/** A day has no zone: as midnight in UTC it is written as itself, whatever the zone of the process is. */
const asDate = (day: Day) => new Date(day);

const MAX_OCTETS = 75;

/** Folds a line as RFC 5545 asks, but never between a backslash and its letter: some apps cannot read that. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let folded = '';
  let octets = 0;
  for (const [piece] of line.matchAll(/\\?./gu)) {
    const more = Buffer.byteLength(piece);
    if (octets + more > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += piece;
    octets += more;
  }
  return folded;
}

/** The library folds anywhere between two characters, so this takes its folds back and makes others. */
const foldAgain = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n');

/**
 * A calendar as RFC 5545 writes it. Nothing of it is of the moment at which it is written: the same chores are the same text, from whichever
 * server.
 */
export function writeCalendar(chores: readonly ChoreDay[]): string {
  const calendar = ical({
    name: NAME,
    prodId: { company: NAME, product: NAME },
    ttl: CALENDAR_REFRESH_SECONDS,
  });
  for (const { id, day, summary, description, url, sequence, changedAt } of chores)
    calendar.createEvent({
      id,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: asDate(day),
      end: asDate(addDays(day, 1)),
      allDay: true,
      summary: withoutControls(summary),
      ...(description !== undefined && { description: withoutControls(description) }),
      url,
      // Whoever has to sweep that day is not taken.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  // The library leaves the last line open.
  return `${foldAgain(calendar.toString())}\r\n`;
}
