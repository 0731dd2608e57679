-- When the last email that confirms the address was promised; null if none was, since the address got all emails of the day, or stopped them
-- (docs/product/accounts.md 'The email at registration').
alter table users add column confirmation_sent_at timestamptz;

-- Until now each account got one as it was made, as far as anybody knows.
update users set confirmation_sent_at = created_at where not email_verified;
