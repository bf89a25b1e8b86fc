import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { whenDone } from '../harness/when-done.ts';
import { aScene, type Client, testBehaviours } from './run-behaviours.ts';

const PACKAGE = join(import.meta.dirname, '../../clients/python');
const scene = await aScene();
const folder = await aTemporaryFolder();

/** Debian's. */
function python(args: readonly string[], environment = {}): ChildProcess {
  return spawn('/usr/bin/python3', args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PYTHONPATH: join(PACKAGE, 'src'),
      PYTHONDONTWRITEBYTECODE: '1',
      ...environment,
    },
  });
}

interface Driver {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string, undefined>;
}

function aDriver(): Driver {
  const child = python([join(import.meta.dirname, 'python-driver.py')]);
  drivers.push(child);
  const input = child.stdout ?? Readable.from([]);
  return { child, lines: createInterface({ input })[Symbol.asyncIterator]() };
}

const drivers: ChildProcess[] = [];
whenDone(() => {
  for (const driver of drivers) driver.kill();
});
/** Each does one action after the other, so that not every action waits for a start. */
const idle: Driver[] = [];
let files = 0;

const client: Client = async (action, connection, { impatience, ...limits }) => {
  const driver = idle.pop() ?? aDriver();
  files += 1;
  const path = join(folder, `${files}.png`);
  driver.child.stdin?.write(`${JSON.stringify({ action, connection, limits, path })}\n`);
  impatience?.then(() => driver.child.kill('SIGINT'));
  const { value } = await driver.lines.next();
  idle.push(driver);
  return JSON.parse(value ?? '{"error":"the driver has ended"}');
};

testBehaviours(scene, client);

