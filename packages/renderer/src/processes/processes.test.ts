import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRenderer } from '../index.ts';
import { createProcessPool } from './process-pool.ts';

// Rendering needs seconds of all cores, and other tests may be using them.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-processes-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const VIDEO = { prompt: 'a fox running through the snow', durationSeconds: 10 };

/** Pids of the render processes that a process has started. */
function renderProcessesOf(parent: number | undefined): number[] {
  return processes()
    .filter(({ ppid, args }) => ppid === parent && args.includes('process-main'))
    .map(({ pid }) => pid);
}

function processes() {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((found) => ({
      pid: Number(found?.[1]),
      ppid: Number(found?.[2]),
      args: found?.[3] ?? '',
    }));
}

const encodersOf = (file: string) =>
  processes().filter(({ args }) => args.includes('libx264') && args.includes(file));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(20);
}

/** The process that draws a file. An encoder that has lost its parent may be there for a moment longer. */
function rendererOf(file: string): number | undefined {
  const parents = encodersOf(file).map(({ ppid }) => ppid);
  return renderProcessesOf(process.pid).find((pid) => parents.includes(pid));
}

/** A render that has begun to draw, and the process that draws it. */
async function aBegunRender() {
  const renderer = createRenderer({ threads: 1 });
  const file = inFolder(`${crypto.randomUUID()}.mp4`);
  const progress: number[] = [];
  const onProgress = (fraction: number) => progress.push(fraction);
  const ended = renderer.render({ ...VIDEO, file, durationSeconds: 4 }, { onProgress });
  const kill = async () => {
    const reached = progress.length;
    let pid: number | undefined;
    // Asked once: a busy machine may not name it a second time.
    await until(() => {
      if (progress.length > reached) pid = rendererOf(file);
      return pid !== undefined;
    });
    assert(pid !== undefined);
    process.kill(pid, 'SIGKILL');
    const killed = pid;
    await until(() => !renderProcessesOf(process.pid).includes(killed));
  };
  return { renderer, file, ended, kill };
}

test('a render whose process is killed once is made by another one', async () => {
  const { renderer, file, ended, kill } = await aBegunRender();
  await kill();
  await ended;
  expect(existsSync(file)).toBe(true);
  await renderer.close();
});

test('a render whose processes are killed twice fails alone, and leaves no file and no encoder', async () => {
  const { renderer, file, ended, kill } = await aBegunRender();
  const failed = expect(ended).rejects.toMatchObject({ code: 'process_ended' });
  await kill();
  await kill();
  await failed;
  await until(() => encodersOf(file).length === 0);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  await renderer.render({ prompt: 'an owl', file: inFolder('after.png') });
  expect(existsSync(inFolder('after.png'))).toBe(true);
  await renderer.close();
});

test('a render that needs more memory than it may have is ended and says so', async () => {
  const small = createRenderer({ threads: 1, memoryMegabytes: 80 });
  const tooLarge = small.render({ ...VIDEO, file: inFolder('large.mp4') });
  await expect(tooLarge).rejects.toMatchObject({
    name: 'RenderError',
    code: 'out_of_memory',
    message: expect.stringMatching(/^The render needed \d+ MB of memory; 80 MB are allowed\.$/),
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('large'))).toEqual([]);
  await small.close();
});

test('processes and encoders end when the process that started them is killed with -9', async () => {
  const file = inFolder('orphan.mp4');
  const script = `import { render } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
    await render(${JSON.stringify({ ...VIDEO, file })});`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await until(() => encodersOf(file).length === 1);
  const [pid = 0] = renderProcessesOf(parent.pid);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until(() => encodersOf(file).length === 0 && !processes().some((one) => one.pid === pid));
  expect(readdirSync(folder).filter((name) => name.startsWith('orphan'))).toEqual([]);
});

test('a process that has nothing to do ends after a while', async () => {
  const pool = createProcessPool({ memoryMegabytes: 512, niceness: 0, idleMs: 50 });
  const taken = pool.take();
  expect(pool.take()).not.toBe(taken);
  pool.giveBack(taken);
  expect(pool.take()).toBe(taken);
  pool.giveBack(taken);
  await until(() => taken.hasEnded);
  expect(pool.take()).not.toBe(taken);
  await pool.close();
  expect(() => pool.take()).toThrow('the renderer is closed');
});
