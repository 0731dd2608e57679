-- The receipts of a home may take 200 MB (docs/product/limits.md 'Files'). bytes is what a proof takes: its file as sent, and the
-- picture that is shown. Existing proofs count as 0, since their size is unknown; they are removed in time.
alter table payment_proofs add column bytes bigint not null default 0 check (bytes >= 0);
create index payment_proofs_files on payment_proofs (home_id) include (bytes) where has_files;
