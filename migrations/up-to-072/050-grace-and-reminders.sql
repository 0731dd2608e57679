-- A chore that its person moved by a day (docs/product/board.md 'A day earlier, a day later'): the day that it was planned for, and when it
-- was moved; taken back it is as it was.
alter table chores
  add column moved_from date,
  add column moved_at timestamptz,
  add check ((moved_from is null) = (moved_at is null)),
  add check (moved_from is null or abs(due_date - moved_from) = 1);

-- Pending swap requests about such a chore end with it.
alter table swap_requests drop constraint swap_requests_ended_because_check;
alter table swap_requests add constraint swap_requests_ended_because_check
  check (ended_because in ('completed', 'deleted', 'moved', 'another_day', 'left'));

-- The day of the last reminder about a late chore. There is one a day from all members together (docs/product/board.md 'Reminding').
alter table chores add column reminded_on date;
