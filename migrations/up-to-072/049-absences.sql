-- Days on which a member is not at home (docs/product/absences.md 'Days away'); both ends count. A person's absences share no day: a
-- statement that writes them holds the home's lock. Moving out ends a member's absences.
create table absences (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null,
  primary key (home_id, id),
  foreign key (user_id, home_id) references user_homes (user_id, home_id) on delete cascade,
  check (to_day between from_day and from_day + 89)
);
create index absences_user on absences (user_id, home_id);
create index absences_coming on absences (home_id, to_day);

-- The chores that an absence gave to others (docs/product/absences.md 'Coming home early'), in order: a member who got one may have gone away
-- later. Chores that a new plan removed stay in this table, since a plan can be restored.
create table handed_on (
  home_id uuid not null,
  chore_id uuid not null,
  absence_id uuid not null,
  to_user uuid not null,
  number bigint not null generated always as identity,
  -- How the absent member had got it, as in its chore (`came_how`, `came_from`, `came_at`), for when it goes back.
  had_how text not null,
  had_from uuid,
  had_at timestamptz,
  primary key (home_id, chore_id, absence_id),
  foreign key (home_id, absence_id) references absences (home_id, id) on delete cascade,
  foreign key (to_user, home_id) references user_homes (user_id, home_id) on delete cascade
);
create index handed_on_absence on handed_on (home_id, absence_id);
create index handed_on_to on handed_on (to_user, home_id);
