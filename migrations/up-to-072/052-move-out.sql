-- When somebody last took all of their data with them (docs/product/moving-out.md 'My data'): of the move-out list that alone cannot be
-- derived from what is so.
alter table users add column data_downloaded_at timestamptz;
