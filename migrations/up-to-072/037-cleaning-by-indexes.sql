-- Every process looks for expired rows each hour. Without these indexes it would read each table from end to end.
create index sessions_expired on sessions (expires_at);
create index verifications_expired on verifications (expires_at);
create index rate_limits_expired on rate_limits (expire);
create index notifications_oldest on notifications (created_at);
create index held_letters_oldest on held_letters (held_at);
create index join_requests_oldest on join_requests (asked_at);
create index join_requests_declined on join_requests (declined_at) where declined_at is not null;
create index proofs_to_remove_oldest on proofs_to_remove (since);

-- These indexes find the remains of a deleted account. A link's value has any length, which a B-tree does not accept.
create index verifications_value on verifications using hash (value);
create index held_letters_sender on held_letters ((letter->>'senderId'));
