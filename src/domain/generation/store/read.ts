import type { Queryable } from '../../../platform/database/index.ts';
import { keyStatement } from '../../keys/index.ts';
import type { Generation } from '../generation.ts';
import { isGenerationId } from '../video-id.ts';
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
  if (!isGenerationId(id)) return undefined;
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

/** Larger than any id, in every collation. */
const AFTER_ALL_IDS = `gen_${'z'.repeat(26)}`;
const BEFORE_ALL_IDS = 'gen_';

/** A page begins where the index says, whatever plan the server keeps for the statement. */
const LIST = {
  name: 'list-generations',
  text: `select ${COLUMNS} from generation g
    where g.account_id = $1 and g.id < $2
    order by g.id desc limit $3 offset $4`,
};

/** Newest first, one more than asked for, so that the caller sees whether there is more. */
export async function listGenerations(
  database: Queryable,
  { accountId, limit, before, offset }: Page,
): Promise<readonly Generation[]> {
  const { rows } = await database.query<GenerationRow>({
    ...LIST,
    values: [accountId, before ?? AFTER_ALL_IDS, limit + 1, offset],
  });
  return rows.map(toGeneration);
}

const FIND_SEVERAL = {
  name: 'find-generations',
  text: `select ${COLUMNS} from generation g
    join unnest($1::text[], $2::text[]) as wanted(id, account_id)
      on wanted.id = g.id and wanted.account_id = g.account_id`,
};

/** Each with its owner, because an id alone gives nobody the right to see it. */
export async function findGenerations(
  database: Queryable,
  wanted: readonly { readonly id: string; readonly accountId: string }[],
): Promise<readonly Generation[]> {
  const asked = wanted.filter(({ id }) => isGenerationId(id));
  if (asked.length === 0) return [];
  const values = [asked.map(({ id }) => id), asked.map(({ accountId }) => accountId)];
  const { rows } = await database.query<GenerationRow>({ ...FIND_SEVERAL, values });
  return rows.map(toGeneration);
}

interface Part {
  readonly accountId: string;
  readonly olderThan: string | null;
  readonly newerThan: string | null;
  /** Takes from the oldest end; the answer is newest first all the same. */
  readonly fromOldest: boolean;
  readonly limit: number;
}

function partStatement(name: string, order: 'asc' | 'desc') {
  return {
    name,
    text: `select ${COLUMNS} from generation g
      where g.account_id = $1 and g.id < $2 and g.id > $3
      order by g.id ${order} limit $4`,
  };
}
const FROM_NEWEST = partStatement('page-generations-from-newest', 'desc');
const FROM_OLDEST = partStatement('page-generations-from-oldest', 'asc');

export async function pageGenerations(
  database: Queryable,
  { accountId, olderThan, newerThan, fromOldest, limit }: Part,
): Promise<readonly Generation[]> {
  const { rows } = await database.query<GenerationRow>({
    ...(fromOldest ? FROM_OLDEST : FROM_NEWEST),
    values: [accountId, olderThan ?? AFTER_ALL_IDS, newerThan ?? BEFORE_ALL_IDS, limit],
  });
  const found = rows.map(toGeneration);
  return fromOldest ? found.reverse() : found;
}

export async function countGenerations(database: Queryable, accountId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from generation where account_id = $1',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Whether the account has a generation beyond a bound, which is included; nothing is beyond none. */
export async function hasGeneration(
  database: Queryable,
  bounds: { accountId: string; atLeast?: string | null; atMost?: string | null },
): Promise<boolean> {
  const { accountId, atLeast = null, atMost = null } = bounds;
  if (atLeast === null && atMost === null) return false;
  const { rows } = await database.query<{ found: boolean }>(
    `select exists (select 1 from generation where account_id = $1
       and id >= $2 and id <= $3) as found`,
    [accountId, atLeast ?? BEFORE_ALL_IDS, atMost ?? AFTER_ALL_IDS],
  );
  return rows[0]?.found === true;
}

/** Deletes a job that is over and names its assets; undefined when there is no such job. */
export async function deleteEnded(
  database: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ assets: readonly string[] } | undefined> {
  if (!isGenerationId(id)) return undefined;
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

/** One column of JSON: the driver reads it many times faster than as many columns of text. */
export const KEY_AND_GENERATION = keyStatement('authenticate-key-and-find-generation', {
  columns: ['row_to_json(found) as prefetched'],
  joins: `left join lateral (
    select ${COLUMNS} from generation g where g.id = $3 and g.account_id = k.account_id
  ) found on true`,
});
