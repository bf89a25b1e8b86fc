import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface WorkerMetrics {
  readonly ended: Counter<'status' | 'code'>;
  readonly creditsSettled: Counter;
  readonly providerSeconds: Histogram<'provider' | 'step' | 'outcome'>;
  readonly running: Gauge;
  readonly webhookSeconds: Histogram<'outcome'>;
}

export function createWorkerMetrics(registry: Registry): WorkerMetrics {
  return {
    ended: new Counter({
      name: 'kinora_generations_ended_total',
      help: 'Generations that ended in this process.',
      labelNames: ['status', 'code'],
      registers: [registry],
    }),
    creditsSettled: new Counter({
      name: 'kinora_credits_settled_total',
      help: 'Credits charged for generations that were completed in this process.',
      registers: [registry],
    }),
    providerSeconds: new Histogram({
      name: 'kinora_provider_seconds',
      help: 'Time a provider took to answer.',
      labelNames: ['provider', 'step', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
      registers: [registry],
    }),
    running: new Gauge({
      name: 'kinora_worker_tasks_running',
      help: 'Tasks this worker runs now.',
      registers: [registry],
    }),
    webhookSeconds: new Histogram({
      name: 'kinora_webhook_attempt_seconds',
      help: 'Time an endpoint took to answer an event, by what came of it.',
      labelNames: ['outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
  };
}

export function noteCompleted({ ended, creditsSettled }: WorkerMetrics, credits: number): void {
  ended.inc({ status: 'completed', code: 'none' });
  creditsSettled.inc(credits);
}
