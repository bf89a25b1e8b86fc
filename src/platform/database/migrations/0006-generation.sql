-- Generations. A row says where a job stands and what it costs; the constraints say what can never be.

create table generation (
  id text primary key check (id ~ '^gen_[0-9a-z]{26}$'),
  account_id text not null references account on delete restrict,
  key_id text references api_key on delete set null,
  type text not null check (type in ('video', 'image')),
  model_id text not null,
  prompt text not null check (length(prompt) between 1 and 4000),
  duration_seconds smallint,
  aspect_ratio text not null,
  image_url text,
  -- Frozen when the job was accepted.
  credit_cost integer not null check (credit_cost >= 0),
  unlimited boolean not null default false,
  -- The day whose ceiling the hold counts against.
  held_on date not null,
  status text not null default 'generating' check (status in ('generating', 'completed', 'failed')),
  credits_used integer not null default 0,
  -- Counts starts, over all providers.
  attempt smallint not null default 0,
  provider text,
  provider_task text,
  started_at timestamptz,
  progress real not null default 0 check (progress between 0 and 1),
  deadline_at timestamptz not null,
  asset_name text,
  asset_bytes bigint,
  asset_type text,
  thumbnail_name text,
  error_code text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'generating') = (ended_at is null)),
  check ((status = 'completed') = (asset_name is not null)),
  check ((status = 'failed') = (error_code is not null)),
  check (credits_used = case when status = 'completed' then credit_cost else 0 end)
);
create index generation_history on generation (account_id, id desc);
create index generation_running on generation (deadline_at) where status = 'generating';
create index generation_unlimited on generation (account_id)
  where status = 'generating' and unlimited;

-- The first answer to a key, for a day. A refused request leaves no row.
create table idempotency (
  account_id text not null references account on delete cascade,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  -- Kept as it was sent, to the byte.
  answer json not null,
  created_at timestamptz not null,
  primary key (account_id, operation, key)
);
create index idempotency_age on idempotency (created_at);

-- Generations accepted in an hour or a day (UTC) of an account.
create table generation_budget (
  account_id text not null references account on delete cascade,
  period text not null check (period in ('hour', 'day')),
  starts_at timestamptz not null,
  accepted integer not null check (accepted > 0),
  primary key (account_id, period, starts_at)
);

-- Lets one statement refuse as a whole: what it has written is undone.
create function refuse(code text) returns boolean language plpgsql as $$
begin
  raise exception '%', code using errcode = 'KN001';
end $$;
