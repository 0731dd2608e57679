-- With a home the rows of its receipts go, and nothing else knows of their files: where the store is away they would stay for good.
create table proofs_to_remove (
  home_id uuid not null,
  proof_id uuid not null,
  since timestamptz not null default now(),
  primary key (home_id, proof_id)
);
