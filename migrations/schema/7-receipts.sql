-- Receipts for shares: what was read, and what was decided.

-- A receipt. The server inserts the row before it writes the files, and the row says when they may be deleted. Hash and reference keys stay.
create table payment_proofs (
  home_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  -- 'withdrawn': the debtor took it back before an answer, and may send it again. 'unanswered': it waited for 60 days
  -- (docs/product/receipts.md 'Reviews that end').
  state text not null
    check (state in ('reading', 'rejected', 'review', 'verified', 'confirmed', 'declined', 'dropped', 'withdrawn', 'unanswered')),
  sha256 bytea not null check (length(sha256) = 32),
  media_type text not null,
  -- The facts that the decision was made from, so the server does not read the same file for the same share again.
  expected text not null,
  reasons jsonb not null default '[]',
  read jsonb,
  shown bigint,
  reference_keys text[] not null default '{}',
  -- Minute (on the request's clock) and amount, as they were read: both identify a payment that was sent before.
  minute bigint,
  amount bigint,
  -- The file was seen in this home before. Only the requester's answer can make it count.
  seen_before boolean not null default false,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  has_files boolean not null default false,
  remove_files_at timestamptz,
  -- The other requests that one transfer paid, too (docs/product/receipts.md 'Several shares').
  also_pays uuid[] not null default '{}',
  -- How often the requester was notified of it while it waits, and the next day of the home.
  times_told integer not null default 0 check (times_told >= 0),
  tell_on date,
  -- The size of its files (docs/product/limits.md 'Files').
  bytes bigint not null default 0 check (bytes >= 0),
  -- The settlement that it pays: all of its shares or none.
  settlement_id uuid,
  primary key (home_id, id),
  foreign key (home_id, payment_id, user_id) references payment_debtors (home_id, payment_id, user_id) on delete cascade,
  foreign key (home_id, settlement_id) references settlements (home_id, id) on delete set null (settlement_id)
);
create unique index payment_proofs_one_review on payment_proofs (home_id, payment_id, user_id) where state = 'review';
create unique index payment_proofs_file on payment_proofs (home_id, sha256)
  where state in ('review', 'verified', 'confirmed') and not seen_before;
create index payment_proofs_line on payment_proofs (home_id, payment_id, user_id, uploaded_at desc);
create index payment_proofs_remove on payment_proofs (remove_files_at) where has_files;
-- Without `tell_on is not null` PostgreSQL would use it for one share's receipts, and read those of all homes.
create index payment_proofs_tell on payment_proofs (tell_on) where state = 'review' and tell_on is not null;
create index payment_proofs_files on payment_proofs (home_id) include (bytes) where has_files;
create index payment_proofs_user on payment_proofs (user_id, uploaded_at, home_id, id);
create index payment_proofs_settlement on payment_proofs (home_id, settlement_id) where settlement_id is not null;
create index payment_proofs_id on payment_proofs (id);

alter table payment_debtors
  add foreign key (home_id, paid_with) references payment_proofs (home_id, id) on delete set null (paid_with);

-- The reference keys of receipts that count. The primary key keeps two uploads at once from counting the same reference.
create table payment_proof_references (
  home_id uuid not null,
  reference_key text not null,
  proof_id uuid not null,
  primary key (home_id, reference_key),
  foreign key (home_id, proof_id) references payment_proofs (home_id, id) on delete cascade
);
create index payment_proof_references_proof on payment_proof_references (home_id, proof_id);

-- Names that a requester confirmed as their own on receipts: the server asks once for each.
create table payee_aliases (
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now(),
  primary key (user_id, name)
);

-- Receipts of deleted homes whose files must still be deleted from the store.
create table proofs_to_remove (
  home_id uuid not null,
  proof_id uuid not null,
  since timestamptz not null default now(),
  primary key (home_id, proof_id)
);
create index proofs_to_remove_oldest on proofs_to_remove (since);

-- Marks of receipts whose home was deleted. They reject such a receipt for the same person in another home (docs/product/receipts.md 'How far back').
-- A mark is the SHA-256 of that person's id and the file's hash, or of a reference of the receipt: it refers to no one by itself.
create table receipts_of_deleted_homes (
  mark bytea primary key check (length(mark) = 32),
  since timestamptz not null default now()
);
create index receipts_of_deleted_homes_oldest on receipts_of_deleted_homes (since);
