import type { Queryable } from '../../../platform/database/index.ts';

export interface MeasuredModel {
  readonly modelId: string;
  readonly completed: number;
  readonly failed: number;
  /** Seconds from the start of the work to its completion; null where none was completed. */
  readonly p50: number | null;
  readonly p90: number | null;
}

const MEASURE = {
  name: 'measure-models',
  text: `select model_id as "modelId",
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'failed')::int as failed,
      percentile_cont(0.5) within group (order by seconds) as p50,
      percentile_cont(0.9) within group (order by seconds) as p90
    from (
      select model_id, status,
        case when status = 'completed'
          then extract(epoch from ended_at - started_at)::float8 end as seconds
      from generation
      where ended_at >= $1
        and (error_code is null or error_code not in ('canceled', 'safety_rejected'))
    ) ended
    group by model_id`,
};

/** What became of the generations that ended since a time; those that nobody wanted do not count. */
export async function measureModels(
  database: Queryable,
  since: Date,
): Promise<readonly MeasuredModel[]> {
  const { rows } = await database.query<MeasuredModel>({ ...MEASURE, values: [since] });
  return rows;
}
