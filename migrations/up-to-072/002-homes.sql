-- Every table of a home's data has home_id first in its keys, so that nothing can point into another home.
create table homes (
  id uuid primary key,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  admin_id uuid not null,
  created_by uuid not null references users (id),
  invite_code text,
  time_zone text not null,
  seed text not null,
  include_weekends boolean not null default false,
  auto_generate boolean not null default true,
  weeks_in_advance integer not null default 8 check (weeks_in_advance between 1 and 26),
  find_by_name boolean not null default true,
  exchange_automatically boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index homes_name on homes (name) where find_by_name;

-- Kept after leaving: assignees, requesters and debtors refer to it. The tone is given in joining order and never changes.
create table memberships (
  home_id uuid not null references homes (id) on delete cascade,
  user_id uuid not null references users (id),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  removed boolean not null default false,
  tone text not null check (tone in ('leaf', 'mango', 'hibiscus', 'sky', 'orchid', 'teal', 'brick', 'lime')),
  saw_chores boolean not null default false,
  saw_board boolean not null default false,
  primary key (home_id, user_id),
  check (left_at is not null or not removed)
);
create index memberships_user on memberships (user_id);

alter table homes
  add constraint homes_administrator_is_member foreign key (id, admin_id) references memberships (home_id, user_id)
  deferrable initially deferred;

-- Finds the homes of a person. The active home must be among them: leaving a home clears it (docs/product/homes.md
-- 'Leaving a home').
create table user_homes (
  user_id uuid not null references users (id) on delete cascade,
  home_id uuid not null,
  primary key (user_id, home_id),
  foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade
);
alter table users
  add constraint users_active_home_is_own foreign key (id, home_id) references user_homes (user_id, home_id)
  on delete set null (home_id);

create table home_events (
  home_id uuid not null references homes (id) on delete cascade,
  id bigint generated always as identity,
  actor_id uuid,
  type text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (home_id, id),
  foreign key (home_id, actor_id) references memberships (home_id, user_id) on delete cascade
);
