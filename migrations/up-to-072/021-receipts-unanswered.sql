-- A receipt without an answer ends after 60 days, with its file (docs/product/receipts.md 'Reviews that end').
alter table payment_proofs
  drop constraint payment_proofs_state_check,
  -- 'unanswered': it waited for 60 days. Like one that was declined it has paid for nothing, and never passes by itself again.
  add constraint payment_proofs_state_check
    check (state in ('reading', 'rejected', 'review', 'verified', 'confirmed', 'declined', 'dropped', 'withdrawn', 'unanswered'));
-- From the last time that its requester is told, tell_on is the day on which it ends.
update payment_proofs set tell_on = uploaded_at::date + 60 where state = 'review' and tell_on is null;
