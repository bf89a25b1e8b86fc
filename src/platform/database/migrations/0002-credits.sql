-- The ledger only grows: a transfer is written once, under its cause, and never changed. A wallet is
-- the sum of its transfers, kept beside them so that overdrafts are refused where they would happen.

create table wallet (
  account_id text primary key references account on delete restrict,
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0),
  check (held <= balance)
);

create table transfer (
  cause text primary key check (cause ~ '^[a-z_]+:[!-~]+$'),
  account_id text not null references wallet on delete restrict,
  kind text not null
    check (kind in ('grant', 'purchase', 'refund', 'hold', 'settle', 'release')),
  balance_change integer not null,
  held_change integer not null,
  reason text,
  created_at timestamptz not null default now(),
  check (
    case kind
      when 'grant' then balance_change > 0 and held_change = 0
      when 'purchase' then balance_change > 0 and held_change = 0
      when 'refund' then balance_change <= 0 and held_change = 0
      when 'hold' then balance_change = 0 and held_change >= 0
      when 'settle' then balance_change <= 0 and held_change = balance_change
      when 'release' then balance_change = 0 and held_change <= 0
    end
  )
);
create index transfer_account on transfer (account_id, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name;
end $$;

create trigger transfer_only_grows before update or delete or truncate on transfer
  execute function refuse_change();

-- An account without a wallet or without its welcome credits must not exist, not even for the time
-- between two statements, so the database itself opens the wallet.
create function open_wallet() returns trigger language plpgsql as $$
begin
  insert into wallet (account_id, balance) values (new.id, 10);
  insert into transfer (cause, account_id, kind, balance_change, held_change, reason)
    values ('welcome:' || new.id, new.id, 'grant', 10, 0, 'Welcome');
  return null;
end $$;

create trigger account_opens_wallet after insert on account
  for each row execute function open_wallet();
