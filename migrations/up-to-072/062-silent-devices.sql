-- A device whose push service does not answer (docs/product/notifications.md 'Silent devices'): since when, and until when it is left alone.
alter table push_subscriptions
  add column silent_since timestamptz,
  add column silent_until timestamptz,
  add check ((silent_since is null) = (silent_until is null));
