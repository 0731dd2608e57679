-- The browsers that are told at once (docs/product/notifications.md 'On this device'): one of each session, and it ends with it, however that
-- ends. The endpoint is known to the browser, its push service and us alone. server_key is ours that it was subscribed with: a push service
-- takes nothing that another signs.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  server_key text not null check (server_key ~ '^[A-Za-z0-9_-]{87}$'),
  -- The kinds that are not told here; by mail they are chosen apart (users.unwanted_mail).
  unwanted text[] not null default '{}'
    check (unwanted <@ array['swaps', 'home', 'payments', 'reminders', 'housemates']),
  morning boolean not null default true,
  created_at timestamptz not null default now()
);

-- The morning reminder of each person who has one, or had: at which hour of the clock in their home, whether also by mail, and the last day
-- that it is done for. Whoever switches it on after its hour has that day done already.
create table morning_reminders (
  user_id uuid primary key references users (id) on delete cascade,
  hour integer not null default 8 check (hour between 0 and 23),
  by_mail boolean not null default false,
  done_on date not null
);
create index morning_reminders_done on morning_reminders (done_on);
