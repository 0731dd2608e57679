-- Accounts, and how people sign in. better-auth reads and writes users, sessions, accounts and verifications under these names
-- (src/server/people/sign-in/auth-engine.ts).

-- People (docs/product/accounts.md 'The fields of a person'). A deleted account keeps its row.
create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  display_name text not null default '' check (char_length(display_name) <= 50),
  photo_url text,
  -- The active home.
  home_id uuid,
  locale text not null default 'en' check (locale in ('en', 'ms', 'zh')),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The groups of emails that the person does not want. Emails about the account itself always leave.
  unwanted_mail text[] not null default '{}'
    check (unwanted_mail <@ array['swaps', 'home', 'payments', 'reminders', 'housemates']),
  -- When the address was confirmed. A stranger who only knew the address may have set a password from before that.
  confirmed_at timestamptz,
  -- When the person last downloaded all their data (docs/product/moving-out.md 'My data').
  data_downloaded_at timestamptz,
  -- When the person last chose on the profile which emails they do not want.
  mail_chosen_at timestamptz,
  -- When the last email that confirms the address was queued; null if none was (docs/product/accounts.md 'The email at registration').
  confirmation_sent_at timestamptz
);

-- Who is signed in where, one row for each sign-in.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id, created_at, id);
create index sessions_expired on sessions (expires_at);

-- How each person signs in: by a password or by Google.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

-- Links in emails that wait for a click.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expired on verifications (expires_at);
-- A hash index: a value can be longer than a B-tree allows.
create index verifications_value on verifications using hash (value);

-- Two-step sign-in.
create table two_steps (
  user_id uuid primary key references users (id) on delete cascade,
  -- Shared by the authenticator app and the server, sealed with SECRET.
  secret text not null,
  -- When a first code proved that the app has the secret. Until then signing in asks for no code.
  confirmed_at timestamptz,
  -- The 30 seconds of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0,
  -- Hashes of the unused codes.
  recovery_codes text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Profile pictures. users.photo_url is '/pictures/<id>', and cannot be guessed. The server inserts the row before it writes the files, and
-- deletes it after them. So a crash leaves no unknown file.
create table pictures (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index pictures_user on pictures (user_id);
