-- How a chore was planned (docs/product/plan.md 'What a plan depends on'): the minutes of its template at that time, or the form's 30 if the
-- template is gone; and how the member got it, from whom, and when. A turn has no more than 'turn'.
alter table chores
  add column minutes integer not null default 30 check (minutes between 1 and 300),
  add column came_how text not null default 'turn'
    check (came_how in ('turn', 'swap', 'leaving', 'sharing', 'absence', 'evening')),
  add column came_from uuid,
  add column came_at timestamptz,
  add foreign key (home_id, came_from) references memberships (home_id, user_id) on delete set null (came_from),
  add check (came_how <> 'turn' or came_from is null and came_at is null);

-- Templates of the home have their last minutes, even after they were deleted. A built-in template that was reset has its default.
update chores
   set minutes = own.estimated_time
  from chore_templates as own
 where own.home_id = chores.home_id and own.template_id = chores.type and (own.is_custom or not own.deleted);
update chores
   set minutes = built_in.minutes
  from (values ('throw_rubbish', 10), ('mop', 45), ('wash_toilet', 20)) as built_in (type, minutes)
 where built_in.type = chores.type
   and not exists (select from chore_templates as own
                    where own.home_id = chores.home_id and own.template_id = chores.type and not own.deleted);

update chores set came_how = 'swap' where moved_by_swap;
update chores
   set came_from = swap.came_from, came_at = swap.came_at
  from (select distinct on (home_id, chore_id, given_to) home_id, chore_id, given_to, came_from, came_at
          from (select home_id, chore_id, target_user_id as given_to, requester_id as came_from, updated_at as came_at
                  from swap_requests where exchanged
                union all
                select home_id, return_chore_id, requester_id, target_user_id, updated_at
                  from swap_requests where exchanged and return_chore_id is not null) as given
         order by home_id, chore_id, given_to, came_at desc) as swap
 where chores.moved_by_swap
   and swap.home_id = chores.home_id and swap.chore_id = chores.id and swap.given_to = chores.assigned_to;
