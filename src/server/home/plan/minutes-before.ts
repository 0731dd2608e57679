import { sql, type Kysely, type Selectable } from 'kysely';
import type { Absence } from '#domain/absences.ts';
import { startsOf, type Day } from '#domain/days.ts';
import { countedSince, type DealBy, type MinutesBefore } from '#domain/plan/even-minutes.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';

type Row = {
  absences: Absence[];
  joined: { userId: string; on: Day }[];
  done: { userId: string; minutes: number }[];
};

/** How a home decides whose turn a chore is, and what even minutes compare. */
export type Dealing = { dealBy: DealBy; before?: MinutesBefore };

/**
 * Reads what even minutes compare today, in one statement: what each member has done in the last 4 weeks, when they joined, and when they
 * were away before the plan's `first` day. After coming back, earlier minutes and days do not count (docs/product/fair.md 'What counts as minutes'). A home that goes by
 * turns needs nothing.
 */
export async function readDealing(
  tx: Kysely<DB>,
  home: Pick<Selectable<Homes>, 'id' | 'time_zone' | 'deal_by'>,
  today: Day,
  first: Day = today,
): Promise<Dealing> {
  // A check of the table allows no other value.
  const dealBy = home.deal_by as DealBy;
  if (dealBy !== 'even_minutes') return { dealBy };
  const since = countedSince(today);
  const [start] = startsOf([since], home.time_zone);
  const { rows } = await sql<Row>`
    select (select coalesce(json_agg(json_build_object('userId', user_id, 'on', joined_on)), '[]')
              from memberships where home_id = ${home.id} and left_at is null) as joined,
           (select coalesce(json_agg(json_build_object('userId', user_id, 'from', from_day, 'to', least(to_day, ${first}::date - 1))), '[]')
              from absences where home_id = ${home.id} and to_day >= ${since} and from_day < ${first}) as absences,
           (select coalesce(json_agg(of), '[]')
              from (select completed_by as "userId", sum(minutes)::integer as minutes from chores
                      join memberships on memberships.home_id = ${home.id} and user_id = completed_by and left_at is null
                     where chores.home_id = ${home.id} and completed_at >= ${start}
                       and completed_on >= joined_on
                     group by completed_by) as of) as done`.execute(tx);
  const { joined, absences, done } = rows[0] ?? { joined: [], absences: [], done: [] };
  return {
    dealBy,
    before: {
      since,
      joined: new Map(joined.map(({ userId, on }) => [userId, on])),
      absences,
      // The day within these weeks does not matter: all of it is in the past.
      minutes: done.map(({ userId, minutes }) => ({ userId, day: since, minutes })),
    },
  };
}