/** What a program prints, line by line; it has to end well. */
async function run(program: string, environment = {}): Promise<readonly string[]> {
  const child = python(['-c', program], environment);
  let printed = '';
  let complaint = '';
  child.stdout?.on('data', (piece) => {
    printed += piece;
  });
  child.stderr?.on('data', (piece) => {
    complaint += piece;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(complaint).toBe('');
  expect(code).toBe(0);
  return printed.trimEnd().split('\n');
}

test('a refusal has the class of its code, and is the same in another process', async () => {
  scene.way.clear();
  const program = `
import pickle
from kinora import *
try:
    Kinora(base_url="${scene.way.origin}").models.cost("no_such_model")
except UnknownModelError as error:
    again = pickle.loads(pickle.dumps(error))
    print(type(again).__name__, again.code, again.status, again.facts["model"], str(again) == str(error))
for error in (ConnectionError, TimeoutError, GenerationFailedError, CanceledError, WebhookVerificationError):
    print(issubclass(error, KinoraError))
try:
    Kinora(api_key="svc_live_ä")
except KinoraError as error:
    print(error)
try:
    Kinora(time_out=3)
except TypeError:
    print("no such option")
`;
  expect(await run(program)).toEqual([
    'UnknownModelError unknown_model 404 no_such_model True',
    ...Array(5).fill('True'),
    'api_key must be visible ASCII characters without blanks.',
    'no such option',
  ]);
});

/** A server that does to everybody the same. */
async function aServer(answer: (path: string, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'without a key'}`);
    answer(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { asked, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

test('the key follows no redirect, drops do not keep a call alive, and a cancel ends it', async () => {
  const other = await aServer((_, response) => response.end('{}'));
  const { origin, asked } = await aServer((path, response) => {
    if (path === '/v1/me') response.writeHead(307, { location: `${other.origin}/v1/me` }).end();
    if (path !== '/v1/models') return;
    response.writeHead(200, { 'content-type': 'application/json' });
    const drops = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drops));
  });
  const program = `
import threading
from kinora import *
kinora = Kinora(api_key="svc_live_secret", base_url="${origin}", retries=0)
def tell(call, **options):
    try:
        call(**options)
    except KinoraError as error:
        print(error.code)
tell(kinora.me)
tell(kinora.models.list, timeout=0.5)
cancel = threading.Event()
threading.Timer(0.3, cancel.set).start()
tell(kinora.index, cancel=cancel)
tell(kinora.index, cancel=cancel)
`;
  expect(await run(program)).toEqual(['unexpected_answer', 'timed_out', 'canceled', 'canceled']);
  expect(other.asked).toEqual([]);
  expect(asked).toEqual(
    ['/v1/me', '/v1/models', '/v1'].map((path) => `${path} Bearer svc_live_secret`),
  );
});

test('a file that stays broken leaves nothing behind', async () => {
  const video = { id: 'gen_1', status: 'completed', type: 'video', creditsUsed: 1 };
  const { origin, asked } = await aServer((path, response) => {
    if (path !== '/a.mp4')
      response.end(JSON.stringify({ video: { ...video, video_url: '/a.mp4' } }));
    else response.writeHead(410).end();
  });
  const program = `
import os
from kinora import *
video = Kinora(api_key="svc_live_secret", base_url="${origin}").videos.get("gen_1")
os.mkdir("empty")
try:
    video.save("empty/a.mp4")
except UnexpectedAnswerError as error:
    print(error.status, os.listdir("empty"))
`;
  expect(await run(program)).toEqual(['410 []']);
  expect(asked.at(-1)).toBe('/a.mp4 without a key');
});

test('listening begins again after a break, and ends when the time is over', async () => {
  const { secret } = await scene.service.aKey({ permissions: ['webhooks'] });
  scene.way.clear();
  scene.way.plan(/listen$/, { kind: 'lost before' });
  const program = `
from kinora import *
webhooks = Kinora(api_key="${secret}", base_url="${scene.way.origin}").webhooks
for event in webhooks.listen():
    print(event["kind"])
    break
try:
    for event in webhooks.listen(timeout=1):
        pass
except TimeoutError as error:
    print(error)
`;
  expect(await run(program)).toEqual(['listening', 'Not done after 1 s; it goes on.']);
});

test('webhooks are verified as standardwebhooks signs them', async () => {
  const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
  const body = JSON.stringify({ type: 'generation.completed', data: { prompt: 'Füchse 🦊' } });
  const now = new Date();
  const old = new Date(now.getTime() - 301_000);
  const sign = (at: Date, key = secret) => ({
    'Webhook-Id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1a,AAAA v1,AAAA ${new Webhook(key).sign('msg_1', at, body)}`,
  });
  const cases = [
    { body, headers: sign(now), secret },
    { body, headers: Object.entries(sign(now)), secret },
    { body: `${body} `, headers: sign(now), secret },
    { body, headers: sign(old), secret },
    { body, headers: sign(now, `whsec_${Buffer.from('another').toString('base64')}`), secret },
    { body, headers: { ...sign(now), 'webhook-signature': 'v1,ü' }, secret },
    { body, headers: {}, secret },
    { body, headers: sign(now), secret: 'whsec_' },
  ];
  const program = `
import json, os
from kinora import KinoraError, verify_webhook
for case in json.loads(os.environ["CASES"]):
    try:
        print(verify_webhook(**case)["type"])
        case["body"] = case["body"].encode()
        verify_webhook(**case)
    except KinoraError as error:
        print(error.code)
`;
  expect(await run(program, { CASES: JSON.stringify(cases) })).toEqual([
    'generation.completed',
    'generation.completed',
    ...Array(5).fill('webhook_not_verified'),
    'error',
  ]);
});

test('the samples of the README run', { timeout: 60_000 }, async () => {
  scene.way.clear();
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const samples = [...readme.matchAll(/^```python\n(.*?)^```$/gms)].map(([, sample]) => sample);
  expect(samples.length).toBeGreaterThan(6);
  const { accountId, secret } = await scene.service.aKey({
    permissions: ['read', 'generate', 'billing:checkout', 'billing:read', 'webhooks'],
  });
  await scene.service.grant(accountId, 100);
  const printed = await run(samples.join('\n'), {
    KINORA_URL: scene.way.origin,
    KINORA_KEY: secret,
  });
  expect(printed[0]).toBe('completed 1');
  expect(printed).toContainEqual(expect.stringMatching(/^completed 1 http/));
  expect(printed).toContainEqual(
    expect.stringMatching(/^unknown_model 404 aiModel no_such_model /),
  );
  expect(printed.at(-1)).toBe('True 1');
  expect(await readFile(join(folder, 'fox.mp4'))).not.toHaveLength(0);
});
