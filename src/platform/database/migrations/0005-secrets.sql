-- Secrets that every process of the service must share, made once by whichever starts first.

create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table signing_key (
  id text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
