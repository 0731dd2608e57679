-- Two housemates who owe each other settle up (docs/product/settling-up.md 'Settling'): the difference is paid once, by `payer_id`, and settles the
-- lines of both ways. One by a receipt stands here from when the receipt was judged, and is settled when that counts; one without when it
-- was marked.
create table settlements (
  home_id uuid not null,
  id uuid not null,
  payer_id uuid not null,
  payee_id uuid not null,
  -- The difference in sen; 0 where the debts are equal.
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

-- The lines that it was shown with, each with the amount that it was shown with.
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

-- A receipt of the difference: it was uploaded for a line of the payer's, and pays all lines of the settlement or none.
alter table payment_proofs
  add column settlement_id uuid,
  add foreign key (home_id, settlement_id) references settlements (home_id, id) on delete set null (settlement_id);
create index payment_proofs_settlement on payment_proofs (home_id, settlement_id) where settlement_id is not null;

-- The settlement that settled a share.
alter table payment_debtors
  add column settled_with uuid,
  add foreign key (home_id, settled_with) references settlements (home_id, id) on delete set null (settled_with),
  drop constraint payment_debtors_paid_by_check,
  add constraint payment_debtors_paid_by_check
    check (paid_by in ('marked', 'verified', 'confirmed', 'settled_up', 'let_go')),
  add check (settled_with is null or paid_by = 'settled_up');
create index payment_debtors_settled_with on payment_debtors (home_id, settled_with) where settled_with is not null;
