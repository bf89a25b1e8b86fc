-- Paying. A checkout says what a person is asked to pay and where that stands; a payment, what was
-- paid; a subscription, what goes on. The constraints say what can never be.

create table checkout (
  id uuid primary key,
  account_id text not null references account on delete restrict,
  key_id text references api_key on delete set null,
  idempotency_key text not null check (idempotency_key ~ '^[A-Za-z0-9_-]{16,128}$'),
  request_hash bytea not null,
  kind text not null check (kind in ('subscription', 'topup', 'quiz')),
  sku_id text not null,
  catalog_version text not null,
  offer_id text,
  return_target text not null check (return_target in ('billing', 'generate', 'quiz')),
  -- Frozen when the checkout was made.
  product_name text not null,
  amount_minor integer not null check (amount_minor > 0),
  renewal_amount_minor integer check (renewal_amount_minor >= amount_minor),
  currency text not null,
  credits integer not null check (credits > 0),
  processor text not null check (processor in ('sandbox', 'stripe')),
  -- What the processor calls it.
  processor_ref text not null,
  url text not null,
  status text not null default 'pending' check (status in ('pending', 'processing',
    'paid_pending_review', 'fulfilled', 'failed', 'expired', 'refunded')),
  declines smallint not null default 0 check (declines between 0 and 3),
  -- Why an operator has to look at a payment; null when nobody has to.
  review_reason text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  unique (account_id, idempotency_key),
  unique (processor, processor_ref),
  check ((kind = 'subscription') = (renewal_amount_minor is not null)),
  check ((status in ('paid_pending_review', 'fulfilled', 'refunded')) = (paid_at is not null)),
  check (status <> 'fulfilled' or fulfilled_at is not null),
  check (fulfilled_at is null or status in ('fulfilled', 'refunded')),
  check (status <> 'failed' or declines = 3)
);
create index checkout_expiry on checkout (expires_at) where status = 'pending';

-- The same table as src/domain/billing/states.ts: whatever a program does, no other way is open.
create function refuse_checkout_change() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('pending', 'processing'), ('processing', 'pending'),
    ('pending', 'failed'), ('processing', 'failed'),
    ('pending', 'expired'),
    ('pending', 'paid_pending_review'), ('processing', 'paid_pending_review'),
    ('expired', 'paid_pending_review'), ('failed', 'paid_pending_review'),
    ('paid_pending_review', 'fulfilled'),
    ('paid_pending_review', 'refunded'), ('fulfilled', 'refunded')
  ) then
    raise exception 'a checkout does not go from % to %', old.status, new.status;
  end if;
  return new;
end $$;

create trigger checkout_goes_its_way before update on checkout
  for each row when (old.status <> new.status) execute function refuse_checkout_change();

create table subscription (
  id text primary key check (id ~ '^sub_[0-9a-z]{26}$'),
  account_id text not null references account on delete restrict,
  checkout_id uuid not null unique references checkout,
  processor text not null,
  processor_ref text not null,
  sku_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  credits integer not null check (credits > 0),
  status text not null default 'active' check (status in ('active', 'past_due', 'canceled')),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  -- Everything before was paid by the checkout.
  first_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  -- When the person last decided; what a processor reports about an earlier moment is stale.
  decided_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (processor, processor_ref),
  check ((status = 'canceled') = (ended_at is not null))
);
-- One at a time: a new one takes the place of the old.
create unique index subscription_live on subscription (account_id) where status <> 'canceled';
create index subscription_period on subscription (period_end) where status <> 'canceled';

