import { type ChildProcess, spawn } from 'node:child_process';
import { lstat, symlink } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ApiError, Kinora, verifyWebhook } from 'kinora-sdk';
import { expect, test } from 'vitest';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { whenDone } from '../harness/when-done.ts';

const root = join(import.meta.dirname, '../..');
const KEY = 'svc_live_secret';
const folder = await aTemporaryFolder();

/** Takes the terminal over, lies about the next line, and turns the direction of writing. */
const EVIL = 'fox\u001b]0;owned\u0007\u009b2J\u202e\nCharged  0';
const VIDEO = {
  ...{ id: 'gen_1', status: 'completed', type: 'video', aiModel: EVIL, prompt: EVIL },
  ...{ creditsUsed: 2, credit_cost: 2, progress: 1, video_url: '/film.mp4', error_message: null },
};

type Answer = (response: ServerResponse) => void;

function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Writes as fast as it is read, and never ends. */
function endless(type: string): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    const piece = 'x'.repeat(1024 * 1024);
    const write = () => {
      while (response.write(piece));
    };
    response.on('drain', write);
    write();
  };
}

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
const elsewhere = await aServer({ '/v1/me': json(200, {}) });
const { origin, asked } = await aServer({
  '/v1/me': (response) => response.writeHead(307, { location: `${elsewhere.origin}/v1/me` }).end(),
  '/v1/usage': endless('application/json'),
  '/v1/ledger': (response) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    response.writeHead(200, headers).end(bomb);
  },
  '/v1': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
  '/v1/webhooks': (response) => response.writeHead(502).end('<h1>Bad Gateway'),
  '/v1/webhooks/x/test': json(400, { error: { code: 'constructor', message: EVIL } }),
  '/v1/videos': json(200, { videos: [VIDEO], next_cursor: null }),
  '/v1/videos/gen_1': json(200, { video: VIDEO }),
  '/v1/videos/gen_2': json(200, { video: { ...VIDEO, id: 'gen_2', status: 'generating' } }),
  '/v1/videos/gen_2/events': endless('text/event-stream'),
  '/film.mp4': (response) => {
    if (asked.filter((line) => line.startsWith('/film.mp4')).length === 1)
      response.writeHead(200, { 'content-length': 9 }).write('half');
    else response.writeHead(206, { 'content-range': 'bytes 4-8/9' }).end('whole');
  },
});

async function aServer(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    asked.push(`${path} ${request.headers.authorization ?? 'without a key'}`);
    const answer = answers[path] ?? json(404, { error: { code: 'not_found', message: path } });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { asked, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function ended(child: ChildProcess): Promise<Ran> {
  const told = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (piece) => {
      told[name] += piece;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...told })));
}

function kino(...args: readonly string[]): Promise<Ran> {
  return ended(
    spawn('/usr/bin/node', [join(root, 'packages/cli/dist/kino.js'), ...args, '--retries', '0'], {
      cwd: folder,
      env: { XDG_CONFIG_HOME: folder, KINORA_URL: origin, KINORA_KEY: KEY },
    }),
  );
}

const kinora = new Kinora({ apiKey: KEY, baseUrl: origin, retries: 0 });

test('the SDK gives up on what no service answers, and says so', { timeout: 60_000 }, async () => {
  const unexpected = { code: 'unexpected_answer' };
  await expect(kinora.me()).rejects.toMatchObject({ ...unexpected, status: 307 });
  await expect(kinora.usage()).rejects.toMatchObject(unexpected);
  await expect(kinora.ledger().all()).rejects.toMatchObject(unexpected);
  await expect(kinora.index()).rejects.toMatchObject({
    ...unexpected,
    message: expect.stringContaining('not with JSON'),
  });
  const running = await kinora.videos.get('gen_2');
  await expect(running.done()).rejects.toMatchObject(unexpected);
  const refused = await kinora.webhooks.test('x').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'constructor', status: 400 });
  expect(elsewhere.asked).toEqual([]);
});

test('a file that stops coming is asked for again, from where it stopped', async () => {
  const impatient = new Kinora({ apiKey: KEY, baseUrl: origin, timeoutMs: 2_000 });
  const film = await impatient.videos.get('gen_1');
  expect(await (await film.blob()).text()).toBe('halfwhole');
  const requests = asked.filter((line) => line.startsWith('/film.mp4'));
  expect(requests).toEqual(Array(2).fill('/film.mp4 without a key'));
});

