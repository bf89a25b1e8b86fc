import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRenderer, RenderError, type RenderedCell } from 'kinora-renderer';
import type { Provider, ProviderStep, ReadPrompt } from '../../domain/generation/index.ts';

export interface EmbeddedRendererOptions {
  /** Results are left here, under unguessable names. */
  readonly scratchFolder: string;
  /** How many threads draw videos at once; as many as there are cores unless given. */
  readonly threads?: number;
  /** What one render may have in memory. */
  readonly memoryMegabytes?: number;
}

export type EmbeddedRenderer = Provider & {
  readonly readPrompt: ReadPrompt;
  close(): Promise<void>;
};

/** The package `kinora-renderer` as a provider: a start returns when the files are complete. */
export function createEmbeddedRenderer(options: EmbeddedRendererOptions): EmbeddedRenderer {
  const { scratchFolder, ...limits } = options;
  const renderer = createRenderer(limits);
  return {
    readPrompt: renderer.readPrompt,
    async start(request, attention) {
      const { type, prompt, aspectRatio, durationSeconds, audio, image } = request;
      const name = join(scratchFolder, randomUUID());
      const file = `${name}.${type === 'video' ? 'mp4' : 'png'}`;
      const thumbnailFile = `${name}.jpg`;
      const stripFile = `${name}.strip.jpg`;
      let stripFrames = 0;
      const onCell = (cell: RenderedCell) => {
        stripFrames = cell.cells;
        attention.onCell?.(cell);
      };
      try {
        await mkdir(scratchFolder, { recursive: true });
        await renderer.render(
          {
            prompt,
            file,
            thumbnailFile,
            aspectRatio,
            durationSeconds: durationSeconds ?? undefined,
            audio,
            image: image?.bytes,
            ...(type === 'video' ? { stripFile } : {}),
          },
          { ...attention, ...(type === 'video' ? { onCell } : { onCell: undefined }) },
        );
      } catch (error) {
        attention.signal.throwIfAborted();
        return failure(error);
      }
      const main = { path: file, contentType: type === 'video' ? 'video/mp4' : 'image/png' };
      const thumbnail = { path: thumbnailFile, contentType: 'image/jpeg' };
      const strip =
        stripFrames === 0
          ? null
          : { path: stripFile, contentType: 'image/jpeg', frames: stripFrames };
      return { state: 'done', output: { kind: 'files', main, thumbnail, strip } };
    },
    async poll() {
      const detail = 'the embedded renderer finishes in start and leaves nothing to poll';
      return { state: 'failed', kind: 'permanent', detail };
    },
    async cancel() {},
    close: () => renderer.close(),
  };
}

function failure(error: unknown): ProviderStep {
  const detail = error instanceof Error ? error.message : String(error);
  if (!(error instanceof RenderError)) return { state: 'failed', kind: 'retryable', detail };
  const kind = error.code === 'unreadable_image' ? 'unreadable_image' : 'permanent';
  return { state: 'failed', kind, detail };
}
