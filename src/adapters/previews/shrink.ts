import { LIMITS } from '../../contract/limits.ts';
import type { Shrink } from '../../domain/generation/index.ts';
import { readPictureSize } from '../fetcher/index.ts';

const PIXELS_MAX = 16_000_000;
/** Tried in turn, until the file is small enough. */
const QUALITIES = [80, 60, 40, 20];

/** Makes small pictures one after the other, so that many at once do not take the memory of the process. */
export function createShrink(): Shrink {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes, contentType) => {
    const size = readPictureSize(bytes, contentType);
    if (size === null || size.width * size.height > PIXELS_MAX) return Promise.resolve(null);
    const made = last.then(() => shrink(bytes));
    last = made.catch(() => {});
    return made;
  };
}

async function shrink(bytes: Buffer): Promise<Buffer | null> {
  // Loaded when it is first needed: most processes never need it.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes).catch(() => null);
  if (image === null) return null;
  const scale = Math.min(1, LIMITS.previewSideMax / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // JPEG knows no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const file = await canvas.encode('jpeg', quality);
    if (file.length <= LIMITS.previewBytesMax) return file;
  }
  return null;
}
