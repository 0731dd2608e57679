-- Tables that servers share with each other. No row here belongs to a member.

-- The table of rate-limiter-flexible. All processes count in it, so a second process does not double a limit.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expired on rate_limits (expire);

-- The nightly backups, a row for each night (docs/decisions/032-what-a-backup-holds.md). So every server can show the host the newest
-- backup's age.
create table nightly_backups (
  night date primary key,
  ended_at timestamptz not null,
  machine text not null,
  file text not null,
  -- The size of the archive; null if the backup failed.
  bytes bigint check (bytes >= 0),
  problem text,
  check (bytes is not null or problem is not null)
);
