-- Repeating requests (docs/product/repeating.md 'How often', 'When a member leaves'). `id` is that of the first request, `first_on` its day,
-- from which the others are counted. `next_on` is the next day, in the time zone that the home has by then. A member who moves out loses
-- their own, and is removed from others'.
create table payment_series (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  requester_id uuid not null,
  title text not null check (title = btrim(title) and char_length(title) between 1 and 120),
  category text check (category in ('groceries', 'utilities', 'rent', 'subscriptions', 'maintenance', 'other')),
  total_amount bigint not null check (total_amount between 1 and 1000000000),
  -- The same values as in a request; the shares are in payment_series_debtors.
  split text not null check (split in ('equally', 'amounts')),
  own_share bigint check (own_share is null or split = 'equally' and own_share > 0),
  every text not null check (every in ('month', 'two_weeks', 'week')),
  first_on date not null,
  next_on date not null check (next_on > first_on),
  paused boolean not null default false,
  created_at timestamptz not null,
  primary key (home_id, id),
  foreign key (requester_id, home_id) references user_homes (user_id, home_id) on delete cascade
);
create index payment_series_next on payment_series (next_on) where not paused;
create index payment_series_oldest on payment_series (home_id, created_at, id);

-- The amount that each of its debtors is asked for.
create table payment_series_debtors (
  home_id uuid not null,
  series_id uuid not null,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (home_id, series_id, user_id),
  foreign key (home_id, series_id) references payment_series (home_id, id) on delete cascade,
  foreign key (user_id, home_id) references user_homes (user_id, home_id) on delete cascade
);
create index payment_series_debtors_user on payment_series_debtors (user_id, home_id);

-- The request that a series made for each of its days, with the first one. Each day has one, even if two processes come at the same time.
create table payment_series_days (
  home_id uuid not null,
  series_id uuid not null,
  day date not null,
  payment_id uuid not null,
  primary key (home_id, series_id, day),
  unique (home_id, payment_id),
  foreign key (home_id, series_id) references payment_series (home_id, id) on delete cascade,
  foreign key (home_id, payment_id) references payment_requests (home_id, id) on delete cascade
);
