import { LIMITS } from '../../contract/limits.ts';
import type { PictureType } from '../../contract/resources/upload.ts';
import type { Queryable } from '../../platform/database/index.ts';

export interface NewUpload {
  readonly id: string;
  readonly accountId: string;
  readonly assetName: string;
  readonly contentType: PictureType;
  readonly bytes: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** The row of the account is locked by its update, so that two at once cannot both take the last place. */
const RECORD = `with counted as (
    insert into upload_account as a (account_id, day, accepted)
    values ($2, (($6::timestamptz) at time zone 'utc')::date, 1)
    on conflict (account_id) do update set
      day = greatest(a.day, excluded.day),
      accepted = case when a.day < excluded.day then 1 else a.accepted + 1 end
      where a.day < excluded.day or a.accepted < $8::int
    returning account_id
  )
  insert into upload (id, account_id, asset_name, content_type, bytes, created_at, expires_at, keep_until)
  select $1, account_id, $3, $4, $5, $6, $7, $7 from counted`;

/** Counts an upload and records it, before there is a file; false when it is one too many for its day. */
export async function recordUpload(database: Queryable, upload: NewUpload): Promise<boolean> {
  const { id, accountId, assetName, contentType, bytes, now, expiresAt } = upload;
  const { rowCount } = await database.query(RECORD, [
    ...[id, accountId, assetName, contentType, bytes],
    ...[now.toISOString(), expiresAt.toISOString(), LIMITS.uploadsPerDayMax],
  ]);
  return rowCount === 1;
}

/** Whether the account has uploaded as many today as it may. */
export async function isDayFull(
  database: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const { rows } = await database.query(
    `select from upload_account where account_id = $1
       and day >= (($2::timestamptz) at time zone 'utc')::date and accepted >= $3`,
    [accountId, now.toISOString(), LIMITS.uploadsPerDayMax],
  );
  return rows.length === 1;
}

/** Says that the file is in the store; false when a sweeper was quicker. */
export async function markStored(
  database: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    'update upload set stored_at = $2 where id = $1 and swept_at is null',
    [id, now.toISOString()],
  );
  return rowCount === 1;
}

/** Gives the account its place back, because the file could not be stored. The row stays for the sweeper. */
export async function uncountUpload(database: Queryable, id: string): Promise<void> {
  await database.query(
    `update upload_account a set accepted = a.accepted - 1
     from upload u where u.id = $1 and u.stored_at is null
       and a.account_id = u.account_id and a.day = (u.created_at at time zone 'utc')::date`,
    [id],
  );
}

/** Finds an upload that can be used, and keeps it until a generation that begins now has ended. */
export async function keepForUse(
  database: Queryable,
  use: { assetName: string; accountId: string; now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update upload set keep_until = greatest(keep_until, $4)
     where asset_name = $1 and account_id = $2 and expires_at > $3
       and stored_at is not null and swept_at is null`,
    [use.assetName, use.accountId, use.now.toISOString(), use.until.toISOString()],
  );
  return rowCount === 1;
}

/** Leaves the uploads of an account to the sweeper, whatever may still have named them. */
export async function expireUploadsOf(
  database: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await database.query(
    `update upload set expires_at = ended, keep_until = ended
     from (
       select id, least(expires_at, greatest($2, created_at + interval '1 millisecond')) as ended
       from upload where account_id = $1 and swept_at is null for update
     ) unneeded
     where upload.id = unneeded.id`,
    [accountId, now.toISOString()],
  );
}

/** Uploads that nothing needs any more; from now on nothing can begin to use them. */
export async function takeUnneeded(
  database: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly { id: string; assetName: string }[]> {
  const { rows } = await database.query<{ id: string; asset_name: string }>(
    `update upload set swept_at = coalesce(swept_at, $1)
     where id in (
       select id from upload where keep_until <= $1
       order by keep_until limit $2 for update skip locked
     )
     returning id, asset_name`,
    [now.toISOString(), limit],
  );
  return rows.map((row) => ({ id: row.id, assetName: row.asset_name }));
}

/** Deletes the rows of uploads whose files are gone. */
export async function deleteSwept(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query('delete from upload where id = any($1) and swept_at is not null', [ids]);
}
