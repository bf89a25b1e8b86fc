import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'surface' | 'method' | 'status'>;
  readonly requestSeconds: Histogram<'surface'>;
  readonly rateLimited: Counter<'surface'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kinora_' });
  return {
    registry,
    requests: new Counter({
      name: 'kinora_http_requests_total',
      help: 'Requests answered.',
      labelNames: ['surface', 'method', 'status'],
      registers: [registry],
    }),
    requestSeconds: new Histogram({
      name: 'kinora_http_request_seconds',
      help: 'Time from the first byte of a request to the end of its answer.',
      labelNames: ['surface'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    rateLimited: new Counter({
      name: 'kinora_http_rate_limited_total',
      help: 'Requests refused with 429.',
      labelNames: ['surface'],
      registers: [registry],
    }),
  };
}
