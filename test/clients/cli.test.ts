import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import type { Action, Limits, Outcome } from './behaviours.ts';
import { aScene, type Client, testBehaviours } from './run-behaviours.ts';

// Most start several programs, beside all other suites.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const KINO = join(root, 'packages/cli/dist/kino.js');
/** The oldest that is supported, which Debian has. */
const NODE = '/usr/bin/node';

const scene = await aScene();
const folder = await aTemporaryFolder();
let files = 0;

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Run {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Ctrl-C is pressed then. */
  readonly interrupted?: Promise<void> | undefined;
}

/** Types a command into a shell without a terminal. */
function kino(args: readonly string[], { environment = {}, input = '', interrupted }: Run = {}) {
  return new Promise<Ran>((resolve, reject) => {
    const child = spawn(NODE, [KINO, ...args], {
      env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: folder, ...environment },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (piece) => {
      stdout += piece;
    });
    child.stderr.on('data', (piece) => {
      stderr += piece;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
    interrupted?.then(() => child.kill('SIGINT'), reject);
  });
}

const client: Client = async (action, { url, key }, limits) => {
  files += 1;
  const out = join(folder, `${files}.png`);
  const { code, stdout, stderr } = await kino([...argumentsOf(action, out), ...optionsOf(limits)], {
    environment: { KINORA_URL: url, KINORA_KEY: key },
    interrupted: limits.impatience,
  });
  if (code === 130) return { error: 'aborted' };
  if (code !== 0) return outcomeOf(stderr);
  const { status, creditsUsed, videos, file } = JSON.parse(stdout);
  if (action.do === 'me') return { result: 'ok' };
  if (videos !== undefined) {
    return { result: 'listed', ids: videos.map(({ id }: { id: string }) => id) };
  }
  if (file === undefined) return { result: status, creditsUsed };
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return { result: status, creditsUsed, sha256 };
};

function argumentsOf(action: Action, out: string): readonly string[] {
  if (action.do === 'me') return ['me'];
  if (action.do === 'list') return ['list', '--all'];
  if (action.do === 'show') return ['show', action.id];
  const { type, prompt, model, sandbox, wait } = action;
  return [
    type,
    prompt,
    ...(wait === true ? [] : ['--no-wait']),
    ...(action.out === true ? ['--out', out] : []),
    ...(model === undefined ? [] : ['--model', model]),
    ...(sandbox === undefined ? [] : ['--sandbox-outcome', sandbox]),
  ];
}

function optionsOf({ retries, timeoutMs }: Limits): readonly string[] {
  return [
    '--json',
    ...(retries === undefined ? [] : ['--retries', String(retries)]),
    ...(timeoutMs === undefined ? [] : ['--timeout', String(timeoutMs / 1_000)]),
  ];
}

function outcomeOf(stderr: string): Outcome {
  const { code, param, request_id, video, ...facts } = JSON.parse(stderr).error;
  const charged = video === undefined ? {} : { creditsUsed: video.creditsUsed };
  return { error: code, param, requestId: request_id, facts, ...charged };
}

testBehaviours(scene, client);

test.concurrent('login keeps the key in a file that only its owner reads, and later commands use it', async () => {
  const { secret } = await scene.service.aKey();
  const environment = { XDG_CONFIG_HOME: join(folder, 'login'), KINORA_URL: scene.way.origin };
  const login = await kino(['login'], { environment, input: `${secret}\n` });
  expect(login).toMatchObject({ code: 0, stdout: expect.stringContaining('Signed in as') });
  expect(login.stdout + login.stderr).not.toContain(secret);
  const file = join(folder, 'login/kino/settings.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await kino(['me'], { environment })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('10 credits to spend'),
  });
  // The service of the last login is meant from then on.
  const { KINORA_URL: _, ...without } = environment;
  expect(await kino(['me', '--json'], { environment: without })).toMatchObject({ code: 0 });
  await chmod(file, 0o644);
  expect(await kino(['logout'], { environment })).toMatchObject({ code: 0 });
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await kino(['me'], { environment })).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('/keys'),
  });
});

test.concurrent('a key that is no good is not kept', async () => {
  const environment = { XDG_CONFIG_HOME: join(folder, 'bad'), KINORA_URL: scene.way.origin };
  const { code } = await kino(['login'], { environment, input: 'svc_live_no-good' });
  expect(code).toBe(3);
  await expect(stat(join(folder, 'bad'))).rejects.toThrow('ENOENT');
});

test.concurrent('Ctrl-C at the question for a key ends it', async () => {
  const program = `
import os, pty, sys
pid, terminal = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
shown = b""
while b"Key: " not in shown:
    shown += os.read(terminal, 1024)
os.write(terminal, b"svc_live\\x03")
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))`;
  const ran = await promisify(execFile)(
    '/usr/bin/python3',
    ['-c', program, NODE, KINO, 'login', '--url', scene.way.origin],
    { env: { XDG_CONFIG_HOME: join(folder, 'tty') }, timeout: 50_000 },
  );
  expect(ran.stdout).toBe('130\n');
});

