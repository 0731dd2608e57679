-- Homes and their members. Keys of every table with a home's data begin with home_id, so no row can refer into another home.

create table homes (
  id uuid primary key,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  admin_id uuid not null,
  created_by uuid not null references users (id),
  invite_code text,
  time_zone text not null,
  -- Draws who begins in each round of turns (docs/product/plan.md 'What a plan depends on').
  seed text not null,
  include_weekends boolean not null default false,
  auto_generate boolean not null default true,
  weeks_in_advance integer not null default 8 check (weeks_in_advance between 1 and 26),
  find_by_name text not null default 'anyone',
  exchange_automatically boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The last day whose midnight the sweep has handled; null if it must do so now.
  swept_on date,
  -- Counts changes of chores and templates, so a calendar that is fetched again can answer 'not modified'.
  board_revision bigint not null default 0,
  deal_by text not null default 'turns' check (deal_by in ('turns', 'even_minutes')),
  -- The number of the last joining, absence or plan (docs/product/plan.md 'Who does a chore').
  acts integer not null default 0,
  constraint homes_find_by_name check (find_by_name in ('anyone', 'ask_first', 'off'))
);
create index homes_name on homes (name) where find_by_name <> 'off';
create index homes_swept on homes (time_zone, swept_on);

-- Present members, and those who have left: chores, swaps and payments refer to them. The tone is given at joining and never changes.
create table memberships (
  home_id uuid not null references homes (id) on delete cascade,
  user_id uuid not null references users (id),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  removed boolean not null default false,
  tone text not null check (tone in ('leaf', 'mango', 'hibiscus', 'sky', 'orchid', 'teal', 'brick', 'lime')),
  saw_chores boolean not null default false,
  saw_board boolean not null default false,
  -- The day of the home, and the number of the act (docs/product/plan.md 'When a member joins').
  joined_on date not null,
  joined integer not null default 0,
  -- The member gets one of so many turns that were planned before they joined.
  part integer not null default 1 check (part > 0),
  primary key (home_id, user_id),
  check (left_at is not null or not removed)
);
create index memberships_user on memberships (user_id);
create index memberships_present on memberships (home_id) where left_at is null;

alter table homes
  add constraint homes_administrator_is_member foreign key (id, admin_id) references memberships (home_id, user_id)
    deferrable initially deferred;

-- The homes of each person now. Leaving deletes the row, which clears their active home (docs/product/homes.md
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

-- The history of a home.
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
-- For the balance: the days on which each person was a member.
create index home_events_members on home_events (home_id, created_at)
  where type in ('home_created', 'member_joined', 'member_left', 'member_removed');

-- Requests to join by the home's name that wait or were declined recently. A request has its own id: a home's id opens a home that has no
-- invite code.
create table join_requests (
  home_id uuid not null references homes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  home_name text not null,
  asked_at timestamptz not null,
  declined_at timestamptz,
  primary key (home_id, user_id)
);
create index join_requests_user on join_requests (user_id);
create index join_requests_oldest on join_requests (asked_at);
create index join_requests_declined on join_requests (declined_at) where declined_at is not null;

-- The ids that no home may have again: old invite links would lead there.
create table deleted_homes (id uuid primary key);
