import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { createRequestTally, type RequestTally } from './request-tally.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: RequestTally;
  readonly rateLimited: Counter<'surface'>;
  /** Everything, in the text form of Prometheus. */
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kinora_' });
  const requests = createRequestTally();
  return {
    registry,
    requests,
    rateLimited: new Counter({
      name: 'kinora_http_rate_limited_total',
      help: 'Requests refused with 429.',
      labelNames: ['surface'],
      registers: [registry],
    }),
    text: async () => `${await registry.metrics()}\n${requests.text()}`,
  };
}
