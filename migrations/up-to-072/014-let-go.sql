-- A settled share is paid, or its requester has let it go ('let_go') and no longer asks for it. Then paid_at is no payment.
alter table payment_debtors drop constraint payment_debtors_paid_by_check;
alter table payment_debtors add constraint payment_debtors_paid_by_check
  check (paid_by in ('marked', 'verified', 'confirmed', 'let_go'));

-- The share before its debtor marked it as paid, until the letter about it leaves. Until then the debtor can undo it.
alter table payment_debtors add column before_marked jsonb;

-- What is open of a home comes first in the list, however much is paid.
create index payment_debtors_open on payment_debtors (home_id, payment_id) where paid_at is null;
