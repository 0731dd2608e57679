-- Payment requests (docs/product/money.md 'Requesting money', 'Deleting a request'). Amounts are whole sen. One that is deleted
-- stays, marked.
create table payment_requests (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  requester_id uuid not null,
  title text not null check (title = btrim(title) and char_length(title) between 1 and 120),
  category text check (category in ('groceries', 'utilities', 'rent', 'subscriptions', 'maintenance', 'other')),
  total_amount bigint not null check (total_amount between 1 and 1000000000),
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (home_id, id),
  foreign key (home_id, requester_id) references memberships (home_id, user_id) on delete cascade
);
create index payment_requests_newest on payment_requests (home_id, created_at desc, id desc);
create index payment_requests_requester on payment_requests (requester_id);

-- The lookup by id alone: a link and the callable functions name no home.
create table payment_homes (
  payment_id uuid primary key,
  home_id uuid not null,
  foreign key (home_id, payment_id) references payment_requests (home_id, id) on delete cascade
);

-- The shares of a request, one for each debtor (docs/product/money.md 'Shares', 'How a share is settled'). paid_by is how the share was
-- paid: 'marked' by the debtor, 'verified' by a proof that was read, 'confirmed' by the requester who looked at one; since 014
-- also 'let_go', which means not paid at all.
create table payment_debtors (
  home_id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz,
  paid_by text check (paid_by in ('marked', 'verified', 'confirmed')),
  -- The letter of the request is on the queue.
  notified_at timestamptz,
  -- Letters after it; the next goes out on that day of the home, none where it is null.
  reminders integer not null default 0 check (reminders >= 0),
  reminded_at timestamptz,
  remind_on date,
  -- Proofs of this line that were refused since it was last paid or looked at.
  refusals integer not null default 0 check (refusals >= 0),
  primary key (home_id, payment_id, user_id),
  foreign key (home_id, payment_id) references payment_requests (home_id, id) on delete cascade,
  foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade,
  check ((paid_at is null) = (paid_by is null)),
  check (paid_at is null or remind_on is null)
);
create index payment_debtors_user on payment_debtors (user_id);
create index payment_debtors_remind on payment_debtors (remind_on) where remind_on is not null;

-- Only the SHA-256 of a link's token (docs/product/money.md 'What a link opens'). Older ones go when a newer letter has really left.
create table payment_links (
  home_id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (home_id, payment_id, user_id, token_hash),
  foreign key (home_id, payment_id, user_id) references payment_debtors (home_id, payment_id, user_id) on delete cascade
);
create index payment_links_expired on payment_links (expires_at);

-- A proof that was uploaded. The row is there before its files, and says when they may go; hash and reference keys stay.
create table payment_proofs (
  home_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  state text not null
    check (state in ('reading', 'rejected', 'review', 'verified', 'confirmed', 'declined', 'dropped')),
  sha256 bytea not null check (length(sha256) = 32),
  media_type text not null,
  -- The inputs of the decision, so that the server does not read the same file for the same share again.
  expected text not null,
  reasons jsonb not null default '[]',
  read jsonb,
  shown bigint,
  reference_keys text[] not null default '{}',
  -- Minute (on the clock that the request keeps since 027) and amount in sen, as they were read: by them a payment is known again.
  minute bigint,
  amount bigint,
  -- Shown before in this home, and asked about all the same: only the requester's word can count it.
  seen_before boolean not null default false,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  has_files boolean not null default false,
  remove_files_at timestamptz,
  primary key (home_id, id),
  foreign key (home_id, payment_id, user_id) references payment_debtors (home_id, payment_id, user_id) on delete cascade
);
create unique index payment_proofs_one_review on payment_proofs (home_id, payment_id, user_id) where state = 'review';
create unique index payment_proofs_file on payment_proofs (home_id, sha256)
  where state in ('review', 'verified', 'confirmed') and not seen_before;
create index payment_proofs_line on payment_proofs (home_id, payment_id, user_id, uploaded_at desc);
create index payment_proofs_remove on payment_proofs (remove_files_at) where has_files;

-- The reference keys of proofs that count: no two may have one in common (race-safe with the unique index above).
create table payment_proof_references (
  home_id uuid not null,
  reference_key text not null,
  proof_id uuid not null,
  primary key (home_id, reference_key),
  foreign key (home_id, proof_id) references payment_proofs (home_id, id) on delete cascade
);
create index payment_proof_references_proof on payment_proof_references (home_id, proof_id);

-- Names under which a requester's confirmed receipts were paid to them: a nickname is asked about once. Theirs alone.
create table payee_aliases (
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now(),
  primary key (user_id, name)
);

alter table users drop constraint users_unwanted_mail_check;
alter table users add constraint users_unwanted_mail_check
  check (unwanted_mail <@ array['swaps', 'home', 'payments', 'reminders']);
