-- What the owner of a failed generation is told besides its code: words of ours, never of a stranger.
alter table generation add column error_reason text;
