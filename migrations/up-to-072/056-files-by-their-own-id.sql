-- Bills and receipts are found by their own id (docs/decisions/051-a-homes-id-is-a-secret.md).
create index payment_bills_id on payment_bills (id);
create index payment_proofs_id on payment_proofs (id);
-- The links in these name homes by their ids. A calendar is made again when it is asked for.
delete from calendar_feeds;
