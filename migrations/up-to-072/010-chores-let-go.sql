-- A late chore of an earlier week that somebody let go (docs/product/board.md 'Letting a chore go'): it keeps its status, since it was not
-- done, and is off the board for good.
alter table chores
  add column let_go_at timestamptz,
  add column let_go_by uuid,
  add foreign key (home_id, let_go_by) references memberships (home_id, user_id) on delete cascade,
  add check ((let_go_at is null) = (let_go_by is null)),
  add check (let_go_at is null or status <> 'completed');

-- Open is what was neither completed nor let go: what is late is read with every visit of the board and of the dashboard.
drop index chores_open;
create index chores_open on chores (home_id, due_date) where status <> 'completed' and let_go_at is null;
