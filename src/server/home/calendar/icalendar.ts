import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { CALENDAR_REFRESH_SECONDS } from '#domain/calendar.ts';
import { addDays, type Day } from '#domain/days.ts';

/** A chore as a calendar event. */
export type ChoreDay = {
  id: string;
  day: Day;
  summary: string;
  description?: string | undefined;
  url: string;
  /** Increases when the chore changes member or name, or is done. */
  sequence: number;
  changedAt: Date;
};

/** The name of the calendar and of its writer. The library does not escape it. */
const NAME = 'Serumah';

/** RFC 5545 allows no other control characters than these three. */
const withoutControls = (text: string) => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');

/** Midnight in UTC is written as the day itself, whatever the time zone of the process. */
const asDate = (day: Day) => new Date(day);

const MAX_OCTETS = 75;

/** Folds a line as RFC 5545 asks, but never between a backslash and its letter, which some apps cannot read. */
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

/** Replaces the library's folds, which may be between any two characters. */
const refold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n');

/** Writes a calendar by RFC 5545. The same chores give the same text, at any time and on any server. */
export function writeCalendar(chores: readonly ChoreDay[]): string {
  const prodId = { company: NAME, product: NAME };
  const calendar = ical({ name: NAME, prodId, ttl: CALENDAR_REFRESH_SECONDS });
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
      // A member with a chore that day is not busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  // The library leaves the last line open.
  return `${refold(calendar.toString())}\r\n`;
}
