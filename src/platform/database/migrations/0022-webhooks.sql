-- Events of an account, sent to its servers (Standard Webhooks 1.0).

alter table api_key drop constraint api_key_permissions_check;
alter table api_key add constraint api_key_permissions_check check (
  permissions <@ array['generate', 'read', 'billing:checkout', 'billing:read', 'billing:manage', 'webhooks']
  and cardinality(permissions) > 0
);

-- An endpoint, or a program that listens for as long as it is connected. The places of an account are its limits: two
-- cannot stand in one, however many are made at once. Secrets are kept as they are, because every delivery is signed
-- with them.
create table webhook_endpoint (
  number bigint generated always as identity primary key,
  account_id text not null references account on delete cascade,
  kind text not null check (kind in ('endpoint', 'listener')),
  -- Chosen by its owner; of a listener, made by us.
  id text not null check (id ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
  place smallint not null check (
    case kind when 'endpoint' then place between 1 and 5 else place between 6 and 7 end
  ),
  url text check (length(url) between 1 and 2048),
  description text check (length(description) <= 200),
  events text[] not null check (cardinality(events) > 0),
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{43}=$'),
  previous_secret text check (previous_secret ~ '^whsec_[A-Za-z0-9+/]{43}=$'),
  previous_secret_until timestamptz,
  disabled_reason text check (disabled_reason in ('owner', 'failing', 'gone')),
  disabled_at timestamptz,
  -- When the first of the attempts began that failed since the last success.
  failing_since timestamptz,
  -- Its owner has yet to be told that it was switched off.
  mail_due boolean not null default false,
  -- Of a listener: until when its program is waited for, which of its connections counts, and how many events it was sent.
  lease_until timestamptz,
  connection integer not null default 1,
  sent integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, place),
  unique (account_id, id),
  check ((kind = 'endpoint') = (url is not null)),
  check ((kind = 'listener') = (lease_until is not null)),
  check ((disabled_reason is null) = (disabled_at is null)),
  check ((previous_secret is null) = (previous_secret_until is null))
);
create index webhook_endpoint_mail on webhook_endpoint (number) where mail_due;
create index webhook_endpoint_lease on webhook_endpoint (lease_until) where kind = 'listener';

create table webhook_event (
  id text primary key check (id ~ '^evt_[0-9a-z]{26}$'),
  account_id text not null references account on delete cascade,
  type text not null,
  -- What it is about. Events of one subject reach an endpoint in their order.
  subject text not null,
  -- The rows as they were when it happened; what is sent is made of them once, before the first attempt.
  source json not null,
  body text,
  created_at timestamptz not null
);
create index webhook_event_age on webhook_event (created_at);
create index webhook_event_account on webhook_event (account_id);

-- An event on its way to an endpoint. It refers to the endpoint without a constraint: a settlement must not fail because
-- somebody deletes an endpoint at the same moment.
create table webhook_delivery (
  endpoint bigint not null,
  event_id text not null references webhook_event on delete cascade,
  number bigint generated always as identity,
  subject text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- Attempts that were ever begun, and those since it was last put to the start.
  attempts integer not null default 0 check (attempts >= 0),
  tries integer not null default 0 check (tries >= 0),
  -- One attempt and no more.
  once boolean not null default false,
  first_tried_at timestamptz,
  -- Of one that is claimed: when whoever claimed it is taken for dead.
  next_attempt_at timestamptz not null default '-infinity',
  claimed boolean not null default false,
  last_status integer,
  last_error text,
  -- Of a listener: its place in the stream.
  position integer,
  delivered_at timestamptz,
  primary key (endpoint, event_id),
  check ((state = 'delivered') = (delivered_at is not null))
);
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_due on webhook_delivery (endpoint, next_attempt_at)
  where state = 'pending';
create index webhook_delivery_order on webhook_delivery (endpoint, subject, number)
  where state = 'pending';
create index webhook_delivery_history on webhook_delivery (endpoint, number);

-- A time in ten digits and chance in sixteen, in the alphabet of all our ids.
create function new_event_id(at timestamptz) returns text language sql volatile as $$
  select 'evt_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + digit, 1), '' order by place)
  from (
    select place, ((extract(epoch from at) * 1000)::bigint >> (5 * (9 - place)) & 31)::int as digit
    from generate_series(0, 9) place
    union all
    select 10 + place, get_byte(chance, place) & 31
    from uuid_send(gen_random_uuid()) chance, generate_series(0, 15) place
  ) digits
$$;
