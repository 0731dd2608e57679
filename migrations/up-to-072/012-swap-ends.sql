-- Why a request ended automatically, and who caused it (null for the server). Its card shows this long after the notification.
alter table swap_requests add column ended_because text
  check (ended_because in ('completed', 'deleted', 'moved', 'left'));
alter table swap_requests add column ended_by uuid;
alter table swap_requests add check (ended_because is null or status = 'cancelled');
alter table swap_requests add check (ended_by is null or ended_because is not null);
alter table swap_requests add foreign key (home_id, ended_by) references memberships (home_id, user_id) on delete set null (ended_by);
create index swap_requests_ended_by on swap_requests (home_id, ended_by) where ended_by is not null;
