import type { balance } from '#contract/balance.ts';
import { BALANCE_WEEKS, balanceFrom, balanceOf, WAITING_DAYS, type BalanceRows } from '#domain/balance.ts';
import { addDays, type Day } from '#domain/days.ts';
import type { Handlers } from '#server/calls/calls.ts';

/**
 * Of a home ($1), by the days of its zone ($2): what was done from a day ($3) on, what swaps moved, what waits until another ($5) from today
 * ($4) on, who lives there and who was away. A membership knows its last stay alone; of those before it the history tells.
 */
export const BALANCE = `
  with done as (
    select completed_by, (completed_at at time zone $2::text)::date as day, due_date, minutes
      from chores where home_id = $1 and completed_at >= $3::timestamp at time zone $2::text),
  swaps as (
    select requester_id, target_user_id, (updated_at at time zone $2::text)::date as day, return_chore_type is not null as is_mutual
      from swap_requests
     where home_id = $1 and status = 'accepted' and updated_at >= $3::timestamp at time zone $2::text),
  moves as (
    select case type when 'member_removed' then (data->>'userId')::uuid else actor_id end as user_id,
           type in ('member_left', 'member_removed') as has_left, id, created_at
      from home_events
     where home_id = $1 and type in ('home_created', 'member_joined', 'member_left', 'member_removed')
       and created_at >= $3::timestamp at time zone $2::text),
  stays as (
    select user_id, has_left, lag(created_at) over (partition by user_id order by id) as came_at, created_at as left_at from moves)
  select (select coalesce(json_agg(user_id), '[]') from memberships where home_id = $1 and left_at is null) as members,
         (select coalesce(json_agg(of), '[]')
            from (select completed_by as "userId", day, sum(minutes) as minutes, max(minutes) as longest,
                         count(*) filter (where day > due_date) as late
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
            from (select user_id as "userId", (joined_at at time zone $2::text)::date as "from",
                         (left_at at time zone $2::text)::date as "to"
                    from memberships
                   where home_id = $1 and (left_at is null or left_at >= $3::timestamp at time zone $2::text)
                  union all
                  select user_id, (came_at at time zone $2::text)::date, (left_at at time zone $2::text)::date
                    from stays where has_left) as of) as stays,
         (select coalesce(json_agg(of), '[]')
            from (select user_id as "userId", from_day as "from", to_day as "to" from absences
                   where home_id = $1 and to_day >= $3::date and from_day <= $4) as of) as absences`;

type Asked = { homeId: string; timeZone: string; today: Day };

/** What BALANCE is asked with. */
export const balanceValues = ({ homeId, timeZone, today }: Asked): string[] => [
  homeId,
  timeZone,
  balanceFrom(today, Math.max(...BALANCE_WEEKS)),
  today,
  addDays(today, WAITING_DAYS - 1),
];

export type BalanceRow = BalanceRows & { members: string[] };

/** The balance of each period, from the same rows. */
export const periodsOf = (today: Day, { members, ...rows }: BalanceRow) =>
  BALANCE_WEEKS.map((weeks) => balanceOf(today, weeks, members, rows));

export const balanceHandlers: Handlers<typeof balance> = {
  async getBalance({ home, today, deps }) {
    const values = balanceValues({ homeId: home.id, timeZone: home.time_zone, today });
    const { rows } = await deps.pool.query<BalanceRow>({ name: 'balance', text: BALANCE, values });
    return { periods: rows.flatMap((row) => periodsOf(today, row)) };
  },
};
