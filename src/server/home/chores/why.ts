import { sql } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { dayOf } from '#domain/days.ts';
import { whyOf, type WhyFacts } from '#domain/plan/why.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';

export const getWhy: Handlers<typeof chores>['getWhy'] = async ({ tx, input, home }) => {
  const { rows } = await sql<Omit<WhyFacts, 'swappedOn'> & { swappedAt: Date | null }>`
    select assigned_to as "userId", own.due_date as "dueDate", turn_of as "turnOf", made, planned_by as "plannedBy", held_by as "heldBy", held_why as "heldWhy",
           held_from as "heldFrom", claimed_by as "claimedBy", claimed_from as "claimedFrom", swap.updated_at as "swappedAt",
           case when swap.chore_id = own.id then swap.return_chore_type else swap.chore_type end as gave,
           (select json_agg(json_build_object('userId', user_id, 'joinedOn', joined_on, 'joined', joined, 'part', part))
              from memberships where home_id = own.home_id and left_at is null) as members,
           (select coalesce(json_agg(user_id), '[]')
              from absences where home_id = own.home_id and own.due_date between from_day and to_day) as away
      from chores as own
      left join lateral (
        select * from swap_requests as request
         where own.held_why = 'swap' and request.home_id = own.home_id and own.id in (request.chore_id, request.return_chore_id)
           and request.exchanged
         order by request.updated_at desc
         limit 1) as swap on true
     where own.home_id = ${home.id} and own.id = ${input.choreId} and let_go_at is null
       and assigned_to is not null`.execute(tx);
  const [row] = rows;
  if (!row) throw refusal('CHORE_NOT_FOUND');
  const { swappedAt, ...facts } = row;
  const swappedOn = swappedAt && dayOf(swappedAt, home.time_zone);
  return { userId: facts.userId, reason: whyOf({ ...facts, swappedOn }) };
};
