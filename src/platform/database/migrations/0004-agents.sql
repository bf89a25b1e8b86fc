-- Anonymous agents. Only hashes of secrets and tokens are kept. What is revoked is deleted: nothing
-- refers to it, and nobody stands behind it whom one could ask.

create table agent_client (
  id text primary key check (id ~ '^svc_agent_client_[0-9a-z]{26}$'),
  name text not null check (length(name) between 1 and 200),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null,
  -- When it last got a token.
  claimed_at timestamptz not null
);
create index agent_client_claimed on agent_client (claimed_at);

create table agent_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  client_id text not null references agent_client on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index agent_token_client on agent_token (client_id);
create index agent_token_expiry on agent_token (expires_at);
