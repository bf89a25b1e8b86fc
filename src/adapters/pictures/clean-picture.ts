import { LIMITS } from '../../contract/limits.ts';
import type { PictureType } from '../../contract/resources/upload.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { CleanPicture } from '../../domain/uploads/index.ts';
import { type CleanedPicture, DamagedPicture } from './byte-reader.ts';
import { cleanGif } from './clean-gif.ts';
import { cleanJpeg, JPEG_SIGNATURE } from './clean-jpeg.ts';
import { cleanPng, PNG_SIGNATURE } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

interface Format {
  readonly contentType: PictureType;
  readonly isIt: (bytes: Buffer) => boolean;
  readonly clean: (bytes: Buffer) => CleanedPicture;
}

const FORMATS: readonly Format[] = [
  {
    contentType: 'image/png',
    isIt: (bytes) => bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE),
    clean: cleanPng,
  },
  {
    contentType: 'image/jpeg',
    isIt: (bytes) => bytes.subarray(0, JPEG_SIGNATURE.length).equals(JPEG_SIGNATURE),
    clean: cleanJpeg,
  },
  {
    contentType: 'image/webp',
    isIt: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)),
    clean: cleanWebp,
  },
  {
    contentType: 'image/gif',
    isIt: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
    clean: cleanGif,
  },
];

/**
 * Recognises a picture by its content, takes out metadata without touching the pixels, and refuses what
 * would unfold to too much. Nothing is decoded.
 */
export const cleanPicture: CleanPicture = (bytes) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = FORMATS.find(({ isIt }) => isIt(file));
  if (format === undefined) throw refusal('a PNG, JPEG, WebP or GIF picture');
  const picture = cleanAs(format, file);
  refuseLarge(picture);
  return { bytes: picture.bytes, contentType: format.contentType };
};

function cleanAs({ clean }: Format, file: Buffer): CleanedPicture {
  try {
    return clean(file);
  } catch (error) {
    if (!(error instanceof DamagedPicture)) throw error;
    throw refusal(`a whole picture, and this one ${error.message}`);
  }
}

/** An animation counts with all its frames, each as large as the whole picture. */
function refuseLarge({ width, height, frames }: CleanedPicture): void {
  if (width === 0 || height === 0) throw refusal('a whole picture, and this one has no size');
  const { imageSideMax: side, imageMegapixelsMax: megapixels } = LIMITS;
  if (Math.max(width, height) > side) {
    throw refusal(
      `at most ${side.toLocaleString('en')} pixels a side, and this one is ${width} x ${height}`,
    );
  }
  if (width * height * frames > megapixels * 1_000_000) {
    const times = frames === 1 ? '' : ` in ${frames} frames`;
    throw refusal(
      `at most ${megapixels} megapixels, all frames together, and this one is ${width} x ${height}${times}`,
    );
  }
}

function refusal(what: string): Refusal {
  return new Refusal('invalid_request', `{field} must be ${what}.`, { field: 'file' });
}
