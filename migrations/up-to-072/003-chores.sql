create table planned_months (
  home_id uuid not null references homes (id) on delete cascade,
  year integer not null,
  month integer not null check (month between 0 and 11),
  planned_at timestamptz not null default now(),
  primary key (home_id, year, month)
);

-- month counts from 0 (docs/product/everywhere.md 'Weeks and months'); week_number is ISO 8601's.
create table chores (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  type text not null,
  assigned_to uuid not null,
  due_date date not null,
  week_number integer not null generated always as (extract(week from due_date)::integer) stored,
  year integer not null generated always as (extract(year from due_date)::integer) stored,
  month integer not null generated always as (extract(month from due_date)::integer - 1) stored,
  status text not null default 'pending' check (status in ('pending', 'completed', 'overdue')),
  moved_by_swap boolean not null default false,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  completed_by uuid,
  primary key (home_id, id),
  unique (home_id, type, due_date),
  foreign key (home_id, assigned_to) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, completed_by) references memberships (home_id, user_id) on delete cascade,
  check ((status = 'completed') = (completed_at is not null)),
  check ((completed_at is null) = (completed_by is null))
);
create index chores_due on chores (home_id, due_date);
