import type pg from 'pg';
import type { Catalogue } from '../domain/catalogue/index.ts';
import type {
  AssetStore,
  Lane,
  LiveCells,
  Provider,
  ProviderFile,
  SourceImage,
} from '../domain/generation/index.ts';
import type {
  DeliveryDependencies,
  SwitchedOffMailDependencies,
} from '../domain/webhooks/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Events } from '../platform/events.ts';
import type { Log } from '../platform/log.ts';
import type { BillingWork } from './billing-tasks.ts';
import type { WorkerMetrics } from './metrics.ts';

/** Thrown by a fetch that cannot succeed by trying again; its message is for the owner of the job. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
}

export interface WorkerDependencies {
  readonly pool: pg.Pool;
  readonly connection: pg.ClientConfig;
  readonly clock: Clock;
  readonly log: Log;
  readonly catalogue: Catalogue;
  readonly providers: ReadonlyMap<string, Provider>;
  readonly assets: AssetStore;
  /** Makes names that nobody can guess, the same for the same generation. */
  readonly assetName: (
    generationId: string,
    part: 'main' | 'thumbnail' | 'strip',
    type: string,
  ) => string;
  readonly fetchImage: (url: string, signal: AbortSignal) => Promise<SourceImage>;
  readonly fetchResult: (
    url: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<ProviderFile>;
  readonly billing: BillingWork;
  readonly webhooks: Pick<DeliveryDependencies, 'present' | 'post'> &
    Omit<SwitchedOffMailDependencies, 'pool'>;
  readonly metrics: WorkerMetrics;
  readonly events: Pick<Events, 'announce' | 'subscribe'>;
  readonly liveCells: Pick<LiveCells, 'add' | 'end'>;
  /** How many starts of each lane run at once. */
  readonly slots: Readonly<Record<Lane, number>>;
  /** How many tasks run at once, those of the lanes included. */
  readonly concurrency: number;
}
