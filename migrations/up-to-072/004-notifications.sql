-- type and data only: src/words makes title and sentence when it is read (docs/product/notifications.md 'What a notification stores').
create table notifications (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  type text not null,
  data jsonb not null default '{}',
  read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index notifications_newest on notifications (user_id, created_at desc);
