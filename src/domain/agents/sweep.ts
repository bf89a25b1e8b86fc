import { LIMITS } from '../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { deleteClientsIdleSince, deleteTokensExpiredBy } from './store.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

interface Sweep {
  readonly database: Queryable;
  readonly clock: Clock;
}

/** Deletes tokens that have expired, and clients that claimed none for a long time. */
export async function sweepExpiredTokens({
  database,
  clock,
}: Sweep): Promise<{ tokens: number; clients: number }> {
  const now = clock.now();
  return {
    tokens: await deleteTokensExpiredBy(database, new Date(now)),
    clients: await deleteClientsIdleSince(
      database,
      new Date(now - LIMITS.agentClientIdleDaysMax * DAY_MS),
    ),
  };
}

/** Sweeps now and then. Any number of processes may do so at once. */
export function startAgentSweep({ log, ...sweep }: Sweep & { log: Log }): { close(): void } {
  const timer = setInterval(() => {
    sweepExpiredTokens(sweep).catch((error: unknown) =>
      log.warn({ err: error }, 'expired agent tokens were not swept'),
    );
  }, SWEEP_EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}
