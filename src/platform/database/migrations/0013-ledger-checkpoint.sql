-- What `ledger verify` has verified, so that it need not read everything again. A transfer is before
-- the checkpoint when its created_at is before the cut; see domain/credits/store/checkpoint.ts.

create table ledger_checkpoint (
  is_only boolean primary key default true check (is_only),
  cut timestamptz not null,
  -- How many transfers are before the cut.
  transfers bigint not null,
  verified_at timestamptz not null
);

-- The sums of the transfers before the cut.
create table ledger_checkpoint_wallet (
  account_id text primary key,
  balance bigint not null,
  held bigint not null
);

-- Holds from before the cut that were open.
create table ledger_checkpoint_hold (
  id text primary key,
  account_id text not null
);

-- Transfers are written in the order of time, or nearly: a few bytes for every 32 pages find the
-- newest, and writing one costs next to nothing.
create index transfer_created on transfer using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);

-- When payments and checkouts were written, told by the transaction and not by the processor.
alter table payment add column written_at timestamptz not null default now();
create index payment_written on payment (written_at);
alter table checkout add column changed_at timestamptz not null default now();
create index checkout_changed on checkout (changed_at);

create function note_checkout_change() returns trigger language plpgsql as $$
begin
  new.changed_at = now();
  return new;
end $$;

create trigger checkout_notes_change before update on checkout
  for each row when (old.status <> new.status) execute function note_checkout_change();
