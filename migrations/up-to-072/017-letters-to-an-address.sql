-- How many letters went to an address on a day (by a keyed hash of it: an account that is gone leaves no address behind).
create table letters_sent (
  address_hash bytea not null,
  day date not null,
  count integer not null,
  primary key (address_hash, day)
);

-- Addresses whose owner stopped all letters, because another person registered with the address.
create table stopped_addresses (
  address_hash bytea primary key,
  stopped_at timestamptz not null
);
