import type { Chore } from '#contract/chores.ts';
import type { dashboard, DashboardOfHome, PendingSwap } from '#contract/dashboard.ts';
import { addDays, weekStart, type Day } from '#domain/days.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { nameOfDeletedType } from '#server/platform/db/chore-names.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { CHORE_COLUMNS } from '#server/home/plan/chore-rows.ts';

const UPCOMING_DAYS = 7;
const RECENT_DAYS = 7;

// A built-in template has a row only if the home has its own version of it.
const BUILT_IN = BUILT_IN_TEMPLATES.map(({ id, priority }) => `('${id}', ${priority})`).join(', ');

// Returns one row of counts even if the lists are empty. It is one statement, because most of a read is the round trip to the database.
export const DASHBOARD_CHORES = `
  with due as materialized (
    select * from chores
     where home_id = $1 and due_date <= $3 and assigned_to is not null
       and (status = 'completed' and due_date = $2 or status <> 'completed' and let_go_at is null)),
  counts as (
    select count(*) filter (where due_date = $2) as today,
           count(*) filter (where due_date > $2) as upcoming,
           count(*) filter (where due_date < $2) as overdue,
           min(due_date) filter (where due_date < $2) as "overdueSince",
           count(*) filter (where due_date < $2 and assigned_to = $4) as "ownOverdue",
           count(*) filter (where due_date < $5 and assigned_to = $4) as "ownOfEarlierWeeks",
           exists (select from chores where home_id = $1 and due_date between $6 and $3
                    and status = 'completed' and completed_by = $4) as "hasCompleted"
      from due),
  shown as (
    (select 'today' as list, null as place, due.* from due where due_date = $2)
    union all
    (select 'upcoming', row_number() over urgent, due.* from due
       left join (values ${BUILT_IN}) as built_in (id, priority) on built_in.id = due.type
       left join chore_templates as own on own.home_id = $1 and own.template_id = due.type and not own.deleted
      where due_date > $2
     window urgent as (order by due_date, assigned_to = $4 desc, coalesce(own.priority, built_in.priority, 0) desc, type)
      order by 2 limit 5)
    union all
    (select 'ownOverdue', null, due.* from due where due_date < $2 and assigned_to = $4
      order by due_date, type limit 5)
    union all
    (select 'ownNext', null, due.* from due where due_date > $2 and assigned_to = $4
      order by due_date, type limit 1))
  select counts.*, chores.list, ${CHORE_COLUMNS}
    from counts left join shown as chores on true
   order by chores.place, chores.due_date, chores.assigned_to = $4 desc, chores.type`;

export const DASHBOARD_SWAPS = `
  select id, requester_id as "requesterId", target_user_id as "targetUserId", chore_type as "choreType",
         ${nameOfDeletedType('swap_requests.home_id', 'chore_type')} as "choreName", chore_due_date as "choreDueDate", created_at as "createdAt", count(*) over () as count,
         json_agg(json_build_object('choreId', chore_id, 'swapRequestId', id))
           filter (where requester_id = $2 and chore_id is not null and chore_due_date <= $3) over () as requested
    from swap_requests
   where home_id = $1 and status = 'pending' and (requester_id = $2 or target_user_id = $2)
   order by target_user_id = $2 desc, created_at desc, id limit 3`;

type Counts = {
  today: number;
  upcoming: number;
  overdue: number;
  overdueSince: Day | null;
  ownOverdue: number;
  ownOfEarlierWeeks: number;
  hasCompleted: boolean;
};
type List = 'today' | 'upcoming' | 'ownOverdue' | 'ownNext';
type Shown = Counts & ((Chore & { list: List }) | { list: null });

type ListedSwap = PendingSwap & { count: number; requested: DashboardOfHome['requested'] | null };

export const dashboardHandlers: Handlers<typeof dashboard> = {
  async getDashboard({ home, user, today, deps }) {
    const lastDay = addDays(today, UPCOMING_DAYS);
    // Every visit makes both reads, so they are prepared.
    const [{ rows }, { rows: swaps }] = await Promise.all([
      deps.pool.query<Shown>({
        name: 'dashboard-chores',
        text: DASHBOARD_CHORES,
        values: [home.id, today, lastDay, user.userId, weekStart(today), addDays(today, -RECENT_DAYS)],
      }),
      deps.pool.query<ListedSwap>({
        name: 'dashboard-swaps',
        text: DASHBOARD_SWAPS,
        values: [home.id, user.userId, lastDay],
      }),
    ]);
    const [counts] = rows;
    if (!counts) throw new Error('the counts are there without any chore');
    const listed = (list: List) => rows.flatMap((row) => (row.list === list ? [row] : []));
    return {
      today,
      counts: {
        today: counts.today,
        upcoming: counts.upcoming,
        overdue: counts.overdue,
        pendingSwaps: swaps[0]?.count ?? 0,
      },
      overdueSince: counts.overdueSince,
      todaysChores: listed('today'),
      upcomingChores: listed('upcoming'),
      ownOverdue: {
        count: counts.ownOverdue,
        ofEarlierWeeks: counts.ownOfEarlierWeeks,
        chores: listed('ownOverdue'),
      },
      ownNext: listed('ownNext')[0] ?? null,
      hasCompleted: counts.hasCompleted,
      pendingSwaps: swaps,
      requested: swaps[0]?.requested ?? [],
    };
  },
};
