-- The home's own templates that a replaced plan knew: the chores of a later one outlive its Undo.
alter table replaced_plans add column template_ids text[] not null default '{}';
