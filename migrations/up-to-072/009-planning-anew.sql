-- The templates that were planned again, if it was not all of them: Undo restores only their chores.
alter table replaced_plans add column types text[];
