import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { AssetStore } from '../../domain/generation/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The sample media that ship with us; nothing is ever added or taken away. */
export function createSamples(folder: string): Pick<AssetStore, 'describe' | 'read'> {
  return {
    describe: async (name) => {
      const contentType = TYPES[extname(name)];
      if (contentType === undefined || !/^[a-z0-9-]+\.[a-z0-9]+$/.test(name)) return null;
      const found = await stat(join(folder, name)).catch(() => null);
      return found === null ? null : { bytes: found.size, contentType };
    },
    read: async (name, range) => createReadStream(join(folder, name), range ?? {}),
  };
}
