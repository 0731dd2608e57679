import { sql, type Kysely, type Selectable } from 'kysely';
import type { Absence } from '#domain/absences.ts';
import { dayOf, startsOf, type Day } from '#domain/days.ts';
import { countedSince, type DealBy, type DealtBefore } from '#domain/even-minutes.ts';
import type { DB, Homes } from '#server/db/types.ts';

type Home = Pick<Selectable<Homes>, 'id' | 'time_zone' | 'deal_by'>;
type Row = {
  absences: Absence[];
  joined: { userId: string; at: string }[];
  done: { userId: string; minutes: number }[];
  ahead: { id: string; userId: string; day: Day; type: string; minutes: number; isOpen: boolean }[];
};

/** What even minutes go by on a day, and the home's chores from that day on. */
type EvenMinutes = {
  dealBy: 'even_minutes';
  /** Without what is still open. */
  before: DealtBefore;
  ahead: Row['ahead'];
};

/**
 * What the home's even minutes go by today, in one statement: what each member has done in the last 4 weeks, since when they live there, and
 * when they were away; of one who came back, neither minutes nor days of before (docs/product/fair.md 'What counts as minutes'). Undefined in a home that deals by turns, which asks nothing.
 */
export async function readEvenMinutes(
  tx: Kysely<DB>,
  home: Home,
  today: Day,
): Promise<EvenMinutes | undefined> {
  // A check of the table holds it to these.
  if ((home.deal_by as DealBy) !== 'even_minutes') return undefined;
  const since = countedSince(today);
  const [start] = startsOf([since], home.time_zone);
  const { rows } = await sql<Row>`
    select (select coalesce(json_agg(json_build_object('userId', user_id, 'at', joined_at)), '[]')
              from memberships where home_id = ${home.id} and left_at is null) as joined,
           (select coalesce(json_agg(json_build_object('userId', user_id, 'from', from_day, 'to', to_day)), '[]')
              from absences where home_id = ${home.id} and to_day >= ${since} and to_day < ${today}) as absences,
           (select coalesce(json_agg(of), '[]')
              from (select completed_by as "userId", sum(minutes)::integer as minutes from chores
                      join memberships on memberships.home_id = ${home.id} and user_id = completed_by and left_at is null
                     where chores.home_id = ${home.id} and completed_at >= ${start}
                       and completed_at >= joined_at
                     group by completed_by) as of) as done,
           (select coalesce(json_agg(json_build_object('id', id, 'userId', assigned_to, 'day', due_date, 'type', type, 'minutes', minutes,
                                                       'isOpen', status <> 'completed' and let_go_at is null)), '[]')
              from chores where home_id = ${home.id} and due_date >= ${today}) as ahead`.execute(tx);
  const [row] = rows;
  const joined = row?.joined ?? [];
  return {
    dealBy: 'even_minutes',
    before: {
      since,
      joined: new Map(joined.map(({ userId, at }) => [userId, dayOf(new Date(at), home.time_zone)])),
      absences: row?.absences ?? [],
      // On which of these days is all the same: all of them lie behind what is dealt.
      minutes: (row?.done ?? []).map(({ userId, minutes }) => ({ userId, day: since, minutes })),
    },
    ahead: row?.ahead ?? [],
  };
}

/** What a plan of more months is dealt by: all that is open counts, and what stands on its day is not made again. */
export async function readDealingOfPlan(...asked: Parameters<typeof readEvenMinutes>) {
  const even = await readEvenMinutes(...asked);
  if (!even) return undefined;
  const standing = even.ahead.filter(({ isOpen }) => !isOpen);
  return {
    dealBy: even.dealBy,
    before: withOpen(even, []),
    standing: standing.map(({ type, day }) => ({ type, dueDate: day })),
  };
}

/** What chores that change hands are dealt by: all that is open counts but these. */
export async function readDealingOfChores(
  tx: Kysely<DB>,
  home: Home,
  today: Day,
  chores: readonly { id: string }[],
) {
  const even = await readEvenMinutes(tx, home, today);
  return even && { dealBy: even.dealBy, before: withOpen(even, chores) };
}

function withOpen({ before, ahead }: EvenMinutes, without: readonly { id: string }[]): DealtBefore {
  const dealt = new Set(without.map(({ id }) => id));
  const open = ahead.filter(({ id, isOpen }) => isOpen && !dealt.has(id));
  return { ...before, minutes: [...before.minutes, ...open] };
}
