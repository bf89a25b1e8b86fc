import type { Queryable } from '../../platform/database/index.ts';
import type { Generation } from './generation.ts';
import { COLUMNS, type GenerationRow, toGeneration } from './rows.ts';

const FIND = {
  name: 'find-generation',
  text: `select ${COLUMNS} from generation g where g.id = $1 and g.account_id = $2`,
};

/** Another account's job is not found, like one that does not exist. */
export async function findGeneration(
  database: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<Generation | undefined> {
  const { rows } = await database.query<GenerationRow>({ ...FIND, values: [id, accountId] });
  return rows[0] === undefined ? undefined : toGeneration(rows[0]);
}

interface Page {
  readonly accountId: string;
  readonly limit: number;
  /** Only what is older than this id; ids are in the order of time. */
  readonly before: string | null;
  readonly offset: number;
}

const LIST = {
  name: 'list-generations',
  text: `select ${COLUMNS} from generation g
    where g.account_id = $1 and ($2::text is null or g.id < $2)
    order by g.id desc limit $3 offset $4`,
};

/** Newest first, one more than asked for, so that the caller sees whether there is more. */
export async function listGenerations(
  database: Queryable,
  { accountId, limit, before, offset }: Page,
): Promise<readonly Generation[]> {
  const { rows } = await database.query<GenerationRow>({
    ...LIST,
    values: [accountId, before, limit + 1, offset],
  });
  return rows.map(toGeneration);
}

/** Deletes a job that is over and names its assets; undefined when there is no such job. */
export async function deleteEnded(
  database: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ assets: readonly string[] } | undefined> {
  const { rows } = await database.query<{
    asset_name: string | null;
    thumbnail_name: string | null;
  }>(
    `delete from generation
     where id = $1 and account_id = $2 and status <> 'generating'
     returning asset_name, thumbnail_name`,
    [id, accountId],
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  return { assets: [row.asset_name, row.thumbnail_name].filter((name) => name !== null) };
}
