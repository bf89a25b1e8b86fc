-- People can delete their accounts. The row of such an account stays, without the person: the ledger and
-- payments refer to it, and they only grow.

alter table account
  add column deleted_at timestamptz,
  -- When everything that it had made was gone.
  add column erased_at timestamptz,
  add check (erased_at is null or deleted_at is not null);
create index account_to_erase on account (deleted_at)
  where deleted_at is not null and erased_at is null;

-- Addresses that an account had and has no more, because it was deleted or has another one by now. They
-- are welcomed once: whoever comes back with one gets no second welcome credits. Only a keyed hash is
-- kept, which tells nobody the address.
create table former_address (
  hash bytea primary key check (length(hash) = 32),
  left_at timestamptz not null default now()
);

-- Null as long as no address was left: the key is made with the first, so that an empty database stays empty.
create function address_hash(address text) returns bytea language sql stable as $$
  select sha256(convert_to(value, 'UTF8') || sha256(convert_to(value || address, 'UTF8')))
  from secret where name = 'former-addresses'
$$;

create function remember_address() returns trigger language plpgsql as $$
begin
  insert into secret (name, value)
  values ('former-addresses', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  on conflict do nothing;
  insert into former_address (hash) values (address_hash(old.email)) on conflict do nothing;
  return null;
end $$;

create trigger account_leaves_address after update of email on account
  for each row when (old.email <> new.email) execute function remember_address();

create or replace function open_wallet() returns trigger language plpgsql as $$
declare
  welcome integer := 10;
begin
  if exists (select from former_address where hash = address_hash(new.email)) then
    welcome := 0;
  end if;
  insert into wallet (account_id, balance) values (new.id, welcome);
  if welcome > 0 then
    insert into transfer (cause, account_id, kind, balance_change, held_change, reason)
      values ('welcome:' || new.id, new.id, 'grant', welcome, 0, 'Welcome');
  end if;
  return null;
end $$;

-- When the owner of a key was told that it has reached its ceiling on that day; told once.
alter table api_key_day add column ceiling_mailed_at timestamptz;
