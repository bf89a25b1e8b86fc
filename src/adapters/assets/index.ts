import type { AssetStore } from '../../domain/generation/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import { createFolderAssets } from './folder.ts';
import { createS3Assets } from './s3.ts';

/** In the data folder, or in S3. */
export function createAssets({ assets }: Configuration, clock: Clock): AssetStore {
  return assets.kind === 's3'
    ? createS3Assets(assets)
    : createFolderAssets({ folder: assets.folder, clock });
}

export { createFolderAssets } from './folder.ts';
export { createS3Assets } from './s3.ts';
export { createSamples } from './samples.ts';
