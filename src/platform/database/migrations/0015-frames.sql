-- What a model that can say so has understood of the prompt, and what it has drawn so far.
alter table generation
  add column words json,
  add column frames_done integer,
  add column frames_total integer,
  -- A picture of equal cells side by side, from the beginning to the end of a video.
  add column strip_name text,
  add column strip_frames smallint;

-- How long models take is asked over the last days, which are near each other in the table.
create index generation_ended on generation using brin (ended_at)
  with (pages_per_range = 32, autosummarize = on);

-- Cells of videos that are being drawn, for whoever watches from another process. They are gone when the
-- video is made, so nothing is worth the log or a backup.
create unlogged table generation_cell (
  number bigint generated always as identity primary key,
  generation_id text not null,
  cell smallint not null check (cell between 0 and 17),
  cells smallint not null check (cells between 1 and 18),
  frame integer not null,
  frames_done integer not null,
  frames_total integer not null,
  image bytea not null check (octet_length(image) <= 20000),
  written_at timestamptz not null,
  unique (generation_id, cell)
);
