import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aTemporaryFolder } from '../../../test/harness/a-temporary-folder.ts';
import { anS3Server } from '../../../test/harness/an-s3-server.ts';
import { aFreePort } from '../../../test/harness/wait.ts';
import { whenDone } from '../../../test/harness/when-done.ts';
import type { AssetStore } from '../../domain/generation/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { createFolderAssets } from './index.ts';
import { createS3Assets } from './s3.ts';

const aName = (extension = '.mp4') => `${randomBytes(18).toString('base64url')}${extension}`;

let scratch = '';
beforeAll(async () => {
  scratch = await aTemporaryFolder();
});

async function aFile(content: string | Uint8Array): Promise<string> {
  const path = join(scratch, randomBytes(8).toString('hex'));
  await writeFile(path, content);
  return path;
}

async function anS3Store(): Promise<AssetStore> {
  const server = await anS3Server();
  return createS3Assets({ ...server, prefix: 'kinora/made', forcePathStyle: true });
}

async function aFolderStore(): Promise<AssetStore> {
  const folder = join(await aTemporaryFolder(), 'assets');
  return createFolderAssets({ folder, clock: systemClock });
}

describe.each([
  ['a folder', aFolderStore],
  ['a bucket', anS3Store],
])('in %s', (where, aStore) => {
  let store: AssetStore;
  beforeAll(async () => {
    store = await aStore();
  });

  const put = async (name: string, content: string | Uint8Array, contentType = 'video/mp4') =>
    store.put(name, { path: await aFile(content), contentType });
  const read = async (name: string, start?: number, end?: number) => {
    const range = start === undefined || end === undefined ? null : { start, end };
    return buffer(await store.read(name, range));
  };

  test('what was put is described and read as it was', async () => {
    const name = aName();
    expect(await put(name, 'moving pictures')).toEqual({ bytes: 15, contentType: 'video/mp4' });
    expect(await store.describe(name)).toEqual({ bytes: 15, contentType: 'video/mp4' });
    expect((await read(name)).toString()).toBe('moving pictures');
  });

  test.each([
    ['thumbnail.jpg', '.jpg', 'image/jpeg'],
    ['a name without an extension', '', 'image/png'],
    ['a type that its name does not tell', '.bin', 'application/octet-stream'],
  ])('the content type is kept: %s', async (_case, extension, contentType) => {
    const name = aName(extension);
    await put(name, 'x', contentType);
    expect(await store.describe(name)).toEqual({ bytes: 1, contentType });
  });

  test.each([
    [0, 1, 'mo'],
    [0, 5, 'moving'],
    [7, 14, 'pictures'],
    [14, 14, 's'],
    [7, 9, 'pic'],
  ])('bytes %d to %d are exactly those', async (start, end, expected) => {
    const name = aName();
    await put(name, 'moving pictures');
    expect((await read(name, start, end)).toString()).toBe(expected);
  });

  test('a second put replaces the first, its type too', async () => {
    const name = aName('.png');
    await put(name, 'a long first version', 'image/png');
    await put(name, 'second', 'image/webp');
    expect(await store.describe(name)).toEqual({ bytes: 6, contentType: 'image/webp' });
    expect((await read(name)).toString()).toBe('second');
  });

  test('what was deleted is gone, and deleting it again is fine', async () => {
    const name = aName();
    await put(name, 'x');
    await store.delete(name);
    await store.delete(name);
    expect(await store.describe(name)).toBeNull();
    await expect(read(name)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an asset that never was is not described and not read', async () => {
    expect(await store.describe(aName())).toBeNull();
    await expect(read(aName())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an empty file is an asset', async () => {
    const name = aName();
    await put(name, '');
    expect(await store.describe(name)).toEqual({ bytes: 0, contentType: 'video/mp4' });
    expect((await read(name)).byteLength).toBe(0);
  });

  test('twenty megabytes come back bit by bit, whole and in parts', async () => {
    const name = aName();
    const content = randomBytes(20 * 1_048_576 + 7);
    expect(await put(name, content)).toEqual({ bytes: 20_971_527, contentType: 'video/mp4' });
    expect((await read(name)).equals(content)).toBe(true);
    const part = await read(name, 8_388_600, 16_777_300);
    expect(part.equals(content.subarray(8_388_600, 16_777_301))).toBe(true);
  });

  // A bucket guarantees it; the server that stands in for one here does not.
  test.runIf(where === 'a folder')(
    'of several puts at once under one name one wins, whole',
    async () => {
      const name = aName();
      const contents = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(300_000));
      await Promise.all(contents.map((content) => put(name, content)));
      expect(contents).toContain((await read(name)).toString());
      expect(await store.describe(name)).toEqual({ bytes: 300_000, contentType: 'video/mp4' });
    },
  );

  test.each([
    '../../../../etc/passwd',
    'short.mp4',
    `${'a'.repeat(20)}/../x.mp4`,
    `.${'a'.repeat(24)}.type`,
    `${'a'.repeat(24)}.html.exe`,
    `${'a'.repeat(24)}\n`,
    `${'a'.repeat(81)}.mp4`,
  ])('%j is no name: it describes nothing and opens nothing', async (name) => {
    expect(await store.describe(name)).toBeNull();
    await expect(read(name)).rejects.toThrow();
    await expect(put(name, 'x')).rejects.toThrow();
    await expect(store.delete(name)).rejects.toThrow();
  });

  test('a file that is not there cannot be put, and nothing is stored', async () => {
    const name = aName();
    const path = join(scratch, 'missing');
    await expect(store.put(name, { path, contentType: 'video/mp4' })).rejects.toThrow('ENOENT');
    expect(await store.describe(name)).toBeNull();
  });
});

describe('the folder', () => {
  const open = (folder: string, clock = aClock(Date.now())) =>
    createFolderAssets({ folder, clock });
  const everything = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true });

  test('is private, and so is everything in it', async () => {
    const folder = join(await aTemporaryFolder(), 'assets');
    await open(folder).put(aName(), { path: await aFile('x'), contentType: 'image/png' });
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const entry of await everything(folder)) {
      expect((await stat(join(entry.parentPath, entry.name))).mode & 0o077).toBe(0);
    }
  });

  test('keeps nothing but the asset and its type', async () => {
    const folder = join(await aTemporaryFolder(), 'assets');
    const name = aName();
    const store = open(folder);
    await store.put(name, { path: await aFile('x'), contentType: 'image/png' });
    const files = (await everything(folder)).filter((entry) => entry.isFile());
    expect(files.map((entry) => entry.name).sort()).toEqual([`.${name}.type`, name].sort());
    await store.delete(name);
    expect((await everything(folder)).filter((entry) => entry.isFile())).toEqual([]);
  });

  test('that vanished is an outage, not a missing asset, and is not made again', async () => {
    const folder = join(await aTemporaryFolder(), 'assets');
    const store = open(folder);
    await rename(folder, `${folder}-unmounted`);
    const lost = { name: 'Outage', message: expect.stringContaining('(missing)') };
    await expect(store.describe(aName())).rejects.toMatchObject(lost);
    await expect(store.read(aName(), null)).rejects.toMatchObject(lost);
    const file = { path: await aFile('x'), contentType: 'image/png' };
    await expect(store.put(aName(), file)).rejects.toMatchObject(lost);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  test('reads a single byte', async () => {
    const store = open(join(await aTemporaryFolder(), 'assets'));
    const name = aName();
    await store.put(name, { path: await aFile('moving'), contentType: 'video/mp4' });
    const first = await store.read(name, { start: 0, end: 0 });
    expect((await buffer(first)).toString()).toBe('m');
  });

  test('shows readers the old or the new, never a mixture, while it is replaced', async () => {
    const store = open(join(await aTemporaryFolder(), 'assets'));
    const name = aName();
    const put = async (letter: string) =>
      store.put(name, { path: await aFile(letter.repeat(200_000)), contentType: 'video/mp4' });
    await put('a');
    const reads = Array.from({ length: 20 }, async () => buffer(await store.read(name, null)));
    await put('b');
    for (const found of await Promise.all(reads)) {
      expect(['a'.repeat(200_000), 'b'.repeat(200_000)]).toContain(found.toString());
    }
  });

  test('that cannot be made stops the start with a line that names it', async () => {
    const file = await aFile('not a folder');
    expect(() => open(join(file, 'assets'))).toThrow(OperatorError);
    expect(() => open(join(file, 'assets'))).toThrow(join(file, 'assets'));
  });

  test('is cleared of copies that a dead process left, not of those under way', async () => {
    const folder = join(await aTemporaryFolder(), 'assets');
    await mkdir(join(folder, '.incoming'), { recursive: true });
    const old = join(folder, '.incoming', 'old');
    await writeFile(old, 'half');
    await writeFile(join(folder, '.incoming', 'new'), 'half');
    const clock = aClock(Date.now());
    await utimes(old, new Date(clock.now() - 3_700_000), new Date(clock.now() - 3_700_000));
    open(folder, clock);
    expect(await readdir(join(folder, '.incoming'))).toEqual(['new']);
  });

  test('on a full disk refuses the asset, keeps no part of it, and works again later', async (context) => {
    const disk = aSmallDisk(await aTemporaryFolder());
    if (disk === null) return context.skip('only root can make a small disk');
    const store = open(disk);
    const large = { path: await aFile(randomBytes(2 * 1_048_576)), contentType: 'video/mp4' };
    const name = aName();
    await expect(store.put(name, large)).rejects.toMatchObject({
      name: 'Outage',
      message: `The asset folder ${disk} (no space left) is out of reach`,
    });
    expect(await store.describe(name)).toBeNull();
    expect((await everything(disk)).filter((entry) => entry.isFile())).toEqual([]);
    await store.put(name, { path: await aFile('small'), contentType: 'video/mp4' });
    expect(await store.describe(name)).toEqual({ bytes: 5, contentType: 'video/mp4' });
  });

  test('keeps the old asset when a replacement does not fit', async (context) => {
    const disk = aSmallDisk(await aTemporaryFolder());
    if (disk === null) return context.skip('only root can make a small disk');
    const store = open(disk);
    const name = aName();
    await store.put(name, { path: await aFile('first'), contentType: 'video/mp4' });
    const large = { path: await aFile(randomBytes(2 * 1_048_576)), contentType: 'image/png' };
    await expect(store.put(name, large)).rejects.toThrow('no space left');
    expect(await store.describe(name)).toEqual({ bytes: 5, contentType: 'video/mp4' });
    expect((await buffer(await store.read(name, null))).toString()).toBe('first');
  });
});

