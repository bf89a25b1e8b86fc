-- A refund takes back what is left and never more. What was already spent is owed: recorded beside
-- what was taken, so that nobody has to work it out later.

alter table transfer add column owed integer not null default 0,
  add check (owed >= 0 and (owed = 0 or kind = 'refund'));

-- A hold is settled or released, once: never both, whatever races.
create unique index transfer_hold_resolved_once on transfer (substr(cause, strpos(cause, ':') + 1))
  where kind in ('settle', 'release');

-- A generation ends once: neither a second ending nor a way back.
create function refuse_second_ending() returns trigger language plpgsql as $$
begin
  raise exception 'generation % has already ended as %', old.id, old.status;
end $$;

create trigger generation_ends_once before update on generation
  for each row when (old.status <> 'generating' and new.status <> old.status)
  execute function refuse_second_ending();
