import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** What every part of the service is built on. */
export interface Infrastructure {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Log;
  /** True as soon as the service has begun to stop. */
  readonly isDraining: () => boolean;
}
