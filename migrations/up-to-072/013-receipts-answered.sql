-- One transfer may pay several lines of its debtor to the same requester, and be confirmed for all of them at once
-- (docs/product/receipts.md 'Several shares').
alter table payment_proofs
  -- The other requests that it is the sum of, beside its own.
  add column also_pays uuid[] not null default '{}',
  -- While it waits, its requester is told again: how often they were, and on which day of the home they are next.
  add column times_told integer not null default 0 check (times_told >= 0),
  add column tell_on date,
  drop constraint payment_proofs_state_check,
  -- 'withdrawn': its debtor took it back before it was answered. It may be sent again as if it had never been.
  add constraint payment_proofs_state_check
    check (state in ('reading', 'rejected', 'review', 'verified', 'confirmed', 'declined', 'dropped', 'withdrawn'));
update payment_proofs set tell_on = current_date + 3 where state = 'review';
-- Not by the state alone: asked for those of one line, PostgreSQL would take it and read those of all homes.
create index payment_proofs_tell on payment_proofs (tell_on) where state = 'review' and tell_on is not null;

-- The proof of another line that paid this one too.
alter table payment_debtors
  add column paid_with uuid,
  add foreign key (home_id, paid_with) references payment_proofs (home_id, id) on delete set null (paid_with),
  add check (paid_with is null or paid_by = 'confirmed');
create index payment_debtors_paid_with on payment_debtors (home_id, paid_with) where paid_with is not null;
