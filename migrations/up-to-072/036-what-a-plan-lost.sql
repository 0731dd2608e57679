-- How many chores that others had done or agreed went with a replaced plan: of very many plans those with most are kept.
alter table replaced_plans add column lost integer not null default 0;
