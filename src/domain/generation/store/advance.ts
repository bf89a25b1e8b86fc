import type pg from 'pg';
import { LIMITS } from '../../../contract/limits.ts';
import type { ModelType } from '../../../contract/resources/model.ts';
import type { Word } from '../../../contract/resources/word.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { RELEASE, SETTLE } from '../../credits/index.ts';
import { RETURN_KEY_USE } from '../../keys/index.ts';
import { TELL_WEBHOOKS } from '../../webhooks/index.ts';
import type { FailureCode, FrameCount, RunningGeneration, Strip } from '../generation.ts';
import { COLUMNS, type GenerationRow, toGeneration } from './rows.ts';
import { UNLIMITED_AT_ONCE } from './waiting.ts';

/** Locks under the first number are for turns of an account. */
const TURNS = 7_306;

interface Beginning {
  /** The attempt is begun only if the job is still as it was when this was decided. */
  readonly seen: RunningGeneration;
  readonly provider: string;
  /** What the provider understands of the prompt; null when it cannot say. */
  readonly words: readonly Word[] | null;
  readonly now: Date;
}

/**
 * Begins an attempt: the number goes up before anything is sent, so that no start can be sent twice
 * under one number, whatever crashes or races. Undefined when the job or its time is over or somebody
 * else has begun one; `at_limit` when as many unlimited jobs of the account run as may.
 */
export async function beginAttempt(
  pool: pg.Pool,
  beginning: Beginning,
): Promise<RunningGeneration | undefined | 'at_limit'> {
  const { id, accountId, unlimited } = beginning.seen;
  if (!unlimited) return begin(pool, beginning);
  return inTransaction(pool, async (client) => {
    // Two that count at the same time would both find room.
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [TURNS, accountId]);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from generation
       where account_id = $1 and status = 'generating' and unlimited
         and started_at is not null and id <> $2`,
      [accountId, id],
    );
    const running = rows[0]?.count ?? 0;
    return running >= UNLIMITED_AT_ONCE ? 'at_limit' : begin(client, beginning);
  });
}

async function begin(
  database: Queryable,
  { seen, provider, words, now }: Beginning,
): Promise<RunningGeneration | undefined> {
  const values = [
    ...[seen.id, seen.attempt, provider, now, deadlineOf(seen.type, now)],
    words === null ? null : JSON.stringify(words),
  ];
  const { rows } = await database.query<GenerationRow>({ ...BEGIN, values });
  return running(rows[0]);
}

const BEGIN = {
  name: 'begin-attempt',
  text: `update generation g
    set attempt = g.attempt + 1, provider = $3, provider_task = null, words = $6::json,
      started_at = coalesce(g.started_at, $4),
      deadline_at = case when g.started_at is null then $5 else g.deadline_at end
    where g.id = $1 and g.status = 'generating' and g.attempt = $2 and g.deadline_at > $4
    returning ${COLUMNS}`,
};

/** Counts from the start of the work; how long a generation waits before is bounded separately. */
function deadlineOf(type: ModelType, startedAt: Date): Date {
  return new Date(startedAt.getTime() + LIMITS.workMinutesMax[type] * 60_000);
}

const FIND_RUNNING = {
  name: 'find-running-generation',
  text: `select ${COLUMNS} from generation g where g.id = $1 and g.status = 'generating'`,
};

export async function findRunning(
  database: Queryable,
  id: string,
): Promise<RunningGeneration | undefined> {
  const { rows } = await database.query<GenerationRow>({ ...FIND_RUNNING, values: [id] });
  return running(rows[0]);
}

interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

/**
 * Takes back an attempt under whose number nothing was sent, so that stops of ours do not use up the
 * attempts of a job.
 */
export async function undoAttempt(database: Queryable, { id, attempt }: Attempt): Promise<void> {
  await database.query(
    `update generation set attempt = attempt - 1
     where id = $1 and attempt = $2 and status = 'generating'`,
    [id, attempt],
  );
}

/** False when the job is over, or another attempt has begun. */
export async function isCurrent(database: Queryable, { id, attempt }: Attempt): Promise<boolean> {
  const { rows } = await database.query(
    "select from generation where id = $1 and attempt = $2 and status = 'generating'",
    [id, attempt],
  );
  return rows.length === 1;
}

/** Remembers who works on it; false when the attempt is no longer the present one. */
export async function noteTask(
  database: Queryable,
  { id, attempt }: Attempt,
  task: { provider: string; taskId: string },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update generation set provider = $3, provider_task = $4
     where id = $1 and attempt = $2 and status = 'generating'`,
    [id, attempt, task.provider, task.taskId],
  );
  return rowCount === 1;
}

