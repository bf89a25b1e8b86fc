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

/** Stores assets as files that only this user can read; a file is complete or absent. */
export function createFolderAssets({ folder, clock }: FolderAssetsOptions): AssetStore {
  const incoming = join(folder, '.incoming');
  prepare(folder, incoming, clock);
  return {
    put: async (name, file) => {
      assertAssetName(name);
      // Outside of `orOutage`: this file is not in the asset folder.
      await access(file.path);
      const paths = pathsOf(folder, name);
      const bytes = await orOutage(folder, () => store(file, { paths, incoming }));
      return { bytes, contentType: file.contentType };
    },
    describe: async (name) =>
      isAssetName(name)
        ? orOutage(folder, () => nullWhenMissing(incoming, () => describe(pathsOf(folder, name))))
        : null,
    read: async (name, range) => {
      assertAssetName(name);
      const handle = await orOutage(folder, () =>
        nullWhenMissing(incoming, () => open(pathsOf(folder, name).file, 'r')),
      );
      if (handle === null) throw new Refusal('not_found', 'There is no such file.');
      return handle.createReadStream(range ?? {});
    },
    delete: async (name) => {
      assertAssetName(name);
      const { file, type } = pathsOf(folder, name);
      await orOutage(folder, async () => {
        await rm(file, { force: true });
        await rm(type, { force: true });
      });
    },
  };
}

interface AssetPaths {
  readonly shard: string;
  readonly file: string;
  /** Holds the content type. Its name is no asset name, so it can be nobody else's file. */
  readonly type: string;
}

function pathsOf(folder: string, name: string): AssetPaths {
  // Names may begin alike, so the last characters spread more evenly.
  const stem = name.split('.')[0] ?? name;
  const shard = join(folder, stem.slice(-2).toLowerCase());
  return { shard, file: join(shard, name), type: join(shard, `.${name}.type`) };
}

/** Only at the start: a folder that is missing later is an unmounted disk, and must not be made. */
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
  readonly paths: AssetPaths;
  readonly incoming: string;
}

async function store(
  file: { path: string; contentType: string },
  { paths, incoming }: Destination,
): Promise<number> {
  await mkdir(paths.shard, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  const copy = join(incoming, randomUUID());
  const type = `${copy}.type`;
  try {
    await copyFile(file.path, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    const bytes = await flush(copy);
    await writeFile(type, file.contentType, { mode: 0o600, flag: 'wx', flush: true });
    // The type first, so that every visible asset has one.
    await rename(type, paths.type);
    await rename(copy, paths.file);
    await flushFolder(paths.shard);
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

/** Without this a power cut may undo a rename after the generation was completed. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function describe({ file, type }: AssetPaths): Promise<StoredAsset> {
  const [{ size }, contentType] = await Promise.all([stat(file), readFile(type, 'utf8')]);
  return { bytes: size, contentType };
}

/** Returns null for a missing asset, but throws when the whole folder is missing. */
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

async function orOutage<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
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
