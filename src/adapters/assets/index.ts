import type { AssetStore } from '../../domain/generation/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import { createFolderAssets } from './folder.ts';

/** In the data folder, or in S3. */
export async function createAssets({ assets }: Configuration, clock: Clock): Promise<AssetStore> {
  if (assets.kind === 'folder') return createFolderAssets({ folder: assets.folder, clock });
  // Read only where it is used: the SDK takes a quarter of a second.
  const { createS3Assets } = await import('./s3.ts');
  return createS3Assets(assets);
}

export { createFolderAssets } from './folder.ts';
export { createSamples } from './samples.ts';
