-- A device whose subscription ended while its person still wants notifications there (docs/product/notifications.md 'A subscription that
-- ended'): it keeps its choices, and no address, until its browser subscribes again.
alter table push_subscriptions
  alter column endpoint drop not null,
  alter column p256dh drop not null,
  alter column auth drop not null,
  alter column server_key drop not null,
  add check (num_nulls(endpoint, p256dh, auth, server_key) in (0, 4)),
  add check (endpoint is not null or silent_since is null);
