import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPicture } from '../adapters/pictures/index.ts';
import {
  createArrivals,
  createUploadAddresses,
  type UploadDependencies,
  type UploadFiles,
} from '../domain/uploads/index.ts';
import type { GenerationParts } from './generation.ts';
import type { Infrastructure } from './infrastructure.ts';

/** What the operations about uploads need. */
export function createUploads(
  { configuration, database, clock }: Infrastructure,
  generation: GenerationParts,
): UploadDependencies {
  return {
    pool: database.pool,
    clock,
    files: uploadFiles(generation),
    addresses: createUploadAddresses(configuration.baseUrl),
    cleanPicture,
    arrivals: createArrivals(),
  };
}

/** The asset store takes files, because most of what it keeps is larger than the memory should be. */
function uploadFiles({
  assets,
  temporaryFolder,
}: Pick<GenerationParts, 'assets' | 'temporaryFolder'>): UploadFiles {
  return {
    put: async (name, { bytes, contentType }) => {
      const path = join(temporaryFolder, `upload-${randomUUID()}`);
      try {
        await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
        await assets.put(name, { path, contentType });
      } finally {
        await rm(path, { force: true });
      }
    },
    delete: (name) => assets.delete(name),
  };
}
