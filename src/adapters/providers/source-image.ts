import type { SourceImage } from '../../domain/generation/index.ts';

export function base64Of(image: SourceImage): string {
  return Buffer.from(image.bytes).toString('base64');
}

/**
 * Inside the request where the vendor takes that, so that it gets the very bytes which were
 * checked; by its address when it is larger than the vendor takes.
 */
export function inlineUpTo(bytesMax: number, image: SourceImage): string {
  if (image.bytes.byteLength > bytesMax) return image.url;
  return `data:${image.contentType};base64,${base64Of(image)}`;
}
