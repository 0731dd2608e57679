-- A member took over a housemate's chore with 'I’ll do it': who, for whom, and when. The day is that of the home, as in completed_on.
alter table chores
  add column claimed_by uuid,
  add column claimed_from uuid,
  add column claimed_at timestamptz,
  add column claimed_on date,
  add foreign key (home_id, claimed_by) references memberships (home_id, user_id) on delete cascade,
  add foreign key (home_id, claimed_from) references memberships (home_id, user_id) on delete set null (claimed_from),
  add check ((claimed_by is null) = (claimed_at is null)),
  add check ((claimed_by is null) = (claimed_on is null)),
  add check (claimed_by is not null or claimed_from is null);

alter table removed_chores
  add column claimed_by uuid,
  add column claimed_from uuid,
  add column claimed_at timestamptz,
  add column claimed_on date;

-- No call ever made an agreement of the kind 'offer'.
alter table chores drop constraint chores_held_why_check, add constraint chores_held_why_check check (held_why in ('swap', 'move'));
