-- Who asked to join by the home's name and waits, or was declined a short while ago. Of the home they know its name alone: the id opens a
-- home that has no code, so their request has an id of its own.
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