/** A file system of one megabyte; null where it cannot be made. */
function aSmallDisk(folder: string): string | null {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  onTestFinished(() => {
    execFileSync('/bin/umount', [folder], { stdio: 'ignore' });
  });
  return folder;
}

describe('a bucket', () => {
  const at = (endpoint: string) =>
    createS3Assets({
      endpoint,
      region: 'us-east-1',
      bucket: 'assets',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      prefix: '',
      forcePathStyle: true,
    });

  test('that is out of reach is an outage within seconds', async () => {
    const store = at(`http://127.0.0.1:${await aFreePort()}`);
    const file = { path: await aFile('x'), contentType: 'image/png' };
    const before = performance.now();
    await expect(store.put(aName(), file)).rejects.toMatchObject({ name: 'Outage' });
    await expect(store.describe(aName())).rejects.toMatchObject({ name: 'Outage' });
    await expect(store.read(aName(), null)).rejects.toMatchObject({ name: 'Outage' });
    await expect(store.delete(aName())).rejects.toMatchObject({ name: 'Outage' });
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  test('that hangs up in the middle is an outage within seconds', async () => {
    const server = createServer((socket) => {
      socket.once('data', () => socket.destroy());
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    whenDone(() => server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const file = { path: await aFile('x'), contentType: 'image/png' };
    await expect(at(`http://127.0.0.1:${port}`).put(aName(), file)).rejects.toMatchObject({
      name: 'Outage',
    });
  });

  test('that overlooks a range is an outage, not a wrong answer', async () => {
    const server = await anS3Server();
    const store = createS3Assets({ ...server, prefix: '', forcePathStyle: true });
    const name = aName();
    await store.put(name, { path: await aFile('moving'), contentType: 'video/mp4' });
    // This server takes the end 0 for no end.
    await expect(store.read(name, { start: 0, end: 0 })).rejects.toMatchObject({ name: 'Outage' });
  });

  test('that refuses the key is an outage whose cause says so', async () => {
    const server = await anS3Server();
    const store = createS3Assets({
      ...server,
      accessKeyId: 'nobody',
      prefix: '',
      forcePathStyle: true,
    });
    const file = { path: await aFile('x'), contentType: 'image/png' };
    await expect(store.put(aName(), file)).rejects.toMatchObject({
      message: 'The asset bucket assets is out of reach',
      cause: { name: 'InvalidAccessKeyId' },
    });
  });
});

whenDone(() => rm(scratch, { recursive: true, force: true }));
