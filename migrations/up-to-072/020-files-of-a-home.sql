-- The receipts of a home have 200 MB (docs/product/limits.md 'Files'). What a proof takes of that: as it was sent, and the
-- picture of it that is shown. Of those that are there already nobody knows; they go in time.
alter table payment_proofs add column bytes bigint not null default 0 check (bytes >= 0);
create index payment_proofs_files on payment_proofs (home_id) include (bytes) where has_files;
