-- Two-step sign-in: what an authenticator app shares with the server, sealed with SECRET. Until a code of the app has proved that it
-- does (confirmed_at), signing in asks for none.
create table two_steps (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  -- The 30 seconds that the last code taken was for: no code is taken twice.
  last_step bigint not null default 0,
  -- Hashes of those not used yet.
  recovery_codes text[] not null default '{}',
  created_at timestamptz not null default now()
);
