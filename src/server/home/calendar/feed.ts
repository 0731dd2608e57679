import { sql, type Kysely } from 'kysely';
import { CALENDAR_CHORES_MAX } from '#domain/calendar.ts';
import type { Day } from '#domain/days.ts';
import { translateTemplateName, translateTemplate, wordsOfType } from '#domain/home-templates.ts';
import { chorePlace } from '#domain/places.ts';
import { nameForReader } from '#domain/users.ts';
import type { ChoreDay } from '#server/home/calendar/icalendar.ts';
import type { CalendarState } from '#server/home/calendar/state.ts';
import type { DB } from '#server/platform/db/types.ts';
import { pageUrl } from '#server/telling/mail/letter.ts';
import { templatesOf } from '#server/platform/db/templates.ts';
import { wordsIn } from '#words/languages.ts';

type Row = {
  id: string;
  homeId: string;
  type: string;
  name: string | null;
  dueDate: Day;
  isDone: boolean;
  person: string;
  sequence: number;
  changedAt: Date;
};

/** Reads the chores as the board shows them, each home's from its own first day on (docs/product/board.md 'Status and badge'). */
async function readChores(tx: Kysely<DB>, { homes, shows, userId }: CalendarState) {
  const { rows } = await sql<Row>`
    select chore.id, chore.home_id as "homeId", chore.type, chore.name, chore.due_date as "dueDate", chore.is_done as "isDone",
           users.display_name as person, chore.revision + coalesce(template.revision, 0) as sequence,
           greatest(chore.changed_at, template.updated_at) as "changedAt"
      from unnest(${homes.map(({ id }) => id)}::uuid[], ${homes.map(({ from }) => from)}::date[]) as home (id, first_day)
     cross join lateral (
       select chores.id, chores.home_id, chores.type, chores.name, chores.due_date, chores.status = 'completed' as is_done,
              chores.assigned_to, chores.revision, coalesce(chores.changed_at, chores.created_at) as changed_at
         from chores
         join memberships on memberships.home_id = chores.home_id and memberships.user_id = chores.assigned_to
        where chores.home_id = home.id and chores.due_date >= home.first_day
          and (chores.status = 'completed' or memberships.left_at is null) and chores.let_go_at is null
          and (${shows} = 'home' or chores.assigned_to = ${userId})
        order by chores.due_date, chores.type
        limit ${CALENDAR_CHORES_MAX}) as chore
      join users on users.id = chore.assigned_to
      left join chore_templates as template
        on template.home_id = chore.home_id and template.template_id = chore.type
     order by chore.due_date, chore.home_id, chore.type
     limit ${CALENDAR_CHORES_MAX}`.execute(tx);
  return rows;
}

/** Returns what the calendar of `state` says of each day (docs/product/calendar.md 'What the calendar shows'). */
export async function readDays(tx: Kysely<DB>, state: CalendarState, publicUrl: string): Promise<ChoreDay[]> {
  const { homes, shows } = state;
  const { builtInTemplates, choreOfDay, formerHousemate } = wordsIn(state.locale);
  const rows = await readChores(tx, state);
  const homeNames = new Map(homes.map(({ id, name }) => [id, name]));
  const templatesByType = async ({ id }: { id: string }) => {
    const templates = await templatesOf(tx, id);
    return [id, new Map(templates.map((template) => [template.id, template]))] as const;
  };
  const templates = new Map(await Promise.all(homes.map(templatesByType)));
  return rows.map(({ id, homeId, type, name, dueDate, isDone, person, sequence, changedAt }) => {
    const kept = templates.get(homeId)?.get(type);
    const template = kept && translateTemplate(kept, builtInTemplates);
    const ownName = name === null ? undefined : translateTemplateName({ id: type, name }, builtInTemplates);
    return {
      id,
      day: dueDate,
      summary: choreOfDay({
        chore: ownName ?? template?.name ?? wordsOfType(type),
        isDone,
        person: shows === 'home' ? nameForReader(person, formerHousemate) : undefined,
        home: homes.length > 1 ? homeNames.get(homeId) : undefined,
      }),
      description: template?.once ? undefined : template?.description,
      url: pageUrl(publicUrl, '/chores', { homeId, week: dueDate, tab: 'all' }, chorePlace(id)),
      sequence,
      changedAt,
    };
  });
}
