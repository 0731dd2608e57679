-- Requests for money and their shares, in sen.

-- A request (docs/product/money.md 'Requesting money', 'Deleting a request'). A deleted one keeps its row, marked.
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
  -- The home's time zone when the request was made. Its receipts are judged by that clock, which no administrator can move afterwards.
  time_zone text not null,
  -- How the total becomes shares (docs/product/money.md 'Shares').
  split text not null default 'equally' check (split in ('equally', 'amounts')),
  own_share bigint,
  -- Counts changes: a requester who changes it names the version they saw.
  revision integer not null default 0 check (revision >= 0),
  primary key (home_id, id),
  foreign key (home_id, requester_id) references memberships (home_id, user_id) on delete cascade,
  check (own_share is null or split = 'equally' and own_share between 1 and total_amount - 1)
);
create index payment_requests_newest on payment_requests (home_id, created_at desc, id desc);
create index payment_requests_requester on payment_requests (requester_id);

-- The home of each request. A link and the callable functions have the request's id alone.
create table payment_homes (
  payment_id uuid primary key,
  home_id uuid not null,
  foreign key (home_id, payment_id) references payment_requests (home_id, id) on delete cascade
);

-- Two housemates who owe each other settle up (docs/product/settling-up.md 'Settling'): `payer_id` pays the difference once, which settles the
-- shares of both ways. With a receipt, the row exists from the receipt's decision on and is settled when the receipt counts.
create table settlements (
  home_id uuid not null,
  id uuid not null,
  payer_id uuid not null,
  payee_id uuid not null,
  -- The difference; 0 if the debts are equal.
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by text check (settled_by in ('marked', 'verified', 'confirmed')),
  primary key (home_id, id),
  foreign key (home_id, payer_id) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, payee_id) references memberships (home_id, user_id) on delete cascade,
  check (payer_id <> payee_id),
  check ((settled_at is null) = (settled_by is null))
);
create index settlements_payer on settlements (payer_id);
create index settlements_payee on settlements (payee_id);

-- The shares of a request, one for each debtor (docs/product/money.md 'Shares').
create table payment_debtors (
  home_id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  -- When the share was settled, and how (docs/product/money.md 'How a share is settled').
  paid_at timestamptz,
  paid_by text check (paid_by in ('marked', 'verified', 'confirmed', 'settled_up', 'let_go')),
  -- When the email about the request was queued.
  notified_at timestamptz,
  -- The reminders since then, and the day of the home for the next one; null if there is none.
  reminders integer not null default 0 check (reminders >= 0),
  reminded_at timestamptz,
  remind_on date,
  -- Receipts that were rejected since the share was last settled or looked at.
  refusals integer not null default 0 check (refusals >= 0),
  -- The receipt of another share that settled this one too.
  paid_with uuid,
  -- The share before its debtor marked it as paid, for Undo. Null again once the email about it leaves.
  before_marked jsonb,
  settled_with uuid,
  primary key (home_id, payment_id, user_id),
  foreign key (home_id, payment_id) references payment_requests (home_id, id) on delete cascade,
  foreign key (home_id, user_id) references memberships (home_id, user_id) on delete cascade,
  foreign key (home_id, settled_with) references settlements (home_id, id) on delete set null (settled_with),
  check ((paid_at is null) = (paid_by is null)),
  check (paid_at is null or remind_on is null),
  check (paid_with is null or paid_by = 'confirmed'),
  check (settled_with is null or paid_by = 'settled_up')
);
create index payment_debtors_user on payment_debtors (user_id);
create index payment_debtors_remind on payment_debtors (remind_on) where remind_on is not null;
create index payment_debtors_open on payment_debtors (home_id, payment_id) where paid_at is null;
create index payment_debtors_paid_with on payment_debtors (home_id, paid_with) where paid_with is not null;
create index payment_debtors_settled_with on payment_debtors (home_id, settled_with) where settled_with is not null;

-- The shares of a settlement, each with the amount that the payer saw.
create table settlement_lines (
  home_id uuid not null,
  settlement_id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (home_id, settlement_id, payment_id, user_id),
  foreign key (home_id, settlement_id) references settlements (home_id, id) on delete cascade,
  foreign key (home_id, payment_id, user_id) references payment_debtors (home_id, payment_id, user_id) on delete cascade
);
create index settlement_lines_line on settlement_lines (home_id, payment_id, user_id);

