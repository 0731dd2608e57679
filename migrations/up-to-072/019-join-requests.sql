-- People who asked to join by the home's name, and wait or were declined a short while ago. They know only the home's name: the id opens a
-- home without an invite code, so their request has another id.
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
