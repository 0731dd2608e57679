import type { balance } from '#contract/balance.ts';
import { BALANCE_WEEKS, balanceDays, balanceOf, WAITING_DAYS, type BalanceRows } from '#domain/balance.ts';
import { addDays, startsOf, type Day } from '#domain/days.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { periodOf } from '#server/platform/db/periods.ts';

const dayOf = (instant: string) => periodOf(instant, '$2::date[]', '$3::timestamptz[]');
const FIRST_DAY_START = '($3::timestamptz[])[1]';

/**
 * Reads a home ($1) by its days ($2), which start at $3: completed chores, swaps, open chores from today ($4) until another day ($5), the
 * members and their absences. A membership row stores the last stay; the history has the stays before it.
 */
export const BALANCE = `
  with done as (
    select completed_by, ${dayOf('completed_at')} as day, completed_on > due_date as is_late, minutes
      from chores where home_id = $1 and completed_at >= ${FIRST_DAY_START}),
  swaps as (
    select requester_id, target_user_id, ${dayOf('updated_at')} as day, return_chore_type is not null as is_mutual
      from swap_requests
     where home_id = $1 and status = 'accepted' and updated_at >= ${FIRST_DAY_START}),
  moves as (
    select case type when 'member_removed' then (data->>'userId')::uuid else actor_id end as user_id,
           type in ('member_left', 'member_removed') as has_left, id, created_at
      from home_events
     where home_id = $1 and type in ('home_created', 'member_joined', 'member_left', 'member_removed')
       and created_at >= ${FIRST_DAY_START}),
  stays as (
    select user_id, has_left, lag(created_at) over (partition by user_id order by id) as came_at, created_at as left_at from moves)
  select (select coalesce(json_agg(user_id), '[]') from memberships where home_id = $1 and left_at is null) as members,
         (select coalesce(json_agg(of), '[]')
            from (select completed_by as "userId", day, sum(minutes) as minutes, max(minutes) as longest,
                         count(*) filter (where is_late) as late
                    from done group by completed_by, day) as of) as done,
         (select coalesce(json_agg(of), '[]')
            from (select user_id as "userId", day, count(*) filter (where has_taken) as taken,
                         count(*) filter (where not has_taken) as "handedOn"
                    from (select target_user_id as user_id, day, true as has_taken from swaps
                          union all select requester_id, day, false from swaps
                          union all select requester_id, day, true from swaps where is_mutual
                          union all select target_user_id, day, false from swaps where is_mutual) as sides
                   group by user_id, day) as of) as swapped,
         (select coalesce(json_agg(of), '[]')
            from (select assigned_to as "userId", sum(minutes) as minutes from chores
                   where home_id = $1 and due_date between $4 and $5 and status <> 'completed' and let_go_at is null
                   group by assigned_to) as of) as waiting,
         (select coalesce(json_agg(of), '[]')
            from (select user_id as "userId", ${dayOf('joined_at')} as "from", ${dayOf('left_at')} as "to"
                    from memberships
                   where home_id = $1 and (left_at is null or left_at >= ${FIRST_DAY_START})
                  union all
                  select user_id, ${dayOf('came_at')}, ${dayOf('left_at')} from stays where has_left) as of) as stays,
         (select coalesce(json_agg(of), '[]')
            from (select user_id as "userId", from_day as "from", to_day as "to" from absences
                   where home_id = $1 and to_day >= ($2::date[])[1] and from_day <= $4) as of) as absences`;

export function balanceValues({ homeId, timeZone, today }: { homeId: string; timeZone: string; today: Day }) {
  const days = balanceDays(today);
  return [homeId, days, startsOf(days, timeZone), today, addDays(today, WAITING_DAYS - 1)];
}

export type BalanceRow = BalanceRows & { members: string[] };

/** Returns the balance of each period, computed from the same rows. */
export const periodsOf = (today: Day, { members, ...rows }: BalanceRow) =>
  BALANCE_WEEKS.map((weeks) => balanceOf(today, weeks, members, rows));

export const balanceHandlers: Handlers<typeof balance> = {
  async getBalance({ home, today, deps }) {
    const values = balanceValues({ homeId: home.id, timeZone: home.time_zone, today });
    const { rows } = await deps.pool.query<BalanceRow>({ name: 'balance', text: BALANCE, values });
    return { periods: rows.flatMap((row) => periodsOf(today, row)) };
  },
};
