-- What a housemate wrote to somebody whose address nobody has confirmed: it may be a stranger's. It leaves once it is confirmed.
create table held_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  letter jsonb not null,
  held_at timestamptz not null
);
create index held_letters_user on held_letters (user_id);
