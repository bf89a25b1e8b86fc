-- Messages to clients that hold a connection to another process than the one that has something for them.
-- Nothing here outlives the connection, so nothing is worth the log or a backup.
create unlogged table mailbox (
  id text primary key,
  seen_at timestamptz not null
);

create unlogged table mailbox_message (
  number bigint generated always as identity primary key,
  mailbox_id text not null references mailbox (id) on delete cascade,
  body text not null
);
create index mailbox_message_mailbox on mailbox_message (mailbox_id, number);
