import ICAL from 'ical.js';
import type { TestApp } from '#test/running/app.ts';
import type { Person } from '#test/builders/homes.ts';

/** What a calendar says of one chore, as a calendar app reads it. */
export type CalendarEvent = {
  uid: string;
  day: string;
  /** The first day that is not of it any more. */
  until: string;
  isWholeDay: boolean;
  summary: string;
  description: string;
  url: string;
  sequence: number;
  lastModified: string;
};

/** A calendar as ical.js understands it. */
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

/** A new link of the person's, which shows what they chose, or this. */
export async function linkOf({ api }: Pick<Person, 'api'>, shows?: 'mine' | 'home'): Promise<string> {
  if (shows) await api.calendars.setCalendarShows({ shows });
  return (await api.calendars.makeCalendarLink()).link;
}

/** As a calendar app asks: without a session, and with the tag of what it has. */
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

/** The next minute, in which a calendar is made anew where the board has changed. */
export const nextMinute = (app: Pick<TestApp, 'clock'>) => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
};
