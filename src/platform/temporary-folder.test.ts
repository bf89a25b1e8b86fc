import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { aTemporaryFolder } from '../../test/harness/a-temporary-folder.ts';
import { whenDone } from '../../test/harness/when-done.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

const MODULE = join(import.meta.dirname, 'temporary-folder.ts');

/** Another process that has a folder, and the folder's path. */
async function anotherProcess(parent: string) {
  const script = `const { openTemporaryFolder } = await import(${JSON.stringify(MODULE)});
    const { path } = await openTemporaryFolder(${JSON.stringify(parent)});
    process.stdout.write(path);
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  whenDone(() => child.kill('SIGKILL'));
  const [path] = await once(child.stdout, 'data');
  return { path: String(path), child };
}

test('a folder is private, has a name that nobody could know, and is gone after use', async () => {
  const parent = await aTemporaryFolder();
  const folder = await openTemporaryFolder(parent);
  expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
  expect(basename(folder.path)).toMatch(/^kinora-run-\w{6}$/);
  await writeFile(join(folder.path, 'result.mp4'), 'x');
  await folder.close();
  expect(await readdir(parent)).toEqual([]);
});

test('what a killed process left is removed by the next; what a living one has is not', async () => {
  const parent = await aTemporaryFolder();
  const living = await anotherProcess(parent);
  const killed = await anotherProcess(parent);
  await writeFile(join(killed.path, 'half.mp4'), 'x');
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const folder = await openTemporaryFolder(parent);
  const names = [basename(living.path), basename(folder.path)].sort();
  expect((await readdir(parent)).sort()).toEqual(names);
  await folder.close();
});

test('a folder without a sign of life is a leftover once it is old, and what has another name is not ours', async () => {
  const parent = await aTemporaryFolder();
  const long = new Date('2026-01-01');
  for (const name of [
    'kinora-run-abcdef',
    'kinora-run-ABCDEF',
    'kinora-run-of-somebody',
    'other',
  ]) {
    await mkdir(join(parent, name));
    if (name !== 'kinora-run-ABCDEF') await utimes(join(parent, name), long, long);
  }
  const folder = await openTemporaryFolder(parent);
  await folder.close();
  expect((await readdir(parent)).sort()).toEqual([
    'kinora-run-ABCDEF',
    'kinora-run-of-somebody',
    'other',
  ]);
});

test('where the usual place has a name too long for a socket, two processes have a folder each elsewhere', async () => {
  const parent = join(await aTemporaryFolder(), 'x'.repeat(90));
  await mkdir(parent);
  const folders = [await openTemporaryFolder(parent), await openTemporaryFolder(parent)];
  expect(await readdir(parent)).toEqual([]);
  expect(folders.map(({ path }) => /^\/tmp\/kinora-run-\w{6}$/.test(path))).toEqual([true, true]);
  for (const folder of folders) await folder.close();
});