test.each([
  ['user:password@127.0.0.1', 'http://user:password@127.0.0.1'],
  ['a word', 'kinora.example'],
])('%s is no address of a service, and is not repeated', (_, baseUrl) => {
  expect(() => new Kinora({ baseUrl })).toThrow(
    'baseUrl must be an http or https address without a user name.',
  );
});

test('no time that is too long for a timer ends at once', async () => {
  const patient = new Kinora({ apiKey: KEY, baseUrl: origin, timeoutMs: Number.POSITIVE_INFINITY });
  expect(await patient.videos.list().all()).toHaveLength(1);
});

test('webhooks: names of headers are found however they are written; an empty secret is none', async () => {
  const headers = { 'Webhook-Id': 'evt_1', 'Webhook-Timestamp': '1', 'Webhook-Signature': 'v1,AA' };
  const message = { body: '{}', headers, secret: 'whsec_c2VjcmV0' };
  await expect(verifyWebhook(message)).rejects.toThrow('too old');
  const now = { ...headers, 'Webhook-Timestamp': String(Math.floor(Date.now() / 1_000)) };
  await expect(verifyWebhook({ ...message, headers: now, secret: '' })).rejects.toMatchObject({
    code: 'error',
    message: expect.stringContaining('secret'),
  });
});

test.concurrent.for([
  { args: ['list'], code: 0 },
  { args: ['show', 'gen_1'], code: 0 },
  { args: ['show', 'gen_1', '--json'], code: 0 },
  { args: ['webhooks', 'test', 'x'], code: 6 },
  { args: ['me'], code: 1 },
  { args: ['webhooks', 'list'], code: 8 },
])('kino $args prints nothing that a terminal obeys', async ({ args, code }) => {
  const ran = await kino(...args);
  expect(ran).toMatchObject({ code });
  const printed = ran.stdout + ran.stderr;
  expect(printed).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
  expect(printed).not.toMatch(/^Charged {2}0/m);
  expect(printed).not.toContain(KEY);
});

test.concurrent('a result that cannot be written is refused before it is paid for', async () => {
  for (const out of ['no-such-folder/fox.mp4', '.', '']) {
    expect(await kino('video', 'A fox', '--out', out)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--out'),
    });
  }
  expect(asked.filter((line) => line.startsWith('/v1/generate'))).toEqual([]);
});

test.concurrent('what is no file is written to, and stays what it was', async () => {
  const hole = join(folder, 'hole');
  await symlink('/dev/null', hole);
  const film = new Kinora({
    baseUrl: origin,
    fetch: async (input) =>
      String(input).endsWith('.mp4') ? new Response('film') : Response.json({ video: VIDEO }),
  });
  await (await film.videos.get('gen_1')).save(hole);
  expect((await lstat(hole)).isSymbolicLink()).toBe(true);
  const program = `
from kinora._file import save_file
save_file("hole", [b"film"])`;
  const environment = { PYTHONPATH: join(root, 'clients/python/src') };
  const child = spawn('/usr/bin/python3', ['-c', program], { cwd: folder, env: environment });
  expect(await ended(child)).toMatchObject({ code: 0, stderr: '' });
  expect((await lstat(hole)).isSymbolicLink()).toBe(true);
});

test.concurrent('the Python client gives up on what no service answers', async () => {
  const program = `
from kinora import *
kinora = Kinora(api_key="${KEY}", base_url="${origin}", retries=0)
for call in (kinora.usage, kinora.index, lambda: kinora.videos.get("gen_2").done()):
    try:
        call()
    except UnexpectedAnswerError as error:
        print(error.status)`;
  const environment = { PYTHONPATH: join(root, 'clients/python/src') };
  const child = spawn('/usr/bin/python3', ['-c', program], { cwd: folder, env: environment });
  expect(await ended(child)).toEqual({ code: 0, stdout: '200\n200\n200\n', stderr: '' });
});

test.concurrent('a file without end is no receipt', async () => {
  expect(await kino('receipt', 'verify', '/dev/zero')).toMatchObject({ code: 2 });
});
