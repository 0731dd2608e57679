-- Whether accepting moved the chores: a home may have them exchanged by hand (docs/product/swaps.md 'Accepting').
alter table swap_requests add column exchanged boolean not null default false check (not exchanged or status = 'accepted');

-- The groups of letters that a person does not want; what concerns the account itself always goes out.
alter table users add column unwanted_mail text[] not null default '{}' check (unwanted_mail <@ array['swaps', 'home']);

-- The stored profile pictures. The address contains the id (users.photo_url is '/pictures/<id>'), which cannot be guessed. A row exists
-- before its files and until they are removed, so that a crash leaves no unknown file.
create table pictures (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index pictures_user on pictures (user_id);

-- Read with every page: how many are unread.
create index notifications_unread on notifications (user_id) where not read;
drop index notifications_newest;
create index notifications_newest on notifications (user_id, created_at desc, id desc);
