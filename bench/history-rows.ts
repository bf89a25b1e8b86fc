import type pg from 'pg';
import { accountOf, makeAccounts } from './http/accounts.ts';

const ROWS = 10_000_000;
const ACCOUNTS = 200;

/** Has a third of all rows, every one of them older than the last half of everybody else's. */
export const LARGE = 0;
/** Like all the others, it has half a percent or less, up to the newest. */
export const SMALL = 1;

/**
 * A history as years would leave it: 200 accounts that work side by side, and a large one that has rested
 * since. Indexes and constraints come after the rows, and nothing goes through the log, so that it takes
 * minutes and not an hour.
 */
export async function makeHistory(client: pg.Client): Promise<void> {
  await makeAccounts(client, ACCOUNTS);
  await client.query("set session_replication_role = 'replica'");
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query('alter table generation set (autovacuum_enabled = off)');
  await client.query('alter table generation set unlogged');
  const restore = await dropIndexes(client);
  await insertRows(client);
  for (const statement of restore) await client.query(statement);
  await countRows(client);
  await client.query('analyze generation');
}

/** Returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table generation drop constraint %I', conname) as drop,
       format('alter table generation add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = 'generation'::regclass and contype = 'p'
     union all
     select format('alter table generation drop constraint %I', conname),
       format('alter table generation add constraint %I %s not valid', conname,
         pg_get_constraintdef(oid))
     from pg_constraint where conrelid = 'generation'::regclass and contype = 'c'
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = 'generation'::regclass and not indisprimary`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}

/** Of every three in the first half two are of the large account. */
async function insertRows(client: pg.Client): Promise<void> {
  await client.query(
    `insert into generation (id, account_id, type, model_id, prompt, duration_seconds,
       aspect_ratio, credit_cost, credits_used, held_on, status, progress, deadline_at,
       asset_name, created_at, ended_at, number)
     select 'gen_' || lpad(n::text, 26, '0'),
       case when n <= $1::int / 2 and n % 3 <> 0 then $2 else ids[1 + n % $3::int] end,
       'video', 'kinora_motion_1', 'A fox runs through a snowy forest at sunset', 5, '16:9', 2, 2,
       current_date, 'completed', 1, at, n || '.mp4', at, at, n
     from generate_series(1, $1::int) as n,
       (select now() as at, $4::text[] as ids) as fixed`,
    [
      ROWS,
      accountOf(LARGE),
      ACCOUNTS - 1,
      Array.from({ length: ACCOUNTS - 1 }, (_, index) => accountOf(index + 1)),
    ],
  );
}

async function countRows(client: pg.Client): Promise<void> {
  await client.query(
    `insert into generation_account
       (account_id, hour_starts_at, hour_accepted, day_starts_at, day_accepted, last_number, kept)
     select account_id, 'epoch', 1, 'epoch', 1, max(number), count(*)
     from generation group by account_id`,
  );
}
