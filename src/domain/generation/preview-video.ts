import { buffer } from 'node:stream/consumers';
import { LIMITS } from '../../contract/limits.ts';
import type { Video } from '../../contract/resources/video.ts';
import type { Handler } from '../invoke.ts';
import type { AssetStore } from './asset-store.ts';
import { type ReadDependencies, readVideo } from './get-video.ts';

/** A small JPEG of a picture; null where it cannot be made. */
export type Shrink = (bytes: Buffer, contentType: string) => Promise<Buffer | null>;

export interface PreviewDependencies extends ReadDependencies {
  readonly assets: Pick<AssetStore, 'describe' | 'read'>;
  /** Holds the sample media of the sandbox. */
  readonly samples: Pick<AssetStore, 'describe' | 'read'>;
  readonly shrink: Shrink;
}

/** The picture of a completed generation, small enough to be shown inline. */
export function previewVideo(dependencies: PreviewDependencies): Handler<'videos.preview'> {
  const read = rememberLast((url) => readPicture(dependencies, url));
  return async ({ id }, { caller }) => {
    const url = pictureOf(await readVideo(dependencies, id, caller));
    return { preview: url === null ? null : await read(url) };
  };
}

type Preview = { content_type: 'image/jpeg'; data: string } | null;

/** A client that polls sees the same picture again and again, and what is at an address never changes. */
function rememberLast(read: (url: string) => Promise<Preview>): (url: string) => Promise<Preview> {
  const known = new Map<string, Preview>();
  return async (url) => {
    const remembered = known.get(url);
    if (remembered !== undefined) return remembered;
    const preview = await read(url);
    if (preview === null) return null;
    known.set(url, preview);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
    return preview;
  };
}

/** The still, or of an image the image itself. */
function pictureOf({ thumbnail_url: still, image_url: image }: Video): string | null {
  return still ?? image ?? null;
}

async function readPicture(
  { addresses, assets, samples, shrink }: PreviewDependencies,
  url: string,
): Promise<Preview> {
  const name = addresses.assetName(url);
  const sample = name.startsWith(SAMPLES) ? name.slice(SAMPLES.length) : null;
  const [store, key] = sample === null ? [assets, name] : [samples, sample];
  const asset = await store.describe(key);
  if (asset === null || asset.bytes > LIMITS.imageBytesMax) return null;
  const small = await shrink(await buffer(await store.read(key, null)), asset.contentType);
  return small === null ? null : { content_type: 'image/jpeg', data: small.toString('base64') };
}

const SAMPLES = 'sandbox/';
/** At a hundred kilobytes each. */
const REMEMBERED_MAX = 50;
