import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { SendMail } from '../domain/mail/index.ts';
import type { WebhookDependencies } from '../domain/webhooks/index.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import { sharedSecret } from '../platform/database/index.ts';
import { runWorker, type Worker, type WorkerDependencies } from '../worker/index.ts';
import type { GenerationParts } from './generation.ts';
import type { Infrastructure } from './infrastructure.ts';
import { createMediaFetcher } from './media-fetcher.ts';
import { createWebhookPost } from './webhooks.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

interface StartWorkerDependencies extends Infrastructure {
  readonly generation: GenerationParts;
  readonly billing: WorkerDependencies['billing'];
  readonly webhooks: WebhookDependencies;
  readonly sendMail: SendMail;
}

export async function startWorker(dependencies: StartWorkerDependencies): Promise<Worker> {
  const { configuration, database, clock, log, generation, billing } = dependencies;
  const { pool, connection } = database;
  const { catalogue, providers, assets, workerMetrics, events, liveCells } = generation;
  return runWorker({
    ...{ pool, connection, clock, log, catalogue, providers, assets, billing, events },
    liveCells,
    webhooks: {
      present: dependencies.webhooks.present,
      post: createWebhookPost(configuration, generation.webBotAuth),
      ...{ sendMail: dependencies.sendMail, serviceName: configuration.serviceName },
      baseUrl: configuration.baseUrl,
    },
    ...createMediaFetcher(configuration, generation),
    assetName: assetNamer(await sharedSecret(pool, 'assets')),
    metrics: workerMetrics,
    ...shareOut(configuration.workerConcurrency),
  });
}

/** One video is drawn by as many threads; more of them than that would wait for each other. */
const PROCESSORS_PER_VIDEO = 4;

/**
 * What renders here gets the processors, images beside videos. The rest wait for vendors, and starts
 * at vendors leave room for polls and webhooks.
 */
function shareOut(concurrency: number): Pick<WorkerDependencies, 'slots' | 'concurrency'> {
  const image = Math.min(concurrency, availableParallelism());
  const video = Math.max(1, Math.floor(image / PROCESSORS_PER_VIDEO));
  const slots = { video, image, hosted: Math.ceil(concurrency * 0.75) };
  return { slots, concurrency: slots.video + slots.image + concurrency };
}

/** Names that nobody can guess, and that are the same for every attempt of a generation. */
function assetNamer(secret: string): WorkerDependencies['assetName'] {
  return (id, part, type) => {
    const name = createHmac('sha256', secret).update(`${part}:${id}`).digest('base64url');
    return `${name.slice(0, 32)}.${EXTENSIONS[type] ?? 'bin'}`;
  };
}

/**
 * Where the worker reaches our own HTTP server: in this process if it has one, or else at the public
 * address.
 */
export function ownAddress({ baseUrl, host }: Configuration, port: number | null): string {
  if (port === null) return baseUrl;
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  return `http://${isAnyAddress ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
