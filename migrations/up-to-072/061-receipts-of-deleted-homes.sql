-- With a home its receipts go. That one of them was sent to a person is still known for a while, or its administrator could delete the
-- home and send the receipt to the same person in another (docs/product/receipts.md 'How far back'). A mark is the SHA-256 of that person's
-- id and the file's hash, or a reference of the receipt: it refers to nobody, and is found by whoever has both.
create table receipts_of_deleted_homes (
  mark bytea primary key check (length(mark) = 32),
  since timestamptz not null default now()
);
create index receipts_of_deleted_homes_oldest on receipts_of_deleted_homes (since);
