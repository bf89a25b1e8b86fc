import { LIMITS } from '../../contract/limits.ts';
import type { OperationInput } from '../../contract/operations/index.ts';
import type { Usage } from '../../contract/resources/ledger.ts';
import type { Clock } from '../../platform/clock.ts';
import { ownerOf } from '../caller.ts';
import { type Days, listDailyChanges } from '../credits/index.ts';
import { type DailyUse, listDailyUse } from '../generation/index.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import type { StatementDependencies } from './list-ledger.ts';

const DAY_MS = 86_400_000;

export function readOwnUsage({
  pool,
  clock,
}: Pick<StatementDependencies, 'pool'> & { readonly clock: Clock }): Handler<'credits.usage'> {
  return async (request, { caller }) => {
    const accountId = ownerOf(caller).id;
    const today = dateOf(clock.now());
    const days = chooseDays(request, today);
    const used = await listDailyUse(pool, { accountId, ...days });
    const { balance, changes } = await listDailyChanges(pool, { accountId, from: days.from });
    const dates = datesOf(days).filter((date) => date <= today);
    const balances = closingBalances(dates, balance, changes);
    return {
      ...days,
      ...total(used),
      days: describeDays(dates, balances, used),
    };
  };
}

/** This month by default, and never more than a year. */
function chooseDays({ from, to }: OperationInput<'credits.usage'>, today: string): Days {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? `${last.slice(0, 8)}01`;
  if (first > last) {
    throw new Refusal('invalid_request', '{field} must not be before `from`.', { field: 'to' });
  }
  if ((Date.parse(last) - Date.parse(first)) / DAY_MS >= LIMITS.usageDaysMax) {
    const message = `{field} must be at most ${LIMITS.usageDaysMax} days before the last day.`;
    throw new Refusal('invalid_request', message, { field: 'from' });
  }
  return { from: first, to: last };
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function datesOf({ from, to }: Days): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const first = Date.parse(from);
  return Array.from({ length: count }, (_, i) => dateOf(first + i * DAY_MS));
}

/** Counted back from the balance now: what changed it later had not happened yet. */
function closingBalances(
  dates: readonly string[],
  balance: number,
  changes: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const last = dates.at(-1) ?? '';
  let closing = balance;
  for (const [day, change] of changes) if (day > last) closing -= change;
  const balances = new Map<string, number>();
  for (const date of dates.toReversed()) {
    balances.set(date, closing);
    closing -= changes.get(date) ?? 0;
  }
  return balances;
}

function describeDays(
  dates: readonly string[],
  balances: ReadonlyMap<string, number>,
  used: readonly DailyUse[],
): Usage['days'] {
  const byDay = Map.groupBy(used, ({ day }) => day);
  return dates.map((date) => {
    const ofDay = byDay.get(date) ?? [];
    return {
      date,
      ...total(ofDay),
      balance_end: balances.get(date) ?? 0,
      models: totalBy(ofDay, ({ modelId }) => modelId),
      keys: totalBy(ofDay, ({ keyId }) => keyId),
    };
  });
}

interface Totals {
  readonly charged: number;
  readonly released: number;
}

function total(used: readonly Totals[]): Totals {
  return {
    charged: used.reduce((sum, { charged }) => sum + charged, 0),
    released: used.reduce((sum, { released }) => sum + released, 0),
  };
}

function totalBy(used: readonly DailyUse[], idOf: (use: DailyUse) => string | null) {
  return [...Map.groupBy(used, idOf)]
    .map(([id, uses]) => ({ id, ...total(uses) }))
    .sort((a, b) => b.charged - a.charged || (a.id ?? '').localeCompare(b.id ?? ''));
}
