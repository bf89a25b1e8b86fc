import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Performance } from '../../contract/resources/model.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Handler } from '../invoke.ts';
import { type MeasuredModel, measureModels } from './store/performance.ts';

const KEEP_MS = 60_000;
const DAY_MS = 86_400_000;

export interface PerformanceDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

/** Measured at most once a minute, however many ask. */
export function modelPerformance({
  pool,
  clock,
  catalogue,
}: PerformanceDependencies): Handler<'models.performance'> {
  let kept: { readonly until: number; readonly answer: Promise<Performance> } | null = null;

  async function measure(now: number): Promise<Performance> {
    const since = new Date(now - LIMITS.performanceDays * DAY_MS);
    const measured = await measureModels(pool, since);
    return {
      models: catalogue.models.map(({ id }) => {
        const found = measured.find(({ modelId }) => modelId === id);
        return { id, ...describe(found) };
      }),
      measured_days: LIMITS.performanceDays,
    };
  }

  return () => {
    const now = clock.now();
    if (kept !== null && now < kept.until) return kept.answer;
    const answer = measure(now);
    kept = { until: now + KEEP_MS, answer };
    answer.catch(() => {
      if (kept?.answer === answer) kept = null;
    });
    return answer;
  };
}

const NOTHING = { completed: 0, failed: 0, p50: null, p90: null };

function describe(found: Omit<MeasuredModel, 'modelId'> = NOTHING) {
  const { completed, failed, p50, p90 } = found;
  const measured = completed + failed;
  const isUsual = completed >= LIMITS.performanceMeasuredMin && p50 !== null && p90 !== null;
  return {
    usual_seconds: isUsual ? { p50: rounded(p50, 10), p90: rounded(p90, 10) } : null,
    failed_share:
      measured >= LIMITS.performanceMeasuredMin ? rounded(failed / measured, 10_000) : null,
    measured,
  };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
