-- How often the chores and templates of a home have changed (notifications/live.ts). With this number the server can answer a calendar that is
-- fetched every quarter of an hour that it has not changed, without reading the home's history.
alter table homes add column board_revision bigint not null default 0;

-- The SEQUENCE and LAST-MODIFIED of a chore's event in calendars. A trigger raises them when its member, its day or its state changes, so
-- statements that write to chores need not.
alter table chores add column revision integer not null default 0, add column changed_at timestamptz;
create function count_chore_change() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.changed_at := now();
  return new;
end
$$;
create trigger chores_changed before update of assigned_to, due_date, completed_at on chores
  for each row
  when ((old.assigned_to, old.due_date, old.completed_at) is distinct from (new.assigned_to, new.due_date, new.completed_at))
  execute function count_chore_change();

-- The same of a template's name, which is the name of all its chores. A home's version of a built-in one comes after chores of that have
-- been in calendars.
alter table chore_templates add column revision integer not null default 1;

-- A calendar of a whole home reads the names of its current members each time, not those of all who ever lived there.
create index memberships_present on memberships (home_id) where left_at is null;

-- The choice of chores in a person's calendar, and its link, once there is one: only its hash, its time, and the session that made it. The link
-- ends with that session (docs/security.md 'Calendar links').
create table calendars (
  user_id uuid primary key references users (id) on delete cascade,
  shows text not null default 'mine' check (shows in ('mine', 'home')),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  made_at timestamptz,
  made_in uuid,
  check ((token_hash is null) = (made_at is null)),
  check ((token_hash is null) = (made_in is null))
);

-- The calendar as it was last made, packed, so that of several servers one makes it. A crash may empty it, and backups leave it out.
create unlogged table calendar_feeds (
  user_id uuid primary key references calendars (user_id) on delete cascade,
  etag text not null,
  choice text not null,
  made_at timestamptz not null,
  body bytea not null
);
alter table calendar_feeds alter column body set storage external;
create index calendar_feeds_oldest on calendar_feeds (made_at);
