-- People. The sign-in library reads and writes account, session, sign_in_method and verification;
-- everything else refers to account only.

create table account (
  id text primary key check (id ~ '^acc_[0-9a-z]{26}$'),
  email text not null unique check (email = lower(email)),
  name text not null,
  email_verified boolean not null default false,
  image text,
  plan text not null default 'free'
    check (plan in ('free', 'starter', 'professional', 'ultra', 'enterprise_max')),
  plan_renews_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  account_id text not null references account on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

create table sign_in_method (
  id text primary key,
  account_id text not null references account on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider_account_id)
);
create index sign_in_method_account on sign_in_method (account_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);
create index verification_expiry on verification (expires_at);