test.concurrent.each([
  [['vidoe', 'x'], 2, 'Did you mean "kino video"?'],
  [['billing', 'by', 'x'], 2, 'Did you mean "kino billing buy"?'],
  [['models', '--tpye', 'video'], 2, 'Did you mean --type?'],
  [['video'], 2, 'PROMPT is missing'],
  [['video', 'A', 'fox'], 2, 'Put text with blanks in quotes'],
  [['video', 'A fox', '--aspect-ratio', '4:3'], 2, '16:9, 9:16, 1:1'],
  [['video', 'A fox', '--duration', 'long'], 2, '--duration takes a number'],
  [['models', '--url', 'kinora.example'], 2, 'no http or https address'],
  [['video', 'A fox', '--sandbox-outcome', 'insufficient_credits'], 4, 'credits'],
  [['cost', 'no_such_model'], 5, 'no_such_model'],
  [['video', 'A fox', '--duration', '59', '--sandbox'], 6, 'duration'],
  [['video', 'A fox', '--sandbox-outcome', 'failed'], 7, 'Nothing was charged.'],
  [['video', 'A fox', '--sandbox-outcome', 'rate_limited', '--retries', '0'], 9, ''],
])('kino %j ends with %d', async (args, code, says) => {
  const ran = await kino(args, { environment: { KINORA_URL: scene.way.origin } });
  expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(says) });
});

test.concurrent('results go to stdout and nothing else does, without colour in a pipe', async () => {
  const environment = { KINORA_URL: scene.way.origin };
  const { stdout, code } = await kino(['video', 'A fox', '--sandbox'], { environment });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/assets\/sandbox\/\S+\.mp4\n$/);
  const models = await kino(['models', '--type', 'image', '--max-credits', '1'], { environment });
  expect(models.stdout).toMatch(/^kinora_still_1 +image +1 +Kinora Still 1$/m);
  expect(models.stdout).not.toContain('\u001b');
});

test.concurrent('a picture of one’s own is uploaded first', async () => {
  const { secret, accountId } = await scene.service.aKey();
  await scene.service.grant(accountId, 100);
  const picture = join(folder, 'picture.png');
  await writeFile(picture, await readFile(join(root, 'content/sandbox/image-1x1.png')));
  const environment = { KINORA_URL: scene.way.origin, KINORA_KEY: secret };
  const ran = await kino(['video', 'It turns', '--image', picture, '--no-wait', '--json'], {
    environment,
  });
  expect(ran).toMatchObject({ code: 0 });
  const missing = await kino(['video', 'It turns', '--image', join(folder, 'none.png')], {
    environment,
  });
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no file') });
});

test.concurrent.each(['bash', 'zsh', 'fish'])('completion for %s is a script', async (shell) => {
  const { stdout, code } = await kino(['completion', shell]);
  expect(code).toBe(0);
  expect(stdout).toContain('kino');
  if (shell !== 'bash') return;
  const script = `${stdout}\nCOMP_WORDS=(kino billing b); COMP_CWORD=2; _kino; echo "\${COMPREPLY[*]}"
COMP_WORDS=(kino vi); COMP_CWORD=1; _kino; echo "\${COMPREPLY[*]}"
COMP_WORDS=(kino video x --aspect-ratio 9); COMP_CWORD=4; _kino; echo "\${COMPREPLY[*]}"
COMP_WORDS=(kino models --max); COMP_CWORD=2; _kino; echo "\${COMPREPLY[*]}"`;
  const { stdout: completed } = await promisify(execFile)('bash', ['-c', script]);
  expect(completed.trim().split('\n')).toEqual(['buy', 'video', '9:16', '--max-credits']);
});

test.concurrent('what npm packs installs without the server, and is one program', async () => {
  const place = join(folder, 'package');
  await mkdir(place);
  const run = promisify(execFile);
  await run('npm', ['pack', '--pack-destination', place], { cwd: join(root, 'packages/cli') });
  await writeFile(join(place, 'package.json'), '{}');
  await run('npm', ['install', '--offline', '--no-audit', './kinora-cli-0.1.0.tgz'], {
    cwd: place,
  });
  const installed = await run(join(place, 'node_modules/.bin/kino'), ['--version']);
  expect(installed.stdout).toBe('0.1.0\n');
  const listed = JSON.parse((await run('npm', ['ls', '--all', '--json'], { cwd: place })).stdout);
  expect(Object.keys(listed.dependencies)).toEqual(['kinora-cli']);
  expect(listed.dependencies['kinora-cli'].dependencies).toBeUndefined();
});
