import type { AspectRatio, ModelType } from '../../../contract/resources/model.ts';
import type { Word } from '../../../contract/resources/word.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { isGenerationId } from '../video-id.ts';

export interface Share {
  readonly token: string;
  readonly createdAt: Date;
  readonly opened: number;
}

interface Row {
  token: string;
  created_at: Date;
  opened: string;
}

const toShare = (row: Row): Share => ({
  token: row.token,
  createdAt: row.created_at,
  opened: Number(row.opened),
});

interface Owned {
  readonly id: string;
  readonly accountId: string;
}

/** Shares a completed generation; one that is shared keeps its token. Undefined when there is none. */
export async function insertShare(
  database: Queryable,
  { id, accountId, token, now }: Owned & { readonly token: string; readonly now: Date },
): Promise<Share | undefined> {
  if (!isGenerationId(id)) return undefined;
  const { rows } = await database.query<Row>(
    `with completed as (
       -- Locked, so that whoever deletes it at the same time goes before or after, never in between.
       select id from generation
       where id = $1 and account_id = $2 and status = 'completed' for key share
     )
     insert into share (token, generation_id, created_at)
     select $3, id, $4::timestamptz from completed
     on conflict (generation_id) do update set generation_id = excluded.generation_id
     returning token, created_at, opened`,
    [id, accountId, token, now.toISOString()],
  );
  return rows[0] === undefined ? undefined : toShare(rows[0]);
}

export async function findShare(
  database: Queryable,
  { id, accountId }: Owned,
): Promise<Share | undefined> {
  if (!isGenerationId(id)) return undefined;
  const { rows } = await database.query<Row>(
    `select s.token, s.created_at, s.opened from share s join generation g on g.id = s.generation_id
     where g.id = $1 and g.account_id = $2`,
    [id, accountId],
  );
  return rows[0] === undefined ? undefined : toShare(rows[0]);
}

/** True when it was shared. */
export async function deleteShare(database: Queryable, { id, accountId }: Owned): Promise<boolean> {
  if (!isGenerationId(id)) return false;
  const { rowCount } = await database.query(
    `delete from share s using generation g
     where s.generation_id = g.id and g.id = $1 and g.account_id = $2`,
    [id, accountId],
  );
  return rowCount === 1;
}

/** Ends every link of an account. */
export async function deleteSharesOf(database: Queryable, accountId: string): Promise<void> {
  await database.query(
    'delete from share s using generation g where s.generation_id = g.id and g.account_id = $1',
    [accountId],
  );
}

/** All that the public may know of a shared generation, and nothing of its owner. */
export interface SharedResult {
  readonly type: ModelType;
  readonly modelId: string;
  readonly prompt: string;
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  readonly assetName: string;
  readonly assetType: string;
  readonly thumbnailName: string | null;
  readonly words: readonly Word[];
}

const FIND_SHARED = {
  name: 'find-shared-result',
  text: `select g.type, g.model_id as "modelId", g.prompt, g.duration_seconds as "durationSeconds",
      g.aspect_ratio as "aspectRatio", g.asset_name as "assetName", g.asset_type as "assetType",
      g.thumbnail_name as "thumbnailName", coalesce(g.words, '[]') as words
    from share s join generation g on g.id = s.generation_id
    where s.token = $1 and g.status = 'completed'`,
};

export async function findSharedResult(
  database: Queryable,
  token: string,
): Promise<SharedResult | undefined> {
  const { rows } = await database.query<SharedResult>({ ...FIND_SHARED, values: [token] });
  return rows[0];
}

/** Adds what was counted since the last time. Shares that have ended meanwhile are left out. */
export async function addOpenings(
  database: Queryable,
  counted: ReadonlyMap<string, number>,
): Promise<void> {
  await database.query(
    `with counted as (
       select * from unnest($1::text[], $2::int[]) as c(token, openings)
     ),
     -- In one order, so that two processes that write at once do not wait for each other.
     locked as (
       select s.token, c.openings from share s join counted c on c.token = s.token
       order by s.token for no key update of s
     )
     update share s set opened = s.opened + locked.openings
     from locked where s.token = locked.token`,
    [[...counted.keys()], [...counted.values()]],
  );
}

/** Every share of an account, the newest first. */
export async function listShares(
  database: Queryable,
  accountId: string,
): Promise<readonly (Share & { readonly generationId: string })[]> {
  const { rows } = await database.query<Row & { generation_id: string }>(
    `select s.token, s.created_at, s.opened, s.generation_id
     from share s join generation g on g.id = s.generation_id
     where g.account_id = $1 order by s.created_at desc`,
    [accountId],
  );
  return rows.map((row) => ({ ...toShare(row), generationId: row.generation_id }));
}
