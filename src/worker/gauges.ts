import { Gauge, type Registry } from 'prom-client';
import { type Census, takeCensus } from '../domain/generation/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/index.ts';
import type { Log } from '../platform/log.ts';

const BREAKER_STATES = ['closed', 'open', 'half_open'] as const;

interface Observed {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: ReadonlyMap<string, { breakerState(): string }>;
}

/** Metrics that are not counted as things happen, but looked up when somebody asks. */
export function addGauges(registry: Registry, observed: Observed): void {
  const { database, clock, log, providers } = observed;
  const look = sharing(() =>
    takeCensus(database, new Date(clock.now())).catch((error: unknown) => {
      log.warn({ err: error }, 'the state of generations could not be read for the metrics');
      return UNKNOWN;
    }),
  );
  const gauge = (name: string, help: string, read: (census: Census) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await look()));
      },
    });
  new Gauge({
    name: 'kinora_generations',
    help: 'Generations that are not over, in the whole service.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, running } = await look();
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
    ({ queueDepth }) => queueDepth,
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

/** Said instead of a number that would be wrong. */
const UNKNOWN: Census = {
  waiting: Number.NaN,
  running: Number.NaN,
  oldestWaitingSeconds: Number.NaN,
  creditsHeld: Number.NaN,
  queueDepth: Number.NaN,
};

/** Those who ask at the same time get the same answer. */
function sharing<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let looking: Promise<Result> | null = null;
  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
