import type { SourceImage } from '../../domain/generation/index.ts';

export function base64Of(image: SourceImage): string {
  return Buffer.from(image.bytes).toString('base64');
}

/**
 * The image as a data URL, so that the vendor gets exactly the bytes that were checked; its own URL
 * when it is larger than what the vendor accepts inline.
 */
export function inlineUpTo(bytesMax: number, image: SourceImage): string {
  if (image.bytes.byteLength > bytesMax) return image.url;
  return `data:${image.contentType};base64,${base64Of(image)}`;
}
