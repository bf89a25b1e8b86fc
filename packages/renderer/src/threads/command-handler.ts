import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { decodePicture } from '../draw/source-picture.ts';
import { encodePng } from '../encode/png.ts';
import { createToI420, i420Bytes, type ToI420 } from '../encode/to-i420.ts';
import { toneFrame } from '../looks/tones.ts';
import { RenderError } from '../render-error.ts';
import { prepareScene, type Scene } from '../scene/prepare-scene.ts';
import { cellSizeOf, FRAMES_PER_SECOND, sizeOf, THUMBNAIL_WIDTH } from '../sizes.ts';
import { soundOf } from '../sound/sound-of.ts';
import { createCellPainter, paintStrip } from './cells.ts';
import type { Command, DrawnCell, Reply, SceneJob } from './messages.ts';

const THUMBNAIL_QUALITY = 86;

interface PreparedJob {
  readonly job: SceneJob;
  readonly scene: Scene;
  readonly canvas: Canvas;
  readonly brush: SKRSContext2D;
  readonly toI420: ToI420;
  readonly drawCell: (from: Canvas) => DrawnCell;
}

async function prepare(job: SceneJob): Promise<PreparedJob> {
  const size = sizeOf(job.type, job.aspectRatio);
  const canvas = createCanvas(size.width, size.height);
  const scene = await prepareScene(job, size);
  const drawCell = createCellPainter(cellSizeOf(job.aspectRatio));
  const brush = canvas.getContext('2d', { alpha: false });
  return { job, scene, canvas, brush, toI420: createToI420(size), drawCell };
}

async function decode(image: Uint8Array): Promise<Reply> {
  const picture = await decodePicture(image);
  collectCanvases();
  return { kind: 'picture', picture };
}

/** Canvases and pictures are memory that the collector does not see, so it would not hurry. */
function collectCanvases(): void {
  globalThis.gc?.();
}

/**
 * Every frame leaves a copy of its pixels behind. Collected at once, its memory is used for the next;
 * memory that is new to the process would cost more than all else here but drawing.
 */
function collectPixels(): void {
  globalThis.gc?.({ type: 'minor' });
}

function drawFrame(
  { job, scene, canvas, brush, toI420, drawCell }: PreparedJob,
  { index, buffer, withCell }: Extract<Command, { kind: 'frame' }>,
): Reply {
  const size = sizeOf(job.type, job.aspectRatio);
  const frame = buffer ?? new ArrayBuffer(i420Bytes(size));
  const seconds = index / FRAMES_PER_SECOND;
  const bytes = new Uint8Array(frame);
  scene.drawUntoned(brush, seconds);
  toI420(canvas.data(), index, bytes);
  if (scene.tones !== null) toneFrame(bytes, size, scene.tones);
  if (withCell && scene.tones !== null) scene.draw(brush, seconds);
  collectPixels();
  return { kind: 'frame', buffer: frame, cell: withCell ? drawCell(canvas) : null };
}

function drawPoster({ scene, brush, job }: PreparedJob): void {
  scene.draw(brush, job.durationSeconds * scene.posterAt);
}

async function drawImage(prepared: PreparedJob): Promise<Reply> {
  drawPoster(prepared);
  const { canvas } = prepared;
  return { kind: 'image', bytes: await encodePng(canvas.data(), canvas) };
}

function drawThumbnail(prepared: PreparedJob): Reply {
  drawPoster(prepared);
  const { width, height } = prepared.canvas;
  const scale = THUMBNAIL_WIDTH / width;
  const small = createCanvas(THUMBNAIL_WIDTH, Math.round(height * scale));
  const brush = small.getContext('2d', { alpha: false });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(prepared.canvas, 0, 0, small.width, small.height);
  return { kind: 'image', bytes: small.encodeSync('jpeg', THUMBNAIL_QUALITY) };
}

/** Executes the commands of one thread on the job it has prepared. */
export function createCommandHandler() {
  let current: PreparedJob | null = null;
  const withJob = (
    draw: (prepared: PreparedJob) => Reply | Promise<Reply>,
  ): Reply | Promise<Reply> =>
    current === null
      ? { kind: 'failed', code: null, detail: 'no job was prepared' }
      : draw(current);

  const execute = async (command: Command): Promise<Reply> => {
    switch (command.kind) {
      case 'decode':
        return decode(command.image);
      case 'prepare':
        current = await prepare(command.job);
        return { kind: 'prepared', framesEach: current.scene.framesEach };
      case 'frame':
        return withJob((prepared) => drawFrame(prepared, command));
      case 'image':
        return withJob(drawImage);
      case 'thumbnail':
        return withJob(drawThumbnail);
      case 'strip':
        return { kind: 'image', bytes: paintStrip(command.cells, command.size) };
      case 'sound':
        return { kind: 'sound', samples: soundOf(command) };
      case 'clear':
        current = null;
        collectCanvases();
        return { kind: 'done' };
    }
  };
  return {
    async handle(command: Command): Promise<Reply> {
      try {
        return await execute(command);
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        const code = error instanceof RenderError ? error.code : null;
        return { kind: 'failed', code, detail };
      }
    },
  };
}