create table payment (
  id text primary key check (id ~ '^pay_[0-9a-z]{26}$'),
  account_id text not null references account on delete restrict,
  checkout_id uuid not null references checkout,
  -- Of a renewal; null for the payment of the checkout itself.
  subscription_id text references subscription,
  processor text not null,
  processor_ref text not null,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  product_name text not null,
  -- The transfer that brought its credits.
  cause text not null unique,
  credits integer not null check (credits > 0),
  invoice_url text,
  -- What it began or went on with, and which period it paid for.
  subscription_ref text,
  period_start timestamptz,
  period_end timestamptz check ((period_end is null) = (subscription_ref is null)),
  status text not null default 'paid' check (status in ('paid', 'refunded')),
  paid_at timestamptz not null,
  refunded_at timestamptz,
  unique (processor, processor_ref),
  check ((status = 'refunded') = (refunded_at is not null))
);
create unique index payment_of_checkout on payment (checkout_id) where subscription_id is null;
create index payment_history on payment (account_id, paid_at desc, id desc);

-- What processors reported: each event once, in the same transaction as its effect.
create table payment_event (
  processor text not null,
  id text not null,
  type text not null,
  event jsonb not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  status text not null check (status in ('applied', 'ignored', 'waiting', 'dead')),
  -- Of a waiting event: what has to exist first.
  waits_for text check ((status = 'waiting') = (waits_for is not null)),
  note text,
  primary key (processor, id)
);
create index payment_event_waiting on payment_event (waits_for) where status = 'waiting';
create index payment_event_unsettled on payment_event (received_at)
  where status in ('waiting', 'dead');

create table portal_session (
  id uuid primary key,
  account_id text not null references account on delete cascade,
  idempotency_key text not null check (idempotency_key ~ '^[A-Za-z0-9_-]{16,128}$'),
  request_hash bytea not null,
  return_target text not null check (return_target in ('billing', 'generate')),
  handoff_hash bytea not null unique,
  expires_at timestamptz not null,
  -- The handoff opens once; from then on the browser shows the visit.
  opened_at timestamptz,
  visit_hash bytea unique check ((opened_at is null) = (visit_hash is null)),
  visit_ends_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, idempotency_key)
);

-- What operators decided, who, and why.
create table billing_decision (
  id bigint generated always as identity primary key,
  checkout_id uuid not null references checkout,
  decision text not null check (decision in ('approve', 'refund')),
  decided_by text not null check (length(decided_by) > 0),
  reason text not null check (length(reason) > 0),
  decided_at timestamptz not null
);
create trigger billing_decision_only_grows before update or delete or truncate on billing_decision
  execute function refuse_change();

-- Payments from before this service, as far as they could be read.
create table legacy_payment (
  id text primary key,
  account_id text not null references account on delete restrict,
  amount numeric(12, 2),
  currency text,
  status text,
  product_name text,
  paid_at timestamptz,
  invoice_url text,
  provider text,
  -- What could not be read; null for a whole row.
  broken text
);
create index legacy_payment_history on legacy_payment (account_id, paid_at desc, id desc);

-- The sandbox processor's own books, which nothing else reads.

create table sandbox_attempt (
  checkout_id uuid not null,
  attempt smallint not null check (attempt between 1 and 3),
  outcome text not null check (outcome in ('paid', 'declined')),
  payment_ref text unique,
  at timestamptz not null,
  primary key (checkout_id, attempt),
  check ((outcome = 'paid') = (payment_ref is not null))
);
create unique index sandbox_attempt_paid on sandbox_attempt (checkout_id) where outcome = 'paid';

create table sandbox_subscription (
  ref text primary key,
  checkout_id uuid not null unique,
  amount_minor integer not null,
  currency text not null,
  interval text not null check (interval in ('monthly', 'annual')),
  card text not null check (card in ('pays', 'declines_later')),
  status text not null default 'active' check (status in ('active', 'past_due', 'canceled')),
  -- Periods are counted from here, so that the 31st comes back after February.
  anchor_at timestamptz not null,
  periods_paid integer not null default 1 check (periods_paid > 0),
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  next_attempt_at timestamptz not null
);
create index sandbox_subscription_due on sandbox_subscription (next_attempt_at)
  where status <> 'canceled';

create table sandbox_webhook (
  id text primary key,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
