import { expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aService } from '../../../test/harness/a-service.ts';
import { createCatalogue } from '../catalogue/index.ts';
import { modelPerformance } from './index.ts';

const { pool, aKey } = await aService();
const { accountId } = await aKey();

let number = 0;

/** A generation that ended so many days ago; seconds of work, or why it failed. */
async function anEnded(model: string, daysAgo: number, outcome: number | string, now: number) {
  number += 1;
  const ended = new Date(now - daysAgo * 86_400_000);
  const isDone = typeof outcome === 'number';
  const started = isDone ? new Date(ended.getTime() - outcome * 1_000) : null;
  await pool.query(
    `insert into generation (id, account_id, type, model_id, prompt, aspect_ratio, credit_cost,
       credits_used, held_on, status, started_at, deadline_at, asset_name, error_code, created_at,
       ended_at, number)
     values ($1, $2, 'video', $3, 'x', '16:9', 2, $4, current_date, $5, $6, $7, $8, $9, $7, $7, $10)`,
    [
      `gen_${String(number).padStart(26, '0')}`,
      accountId,
      model,
      isDone ? 2 : 0,
      isDone ? 'completed' : 'failed',
      started,
      ended,
      isDone ? 'x.mp4' : null,
      isDone ? null : outcome,
      number,
    ],
  );
}

test('models say how long they took and how often they failed in seven days, once enough was measured', async () => {
  const clock = aClock();
  const now = clock.now();
  for (const seconds of [1, 2, 3, 4, 100]) await anEnded('kinora_motion_1', 1, seconds, now);
  for (const code of ['provider_error', 'timeout', 'canceled', 'safety_rejected'])
    await anEnded('kinora_motion_1', 6, code, now);
  await anEnded('kinora_motion_1', 8, 5_000, now);
  for (const seconds of [1, 1, 1, 1]) await anEnded('kinora_still_1', 0, seconds, now);
  const ask = modelPerformance({ pool, clock, catalogue: createCatalogue(() => true) });
  const call = {
    caller: { kind: 'anonymous' as const },
    details: {},
    invoke: () => {
      throw new Error('It invokes nothing else');
    },
  };
  const first = await ask({}, call);
  expect(first.measured_days).toBe(7);
  expect(first.models.slice(0, 3)).toEqual([
    {
      id: 'kinora_motion_1',
      usual_seconds: { p50: 3, p90: 61.6 },
      failed_share: 0.2857,
      measured: 7,
    },
    { id: 'kinora_still_1', usual_seconds: null, failed_share: null, measured: 4 },
    { id: 'wan_2_2', usual_seconds: null, failed_share: null, measured: 0 },
  ]);
  await anEnded('kinora_still_1', 0, 1, now);
  clock.advanceSeconds(59);
  expect(await ask({}, call)).toBe(first);
  clock.advanceSeconds(2);
  expect((await ask({}, call)).models[1]).toEqual({
    id: 'kinora_still_1',
    usual_seconds: { p50: 1, p90: 1 },
    failed_share: 0,
    measured: 5,
  });
});
