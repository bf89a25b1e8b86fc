import type { Queryable } from '../../../platform/database/index.ts';
import { type Days, RESOLUTIONS } from '../../credits/index.ts';

/** What an entry of the ledger says about the generation that it paid for. */
export interface PaidGeneration {
  readonly prompt: string;
  readonly modelId: string;
  readonly keyId: string | null;
  readonly thumbnailName: string | null;
}

const FIND_PAID = {
  name: 'find-paid-generations',
  text: `select id, prompt, model_id, key_id, thumbnail_name from generation
    where account_id = $1 and id = any ($2::text[])`,
};

/** By id; those that were deleted are not there. */
export async function findPaidGenerations(
  database: Queryable,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, PaidGeneration>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.query<{
    id: string;
    prompt: string;
    model_id: string;
    key_id: string | null;
    thumbnail_name: string | null;
  }>({ ...FIND_PAID, values: [accountId, ids] });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        prompt: row.prompt,
        modelId: row.model_id,
        keyId: row.key_id,
        thumbnailName: row.thumbnail_name,
      },
    ]),
  );
}

/** Credits that generations of one model and one key ended with on one day. */
export interface DailyUse {
  readonly day: string;
  /** null when the generations were deleted. */
  readonly modelId: string | null;
  readonly keyId: string | null;
  readonly charged: number;
  readonly released: number;
}

const DAILY_USE = {
  name: 'list-daily-use',
  text: `with ${RESOLUTIONS}
    select resolution.day::text as day, g.model_id as "modelId", g.key_id as "keyId",
      coalesce(sum(credits) filter (where kind = 'settle'), 0)::int as charged,
      coalesce(sum(credits) filter (where kind = 'release'), 0)::int as released
    from resolution left join generation g on g.id = resolution.id and g.account_id = $1
    group by resolution.day, g.model_id, g.key_id`,
};

export async function listDailyUse(
  database: Queryable,
  { accountId, from, to }: Days & { accountId: string },
): Promise<readonly DailyUse[]> {
  const values = [accountId, from, to];
  const { rows } = await database.query<DailyUse>({ ...DAILY_USE, values });
  return rows;
}
