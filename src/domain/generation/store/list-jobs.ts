import type { Queryable } from '../../../platform/database/index.ts';

/** A generation as an operator sees it: where it stands, and not what somebody asked for. */
export interface Job {
  readonly id: string;
  readonly account_id: string;
  readonly type: string;
  readonly model_id: string;
  readonly status: 'generating' | 'completed' | 'failed';
  readonly progress: number;
  readonly attempt: number;
  readonly provider: string | null;
  readonly provider_task: string | null;
  readonly credit_cost: number;
  readonly credits_used: number;
  readonly error_code: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly deadline_at: Date;
  readonly ended_at: Date | null;
}

const COLUMNS = `id, account_id, type, model_id, status, progress, attempt, provider, provider_task,
  credit_cost, credits_used, error_code, created_at, started_at, deadline_at, ended_at`;

interface JobsWish {
  readonly status: Job['status'] | null;
  readonly accountId: string | null;
  readonly limit: number;
  /** Only what comes after this id; null for the beginning. */
  readonly after: string | null;
}

/** For the operator: the newest jobs of everybody first. */
export async function listJobs(
  database: Queryable,
  { status, accountId, limit, after }: JobsWish,
): Promise<readonly Job[]> {
  // Each by the index that has its order: an account that rested is far down in the order of ids.
  const [condition, order] =
    accountId === null
      ? ['$2::text is null and ($3::text is null or id < $3)', 'id']
      : [
          'account_id = $2 and ($3::text is null or number < (select number from generation where id = $3))',
          'number',
        ];
  const { rows } = await database.query<Job>(
    `select ${COLUMNS} from generation
     where ($1::text is null or status = $1) and ${condition}
     order by ${order} desc limit $4`,
    [status, accountId, after, limit],
  );
  return rows;
}

export async function findJob(database: Queryable, id: string): Promise<Job | undefined> {
  const { rows } = await database.query<Job>(`select ${COLUMNS} from generation where id = $1`, [
    id,
  ]);
  return rows[0];
}
