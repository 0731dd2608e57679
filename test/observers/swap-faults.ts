import { sql } from 'kysely';
import type { TestApp } from '#test/running/app.ts';

type Asked = { homeId: string; today: string };

/**
 * Returns each broken invariant of a home's chores and swaps as a line; none if all is well. Chores that were due before today count as
 * handled by the sweep.
 */
export async function swapFaults({ db }: TestApp, { homeId, today }: Asked): Promise<string[]> {
  const { rows } = await sql<{ fault: string; id: string }>`
    with member as (select user_id from memberships where home_id = ${homeId} and left_at is null),
         chore as (select * from chores where home_id = ${homeId}),
         asked as (select * from swap_requests where home_id = ${homeId} and status = 'pending')
    select 'open chore of somebody who does not live here' as fault, id from chore
     where status <> 'completed' and due_date >= ${today} and assigned_to not in (select user_id from member)
    union all
    select 'status against the date', id from chore
     where status <> 'completed' and status <> case when due_date < ${today} then 'overdue' else 'pending' end
    union all
    select 'completed by somebody else than its assignee', id from chore where completed_by <> assigned_to
    union all
    select 'pending request whose chore is gone, done or not the requester''s', id from asked
     where not exists (
       select from chore
        where chore.id = asked.chore_id and assigned_to = asked.requester_id and chore.status <> 'completed')
    union all
    select 'pending request whose chore in return is gone, done or not the target''s', id from asked
     where return_chore_type is not null and not exists (
       select from chore
        where chore.id = asked.return_chore_id and assigned_to = asked.target_user_id and chore.status <> 'completed')
    union all
    select 'pending request of somebody who does not live here', id from asked
     where requester_id not in (select user_id from member) or target_user_id not in (select user_id from member)
    union all
    select 'two pending requests for one chore', min(id::text)::uuid from asked group by chore_id having count(*) > 1
  `.execute(db);
  return rows.map(({ fault, id }) => `${fault}: ${id}`);
}
