-- The name of a chore and its day in the home at the time when it was done. Neither another name of its template nor another time zone of
-- the home changes them. An open chore has its own name if its template was deleted.
alter table chores add column completed_on date, add column name text;

update chores
   set completed_on = (completed_at at time zone coalesce(zone.name, 'UTC'))::date
  from homes left join pg_timezone_names as zone on zone.name = homes.time_zone
 where homes.id = chores.home_id and chores.completed_at is not null;

-- The history says since when a template was called what.
create temporary table called on commit drop as
  select home_id, data ->> 'templateId' as type, data ->> 'name' as name, created_at, id
    from home_events where type in ('template_created', 'template_changed', 'template_reset');
create index on called (home_id, type, created_at);

create function pg_temp.name_at(of_home uuid, of_type text, at timestamptz) returns text language sql as $$
  select coalesce(
    (select name from called
      where called.home_id = of_home and called.type = of_type and called.created_at <= at
      order by created_at desc, id desc limit 1),
    (select name from chore_templates as own
      where own.home_id = of_home and own.template_id = of_type and own.is_custom),
    case of_type when 'throw_rubbish' then 'Throw Rubbish' when 'sweep' then 'Sweep' when 'mop' then 'Mop'
                 when 'wash_toilet' then 'Wash Toilet' end)
$$;

update chores set name = pg_temp.name_at(home_id, type, completed_at) where completed_at is not null;

update chores set name = own.name
  from chore_templates as own
 where own.home_id = chores.home_id and own.template_id = chores.type and own.is_custom and own.deleted
   and chores.completed_at is null;

update home_events
   set data = data || jsonb_strip_nulls(jsonb_build_object(
         'name', pg_temp.name_at(home_id, data ->> 'type', created_at),
         'returnName', pg_temp.name_at(home_id, data ->> 'returnType', created_at)))
 where type in ('chore_completed', 'chore_reopened', 'chore_let_go', 'chore_put_back', 'chore_moved', 'swap_accepted');

update replaced_plans
   set chores = (
     select jsonb_agg(chore || jsonb_build_object(
              'completedOn', ((chore ->> 'completedAt')::timestamptz at time zone coalesce(zone.name, 'UTC'))::date,
              'name', case when chore ->> 'completedAt' is not null
                           then pg_temp.name_at(homes.id, chore ->> 'type', (chore ->> 'completedAt')::timestamptz) end))
       from jsonb_array_elements(chores) as chore)
  from homes left join pg_timezone_names as zone on zone.name = homes.time_zone
 where homes.id = replaced_plans.home_id and chores <> '[]';

drop function pg_temp.name_at;
