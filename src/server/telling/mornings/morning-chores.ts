import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, weekdayOf, type Day } from '#domain/days.ts';
import { translateTemplateName, wordsOfType } from '#domain/home-templates.ts';
import { nameOfType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';
import { ownHomesOf } from '#server/telling/mornings/morning-hours.ts';
import type { Words } from '#words/languages.ts';

export type MorningChore = { homeId: string; name: string; isLate: boolean };

/** Returns the names of today's chores or of the late ones, each once. */
export const namesOf = (chores: readonly MorningChore[], isLate: boolean): string[] => [
  ...new Set(chores.filter((chore) => chore.isLate === isLate).map(({ name }) => name)),
];

type Row = { homeId: string; type: string; isLate: boolean; name: string | null };

const nameOf = ({ type, name }: Row, { builtInTemplates }: Words): string =>
  translateTemplateName({ id: type, name: name ?? wordsOfType(type) }, builtInTemplates);

/**
 * Returns a person's open chores, today's first and by home, with each name once. Covers all homes where they live and are not away, each
 * on its own day. With several homes it names the home (docs/product/calendar.md 'Names in the calendar').
 */
export async function morningChores(
  db: Kysely<DB>,
  { userId, now, words }: { userId: string; now: Date; words: Words },
): Promise<MorningChore[]> {
  const homes = await ownHomesOf(db, userId);
  if (homes.length === 0) return [];
  const todays = homes.map(({ timeZone }): Day => dayOf(now, timeZone));
  const { rows } = await sql<Row>`
    select distinct on (chores.due_date < here.today, chores.home_id, chores.type)
           chores.home_id as "homeId", chores.type, chores.due_date < here.today as "isLate", coalesce(chores.name, ${sql.raw(nameOfType('chores.home_id', 'chores.type'))}) as name
      from unnest(${homes.map(({ id }) => id)}::uuid[], ${todays}::date[]) as here (home_id, today)
      join chores on chores.home_id = here.home_id and chores.due_date <= here.today and chores.status <> 'completed'
     where chores.assigned_to = ${userId} and chores.let_go_at is null
       and not exists (select from absences
                        where absences.home_id = chores.home_id and absences.user_id = chores.assigned_to
                          and here.today between absences.from_day and absences.to_day)
     order by chores.due_date < here.today, chores.home_id, chores.type`.execute(db);
  const inHomes = homes.flatMap(({ id, name }) => {
    const home = homes.length > 1 ? name : undefined;
    return rows
      .filter(({ homeId }) => homeId === id)
      .map((row) => ({
        homeId: id,
        name: words.choreOfDay({ chore: nameOf(row, words), isDone: false, person: undefined, home }),
        isLate: row.isLate,
      }));
  });
  return inHomes.toSorted((one, other) => Number(one.isLate) - Number(other.isLate));
}

/** How many of the home's chores of this week are done, and its name if the person lives in several. */
export type WeekDone = { done: number; all: number; home: string | undefined };

const SUNDAY = 7;

/**
 * On a Sunday of the home whose clock counts: returns what the home did of the week's chores, counted as on the board. Undefined on other
 * days, and if no chores were due (docs/product/notifications.md 'The week on Sundays').
 */
export async function weekDone(
  db: Kysely<DB>,
  { userId, now }: { userId: string; now: Date },
): Promise<WeekDone | undefined> {
  const [home, ...others] = await ownHomesOf(db, userId);
  const today = home && dayOf(now, home.timeZone);
  if (!home || today === undefined || weekdayOf(today) !== SUNDAY) return undefined;
  const { rows } = await sql<Omit<WeekDone, 'home'>>`
    select count(*) filter (where chores.status = 'completed')::integer as done, count(*)::integer as "all"
      from chores
      join memberships on memberships.home_id = chores.home_id and memberships.user_id = chores.assigned_to
     where chores.home_id = ${home.id} and chores.due_date between ${addDays(today, 1 - SUNDAY)} and ${today}
       and (chores.status = 'completed' or memberships.left_at is null) and chores.let_go_at is null`.execute(
    db,
  );
  const [week] = rows;
  if (!week || week.all === 0) return undefined;
  return { ...week, home: others.length > 0 ? home.name : undefined };
}
