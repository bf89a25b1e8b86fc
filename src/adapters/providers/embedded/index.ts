import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Provider, ProviderRequest, ProviderStep } from '../../../domain/generation/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { findFfmpeg } from './encode/find-ffmpeg.ts';
import { UnreadableImage } from './work/expect.ts';
import type { Commission } from './work/messages.ts';
import { renderStill } from './work/render-still.ts';
import { renderVideo } from './work/render-video.ts';
import { openStudio, type Studio } from './work/studio.ts';

export interface EmbeddedRendererOptions {
  /** Results are left here, under unguessable names. */
  readonly scratchFolder: string;
  /** How many threads draw at once; as many as there are cores unless told. */
  readonly threads?: number;
}

export type EmbeddedRenderer = Provider & { close(): Promise<void> };

type Attention = Parameters<Provider['start']>[1];
type Paths = { readonly main: string; readonly thumbnail: string };

const STILL_SECONDS = 4;

function commissionFor(request: ProviderRequest): Commission {
  const { type, prompt, aspectRatio, image } = request;
  const durationSeconds = request.durationSeconds ?? STILL_SECONDS;
  return { type, prompt, aspectRatio, durationSeconds, image: image?.bytes ?? null };
}

function failure(error: unknown): ProviderStep {
  const detail = error instanceof Error ? error.message : String(error);
  const isPermanent = error instanceof UnreadableImage || error instanceof OperatorError;
  return { state: 'failed', kind: isPermanent ? 'permanent' : 'retryable', detail };
}

/** Progress as a caller may rely on it: it never goes back. */
function forward(attention: Attention): (fraction: number) => void {
  let reached = 0;
  return (fraction) => {
    if (fraction <= reached || attention.signal.aborted) return;
    reached = fraction;
    attention.onProgress(fraction);
  };
}

async function render(studio: Studio, request: ProviderRequest, at: Paths, heed: Attention) {
  const isVideo = request.type === 'video';
  const program = isVideo ? findFfmpeg(process.platform, process.arch) : null;
  const commission = commissionFor(request);
  const artists = await studio.enter(isVideo ? Number.POSITIVE_INFINITY : 1, heed.signal);
  const work = { commission, paths: at, signal: heed.signal, onProgress: forward(heed) };
  try {
    const [artist] = artists;
    if (program !== null) await renderVideo({ ...work, artists, program });
    else if (artist !== undefined) await renderStill({ ...work, artist });
    work.onProgress(1);
  } finally {
    studio.leave(artists);
  }
}

export function createEmbeddedRenderer(options: EmbeddedRendererOptions): EmbeddedRenderer {
  const studio = openStudio(Math.max(1, options.threads ?? availableParallelism()));
  return {
    async start(request, attention) {
      const name = join(options.scratchFolder, randomUUID());
      const isVideo = request.type === 'video';
      const at = { main: `${name}.${isVideo ? 'mp4' : 'png'}`, thumbnail: `${name}.jpg` };
      try {
        attention.signal.throwIfAborted();
        await mkdir(options.scratchFolder, { recursive: true });
        await render(studio, request, at, attention);
      } catch (error) {
        await Promise.all([rm(at.main, { force: true }), rm(at.thumbnail, { force: true })]);
        return failure(error);
      }
      const main = { path: at.main, contentType: isVideo ? 'video/mp4' : 'image/png' };
      const thumbnail = { path: at.thumbnail, contentType: 'image/jpeg' };
      return { state: 'done', output: { kind: 'files', main, thumbnail } };
    },
    async poll() {
      const detail = 'the embedded renderer finishes in start and leaves nothing to poll';
      return { state: 'failed', kind: 'permanent', detail };
    },
    async cancel() {},
    close: () => studio.close(),
  };
}
