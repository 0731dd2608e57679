-- Notifications by the bell, by email and on devices. Emails and pushes that wait are in the queue's own schema, pgboss.

-- The bell. It keeps type and data; src/words makes the sentence when a person reads it (docs/product/notifications.md
-- 'What a notification stores').
create table notifications (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  type text not null,
  data jsonb not null default '{}',
  read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where not read;
create index notifications_oldest on notifications (created_at);

-- Messages from housemates to somebody whose address is not confirmed. They leave once it is.
create table held_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  letter jsonb not null,
  held_at timestamptz not null
);
create index held_letters_user on held_letters (user_id, held_at, id);
create index held_letters_oldest on held_letters (held_at);
create index held_letters_sender on held_letters ((letter->>'senderId'));

-- How many emails of each purpose went to an address on a day. Addresses are keyed hashes: a deleted account leaves no address behind.
create table letters_sent (
  address_hash bytea not null,
  day date not null,
  purpose text not null,
  -- A keyed hash of the home, or of the account and its change.
  about_hash bytea not null,
  count integer not null,
  primary key (address_hash, day, purpose, about_hash)
);
create index letters_sent_oldest on letters_sent (day);

-- Addresses that somebody else registered with, and whose owner wants no emails.
create table stopped_addresses (
  address_hash bytea primary key,
  stopped_at timestamptz not null
);

-- Browsers that get pushes (docs/product/notifications.md 'On this device'), at most one of each session, and it ends with the session. A
-- subscription that ended has no endpoint and no keys until its browser subscribes again (docs/product/notifications.md
-- 'A subscription that ended').
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text unique check (char_length(endpoint) <= 1000),
  p256dh text check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- Our public key that it subscribed with: a push service accepts nothing that another key signed.
  server_key text check (server_key ~ '^[A-Za-z0-9_-]{87}$'),
  -- The groups that are not pushed here. Emails have their own choice (users.unwanted_mail).
  unwanted text[] not null default '{}'
    check (unwanted <@ array['swaps', 'home', 'payments', 'reminders', 'housemates']),
  morning boolean not null default true,
  created_at timestamptz not null default now(),
  -- Since when the push service has not answered, and until when the server does not try (docs/product/notifications.md 'Silent devices').
  silent_since timestamptz,
  silent_until timestamptz,
  check ((silent_since is null) = (silent_until is null)),
  check (num_nulls(endpoint, p256dh, auth, server_key) in (0, 4)),
  check (endpoint is not null or silent_since is null)
);

-- The morning reminder of each person who has or had one: the hour of the clock in their home, whether also by email, and the last day that is
-- handled. If somebody switches it on after its hour, that day counts as handled.
create table morning_reminders (
  user_id uuid primary key references users (id) on delete cascade,
  hour integer not null default 8 check (hour between 0 and 23),
  by_mail boolean not null default false,
  done_on date not null
);
create index morning_reminders_done on morning_reminders (done_on);
