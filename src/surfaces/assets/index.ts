import { type ReadableAssets, type Route, sendAsset } from '../http/index.ts';

interface AssetRoutesOptions {
  readonly assets: ReadableAssets;
  /** Holds the sample media of the sandbox. */
  readonly samples: ReadableAssets;
  /** Holds the media of the example gallery. */
  readonly examples: ReadableAssets;
}

/** What is under a name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Uploads are their owner's, and are deleted after a day. */
const AN_HOUR = 'private, max-age=3600';

export function assetRoutes({ assets, samples, examples }: AssetRoutesOptions): readonly Route[] {
  const route = (path: string, store: ReadableAssets, cacheControl = FOR_EVER): Route => ({
    method: 'GET',
    path,
    bucket: { surface: 'pages', counted: true },
    handle: (request, reply) => {
      const name = nameOf(request.params);
      const filename = `kinora-${name.slice(0, 8)}${extension(name)}`;
      const view = { etag: name, filename, cacheControl };
      return sendAsset({ store, name, view }, request, reply);
    },
  });
  return [
    route('/assets/{name}', assets),
    route('/assets/uploads/{name}', assets, AN_HOUR),
    route('/assets/sandbox/{name}', samples),
    route('/examples/media/{name}', examples),
  ];
}

function nameOf(params: unknown): string {
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : '';
  return String(name);
}

function extension(name: string): string {
  return /\.[a-z0-9]{2,4}$/.exec(name)?.[0] ?? '';
}
