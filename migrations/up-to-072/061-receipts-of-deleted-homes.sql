-- Deleting a home deletes its receipts. The server still recognises them for a while. Otherwise an administrator could delete the home and
-- send the receipt to the same person in another one (docs/product/receipts.md 'How far back'). A mark is the SHA-256 of that person's
-- id and the file's hash, or a reference of the receipt: it names no person, and only both values together find it.
create table receipts_of_deleted_homes (
  mark bytea primary key check (length(mark) = 32),
  since timestamptz not null default now()
);
create index receipts_of_deleted_homes_oldest on receipts_of_deleted_homes (since);
