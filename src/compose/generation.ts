import { join } from 'node:path';
import { createAssets, createSamples } from '../adapters/assets/index.ts';
import { createMail } from '../adapters/mail/index.ts';
import { createShrink } from '../adapters/previews/index.ts';
import {
  createEmbeddedRenderer,
  createProviders,
  type GuardedProvider,
  withBreaker,
} from '../adapters/providers/index.ts';
import { type Catalogue, createCatalogue, createQuotes } from '../domain/catalogue/index.ts';
import {
  type AssetStore,
  createAddresses,
  createGenerationWatch,
  createLiveCells,
  createRemoteGate,
  createRuleGate,
  createSandbox,
  createWaitingTime,
  type GenerationDependencies,
  type LiveCells,
  type Provider,
  readLanes,
  type SamplePart,
} from '../domain/generation/index.ts';
import { createCeilingMail } from '../domain/keys/index.ts';
import { createUploadAddresses } from '../domain/uploads/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import { sharedSecret } from '../platform/database/index.ts';
import { createEvents, type Events } from '../platform/events.ts';
import type { Log } from '../platform/log.ts';
import { openTemporaryFolder } from '../platform/temporary-folder.ts';
import { openWebBotAuth, type WebBotAuth } from '../platform/web-bot-auth-key.ts';
import { addGauges, createWorkerMetrics, type WorkerMetrics } from '../worker/index.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Of the announcements that generations wait or have changed. */
const CHANNEL = 'generation';
const SAMPLES_FOLDER = join(import.meta.dirname, '../../content/sandbox');

/** What API and worker share of making, storing and announcing generations. */
export interface GenerationParts {
  readonly domain: GenerationDependencies;
  readonly catalogue: Catalogue;
  readonly providers: ReadonlyMap<string, GuardedProvider>;
  readonly assets: AssetStore;
  /** Holds the sample media of the sandbox. */
  readonly samples: Pick<AssetStore, 'describe' | 'read'>;
  readonly webBotAuth: WebBotAuth;
  readonly workerMetrics: WorkerMetrics;
  readonly events: Events;
  readonly liveCells: LiveCells;
  /** Where files are until they are stored; gone after `close`. */
  readonly temporaryFolder: string;
  close(): Promise<void>;
}

export async function openGeneration(infrastructure: Infrastructure): Promise<GenerationParts> {
  const { configuration, database, metrics, clock, log } = infrastructure;
  const { pool, connection } = database;
  const { baseUrl } = configuration;
  const temporary = await openTemporaryFolder();
  const renderer = createEmbeddedRenderer({
    scratchFolder: temporary.path,
    memoryMegabytes: configuration.renderMemoryMegabytes,
  });
  const hosted = createProviders(configuration, { scratchFolder: temporary.path });
  const providers = guardedProviders(renderer, hosted, clock);
  const catalogue = createCatalogue((name) => {
    const state = providers.get(name)?.breakerState();
    return state !== undefined && state !== 'open';
  });
  const assets = await createAssets(configuration, clock);
  const samples = createSamples(SAMPLES_FOLDER);
  const addresses = createAddresses(baseUrl);
  const events = createEvents(connection, { channel: CHANNEL, log });
  const webBotAuth = await openWebBotAuth({ pool, clock, baseUrl });
  const sandbox = createSandbox({
    secret: await sharedSecret(pool, 'sandbox'),
    clock,
    sample: (type, ratio, part) => addresses.asset(`sandbox/${sampleName(type, ratio, part)}`),
  });
  const quotes = createQuotes({
    catalogue,
    secret: await sharedSecret(pool, 'quotes'),
    clock,
  });
  const safety = createSafety(configuration, log);
  const workerMetrics = createWorkerMetrics(metrics.registry);
  addGauges(metrics.registry, { database: pool, clock, log, providers });
  const watch = createGenerationWatch({ pool, addresses, sandbox }, { events, log });
  const liveCells = createLiveCells({ pool, events, clock, log });
  const waitingTime = createWaitingTime(() => readLanes(pool), { log });
  const onCanceled = () => workerMetrics.ended.inc({ status: 'failed', code: 'canceled' });
  const ceilingMail = createCeilingMail({
    ...{ pool, clock, log, baseUrl, serviceName: configuration.serviceName },
    sendMail: createMail(configuration, clock, log),
  });
  return {
    domain: {
      ...{ pool, clock, catalogue, quotes, assets, addresses, sandbox, safety, watch },
      uploadAddresses: createUploadAddresses(baseUrl),
      ...{ waitingTime, events, samples, shrink: createShrink(), onCanceled },
      ...{ liveCells, readPrompt: renderer.readPrompt, ceilingMail },
    },
    events,
    liveCells,
    catalogue,
    providers,
    assets,
    samples,
    webBotAuth,
    workerMetrics,
    temporaryFolder: temporary.path,
    close: async () => {
      waitingTime.close();
      watch.close();
      await ceilingMail.close();
      await liveCells.close();
      await events.close();
      await renderer.close();
      await temporary.close();
    },
  };
}

function createSafety({ moderation }: Configuration, log: Log): GenerationDependencies['safety'] {
  const rules = createRuleGate();
  return moderation === null ? rules : createRemoteGate({ ...moderation, rules, log });
}

/** The embedded renderer and the configured vendors, each behind its own circuit breaker. */
function guardedProviders(
  renderer: Provider,
  hosted: Iterable<readonly [name: string, provider: Provider]>,
  clock: Clock,
): ReadonlyMap<string, GuardedProvider> {
  return new Map([
    // Renders wait for their turn, so that how long one took says nothing about why it failed.
    ['embedded', withBreaker(renderer, clock, Number.POSITIVE_INFINITY)],
    ...[...hosted].map(([name, provider]) => [name, withBreaker(provider, clock)] as const),
  ]);
}

function sampleName(type: string, ratio: string, part: SamplePart): string {
  const name = `${type}-${ratio.replace(':', 'x')}`;
  if (part === 'strip') return `${name}-strip.jpg`;
  return `${name}.${part === 'thumbnail' ? 'jpg' : type === 'video' ? 'mp4' : 'png'}`;
}
