-- The bill of a request, as a photo or PDF that its requester attached (docs/product/money.md 'The bill'). The row is there before its file
-- and until that is gone. It refers to no home and no request: of those that are deleted it is what still knows of the file.
create table payment_bills (
  home_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  -- The request shows it. If not, it is being uploaded or removed.
  shown boolean not null default false,
  bytes bigint not null check (bytes > 0),
  attached_at timestamptz not null,
  -- For a shown bill, when to check whether its request was completed or deleted long enough ago. For others, when to remove it.
  look_at timestamptz not null,
  primary key (home_id, id)
);
create unique index payment_bills_one on payment_bills (home_id, payment_id) where shown;
create index payment_bills_look on payment_bills (look_at);
