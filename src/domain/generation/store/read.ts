import type { VideoFilter } from '../../../contract/resources/video.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { keyStatement } from '../../keys/index.ts';
import type { Generation } from '../generation.ts';
import { isGenerationId } from '../video-id.ts';
import { filterFrom, filterValues, isEmptyFilter, type Words, wordsOf } from './filter.ts';
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
  readonly filter: VideoFilter;
  readonly limit: number;
  /** Only what is older than the one with this number. */
  readonly before: number | null;
  readonly offset: number;
}

/** A generation at its place in the history of its account. */
export interface Listed {
  readonly number: number;
  readonly generation: Generation;
}

interface ListedRow extends GenerationRow {
  number: string;
}

const toListed = (row: ListedRow): Listed => ({
  number: Number(row.number),
  generation: toGeneration(row),
});

const AFTER_ALL = Number.MAX_SAFE_INTEGER;
const BEFORE_ALL = 0;

/** A page begins where the index says, whatever plan the server keeps for the statement. */
const LIST = {
  name: 'list-generations',
  text: `select ${COLUMNS}, g.number from generation g
    where g.account_id = $1 and g.number < $2
    order by g.number desc limit $3 offset $4`,
};
function filteredList(kind: Words) {
  return {
    name: `list-filtered-generations-${kind}`,
    text: `select ${COLUMNS}, g.number from generation g
      where g.account_id = $1 and g.number < $2 and ${filterFrom(5, kind)}
      order by g.number desc limit $3 offset $4`,
  };
}
const LIST_FILTERED = { ascii: filteredList('ascii'), unicode: filteredList('unicode') };

/** Newest first, one more than asked for, so that the caller sees whether there is more. */
export async function listGenerations(
  database: Queryable,
  { accountId, limit, before, offset, filter }: Page,
): Promise<readonly Listed[]> {
  const page = [accountId, before ?? AFTER_ALL, limit + 1, offset];
  const { rows } = await database.query<ListedRow>(
    isEmptyFilter(filter)
      ? { ...LIST, values: page }
      : { ...LIST_FILTERED[wordsOf(filter)], values: [...page, ...filterValues(filter)] },
  );
  return rows.map(toListed);
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
  readonly olderThan: number | null;
  readonly newerThan: number | null;
  /** Takes from the oldest end; the answer is newest first all the same. */
  readonly fromOldest: boolean;
  readonly limit: number;
}

function partStatement(name: string, order: 'asc' | 'desc') {
  return {
    name,
    text: `select ${COLUMNS}, g.number from generation g
      where g.account_id = $1 and g.number < $2 and g.number > $3
      order by g.number ${order} limit $4`,
  };
}
const FROM_NEWEST = partStatement('page-generations-from-newest', 'desc');
const FROM_OLDEST = partStatement('page-generations-from-oldest', 'asc');

export async function pageGenerations(
  database: Queryable,
  { accountId, olderThan, newerThan, fromOldest, limit }: Part,
): Promise<readonly Listed[]> {
  const { rows } = await database.query<ListedRow>({
    ...(fromOldest ? FROM_OLDEST : FROM_NEWEST),
    values: [accountId, olderThan ?? AFTER_ALL, newerThan ?? BEFORE_ALL, limit],
  });
  const found = rows.map(toListed);
  return fromOldest ? found.reverse() : found;
}

/** Kept where it changes: counting would take the longer the more there are. */
export async function countGenerations(database: Queryable, accountId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select kept::int as count from generation_account where account_id = $1',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Whether the account has a generation beyond a bound, which is included; nothing is beyond none. */
export async function hasGeneration(
  database: Queryable,
  bounds: { accountId: string; atLeast?: number | null; atMost?: number | null },
): Promise<boolean> {
  const { accountId, atLeast = null, atMost = null } = bounds;
  if (atLeast === null && atMost === null) return false;
  const { rows } = await database.query<{ found: boolean }>(
    `select exists (select 1 from generation where account_id = $1
       and number >= $2 and number <= $3) as found`,
    [accountId, atLeast ?? BEFORE_ALL, atMost ?? AFTER_ALL],
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
    strip_name: string | null;
  }>(
    `with deleted as (
       delete from generation
       where id = $1 and account_id = $2 and status <> 'generating'
       returning asset_name, thumbnail_name, strip_name
     ),
     counted as (
       update generation_account set kept = kept - 1
       where account_id = $2 and exists (select from deleted)
     )
     select asset_name, thumbnail_name, strip_name from deleted`,
    [id, accountId],
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  const names = [row.asset_name, row.thumbnail_name, row.strip_name];
  return { assets: names.filter((name) => name !== null) };
}

/** One column of JSON: the driver reads it many times faster than as many columns of text. */
export const KEY_AND_GENERATION = keyStatement('authenticate-key-and-find-generation', {
  columns: ['row_to_json(found) as prefetched'],
  joins: `left join lateral (
    select ${COLUMNS} from generation g where g.id = $3 and g.account_id = k.account_id
  ) found on true`,
});
