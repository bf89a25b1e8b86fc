import { createHmac } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAssets, createSamples } from './adapters/assets/index.ts';
import { createFetcher } from './adapters/fetcher/index.ts';
import {
  createEmbeddedRenderer,
  createProviders,
  type EmbeddedRenderer,
  type GuardedProvider,
  withBreaker,
} from './adapters/providers/index.ts';
import { type Catalogue, createCatalogue } from './domain/catalogue/index.ts';
import {
  type AssetStore,
  createAddresses,
  createGenerationWatch,
  createRemoteGate,
  createRuleGate,
  createSandbox,
  type Fetcher,
  FetchFailure,
  GENERATION_CHANNEL,
  type GenerationDependencies,
} from './domain/generation/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/index.ts';
import { type Database, sharedSecret } from './platform/database/index.ts';
import { createEvents, type Events } from './platform/events.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { openWebBotAuth, type WebBotAuth } from './platform/web-bot-auth-key.ts';
import {
  addGauges,
  createWorkerMetrics,
  UnusableImage,
  type WorkerDependencies,
} from './worker/index.ts';

const SAMPLES_FOLDER = join(import.meta.dirname, '../content/sandbox');
const EXTENSIONS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

interface MediaDependencies {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Log;
}

/** Everything that makes, keeps and tells about generations. */
export interface MediaParts {
  readonly catalogue: Catalogue;
  readonly generation: GenerationDependencies;
  readonly assets: AssetStore;
  readonly samples: Pick<AssetStore, 'describe' | 'read'>;
  readonly events: Events;
  readonly webBotAuth: WebBotAuth;
  readonly worker: Omit<WorkerDependencies, 'billing'>;
  close(): Promise<void>;
}

export async function openMedia(dependencies: MediaDependencies): Promise<MediaParts> {
  const { configuration, database, metrics, clock, log } = dependencies;
  const { pool, connection } = database;
  const renderer = createEmbeddedRenderer({ scratchFolder: scratchFolder() });
  const providers = guardedProviders(configuration, renderer, clock);
  const catalogue = createCatalogue((name) => {
    const state = providers.get(name)?.breakerState();
    return state !== undefined && state !== 'open';
  });
  const assets = await createAssets(configuration, clock);
  const addresses = createAddresses(configuration.baseUrl);
  const events = createEvents(connection, { channel: GENERATION_CHANNEL, log });
  const { baseUrl, moderation } = configuration;
  const rules = createRuleGate();
  const safety = moderation === null ? rules : createRemoteGate({ ...moderation, rules, log });
  const signer = await openWebBotAuth({ pool, clock, baseUrl });
  const secret = await sharedSecret(pool, 'assets');
  const sandbox = createSandbox({
    secret: await sharedSecret(pool, 'sandbox'),
    clock,
    sample: (type, ratio, part) => addresses.asset(`sandbox/${sampleName(type, ratio, part)}`),
  });
  const workerMetrics = createWorkerMetrics(metrics.registry);
  addGauges(metrics.registry, { database: pool, clock, log, providers });
  return {
    catalogue,
    assets,
    samples: createSamples(SAMPLES_FOLDER),
    events,
    webBotAuth: signer,
    generation: {
      pool,
      clock,
      catalogue,
      assets,
      addresses,
      sandbox,
      safety,
      watch: createGenerationWatch({ pool, addresses, sandbox }, { events, log }),
      onCanceled: () => workerMetrics.ended.inc({ status: 'failed', code: 'canceled' }),
    },
    worker: {
      pool,
      connection,
      clock,
      log,
      catalogue,
      providers,
      assets,
      assetName: (id, part, type) => {
        const name = createHmac('sha256', secret).update(`${part}:${id}`).digest('base64url');
        return `${name.slice(0, 32)}.${EXTENSIONS[type] ?? 'bin'}`;
      },
      ...fetches({
        // Strangers choose these addresses, so no private one is ever allowed among them.
        images: createFetcher({ signer, baseUrl }),
        results: createFetcher({
          signer,
          baseUrl,
          allowPrivateAddressesOf: vendorOrigins(configuration),
        }),
      }),
      metrics: workerMetrics,
      concurrency: configuration.workerConcurrency,
    },
    close: async () => {
      await events.close();
      await renderer.close();
    },
  };
}

/** The embedded renderer and the configured vendors, each behind a breaker of its own. */
function guardedProviders(
  configuration: Configuration,
  renderer: EmbeddedRenderer,
  clock: Clock,
): ReadonlyMap<string, GuardedProvider> {
  const named = [['embedded', renderer] as const, ...createProviders(configuration)];
  return new Map(named.map(([name, provider]) => [name, withBreaker(provider, clock)]));
}

/** What generations are made from, and what vendors made of them. */
function fetches({
  images,
  results,
}: {
  images: Fetcher;
  results: Fetcher;
}): Pick<WorkerDependencies, 'fetchImage' | 'fetchResult'> {
  return {
    fetchImage: async (url, signal) => {
      try {
        const limits = { bytesMax: 10_000_000, timeoutMs: 10_000, redirectsMax: 3 };
        const file = await images.fetchToFile(url, { limits, accept: 'image', signal });
        const bytes = await readFile(file.path);
        await rm(file.path, { force: true });
        return { url, contentType: file.contentType, bytes };
      } catch (error) {
        if (error instanceof FetchFailure) throw new UnusableImage(error.message, { cause: error });
        throw error;
      }
    },
    fetchResult: (url, headers, signal) => {
      const limits = { bytesMax: 500_000_000, timeoutMs: 120_000, redirectsMax: 3 };
      return results.fetchToFile(url, { limits, accept: 'any', headers, signal });
    },
  };
}

/** A vendor that the operator points to may be on a private network, and so may its results. */
function vendorOrigins({ providers, providerAddresses }: Configuration): readonly string[] {
  const addresses = [...Object.values(providerAddresses), providers.comfyui];
  return addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
}

function scratchFolder(): string {
  return join(tmpdir(), `kinora-scratch-${process.pid}`);
}

function sampleName(type: string, ratio: string, part: 'main' | 'thumbnail'): string {
  const extension = part === 'thumbnail' ? 'jpg' : type === 'video' ? 'mp4' : 'png';
  return `${type}-${ratio.replace(':', 'x')}.${extension}`;
}
