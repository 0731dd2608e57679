-- Finds what a member did, took over and was present for in the last weeks, in homes with years of history (docs/product/fair.md 'Balance').
create index chores_completed on chores (home_id, completed_at) where completed_at is not null;
create index swap_requests_accepted on swap_requests (home_id, updated_at) where status = 'accepted';
create index home_events_members on home_events (home_id, created_at)
  where type in ('home_created', 'member_joined', 'member_left', 'member_removed');
