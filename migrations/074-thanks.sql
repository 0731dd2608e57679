-- Who thanked for which completed chore. No foreign key to chores: Undo of a plan brings a chore back with its id, and so with its thanks.
create table thanks (
  home_id uuid not null references homes (id) on delete cascade,
  chore_id uuid not null,
  user_id uuid not null,
  thanked_at timestamptz not null,
  primary key (home_id, chore_id, user_id),
  foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade
);
create index thanks_user on thanks (home_id, user_id, thanked_at, chore_id);
