-- A housemate's letter to an unconfirmed address, which may belong to a stranger. It leaves once the address is confirmed.
create table held_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  letter jsonb not null,
  held_at timestamptz not null
);
create index held_letters_user on held_letters (user_id);
