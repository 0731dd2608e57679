-- How somebody wants to be paid (docs/product/payment-details.md 'Fields of payment details'). Of a DuitNow QR its text alone is kept.
-- What was taken away leaves its row: whoever sees what comes next is told that it changed.
create table payment_details (
  user_id uuid primary key references users (id) on delete cascade,
  bank text,
  account_number text,
  account_name text,
  duitnow_id text,
  code text,
  changed_at timestamptz not null
);
