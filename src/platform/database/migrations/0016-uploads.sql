-- Pictures that accounts have uploaded. A row is written before its file and deleted after it, so that every file
-- in the store has a row that leads to it.
create table upload (
  id text primary key check (id ~ '^upl_[0-9a-z]{26}$'),
  account_id text not null references account on delete restrict,
  asset_name text not null unique check (asset_name <> ''),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  bytes integer not null check (bytes between 1 and 10000000),
  created_at timestamptz not null,
  -- When the file had arrived in the store; null before, and after a crash in between.
  stored_at timestamptz,
  -- Until when a generation may name it.
  expires_at timestamptz not null check (expires_at > created_at),
  -- Until when a generation that named it may need it.
  keep_until timestamptz not null check (keep_until >= expires_at),
  -- When a sweeper began to delete it; from then on nothing may begin to use it.
  swept_at timestamptz check (swept_at >= keep_until)
);

create index upload_keep_until on upload (keep_until);

-- How many an account has uploaded on its latest day (UTC).
create table upload_account (
  account_id text primary key references account on delete cascade,
  day date not null,
  accepted integer not null check (accepted >= 0)
);
