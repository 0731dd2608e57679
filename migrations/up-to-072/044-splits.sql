-- How a request is divided (docs/product/money.md 'Shares'): equally, with a share of its requester's own or without, or by an amount for each
-- debtor. Of both that are exact the shares, with the own one, are the total: a sum over rows of another table, which src/server/payments/ holds.
alter table payment_requests
  add column split text not null default 'equally' check (split in ('equally', 'amounts')),
  add column own_share bigint,
  -- How often its requester changed it. A change must name the revision that the requester saw.
  add column revision integer not null default 0 check (revision >= 0),
  add check (own_share is null or split = 'equally' and own_share between 1 and total_amount - 1);
