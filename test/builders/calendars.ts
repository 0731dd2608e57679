import ICAL from 'ical.js';
import type { TestApp } from '#test/running/app.ts';
import type { Person } from '#test/builders/homes.ts';

/** One chore of a calendar, as a calendar app reads it. */
export type CalendarEvent = {
  uid: string;
  day: string;
  /** The first day after it. */
  until: string;
  isWholeDay: boolean;
  summary: string;
  description: string;
  url: string;
  sequence: number;
  lastModified: string;
};

/** Reads a calendar with ical.js. */
export function eventsOf(text: string): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const valueOf = (name: string) => String(part.getFirstPropertyValue(name));
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      until: event.endDate.toString(),
      isWholeDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      url: valueOf('url'),
      sequence: event.sequence,
      lastModified: valueOf('last-modified'),
    };
  });
}

/** Creates a new calendar link of the person, with their choice of chores or with `shows`. */
export async function linkOf({ api }: Pick<Person, 'api'>, shows?: 'mine' | 'home'): Promise<string> {
  if (shows) await api.calendars.setCalendarShows({ shows });
  return (await api.calendars.makeCalendarLink()).link;
}

/** Fetches a calendar as a calendar app does: without a session, and with the tag of its last copy. */
export async function readCalendar(
  link: string,
  { etag, ...init }: RequestInit & { etag?: string | undefined } = {},
) {
  const answer = await fetch(link, { ...init, headers: { ...(etag && { 'if-none-match': etag }) } });
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? undefined,
    headers: answer.headers,
    text,
    events: text.startsWith('BEGIN:VCALENDAR') ? eventsOf(text) : [],
  };
}

/** Moves the clock to the next minute, when the server renders a changed calendar again. */
export const nextMinute = (app: Pick<TestApp, 'clock'>) => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
};
