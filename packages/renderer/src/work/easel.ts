import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { i420Bytes, toI420 } from '../encode/to-i420.ts';
import { RenderError } from '../render-error.ts';
import { prepareStage, type Stage } from '../scene/prepare-stage.ts';
import { FRAMES_PER_SECOND, sizeOf, THUMBNAIL_WIDTH } from '../sizes.ts';
import type { Answer, Commission, Order } from './messages.ts';

/** When most things have arrived and nothing has left yet. */
const TELLING_MOMENT = 0.45;
const THUMBNAIL_QUALITY = 86;

interface Piece {
  readonly commission: Commission;
  readonly stage: Stage;
  readonly canvas: Canvas;
  readonly brush: SKRSContext2D;
}

async function prepare(commission: Commission): Promise<Piece> {
  const size = sizeOf(commission.type, commission.aspectRatio);
  const canvas = createCanvas(size.width, size.height);
  const stage = await prepareStage(commission, size);
  return { commission, stage, canvas, brush: canvas.getContext('2d', { alpha: false }) };
}

function drawFrame(piece: Piece, index: number, memory: ArrayBuffer | null): Answer {
  const size = sizeOf(piece.commission.type, piece.commission.aspectRatio);
  const bytes = memory ?? new ArrayBuffer(i420Bytes(size));
  piece.stage.draw(piece.brush, index / FRAMES_PER_SECOND);
  const pixels = piece.canvas.data();
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, size.width * size.height);
  toI420(words, size, index, new Uint8Array(bytes));
  return { kind: 'frame', memory: bytes };
}

function drawTellingMoment({ stage, brush, commission }: Piece): void {
  stage.draw(brush, commission.durationSeconds * TELLING_MOMENT);
}

function drawThumbnail(piece: Piece): Answer {
  drawTellingMoment(piece);
  const { width, height } = piece.canvas;
  const scale = THUMBNAIL_WIDTH / width;
  const small = createCanvas(THUMBNAIL_WIDTH, Math.round(height * scale));
  const brush = small.getContext('2d', { alpha: false });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(piece.canvas, 0, 0, small.width, small.height);
  return { kind: 'picture', bytes: small.encodeSync('jpeg', THUMBNAIL_QUALITY) };
}

/** What one thread works at: one prepared piece, and the orders on it. */
export function createEasel() {
  let piece: Piece | null = null;
  const onPiece = (work: (piece: Piece) => Answer): Answer =>
    piece === null ? { kind: 'failed', code: null, detail: 'nothing was prepared' } : work(piece);

  const dispatch = async (order: Order): Promise<Answer> => {
    switch (order.kind) {
      case 'prepare':
        piece = await prepare(order.commission);
        return { kind: 'done' };
      case 'frame':
        return onPiece((ready) => drawFrame(ready, order.index, order.memory));
      case 'still':
        return onPiece((ready) => {
          drawTellingMoment(ready);
          return { kind: 'picture', bytes: ready.canvas.encodeSync('png') };
        });
      case 'thumbnail':
        return onPiece(drawThumbnail);
      case 'forget':
        piece = null;
        return { kind: 'done' };
    }
  };
  return {
    async carryOut(order: Order): Promise<Answer> {
      try {
        return await dispatch(order);
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return { kind: 'failed', code: error instanceof RenderError ? error.code : null, detail };
      }
    },
  };
}
