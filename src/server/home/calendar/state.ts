import { createHash } from 'node:crypto';
import { calendarStart, type CalendarShows } from '#domain/calendar.ts';
import { dayOf, type Day } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { programVersion } from '#server/platform/settings/version.ts';

type Home = {
  id: string;
  name: string;
  boardRevision: number;
  timeZone: string;
  /** The names of the members; null if the calendar shows no names. */
  people: string[] | null;
};
type Row = {
  userId: string;
  shows: CalendarShows;
  locale: Language;
  homes: Home[];
  madeEtag: string | null;
  madeChoice: string | null;
  madeAt: Date | null;
};

/** A person's calendar: everything that it is made from now, and as it was last made. */
export type CalendarState = Pick<Row, 'userId' | 'shows' | 'locale'> & {
  homes: (Pick<Home, 'id' | 'name'> & { from: Day })[];
  etag: string;
  /** Changes only when its person changes something: the homes, whose chores to show, or the language. */
  choice: string;
  made: { etag: string; choice: string; at: Date } | undefined;
};

/** Reads one row each of the calendar, the person, their homes and the members, however long the history. Most answers need no more. */
export const FIND_CALENDAR = `
  select calendars.user_id as "userId", calendars.shows, users.locale,
         (select coalesce(json_agg(json_build_object(
                   'id', homes.id, 'name', homes.name, 'boardRevision', homes.board_revision, 'timeZone', homes.time_zone,
                   'people', case when calendars.shows = 'home' then
                     (select json_agg(person.display_name order by person.id)
                        from memberships join users as person on person.id = memberships.user_id
                       where memberships.home_id = homes.id and memberships.left_at is null) end)
                 order by homes.name, homes.id), '[]')
            from user_homes join homes on homes.id = user_homes.home_id
           where user_homes.user_id = calendars.user_id) as homes,
         made.etag as "madeEtag", made.choice as "madeChoice", made.made_at as "madeAt"
    from calendars
    join users on users.id = calendars.user_id
    left join calendar_feeds as made on made.user_id = calendars.user_id
   where calendars.token_hash = $1 and users.deleted_at is null`;

const digestOf = (parts: unknown) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** Another version of the program may write the calendar differently. */
const version = programVersion();

function stateOf({ homes, madeEtag, madeChoice, madeAt, ...row }: Row, now: Date): CalendarState {
  const shown = homes.map(({ id, name, timeZone }) => ({
    id,
    name,
    from: calendarStart(dayOf(now, timeZone)),
  }));
  const choice = JSON.stringify([version, row.shows, row.locale, homes.map(({ id }) => id)]);
  const board = homes.map(({ boardRevision, people }, at) => [shown[at], boardRevision, people]);
  const made =
    madeEtag !== null && madeChoice !== null && madeAt !== null
      ? { etag: madeEtag, choice: madeChoice, at: madeAt }
      : undefined;
  return { ...row, homes: shown, etag: digestOf([choice, board]), choice, made };
}

/** Sends the statement on a connection for reads, or in a transaction. */
export type Ask = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** Returns the calendar that a link with this hash opens now, if any. */
export async function findCalendar(
  ask: Ask,
  tokenHash: Buffer,
  now: Date,
): Promise<CalendarState | undefined> {
  const [row] = (await ask(FIND_CALENDAR, [tokenHash])).rows as Row[];
  return row && stateOf(row, now);
}
