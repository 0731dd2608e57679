-- A person's payment details (docs/product/payment-details.md 'Fields of payment details'). Only the text of a DuitNow QR is stored.
-- Removed details leave their row, so that people who see the next ones learn that they changed.
create table payment_details (
  user_id uuid primary key references users (id) on delete cascade,
  bank text,
  account_number text,
  account_name text,
  duitnow_id text,
  code text,
  changed_at timestamptz not null
);