-- The links in emails to debtors, by the SHA-256 of their token (docs/product/money.md 'What a link opens'). Older ones are deleted when a
-- newer email has left.
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
create index payment_links_user on payment_links (user_id, created_at, token_hash);

-- Bills that requesters attached (docs/product/money.md 'The bill'). The server inserts the row before it writes the file, and deletes it after
-- that. It refers to no home and no request: when these are deleted, this row still knows the file.
create table payment_bills (
  home_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  -- Whether the request shows it. If not, it is being attached or waits for its removal.
  shown boolean not null default false,
  bytes bigint not null check (bytes > 0),
  attached_at timestamptz not null,
  -- If shown: when to check whether its request was settled or deleted long enough ago. If not: when to delete it.
  look_at timestamptz not null,
  primary key (home_id, id)
);
create unique index payment_bills_one on payment_bills (home_id, payment_id) where shown;
create index payment_bills_look on payment_bills (look_at);
create index payment_bills_id on payment_bills (id);

-- Requests that repeat (docs/product/repeating.md 'How often', 'When a member leaves'). `id` is the first request's. `first_on` is its day, from
-- which later days are counted. `next_on` is a day of the calendar, in the time zone that the home has by then. Leaving a home deletes the
-- member's series and their shares of others.
create table payment_series (
  home_id uuid not null references homes (id) on delete cascade,
  id uuid not null,
  requester_id uuid not null,
  title text not null check (title = btrim(title) and char_length(title) between 1 and 120),
  category text check (category in ('groceries', 'utilities', 'rent', 'subscriptions', 'maintenance', 'other')),
  total_amount bigint not null check (total_amount between 1 and 1000000000),
  split text not null check (split in ('equally', 'amounts')),
  own_share bigint,
  every text not null check (every in ('month', 'two_weeks', 'week')),
  first_on date not null,
  next_on date not null,
  paused boolean not null default false,
  created_at timestamptz not null,
  -- When the requester changed its amount or resumed it; null if never.
  changed_at timestamptz,
  primary key (home_id, id),
  foreign key (requester_id, home_id) references user_homes (user_id, home_id) on delete cascade,
  check (own_share is null or split = 'equally' and own_share > 0),
  check (next_on > first_on)
);
create index payment_series_next on payment_series (next_on) where not paused;
create index payment_series_oldest on payment_series (home_id, created_at, id);

-- The share of each debtor in a series.
create table payment_series_debtors (
  home_id uuid not null,
  series_id uuid not null,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (home_id, series_id, user_id),
  foreign key (home_id, series_id) references payment_series (home_id, id) on delete cascade,
  foreign key (user_id, home_id) references user_homes (user_id, home_id) on delete cascade
);
create index payment_series_debtors_user on payment_series_debtors (user_id, home_id);

-- The request that a series made for each of its days, the first one too. Two servers cannot make one for the same day.
create table payment_series_days (
  home_id uuid not null,
  series_id uuid not null,
  day date not null,
  payment_id uuid not null,
  primary key (home_id, series_id, day),
  unique (home_id, payment_id),
  foreign key (home_id, series_id) references payment_series (home_id, id) on delete cascade,
  foreign key (home_id, payment_id) references payment_requests (home_id, id) on delete cascade
);

-- How a person wants to be paid (docs/product/payment-details.md 'Fields of payment details'). `code` is the text of a DuitNow QR. Removed
-- details leave an empty row, so a debtor who sees the next ones learns that they changed.
create table payment_details (
  user_id uuid primary key references users (id) on delete cascade,
  bank text,
  account_number text,
  account_name text,
  duitnow_id text,
  code text,
  changed_at timestamptz not null,
  -- When the server hid the details until their person says that they are right (docs/product/accounts.md 'What an owner gets back').
  set_aside_at timestamptz,
  -- Whether no one ever saw other details of this person (docs/product/payment-details.md 'Notifications of changed details').
  is_first boolean not null default false
);
