import { readFile, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { checkPictureSize, createFetcher } from '../adapters/fetcher/index.ts';
import { LIMITS } from '../contract/limits.ts';
import {
  type AssetStore,
  FetchFailure,
  imageFailureReason,
  type SourceImage,
} from '../domain/generation/index.ts';
import { createUploadAddresses } from '../domain/uploads/index.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import type { WebBotAuth } from '../platform/web-bot-auth-key.ts';
import { UnusableImage, type WorkerDependencies } from '../worker/index.ts';

const IMAGE_LIMITS = {
  bytesMax: LIMITS.imageBytesMax,
  timeoutMs: LIMITS.imageSecondsMax * 1_000,
  redirectsMax: LIMITS.imageRedirectsMax,
};
const RESULT_LIMITS = { bytesMax: 500_000_000, timeoutMs: 120_000, redirectsMax: 3 };

type MediaFetcher = Pick<WorkerDependencies, 'fetchImage' | 'fetchResult'>;

interface MediaSources {
  readonly webBotAuth: WebBotAuth;
  readonly assets: AssetStore;
  readonly temporaryFolder: string;
}

/** Fetches the images that callers name, and the results that vendors offer. */
export function createMediaFetcher(
  configuration: Configuration,
  { webBotAuth: signer, assets, temporaryFolder }: MediaSources,
): MediaFetcher {
  const { baseUrl } = configuration;
  const { uploadName } = createUploadAddresses(baseUrl);
  // Callers choose these addresses, so private ones are never allowed.
  const images = createFetcher({ signer, baseUrl, temporaryFolder });
  const results = createFetcher({
    signer,
    baseUrl,
    temporaryFolder,
    allowPrivateAddressesOf: vendorOrigins(configuration),
  });
  return {
    fetchImage: async (url, signal) => {
      const upload = uploadName(url);
      if (upload !== null) return readUpload(assets, url, upload);
      try {
        const request = { limits: IMAGE_LIMITS, accept: 'image', signal } as const;
        const file = await images.fetchToFile(url, request);
        const bytes = await readFile(file.path);
        await rm(file.path, { force: true });
        checkPictureSize(bytes, file.contentType);
        return { url, contentType: file.contentType, bytes };
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        throw new UnusableImage(imageFailureReason(error), { cause: error });
      }
    },
    fetchResult: (url, headers, signal) =>
      results.fetchToFile(url, { limits: RESULT_LIMITS, accept: 'any', headers, signal }),
  };
}

/** Uploads were checked when they came, and may be at an address that nobody fetches from, such as localhost. */
async function readUpload(assets: AssetStore, url: string, name: string): Promise<SourceImage> {
  const found = await assets.describe(name);
  if (found === null) throw new UnusableImage('it is no longer kept');
  return {
    url,
    contentType: found.contentType,
    bytes: await buffer(await assets.read(name, null)),
  };
}

/** Vendors that the operator configured may be on a private network, and so may their results. */
function vendorOrigins({ providers, providerAddresses }: Configuration): readonly string[] {
  const addresses = [...Object.values(providerAddresses), providers.comfyui];
  return addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
}
