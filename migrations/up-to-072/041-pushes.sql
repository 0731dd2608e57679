-- The browsers that get pushes (docs/product/notifications.md 'On this device'): one per session, and it ends with the session, however that
-- ends. Only the browser, its push service and this server know the endpoint. server_key is the server's key of the subscription: a push
-- service accepts nothing signed by another key.
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

-- The morning reminder of each person who has or had one: its hour in the home's time zone, whether it is also sent by email, and the last
-- finished day. If a person switches it on after its hour, that day counts as finished.
create table morning_reminders (
  user_id uuid primary key references users (id) on delete cascade,
  hour integer not null default 8 check (hour between 0 and 23),
  by_mail boolean not null default false,
  done_on date not null
);
create index morning_reminders_done on morning_reminders (done_on);
