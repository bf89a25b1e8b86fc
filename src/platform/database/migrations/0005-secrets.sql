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
  created_at timestamptz not null,
  -- It signs nothing any more, but is listed a while longer for those who check what it signed.
  retired_at timestamptz
);
-- However many processes start at once, one key of a kind signs.
create unique index signing_key_in_use on signing_key (algorithm) where retired_at is null;
