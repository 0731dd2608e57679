-- A home's own templates, and its changes of the built-in ones (docs/product/templates.md 'Default templates'): one that is reset or
-- deleted stays, marked. The client's id is a key beside, since a template's own is made of its name: the same create again answers the
-- first result.
create table chore_templates (
  home_id uuid not null references homes (id) on delete cascade,
  template_id text not null,
  client_id uuid,
  created_by uuid,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  description text not null check (description = btrim(description) and char_length(description) between 1 and 500),
  frequency text not null
    check (frequency in ('daily', 'biennial', 'triennial', 'weekly', 'biweekly', 'monthly', 'multiple')),
  occurrences_per_week integer check (occurrences_per_week between 2 and 7),
  priority integer not null check (priority between 1 and 5),
  estimated_time integer not null check (estimated_time between 5 and 300 and estimated_time % 5 = 0),
  icon text not null check (icon <> ''),
  flexible boolean not null,
  requires_same_day text[] not null default '{}',
  is_custom boolean not null,
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (home_id, template_id),
  unique (home_id, client_id),
  foreign key (home_id, created_by) references memberships (home_id, user_id) on delete cascade,
  check (is_custom = (client_id is not null)),
  check ((frequency = 'multiple') = (occurrences_per_week is not null))
);

-- A request outlives its chores (Regenerate deletes them), so what it is about is kept beside the reference.
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
  primary key (home_id, id),
  foreign key (home_id, chore_id) references chores (home_id, id) on delete set null (chore_id),
  foreign key (home_id, return_chore_id) references chores (home_id, id) on delete set null (return_chore_id),
  foreign key (home_id, requester_id) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, target_user_id) references memberships (home_id, user_id) on delete cascade,
  check (requester_id <> target_user_id),
  check ((return_chore_type is null) = (return_chore_due_date is null))
);
create unique index swap_requests_one_pending on swap_requests (home_id, chore_id) where status = 'pending';
create index swap_requests_chore on swap_requests (home_id, chore_id);
create index swap_requests_return_chore on swap_requests (home_id, return_chore_id);
create index swap_requests_requester on swap_requests (home_id, requester_id);
create index swap_requests_target on swap_requests (home_id, target_user_id);

-- The plans that Regenerate or planning templates again replaced, while they can be restored: for 7 days, and at most 10 of a home
-- (docs/product/limits.md 'Chores and swaps').
create table replaced_plans (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  replaced_by uuid not null,
  replaced_at timestamptz not null,
  seed text not null,
  months jsonb not null,
  chores jsonb not null,
  primary key (home_id, id),
  foreign key (home_id, replaced_by) references memberships (home_id, user_id) on delete cascade
);
create index replaced_plans_age on replaced_plans (replaced_at);

-- The last day whose midnight the sweep has done in this home; null: do it now.
alter table homes add column swept_on date;
create index homes_swept on homes (time_zone, swept_on);

-- False from joining until the open chores are shared: the board offers it where somebody so has no part in them (docs/product/plan.md
-- 'When a member joins').
alter table memberships add column shares_chores boolean not null default true;

-- The dashboard and the sweep ask for what is open, whatever its day: without this they read years of what was completed.
create index chores_open on chores (home_id, due_date) where status <> 'completed';
