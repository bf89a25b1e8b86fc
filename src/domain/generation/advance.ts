import type { Queryable } from '../../platform/database/index.ts';
import { RELEASE, SETTLE } from '../credits/index.ts';
import type { FailureCode, RunningGeneration } from './generation.ts';
import { COLUMNS, type GenerationRow, toGeneration } from './rows.ts';

/** Listeners hear the id of a generation whenever it changed. */
export const GENERATION_CHANNEL = 'generation';

/**
 * Begins an attempt: the number goes up before anything is sent, so that no start can be sent twice
 * under one number, whatever crashes. Undefined when the job is over or has used up its attempts.
 */
export async function beginAttempt(
  database: Queryable,
  { id, now, attemptsMax }: { id: string; now: Date; attemptsMax: number },
): Promise<RunningGeneration | undefined> {
  const { rows } = await database.query<GenerationRow>(
    `update generation g
     set attempt = g.attempt + 1, provider_task = null, started_at = coalesce(g.started_at, $2)
     where g.id = $1 and g.status = 'generating' and g.attempt < $3
     returning ${COLUMNS}`,
    [id, now, attemptsMax],
  );
  return running(rows[0]);
}

/** How many unlimited generations of the account have started and are not over. */
export async function countUnlimitedRunning(
  database: Queryable,
  { accountId, exceptId }: { accountId: string; exceptId: string },
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from generation
     where account_id = $1 and status = 'generating' and unlimited
       and started_at is not null and id <> $2`,
    [accountId, exceptId],
  );
  return rows[0]?.count ?? 0;
}

export async function findRunning(
  database: Queryable,
  id: string,
): Promise<RunningGeneration | undefined> {
  const { rows } = await database.query<GenerationRow>(
    `select ${COLUMNS} from generation g where g.id = $1 and g.status = 'generating'`,
    [id],
  );
  return running(rows[0]);
}

interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

/** Remembers who works on it; false when the attempt is no longer the present one. */
export async function noteTask(
  database: Queryable,
  { id, attempt }: Attempt,
  task: { provider: string; taskId: string | null },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update generation set provider = $3, provider_task = $4
     where id = $1 and attempt = $2 and status = 'generating'`,
    [id, attempt, task.provider, task.taskId],
  );
  return rowCount === 1;
}

/** Progress never goes back. */
export async function noteProgress(
  database: Queryable,
  { id, attempt }: Attempt,
  progress: number,
): Promise<void> {
  await database.query(
    `with moved as (
       update generation set progress = $3
       where id = $1 and attempt = $2 and status = 'generating' and progress < $3
       returning id
     )
     select pg_notify('${GENERATION_CHANNEL}', id) from moved`,
    [id, attempt, Math.min(1, Math.max(0, progress))],
  );
}

interface Result {
  readonly assetName: string;
  readonly assetBytes: number;
  readonly assetType: string;
  readonly thumbnailName: string | null;
}

/** Completes and charges, once, in one statement. False when the attempt came too late. */
export async function complete(
  database: Queryable,
  { id, attempt }: Attempt,
  { result, now }: { result: Result; now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with ended as (
       update generation
       set status = 'completed', credits_used = credit_cost, progress = 1, ended_at = $3,
         asset_name = $4, asset_bytes = $5, asset_type = $6, thumbnail_name = $7,
         provider_task = null
       where id = $1 and attempt = $2 and status = 'generating'
       returning id, account_id, credit_cost
     ),
     ${SETTLE}
     select pg_notify('${GENERATION_CHANNEL}', ended.id)
     from ended join charged on charged.account_id = ended.account_id`,
    [id, attempt, now, result.assetName, result.assetBytes, result.assetType, result.thumbnailName],
  );
  return rowCount === 1;
}

interface Ending {
  readonly id: string;
  /** null ends it whatever the attempt: a deadline, or its owner. */
  readonly attempt: number | null;
  readonly code: FailureCode;
  readonly now: Date;
}

/** Fails and releases, once, in one statement; gives the key its room back. */
export async function fail(
  database: Queryable,
  { id, attempt, code, now }: Ending,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with ended as (
       update generation
       set status = 'failed', error_code = $3, ended_at = $4
       where id = $1 and ($2::int is null or attempt = $2) and status = 'generating'
       returning id, account_id, credit_cost, key_id, held_on
     ),
     given_back as (
       update api_key_day d set used = d.used - ended.credit_cost
       from ended where d.key_id = ended.key_id and d.day = ended.held_on
     ),
     ${RELEASE}
     select pg_notify('${GENERATION_CHANNEL}', ended.id)
     from ended join freed on freed.account_id = ended.account_id`,
    [id, attempt, code, now],
  );
  return rowCount === 1;
}

/** Ids of jobs whose time is up. */
export async function findOverdue(
  database: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from generation where status = 'generating' and deadline_at <= $1
     order by deadline_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

function running(row: GenerationRow | undefined): RunningGeneration | undefined {
  if (row === undefined) return undefined;
  const generation = toGeneration(row);
  return generation.status === 'generating' ? generation : undefined;
}
