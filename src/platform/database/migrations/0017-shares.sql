-- Links to a result for people without an account. The token is the permission, and is kept as it is, because its owner
-- has to see the link again; it opens nothing but what the owner made public. Ending a share deletes its row.
create table share (
  token text primary key check (token ~ '^[A-Za-z0-9_-]{22}$'),
  generation_id text not null unique references generation on delete cascade,
  created_at timestamptz not null,
  -- How often people opened the page; written a few seconds later.
  opened bigint not null default 0 check (opened >= 0)
);
