import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const CLI = join(import.meta.dirname, 'cli.ts');
// Rendering needs seconds of all cores, and other tests may be using them.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-render-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Ending {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

function run(...args: string[]): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

const HINT = 'Run kinora-render --help for how to use it.\n';

test('a prompt and a file name are enough', async () => {
  expect(await run('a fox in the snow', 'fox.png', '--thumbnail', 'small.jpg')).toEqual({
    code: 0,
    stdout: 'fox.png\n',
    stderr: '',
  });
  expect(readdirSync(folder).toSorted()).toEqual(['fox.png', 'small.jpg']);
  expect(readFileSync(join(folder, 'fox.png')).subarray(1, 4).toString()).toBe('PNG');
});

test('a picture is animated', async () => {
  const made = await run('"WAKE UP"', 'ad.mp4', '--image', 'fox.png', '--duration', '1');
  expect(made).toMatchObject({ code: 0, stdout: 'ad.mp4\n' });
  expect(readFileSync(join(folder, 'ad.mp4')).subarray(4, 8).toString()).toBe('ftyp');
});

test('--help explains the command', async () => {
  const { code, stdout } = await run('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('kinora-render "a fox in the snow" fox.mp4');
});

test('--explain tells how a prompt is understood, to people and to programs', async () => {
  const prompt = 'A sleepy cat on a windowsill, rainy evening, shiny wibbles';
  expect(await run('--explain', prompt)).toEqual({
    code: 0,
    stdout: `Who        cat-face (asleep, sleep)
Deeds      cat-face on the place
Place      window-seat
Time       dusk
Weather    rain
In the air rain, sparkles
Ignored    wibbles
`,
    stderr: '',
  });
  const { stdout } = await run('--explain', prompt, '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    setting: 'window-seat',
    subjects: [{ thing: 'cat-face', states: ['asleep'] }],
    relations: [{ from: 0, kind: 'on', to: null }],
    ignored: ['wibbles'],
  });
});

test.each([
  [['--explain'], 'A prompt to explain is needed.'],
  [[], 'A prompt and a file name are needed.'],
  [['a', 'fox', 'fox.mp4'], 'Put the prompt in quotes: there is more than one file name after it.'],
  [
    ['a fox', 'fox.mov'],
    'The file name must end in .mp4 (a video) or .png (an image), which fox.mov does not.',
  ],
  [['a fox', 'fox.mp4', '--duration', 'long'], 'The duration must be 1 to 10 seconds.'],
  [['a fox', 'fox.mp4', '--aspect-ratio', '4:3'], 'The aspect ratio must be 16:9, 9:16 or 1:1.'],
])('%j is refused with a reason and exit code 2', async (args, reason) => {
  const stderr = `kinora-render: ${reason}\n${HINT}`;
  expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr });
});

test('a missing image and an unknown option are wrong arguments; a broken image is a failure', async () => {
  const missing = await run('an ad', 'no.mp4', '--image', 'missing.jpg');
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  expect(missing.stderr).toContain('The image missing.jpg cannot be read');
  expect(await run('an ad', 'no.mp4', '--sound')).toMatchObject({ code: 2, stdout: '' });
  const broken = await run('an ad', 'no.png', '--image', 'ad.mp4');
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toContain('The source image cannot be read');
  expect(readdirSync(folder)).not.toContain('no.png');
});

test('Ctrl-C stops it and leaves no file', async () => {
  const child = spawn(process.execPath, [CLI, 'a fox', 'stopped.mp4', '--duration', '10'], {
    cwd: folder,
  });
  const exited = once(child, 'exit');
  const begun = () => readdirSync(folder).some((name) => name.startsWith('stopped.mp4'));
  while (!begun()) await pause(10);
  child.kill('SIGINT');
  expect(await exited).toEqual([130, null]);
  expect(begun()).toBe(false);
});
