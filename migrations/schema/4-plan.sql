-- Templates, absences and planned months of a home, and the plans that can come back (docs/product/plan.md 'What a plan depends on').

-- A home's own templates, and its changes of the built-in ones (docs/product/templates.md 'Default templates'). A template that is reset
-- or deleted keeps its row, marked. client_id makes creating idempotent, since template_id is made from the name.
create table chore_templates (
  home_id uuid not null references homes (id) on delete cascade,
  template_id text not null,
  client_id uuid,
  created_by uuid,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  description text not null check (description = btrim(description) and char_length(description) between 1 and 500),
  frequency text not null
    check (frequency in ('daily', 'biennial', 'triennial', 'weekly', 'biweekly', 'monthly', 'multiple')),
  occurrences_per_week integer check (occurrences_per_week between 2 and 7),
  priority integer not null check (priority between 1 and 5),
  estimated_time integer not null check (estimated_time between 5 and 300 and estimated_time % 5 = 0),
  icon text not null check (icon <> ''),
  flexible boolean not null,
  requires_same_day text[] not null default '{}',
  is_custom boolean not null,
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts changes of the name, for calendars. A home's version of a built-in template follows chores that calendars have already shown.
  revision integer not null default 1,
  primary key (home_id, template_id),
  unique (home_id, client_id),
  foreign key (home_id, created_by) references memberships (home_id, user_id) on delete cascade,
  check (is_custom = (client_id is not null)),
  check ((frequency = 'multiple') = (occurrences_per_week is not null))
);
create index chore_templates_oldest on chore_templates (home_id, created_at, template_id);

-- Which months are planned. Months count from 0 (docs/product/everywhere.md 'Weeks and months').
create table planned_months (
  home_id uuid not null references homes (id) on delete cascade,
  year integer not null,
  month integer not null check (month between 0 and 11),
  planned_at timestamptz not null default now(),
  primary key (home_id, year, month)
);

-- Days on which a member is not at home, both ends included (docs/product/absences.md 'Days away'). Absences of a member never overlap: the
-- writer holds the home's lock. They stay after the member has left (docs/product/fair.md 'The even share').
create table absences (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null,
  -- The number of the act.
  made integer not null,
  primary key (home_id, id),
  foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade,
  check (to_day between from_day and from_day + 89)
);
create index absences_user on absences (user_id, home_id);
create index absences_coming on absences (home_id, to_day);

-- Plans that Regenerate or planning templates again replaced, while they can come back: 7 days, and at most 10 of a home
-- (docs/product/limits.md 'Chores and swaps').
create table replaced_plans (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  replaced_by uuid not null,
  replaced_at timestamptz not null,
  seed text not null,
  months jsonb not null,
  -- The home's own templates when the plan was replaced: Undo keeps the chores of later ones.
  template_ids text[] not null default '{}',
  -- The templates that were planned again; null if all were.
  types text[],
  -- How many completed or agreed chores went with the plan. If a home has too many plans, those with most are kept.
  lost integer not null default 0,
  -- The number of the act.
  act integer not null,
  primary key (home_id, id),
  foreign key (home_id, replaced_by) references memberships (home_id, user_id) on delete cascade
);
create index replaced_plans_age on replaced_plans (replaced_at);
create index replaced_plans_oldest on replaced_plans (home_id, replaced_at, id);
