-- The templates that were planned anew, where it was not all of them: their Undo puts back the chores of these alone.
alter table replaced_plans add column types text[];
