-- When the address was confirmed: a password that was set before may be a stranger's, who only knew the address.
alter table users add column confirmed_at timestamptz;
update users set confirmed_at = now() where email_verified;
