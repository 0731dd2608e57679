-- The last completions and reopenings of a chore, by the ids that pages gave them: what waited on a phone without a network may be sent
-- twice, and be done once (docs/product/board.md 'Completing without a connection').
alter table chores add column acts uuid[] not null default '{}' check (cardinality(acts) <= 20);
