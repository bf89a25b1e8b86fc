-- Whether a video shall have sound. Images have none; videos from before were accepted without a choice.
alter table generation add column audio boolean not null default true;