/** Progress never goes back. True when it went on. */
export async function noteProgress(
  database: Queryable,
  { id, attempt }: Attempt,
  progress: number,
  frames: FrameCount | null = null,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update generation set progress = $3, frames_done = coalesce($4, frames_done),
       frames_total = coalesce($5, frames_total)
     where id = $1 and attempt = $2 and status = 'generating' and progress < $3`,
    [id, attempt, Math.min(1, Math.max(0, progress)), frames?.done ?? null, frames?.total ?? null],
  );
  return rowCount === 1;
}

interface Result {
  readonly assetName: string;
  readonly assetBytes: number;
  readonly assetType: string;
  /** Not noted unless given. */
  readonly assetSha256?: Buffer;
  readonly thumbnailName: string | null;
  /** None unless given. */
  readonly strip?: Strip | null;
}

/** Tells of the generation that a member of the statement has ended, as it is from now on. */
function tell(type: 'generation.completed' | 'generation.failed', ended: string): string {
  return `told as (
      select account_id, '${type}' as type, id as subject, row_to_json(${ended}) as source, ended_at as at
      from ${ended}
    ),
    ${TELL_WEBHOOKS}`;
}

const COMPLETE = {
  name: 'complete-generation',
  text: `with ended as (
      update generation g
      set status = 'completed', credits_used = credit_cost, progress = 1, ended_at = $3,
        asset_name = $4, asset_bytes = $5, asset_type = $6, thumbnail_name = $7,
        strip_name = $8, strip_frames = $9, asset_sha256 = $10, provider_task = null
      where id = $1 and attempt = $2 and status = 'generating'
      returning ${COLUMNS}
    ),
    ${SETTLE},
    ${tell('generation.completed', 'ended')}
    select from ended join charged on charged.account_id = ended.account_id`,
};

/** Completes and charges, once, in one statement. False when the attempt came too late. */
export async function complete(
  database: Queryable,
  { id, attempt }: Attempt,
  { result, now }: { result: Result; now: Date },
): Promise<boolean> {
  const { assetName, assetBytes, assetType, thumbnailName, strip = null } = result;
  const asset = [assetName, assetBytes, assetType, thumbnailName];
  const values = [
    ...[id, attempt, now, ...asset, strip?.name ?? null, strip?.frames ?? null],
    result.assetSha256 ?? null,
  ];
  const { rowCount } = await database.query({ ...COMPLETE, values });
  return rowCount === 1;
}

interface Ending {
  readonly id: string;
  /** null ends it whatever the attempt: a deadline, or its owner. */
  readonly attempt: number | null;
  readonly code: FailureCode;
  /** What its owner is told besides; null unless given. */
  readonly reason?: string | null;
  readonly now: Date;
}

const FAIL = {
  name: 'fail-generation',
  text: `with failed as (
      update generation g
      set status = 'failed', error_code = $3, error_reason = $5, ended_at = $4
      where id = $1 and ($2::int is null or attempt = $2) and status = 'generating'
      returning ${COLUMNS}, g.key_id, g.held_on
    ),
    ${RETURN_KEY_USE},
    -- The key before the wallet, as a submit does it: the other way round the two could lock each
    -- other out.
    ended as (
      select id, account_id, credit_cost from failed
      where (select count(*) from returned_key_use) >= 0
    ),
    ${RELEASE},
    ${tell('generation.failed', 'failed')}
    select from ended join freed on freed.account_id = ended.account_id`,
};

/** Fails and releases, once, in one statement; gives the key its room back. */
export async function fail(
  database: Queryable,
  { id, attempt, code, reason = null, now }: Ending,
): Promise<boolean> {
  const values = [id, attempt, code, now, reason];
  const { rowCount } = await database.query({ ...FAIL, values });
  return rowCount === 1;
}

/** True when the job has failed or is deleted: whatever was made for it is nobody's. */
export async function isAbandoned(database: Queryable, id: string): Promise<boolean> {
  const { rows } = await database.query(
    "select from generation where id = $1 and status <> 'failed'",
    [id],
  );
  return rows.length === 0;
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

/** The vendor's task of a generation that has failed; undefined when no vendor was working on it. */
export async function findProviderTask(
  database: Queryable,
  id: string,
): Promise<{ provider: string; taskId: string } | undefined> {
  const { rows } = await database.query<{ provider: string | null; task: string | null }>(
    "select provider, provider_task as task from generation where id = $1 and status = 'failed'",
    [id],
  );
  const { provider, task } = rows[0] ?? { provider: null, task: null };
  return provider === null || task === null ? undefined : { provider, taskId: task };
}

function running(row: GenerationRow | undefined): RunningGeneration | undefined {
  if (row === undefined) return undefined;
  const generation = toGeneration(row);
  return generation.status === 'generating' ? generation : undefined;
}

/** Has a worker tell the vendor that nobody wants the result any more. */
export async function queueCancellation(database: Queryable, id: string): Promise<void> {
  await database.query(
    "select graphile_worker.add_job('generation_cancel', $1, max_attempts := 2)",
    [JSON.stringify({ id })],
  );
}
