-- Chores, swaps and calendars.

-- Chores with their members (docs/product/plan.md 'What a plan depends on', 'Who does a chore').
create table chores (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The id of the template.
  type text not null,
  assigned_to uuid,
  due_date date not null,
  -- As ISO 8601 counts.
  week_number integer not null generated always as (extract(week from due_date)::integer) stored,
  year integer not null generated always as (extract(year from due_date)::integer) stored,
  -- Months count from 0 (docs/product/everywhere.md 'Weeks and months').
  month integer not null generated always as (extract(month from due_date)::integer - 1) stored,
  status text not null default 'pending' check (status in ('pending', 'completed', 'overdue')),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  completed_by uuid,
  -- When a late chore of an earlier week was let go, and by whom. It keeps its status (docs/product/board.md 'Letting a chore go').
  let_go_at timestamptz,
  let_go_by uuid,
  -- SEQUENCE and LAST-MODIFIED of the chore's event in calendars; the trigger below sets both.
  revision integer not null default 0,
  changed_at timestamptz,
  -- The ids of the last completions and reopenings. A phone may send one twice after an outage (docs/product/board.md
  -- 'Completing without a connection').
  acts uuid[] not null default '{}' check (cardinality(acts) <= 20),
  minutes integer not null default 30 check (minutes between 1 and 300),
  -- When its member moved it by a day (docs/product/board.md 'A day earlier, a day later').
  moved_at timestamptz,
  -- The day of the last reminder: at most one a day (docs/product/board.md 'Reminding').
  reminded_on date,
  -- The day of the home on which it was completed. It stays the same if the home moves to another time zone.
  completed_on date,
  -- The name when it was completed, or when its template was deleted; null if the template has the name.
  name text,
  planned_on date not null,
  round text,
  -- Whose turn it is. The program derives who does it.
  turn_of uuid not null,
  planned_by text not null default 'turns' check (planned_by in ('turns', 'even_minutes')),
  -- The number of the act.
  made integer not null,
  -- The agreement: who does it, why, and in whose place (docs/product/plan.md 'Agreements').
  held_by uuid,
  held_why text check (held_why in ('swap', 'move', 'offer')),
  held_from uuid,
  primary key (home_id, id),
  unique (home_id, type, due_date),
  unique (home_id, type, planned_on),
  foreign key (home_id, assigned_to) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, completed_by) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, let_go_by) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, turn_of) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, held_by) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, held_from) references memberships (home_id, user_id) on delete set null (held_from),
  check ((status = 'completed') = (completed_at is not null)),
  check ((completed_at is null) = (completed_by is null)),
  check ((let_go_at is null) = (let_go_by is null)),
  check (let_go_at is null or status <> 'completed'),
  check ((held_by is null) = (held_why is null)),
  check (abs(due_date - planned_on) <= 1)
);
create index chores_due on chores (home_id, due_date);
-- Every visit of the board and the dashboard reads open chores, whatever their day.
create index chores_open on chores (home_id, due_date) where status <> 'completed' and let_go_at is null;
create index chores_completed on chores (home_id, completed_at) where completed_at is not null;

create function count_chore_change() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.changed_at := now();
  return new;
end
$$;
create trigger chores_changed before update of assigned_to, due_date, completed_at on chores
  for each row
  when ((old.assigned_to, old.due_date, old.completed_at) is distinct from (new.assigned_to, new.due_date, new.completed_at))
  execute function count_chore_change();

-- Chores that an act took out of the plan, for its Undo.
create table removed_chores (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  -- The number of that act.
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

-- Requests to a housemate to take a chore, with or without a chore in return. A request outlives its chores (Regenerate deletes them), so
-- it keeps their types and days too.
create table swap_requests (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  chore_id uuid,
  chore_type text not null,
  chore_due_date date not null,
  return_chore_id uuid,
  return_chore_type text,
  return_chore_due_date date,
  requester_id uuid not null,
  target_user_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'cancelled')),
  message text check (char_length(message) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether accepting moved the chores (docs/product/swaps.md 'Accepting').
  exchanged boolean not null default false,
  -- Why the request ended by itself, and who caused that; null if no member did.
  ended_because text check (ended_because in ('completed', 'deleted', 'moved', 'another_day', 'left')),
  ended_by uuid,
  primary key (home_id, id),
  foreign key (home_id, chore_id) references chores (home_id, id) on delete set null (chore_id),
  foreign key (home_id, return_chore_id) references chores (home_id, id) on delete set null (return_chore_id),
  foreign key (home_id, requester_id) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, target_user_id) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, ended_by) references memberships (home_id, user_id) on delete set null (ended_by),
  check (requester_id <> target_user_id),
  check ((return_chore_type is null) = (return_chore_due_date is null)),
  check (not exchanged or status = 'accepted'),
  check (ended_because is null or status = 'cancelled'),
  check (ended_by is null or ended_because is not null)
);
create unique index swap_requests_one_pending on swap_requests (home_id, chore_id) where status = 'pending';
create index swap_requests_chore on swap_requests (home_id, chore_id);
create index swap_requests_return_chore on swap_requests (home_id, return_chore_id);
create index swap_requests_requester on swap_requests (home_id, requester_id);
create index swap_requests_target on swap_requests (home_id, target_user_id);
create index swap_requests_ended_by on swap_requests (home_id, ended_by) where ended_by is not null;
create index swap_requests_oldest on swap_requests (home_id, created_at, id);
create index swap_requests_accepted on swap_requests (home_id, updated_at) where status = 'accepted';

-- The choice of what a person's calendar shows, and the hash of its link once they have made one. The link ends with the session that made
-- it (docs/security.md 'Calendar links').
create table calendars (
  user_id uuid primary key references users (id) on delete cascade,
  shows text not null default 'mine' check (shows in ('mine', 'home')),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  made_at timestamptz,
  made_in uuid,
  check ((token_hash is null) = (made_at is null)),
  check ((token_hash is null) = (made_in is null))
);

-- A cache of each calendar, compressed, which all servers share. Unlogged: a crash may empty it, and backups leave it out.
create unlogged table calendar_feeds (
  user_id uuid primary key references calendars (user_id) on delete cascade,
  etag text not null,
  choice text not null,
  made_at timestamptz not null,
  body bytea not null
);
-- The body is compressed already.
alter table calendar_feeds alter column body set storage external;
create index calendar_feeds_oldest on calendar_feeds (made_at);
