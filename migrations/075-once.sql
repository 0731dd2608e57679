-- A chore that comes once has a template of its own, so that its name and icon are where those of all chores are. It is on no round, and
-- nothing is planned from it.
alter table chore_templates add column once_on date;

alter table chores
  drop constraint chores_planned_by_check,
  add constraint chores_planned_by_check check (planned_by in ('turns', 'even_minutes', 'once'));
