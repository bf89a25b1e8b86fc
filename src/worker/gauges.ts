import { Gauge, type Registry } from 'prom-client';
import { countUnfinished, type UnfinishedCounts } from '../domain/generation/index.ts';
import { countPending } from '../domain/webhooks/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/index.ts';
import type { Log } from '../platform/log.ts';
import { countReadyTasks } from '../platform/queue/index.ts';

const BREAKER_STATES = ['closed', 'open', 'half_open'] as const;

interface ServiceState extends UnfinishedCounts {
  /** Tasks that a worker could take now. */
  readonly tasksReady: number;
  readonly webhooksPending: number;
  readonly webhooksOldestSeconds: number;
}

interface GaugeDependencies {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: ReadonlyMap<string, { breakerState(): string }>;
}

/** Adds metrics that are read when they are asked for, instead of counted as things happen. */
export function addGauges(registry: Registry, dependencies: GaugeDependencies): void {
  const { database, clock, log, providers } = dependencies;
  const readState = shareInFlight(() =>
    readServiceState(database, clock).catch((error: unknown) => {
      log.warn({ err: error }, 'the state of generations could not be read for the metrics');
      return UNKNOWN;
    }),
  );
  const gauge = (name: string, help: string, read: (state: ServiceState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await readState()));
      },
    });
  new Gauge({
    name: 'kinora_generations',
    help: 'Generations that are not over, in the whole service.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, running } = await readState();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  gauge(
    'kinora_generations_oldest_waiting_seconds',
    'Since the oldest generation that no provider was asked for yet was accepted.',
    ({ oldestWaitingSeconds }) => oldestWaitingSeconds,
  );
  gauge(
    'kinora_queue_tasks_ready',
    'Tasks that a worker could take now, in the whole service.',
    ({ tasksReady }) => tasksReady,
  );
  gauge(
    'kinora_webhook_deliveries_pending',
    'Deliveries that wait for endpoints that are switched on, or for their next attempt.',
    ({ webhooksPending }) => webhooksPending,
  );
  gauge(
    'kinora_webhook_oldest_pending_seconds',
    'Since the oldest event happened that is not delivered.',
    ({ webhooksOldestSeconds }) => webhooksOldestSeconds,
  );
  gauge(
    'kinora_credits_held',
    'Credits set aside for generations that are not over.',
    ({ creditsHeld }) => creditsHeld,
  );
  new Gauge({
    name: 'kinora_provider_breaker',
    help: '1 for the state in which this process sees a provider.',
    labelNames: ['provider', 'state'],
    registers: [registry],
    collect() {
      for (const [provider, guarded] of providers) {
        const now = guarded.breakerState();
        for (const state of BREAKER_STATES) this.set({ provider, state }, state === now ? 1 : 0);
      }
    },
  });
}

async function readServiceState(database: Queryable, clock: Clock): Promise<ServiceState> {
  const now = new Date(clock.now());
  const [counts, tasksReady, webhooks] = await Promise.all([
    countUnfinished(database, now),
    countReadyTasks(database),
    countPending(database, now),
  ]);
  return {
    ...{ ...counts, tasksReady },
    webhooksPending: webhooks.pending,
    webhooksOldestSeconds: webhooks.oldestSeconds,
  };
}

/** Shown when the state cannot be read: no number is better than a wrong one. */
const UNKNOWN: ServiceState = {
  waiting: Number.NaN,
  running: Number.NaN,
  oldestWaitingSeconds: Number.NaN,
  creditsHeld: Number.NaN,
  tasksReady: Number.NaN,
  webhooksPending: Number.NaN,
  webhooksOldestSeconds: Number.NaN,
};

/** Calls that overlap share one result. */
function shareInFlight<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let inFlight: Promise<Result> | null = null;
  return () => {
    inFlight ??= read().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
