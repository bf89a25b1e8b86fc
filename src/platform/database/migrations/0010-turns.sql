-- Generations wait for their turn in a table of ours, and a worker hands them to the queue when it has
-- room. What is counted of an account is one row: its budgets, its history, its turns.

create table generation_account (
  account_id text primary key references account on delete cascade,
  hour_starts_at timestamptz not null,
  hour_accepted integer not null check (hour_accepted > 0),
  day_starts_at timestamptz not null,
  day_accepted integer not null check (day_accepted > 0),
  -- The number of its latest generation; the history is in this order.
  last_number bigint not null,
  -- How many generations it has, those that were deleted not counted.
  kept bigint not null,
  -- Its latest turn in each lane.
  video_turn bigint not null default 0,
  image_turn bigint not null default 0,
  hosted_turn bigint not null default 0,
  check (kept between 0 and last_number)
);

-- A number that only this index can put in order: ordered by id, a page of an account that has
-- rested would read everything that others did since.
alter table generation add column number bigint;
update generation g set number = numbered.number
from (
  select id, row_number() over (partition by account_id order by id) as number from generation
) numbered
where numbered.id = g.id;
alter table generation alter column number set not null;
drop index generation_history;
create unique index generation_history on generation (account_id, number);

insert into generation_account
  (account_id, hour_starts_at, hour_accepted, day_starts_at, day_accepted, last_number, kept)
select g.account_id,
  coalesce(hour.starts_at, 'epoch'), coalesce(hour.accepted, 1),
  coalesce(day.starts_at, 'epoch'), coalesce(day.accepted, 1),
  g.last_number, g.last_number
from (select account_id, max(number) as last_number from generation group by account_id) g
left join lateral (
  select starts_at, accepted from generation_budget b
  where b.account_id = g.account_id and b.period = 'hour' order by starts_at desc limit 1
) hour on true
left join lateral (
  select starts_at, accepted from generation_budget b
  where b.account_id = g.account_id and b.period = 'day' order by starts_at desc limit 1
) day on true;
drop table generation_budget;

-- A lane has a row once something was dispatched in it.
-- Who renders here competes for processors, a video for longer than an image; a start at a vendor is
-- one call. Each has a lane of its own.
create table generation_lane (
  lane text primary key check (lane in ('video', 'image', 'hosted')),
  -- The latest turn that was given. Who has none waiting begins after it.
  turn bigint not null default 0,
  -- How many were handed to the queue, ever.
  dispatched bigint not null default 0
);

-- Generations that no worker was asked for yet, in the order of their turns.
create table generation_waiting (
  lane text not null,
  turn bigint not null,
  id text not null,
  account_id text not null,
  unlimited boolean not null,
  start_after timestamptz not null,
  primary key (lane, turn, id)
);
-- Every row is written once and deleted soon; without this a busy lane reads its dead rows.
alter table generation_waiting set (autovacuum_vacuum_scale_factor = 0.0,
  autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
-- Those that run, which are counted; many more may wait.
drop index generation_unlimited;
create index generation_unlimited on generation (account_id)
  where status = 'generating' and unlimited and started_at is not null;

alter table generation_lane set (fillfactor = 10);
alter table generation_account set (fillfactor = 70);
