-- A plan keeps whose turn each chore is; joinings, absences and agreements are facts beside it, and the program derives who does a chore
-- (docs/product/plan.md 'Who does a chore'). Nothing changes hands here. Memory that existed only to undo one act after another goes.

-- Acts are numbered per home: joinings, absences and plans, in the order of their instants.
create temporary table kept on commit drop as
  select plan.home_id, plan.id as plan_id, plan.replaced_at, chore.*
    from replaced_plans as plan
    cross join jsonb_to_recordset(plan.chores) as chore (
      id uuid, type text, "dueDate" date, "assignedTo" uuid, status text, "movedBySwap" boolean, "createdAt" timestamptz,
      "completedAt" timestamptz, "completedBy" uuid, "completedOn" date, name text, "letGoAt" timestamptz, "letGoBy" uuid,
      "movedFrom" date, "movedAt" timestamptz, minutes integer, "cameHow" text, "cameFrom" uuid, revision integer);
create index on kept (home_id, id);
create temporary table acts on commit drop as
  select home_id, at, dense_rank() over (partition by home_id order by at)::integer as act
    from (select home_id, created_at as at from chores
          union select home_id, joined_at from memberships where left_at is null
          union select home_id, created_at from absences
          union select home_id, replaced_at from replaced_plans
          union select home_id, "createdAt" from kept) as instants;
create unique index on acts (home_id, at);

alter table homes add column acts integer not null default 0;
update homes set acts = last.act from (select home_id, max(act) as act from acts group by home_id) as last where home_id = homes.id;

alter table absences add column made integer;
update absences set made = act from acts where acts.home_id = absences.home_id and acts.at = absences.created_at;
alter table absences alter column made set not null;

-- Members who share in what was planned already count as if they had lived here first.
alter table memberships
  add column joined_on date,
  add column joined integer not null default 0,
  add column part integer not null default 1 check (part > 0);
update memberships
   set joined_on = (joined_at at time zone coalesce(zone.name, 'UTC'))::date
  from homes left join pg_timezone_names as zone on zone.name = homes.time_zone
 where homes.id = memberships.home_id;
update memberships set joined = act
  from acts
 where acts.home_id = memberships.home_id and acts.at = joined_at and left_at is null and not shares_chores;
update memberships set part = place
  from (select home_id, user_id, row_number() over (partition by home_id order by joined_at, user_id) as place
          from memberships where left_at is null) as present
 where present.home_id = memberships.home_id and present.user_id = memberships.user_id;
alter table memberships alter column joined_on set not null, drop column shares_chores;

-- `round` is read from the templates at the home's next act.
alter table chores
  alter column assigned_to drop not null,
  add column planned_on date,
  add column round text,
  add column turn_of uuid,
  add column planned_by text not null default 'turns' check (planned_by in ('turns', 'even_minutes')),
  add column made integer,
  add column held_by uuid,
  add column held_why text check (held_why in ('swap', 'move', 'offer')),
  add column held_from uuid;

create temporary table missed on commit drop as
  select distinct on (handed_on.home_id, chore_id) handed_on.home_id, chore_id, absences.user_id
    from handed_on
    join absences on absences.home_id = handed_on.home_id and absences.id = absence_id
   order by handed_on.home_id, chore_id, number;
create index on missed (home_id, chore_id);

-- An agreement with somebody who has left has ended.
create function pg_temp.lives(of_home uuid, who uuid) returns boolean language sql stable as $$
  select exists (select from memberships where home_id = of_home and user_id = who and left_at is null)
$$;
create function pg_temp.turn_of(of_home uuid, of_chore uuid, how text, came_from uuid, has uuid) returns uuid language sql stable as $$
  select coalesce(
    (select user_id from missed where home_id = of_home and chore_id = of_chore),
    case when how in ('swap', 'absence') and pg_temp.lives(of_home, came_from) then came_from end,
    has)
$$;
-- A plan that replaced another is newer than all that the other had, whatever the clocks of two servers said.
create function pg_temp.made(of_home uuid, of_chore uuid, created timestamptz) returns integer language sql stable as $$
  select greatest(
    (select act from acts where home_id = of_home and at = created),
    (select max(act) from replaced_plans as plan join acts on acts.home_id = of_home and acts.at = plan.replaced_at
      where plan.home_id = of_home and plan.replaced_at < created + interval '5 seconds'
        and not exists (select from kept where kept.home_id = of_home and kept.id = of_chore and kept.plan_id = plan.id)))
