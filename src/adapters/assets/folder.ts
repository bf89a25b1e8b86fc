import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetStore, StoredAsset } from '../../domain/generation/index.ts';
import { Outage, Refusal } from '../../domain/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { assertAssetName, isAssetName } from './asset-name.ts';

/** A copy that takes longer belongs to a process that died. */
const INCOMING_MINUTES_MAX = 60;

interface FolderAssetsOptions {
  readonly folder: string;
  readonly clock: Clock;
}

/** Keeps assets as files that only their owner can read, whole or not at all. */
export function createFolderAssets({ folder, clock }: FolderAssetsOptions): AssetStore {
  const incoming = join(folder, '.incoming');
  prepare(folder, incoming, clock);
  return {
    put: async (name, file) => {
      assertAssetName(name);
      // Outside of what is reported about the folder: this file is not in it.
      await access(file.path);
      const place = placeOf(folder, name);
      const bytes = await reporting(folder, () => store(file, { place, incoming }));
      return { bytes, contentType: file.contentType };
    },
    describe: async (name) =>
      isAssetName(name)
        ? reporting(folder, () => nullWhenMissing(incoming, () => describe(placeOf(folder, name))))
        : null,
    read: async (name, range) => {
      assertAssetName(name);
      const handle = await reporting(folder, () =>
        nullWhenMissing(incoming, () => open(placeOf(folder, name).file, 'r')),
      );
      if (handle === null) throw new Refusal('not_found', 'There is no such file.');
      return handle.createReadStream(range ?? {});
    },
    delete: async (name) => {
      assertAssetName(name);
      const { file, type } = placeOf(folder, name);
      await reporting(folder, async () => {
        await rm(file, { force: true });
        await rm(type, { force: true });
      });
    },
  };
}

interface Place {
  readonly shard: string;
  readonly file: string;
  /** Holds the content type. Its name is no asset name, so it can be nobody else's file. */
  readonly type: string;
}

function placeOf(folder: string, name: string): Place {
  // A time-ordered id differs at its end, so the last characters spread evenly.
  const stem = name.split('.')[0] ?? name;
  const shard = join(folder, stem.slice(-2).toLowerCase());
  return { shard, file: join(shard, name), type: join(shard, `.${name}.type`) };
}

/** Made once: a folder that is gone later is an unmounted disk, not a reason to make another. */
function prepare(folder: string, incoming: string, clock: Clock): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    const before = clock.now() - INCOMING_MINUTES_MAX * 60_000;
    for (const name of readdirSync(incoming)) {
      const path = join(incoming, name);
      const found = statSync(path, { throwIfNoEntry: false });
      if (found !== undefined && found.mtimeMs < before) rmSync(path, { force: true });
    }
  } catch (error) {
    throw new OperatorError(`The asset folder ${folder} cannot be used: ${wordsFor(error)}`);
  }
}

interface Destination {
  readonly place: Place;
  readonly incoming: string;
}

async function store(
  file: { path: string; contentType: string },
  { place, incoming }: Destination,
): Promise<number> {
  await mkdir(place.shard, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  const copy = join(incoming, randomUUID());
  const type = `${copy}.type`;
  try {
    await copyFile(file.path, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    const bytes = await flush(copy);
    await writeFile(type, file.contentType, { mode: 0o600, flag: 'wx', flush: true });
    // The type first: an asset that can be seen always has one.
    await rename(type, place.type);
    await rename(copy, place.file);
    await flushFolder(place.shard);
    return bytes;
  } finally {
    await rm(copy, { force: true });
    await rm(type, { force: true });
  }
}

async function flush(path: string): Promise<number> {
  const handle = await open(path, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Without this a rename may be lost with the power, after the job was called complete. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function describe({ file, type }: Place): Promise<StoredAsset> {
  const [{ size }, contentType] = await Promise.all([stat(file), readFile(type, 'utf8')]);
  return { bytes: size, contentType };
}

/** A missing asset is an answer; a missing folder is not, so that case is told apart. */
async function nullWhenMissing<Result>(
  incoming: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await access(incoming);
    return null;
  }
}

async function reporting<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Outage(`The asset folder ${folder} (${wordsFor(error)})`, error);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space left',
  EDQUOT: 'over its quota',
  EROFS: 'read-only',
  EACCES: 'no permission',
  ENOENT: 'missing',
};

function wordsFor(error: unknown): string {
  const code = codeOf(error);
  return WORDS[code] ?? code;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown fault';
}
