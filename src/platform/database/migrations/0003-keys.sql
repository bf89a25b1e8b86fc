-- API keys. Only the hash of a secret is kept. The ten places of an account are its limit: two active
-- keys cannot stand in one place, however many are made at once.

create table api_key (
  id text primary key check (id ~ '^key_[0-9a-z]{26}$'),
  account_id text not null references account on delete cascade,
  name text not null check (length(name) between 1 and 80),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  last_four text not null check (length(last_four) = 4),
  permissions text[] not null check (
    permissions <@ array['generate', 'read', 'billing:checkout', 'billing:read', 'billing:manage']
    and cardinality(permissions) > 0
  ),
  daily_ceiling integer check (daily_ceiling > 0),
  place smallint not null check (place between 1 and 10),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_key_place on api_key (account_id, place) where revoked_at is null;

create table api_key_day (
  key_id text not null references api_key on delete cascade,
  day date not null,
  used integer not null default 0 check (used >= 0),
  primary key (key_id, day)
);

-- How often a key called a route on a day: for mail about deprecated routes.
create table route_call (
  key_id text not null references api_key on delete cascade,
  route text not null,
  day date not null,
  calls integer not null check (calls > 0),
  primary key (route, day, key_id)
);