$$;

update chores
   set planned_on = coalesce(moved_from, due_date),
       turn_of = pg_temp.turn_of(home_id, id, came_how, came_from, assigned_to),
       planned_by = case came_how when 'evening' then 'even_minutes' else 'turns' end,
       made = pg_temp.made(home_id, id, created_at),
       held_by = case when moved_by_swap and (came_from is null or pg_temp.lives(home_id, came_from)) or moved_from is not null
                      then assigned_to end,
       held_why = case when moved_by_swap and (came_from is null or pg_temp.lives(home_id, came_from)) then 'swap'
                       when moved_from is not null then 'move' end,
       held_from = case when moved_by_swap and pg_temp.lives(home_id, came_from) then came_from end;
update chores set planned_on = due_date
 where planned_on <> due_date
   and exists (select from chores as other
                where other.home_id = chores.home_id and other.type = chores.type and other.id <> chores.id
                  and other.planned_on = chores.planned_on);

-- Late chores of members who have left are let go: no screen showed them.
update chores set status = 'overdue', let_go_at = left_at, let_go_by = assigned_to
  from memberships
 where memberships.home_id = chores.home_id and user_id = assigned_to and left_at is not null
   and status <> 'completed' and let_go_at is null and due_date <= left_at::date;

-- Chores that an act took out of the plan, for its Undo.
create table removed_chores (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  removed_by integer not null,
  type text not null,
  planned_on date not null,
  round text,
  turn_of uuid not null,
  planned_by text not null,
  minutes integer not null,
  made integer not null,
  due_date date not null,
  moved_at timestamptz,
  status text not null,
  assigned_to uuid,
  held_by uuid,
  held_why text,
  held_from uuid,
  completed_at timestamptz,
  completed_by uuid,
  completed_on date,
  name text,
  let_go_at timestamptz,
  let_go_by uuid,
  reminded_on date,
  acts uuid[] not null,
  revision integer not null,
  created_at timestamptz not null,
  primary key (home_id, id),
  foreign key (home_id, turn_of) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, assigned_to) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, completed_by) references memberships (home_id, user_id) on delete cascade
);
insert into removed_chores
select distinct on (home_id, id)
       home_id, id, (select act from acts where acts.home_id = kept.home_id and acts.at = kept.replaced_at),
       type, coalesce("movedFrom", "dueDate"), null,
       pg_temp.turn_of(home_id, id, coalesce("cameHow", case when "movedBySwap" then 'swap' else 'turn' end), "cameFrom", "assignedTo"),
       case "cameHow" when 'evening' then 'even_minutes' else 'turns' end, coalesce(minutes, 30),
       pg_temp.made(home_id, id, "createdAt"),
       "dueDate", "movedAt", status, "assignedTo",
       case when "movedBySwap" or "movedFrom" is not null then "assignedTo" end,
       case when "movedBySwap" then 'swap' when "movedFrom" is not null then 'move' end,
       case when "movedBySwap" then "cameFrom" end,
       "completedAt", "completedBy", "completedOn", name, "letGoAt", "letGoBy", null, '{}', coalesce(revision, 0), "createdAt"
  from kept
 where not exists (select from chores where chores.home_id = kept.home_id and chores.id = kept.id)
 order by home_id, id, replaced_at desc;

alter table replaced_plans add column act integer;
update replaced_plans set act = acts.act
  from acts where acts.home_id = replaced_plans.home_id and acts.at = replaced_plans.replaced_at;
alter table replaced_plans alter column act set not null, drop column chores;

alter table chores
  alter column planned_on set not null,
  alter column turn_of set not null,
  alter column made set not null,
  drop column moved_by_swap,
  drop column came_how,
  drop column came_from,
  drop column came_at,
  drop column moved_from,
  add unique (home_id, type, planned_on),
  add foreign key (home_id, turn_of) references memberships (home_id, user_id) on delete cascade,
  add foreign key (home_id, held_by) references memberships (home_id, user_id) on delete cascade,
  add foreign key (home_id, held_from) references memberships (home_id, user_id) on delete set null (held_from),
  add check ((held_by is null) = (held_why is null)),
  add check (abs(due_date - planned_on) <= 1);
drop table handed_on;

drop function pg_temp.made;
drop function pg_temp.turn_of;
drop function pg_temp.lives;
