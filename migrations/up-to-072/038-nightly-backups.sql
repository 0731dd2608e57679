-- The backups that servers make by themselves, one row a night (docs/decisions/032-what-a-backup-holds.md): who made it, where, and what was in
-- the way. Whichever server made it, the host sees its age from each.
create table nightly_backups (
  night date primary key,
  ended_at timestamptz not null,
  machine text not null,
  file text not null,
  -- The size of the archive; null if there is no archive.
  bytes bigint check (bytes >= 0),
  problem text,
  check (bytes is not null or problem is not null)
);
