-- Three ways instead of on and off: 'ask_first' lets the administrator decide.
drop index homes_name;
alter table homes
  alter column find_by_name drop default,
  alter column find_by_name type text using case when find_by_name then 'anyone' else 'off' end,
  alter column find_by_name set default 'anyone',
  add constraint homes_find_by_name check (find_by_name in ('anyone', 'ask_first', 'off'));
create index homes_name on homes (name) where find_by_name <> 'off';
update home_events
   set data = data || jsonb_build_object('findByName', case when (data->>'findByName')::boolean then 'anyone' else 'off' end)
 where type = 'settings_changed' and jsonb_typeof(data->'findByName') = 'boolean';
