import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  complete,
  type FailureCode,
  FetchFailure,
  fail,
  isAbandoned,
  type ProviderFile,
  type ProviderOutput,
  type ProviderStrip,
  type RunningGeneration,
  type Strip,
} from '../domain/generation/index.ts';
import type { TaskContext } from '../platform/queue/index.ts';
import type { WorkerDependencies } from './dependencies.ts';
import { noteCompleted } from './metrics.ts';

interface Ending {
  readonly id: string;
  readonly attempt: number | null;
  readonly code: FailureCode;
  /** What its owner is told besides; nothing unless given. */
  readonly reason?: string | null;
}

export async function endFailed(
  { pool, clock, metrics, log, events }: WorkerDependencies,
  { id, attempt, code, reason = null }: Ending,
): Promise<void> {
  const isOurs = await fail(pool, { id, attempt, code, reason, now: new Date(clock.now()) });
  if (!isOurs) return;
  events.announce(id);
  metrics.ended.inc({ status: 'failed', code });
  log.info({ generation: id, code }, 'generation failed');
}

/**
 * Stores the result first, then completes and charges; after a crash in between it is stored again.
 * Returns false when the result cannot be fetched from the provider.
 */
export async function finish(
  dependencies: WorkerDependencies,
  generation: RunningGeneration,
  output: ProviderOutput,
  { signal, isLastTry }: TaskContext,
): Promise<boolean> {
  const { pool, clock, metrics, log, events } = dependencies;
  const { id, attempt } = generation;
  try {
    const result = await store(dependencies, generation, output, signal);
    const isOurs = await complete(pool, generation, { result, now: new Date(clock.now()) });
    if (isOurs) {
      events.announce(id);
      noteCompleted(metrics, generation.creditCost);
    } else await discard(dependencies, id, result);
  } catch (error) {
    // The process stops, which says nothing about the job.
    if (signal.aborted) throw error;
    const isUnfetchable = error instanceof FetchFailure;
    const isTransient = !isUnfetchable || isPassing(error);
    if (isTransient && !isLastTry) throw error;
    log.error({ generation: id, err: error }, 'result not stored');
    if (isUnfetchable) return false;
    await endFailed(dependencies, { id, attempt, code: 'storage_error' });
  }
  return true;
}

/** Reasons for which a fetch that failed may succeed later. */
const PASSING: ReadonlySet<FetchFailure['reason']> = new Set([
  'timeout',
  'unreachable',
  'http_status',
]);

function isPassing({ reason, status }: FetchFailure): boolean {
  return PASSING.has(reason) && !isGone(status);
}

/** The file is not there, or not for us; waiting does not change that. */
function isGone(status: number | null): boolean {
  return status === 403 || status === 404 || status === 410;
}

/** A file that was made this moment may not have reached every server of the vendor. */
const FETCH_AGAIN_MS = 1_000;

async function fetchTwice(fetchFile: () => Promise<ProviderFile>, signal: AbortSignal) {
  try {
    return await fetchFile();
  } catch (error) {
    if (!(error instanceof FetchFailure && isGone(error.status))) throw error;
    await pause(FETCH_AGAIN_MS, undefined, { signal });
    return fetchFile();
  }
}

interface StoredNames {
  readonly assetName: string;
  readonly thumbnailName: string | null;
  readonly strip: { readonly name: string } | null;
}

/** Deletes a late result, unless another attempt has stored one: names are the same for all. */
async function discard(
  { pool, assets, log }: WorkerDependencies,
  id: string,
  { assetName, thumbnailName, strip }: StoredNames,
): Promise<void> {
  log.info({ generation: id }, 'result came too late');
  if (!(await isAbandoned(pool, id))) return;
  const names = [assetName, thumbnailName, strip?.name ?? null];
  for (const name of names) if (name !== null) await assets.delete(name);
}

async function store(
  dependencies: WorkerDependencies,
  { id }: RunningGeneration,
  output: ProviderOutput,
  signal: AbortSignal,
) {
  const { assets, assetName } = dependencies;
  const fetchOutput = ({ url, headers }: Extract<ProviderOutput, { kind: 'address' }>) =>
    dependencies.fetchResult(url, headers, signal);
  const { main, thumbnail, strip } =
    output.kind === 'files'
      ? output
      : { main: await fetchTwice(() => fetchOutput(output), signal), thumbnail: null, strip: null };
  try {
    const name = assetName(id, 'main', main.contentType);
    const assetSha256 = await sha256Of(main.path);
    const stored = await assets.put(name, main);
    const thumbnailName =
      thumbnail === null ? null : assetName(id, 'thumbnail', thumbnail.contentType);
    if (thumbnail !== null && thumbnailName !== null) await assets.put(thumbnailName, thumbnail);
    return {
      assetName: name,
      assetBytes: stored.bytes,
      assetType: stored.contentType,
      assetSha256,
      thumbnailName,
      strip: await storeStrip(dependencies, id, strip),
    };
  } finally {
    await removeFiles(main, thumbnail, strip);
  }
}

/** For the receipt, which says what was delivered. */
async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** A video without its strip is a video all the same. */
async function storeStrip(
  { assets, assetName, log }: WorkerDependencies,
  id: string,
  strip: ProviderStrip | null,
): Promise<Strip | null> {
  if (strip === null) return null;
  const name = assetName(id, 'strip', strip.contentType);
  try {
    await assets.put(name, strip);
    return { name, frames: strip.frames };
  } catch (error) {
    log.warn({ generation: id, err: error }, 'strip not stored');
    return null;
  }
}

async function removeFiles(...files: readonly (ProviderFile | null)[]): Promise<void> {
  for (const file of files) if (file !== null) await rm(file.path, { force: true });
}
