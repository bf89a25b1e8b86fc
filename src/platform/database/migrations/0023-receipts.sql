-- A receipt is checked years after it was signed, so a retired key stays, but without its private
-- members: of `private_jwk` only the public half is left. The column keeps its name for processes that
-- run while others are updated.
update signing_key
set private_jwk = jsonb_build_object(
  'kty', private_jwk -> 'kty', 'n', private_jwk -> 'n', 'e', private_jwk -> 'e')
where algorithm = 'RS256' and retired_at is not null;

alter table signing_key
  -- Its signatures are not to be believed any more.
  add column withdrawn_at timestamptz,
  add check (retired_at is null or not private_jwk ? 'd'),
  add check (withdrawn_at is null or retired_at is not null);

-- Of the file as it was stored; null for results from before it was noted.
alter table generation add column asset_sha256 bytea;
