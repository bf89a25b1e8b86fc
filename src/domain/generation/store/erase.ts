import type { Queryable } from '../../../platform/database/index.ts';

interface Batch {
  readonly accountId: string;
  readonly limit: number;
}

export async function listRunningIds(
  database: Queryable,
  { accountId, limit }: Batch,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from generation where account_id = $1 and status = 'generating' limit $2`,
    [accountId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Generations that are over, the oldest first, with the names of their files. */
export async function listEndedAssets(
  database: Queryable,
  { accountId, limit }: Batch,
): Promise<readonly { readonly id: string; readonly names: readonly string[] }[]> {
  const { rows } = await database.query<{ id: string; names: string[] }>(
    `select id, array_remove(array[asset_name, thumbnail_name, strip_name], null) as names
     from generation where account_id = $1 and status <> 'generating' order by number limit $2`,
    [accountId, limit],
  );
  return rows;
}

/** Another worker may have deleted some of them; each counts once. */
export async function deleteRows(
  database: Queryable,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<void> {
  await database.query(
    `with deleted as (
       delete from generation
       where account_id = $1 and id = any($2::text[]) and status <> 'generating' returning id
     )
     update generation_account set kept = kept - (select count(*) from deleted)
     where account_id = $1`,
    [accountId, ids],
  );
}
