-- Invoices are numbered in sequence within each year, without gaps. The number is taken when the
-- transaction that records the payment commits: then nothing can take it back any more, and nobody waits
-- for the sequence longer than a commit takes.

create table invoice_sequence (
  year integer primary key,
  last integer not null check (last > 0)
);

alter table payment
  add column invoice_year integer,
  add column invoice_serial integer,
  -- Of the card that was charged; null when the processor does not say.
  add column card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  add constraint payment_invoice_number unique (invoice_year, invoice_serial),
  add constraint payment_invoice_whole check ((invoice_year is null) = (invoice_serial is null));

with numbered as (
  select id, extract(year from paid_at at time zone 'UTC')::integer as year,
    row_number() over (
      partition by extract(year from paid_at at time zone 'UTC') order by paid_at, id
    ) as serial
  from payment
)
update payment p set invoice_year = n.year, invoice_serial = n.serial
from numbered n where n.id = p.id;

insert into invoice_sequence (year, last)
select invoice_year, max(invoice_serial) from payment group by invoice_year;

create function number_invoice() returns trigger language plpgsql as $$
declare
  of_year integer := extract(year from new.paid_at at time zone 'UTC');
  next integer;
begin
  insert into invoice_sequence as s (year, last) values (of_year, 1)
  on conflict (year) do update set last = s.last + 1
  returning last into next;
  update payment set invoice_year = of_year, invoice_serial = next where id = new.id;
  return null;
end $$;

-- A payment that is restored from a backup has its number.
create constraint trigger payment_gets_its_number after insert on payment
  deferrable initially deferred for each row when (new.invoice_serial is null)
  execute function number_invoice();

-- Once given, a number stays.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment % has its invoice number', old.id;
end $$;

create trigger invoice_number_stays before update on payment
  for each row when (old.invoice_serial is not null and
    (old.invoice_year, old.invoice_serial) is distinct from (new.invoice_year, new.invoice_serial))
  execute function refuse_invoice_change();

-- Mails about money, each once: written in the transaction of what it tells, sent by the worker.
create table billing_mail (
  id bigint generated always as identity primary key,
  account_id text not null references account on delete cascade,
  kind text not null check (kind in ('receipt', 'renewal', 'renewal_failed', 'canceled', 'refund')),
  -- What happened; it is told once.
  cause text not null unique,
  payment_id text references payment,
  subscription_id text references subscription,
  -- What was true at that moment and may not be later.
  facts jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index billing_mail_account on billing_mail (account_id);

alter table sandbox_subscription add column card_last_four text;
