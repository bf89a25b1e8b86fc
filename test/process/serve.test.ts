import { execFile, execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { aDataFolder, kinora, started } from '../harness/a-process.ts';
import { probe } from '../harness/probe.ts';
import { parseRaw } from '../harness/raw-http.ts';
import { aFreePort, until } from '../harness/wait.ts';

// Some run at the same time; what may not take long is measured.
vi.setConfig({ testTimeout: 90_000 });

const execute = promisify(execFile);

/** What a client reads of a poll. */
function videoOf(body: unknown): { status: string; video_url: string } {
  return JSON.parse(JSON.stringify(body)).video;
}

/** As for a first start after the installation. */
const NOTHING_COMPILED = { NODE_DISABLE_COMPILE_CACHE: '1' };

/** Twelve bare starts of Node at once take 0.3 s on two cores that nobody else needs. */
const BARE_STARTS = 12;
const TIMES_AS_LONG_MAX = 16;

/** What a start or a stop takes, and may take on a machine as busy as it was just before and after. */
async function measured(work: () => Promise<unknown>): Promise<{ ms: number; msMax: number }> {
  const bareBefore = await bareStartsMs();
  const before = performance.now();
  await work();
  const ms = performance.now() - before;
  const bareMs = (bareBefore + (await bareStartsMs())) / 2;

  return { ms, msMax: Math.max(5_000, TIMES_AS_LONG_MAX * bareMs) };
}

/** One of three is enough: what must hold is what the machine can do, not what others leave of it. */
async function expectWithinLimit(
  attempt: () => Promise<{ ms: number; msMax: number }>,
): Promise<void> {
  let start = await attempt();
  for (let again = 0; again < 2 && start.ms >= start.msMax; again += 1) start = await attempt();
  expect(start.ms).toBeLessThan(start.msMax);
}

async function bareStartsMs(): Promise<number> {
  const before = performance.now();
  const starts = Array.from({ length: BARE_STARTS }, () => execute(process.execPath, ['-e', '0']));
  await Promise.all(starts);
  return performance.now() - before;
}

describe('a server on a fresh data folder', async () => {
  const { environment, url } = await aDataFolder(afterAll);
  const program = await started({ ...environment, ...NOTHING_COMPILED }, afterAll);

  test('a first start listens within 5 s', async () => {
    await expectWithinLimit(async () => {
      const { environment: fresh } = await aDataFolder();
      return measured(() => started({ ...fresh, ...NOTHING_COMPILED }));
    });
  });

  // These share the server but nothing else.
  test.concurrent('the curl lines it prints work', async () => {
    const commands = program.output().match(/curl (?:.*\\\n)*.*/g) ?? [];
    expect(commands).toHaveLength(2);
    const [sandbox, real] = commands.map((command) =>
      JSON.parse(execFileSync('sh', ['-c', `${command} -sS`], { encoding: 'utf8' })),
    );
    expect(sandbox.video).toMatchObject({ status: 'completed', creditsUsed: 0 });
    expect(real.video).toMatchObject({ status: 'generating', aiModel: 'kinora_motion_1' });
    expect(program.errors()).toBe('');
    const [, key = ''] = /Bearer (\S+?)'/.exec(program.output()) ?? [];
    const poll = async () => {
      const address = real.poll_url.replace('localhost', '127.0.0.1');
      const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } });
      const body: unknown = await response.json();
      return videoOf(body);
    };
    await until(async () => (await poll()).status !== 'generating', {
      withinMs: 80_000,
      everyMs: 500,
    });
    const video = await poll();
    expect(video).toMatchObject({ status: 'completed', creditsUsed: 2 });
    const media = await fetch(video.video_url.replace('localhost', '127.0.0.1'));
    expect(probe(Buffer.from(await media.arrayBuffer()))).toEqual({
      codec: 'h264',
      width: 1280,
      height: 720,
      seconds: 5,
      sound: 'aac',
    });
  });

  test.concurrent('a second server on the folder says so in one line and leaves the first alone', async () => {
    const second = kinora(['serve'], { ...environment, PORT: String(await aFreePort()) });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `kinora: Another server is already running on the data folder ${environment['DATA_DIR']}\n`,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test.concurrent('the operator program works beside it and leaves it running', async () => {
    const visitor = kinora(['migrate', '--json'], environment);
    expect(await visitor.ended).toBe(0);
    expect(JSON.parse(visitor.output())).toEqual({ applied: [] });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test.concurrent('another server that wants its port says so in one line', async () => {
    const other = kinora(['serve'], { ...environment, DATABASE_URL: inject('postgres') });
    expect(await other.ended).toBe(1);
    expect(other.errors()).toBe(
      `kinora: address already in use 127.0.0.1:${environment['PORT']}; set PORT to a free one\n`,
    );
  });

  test('a stop lets the request in flight end, refuses new ones, and exits with 0 at once', async () => {
    const body = '{"items":[{"model":"kinora_still_1"}]}';
    const socket = connect(Number(environment['PORT']), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(
      `POST /v1/models/cost HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await fetch(`${url}/healthz`);
    program.child.kill('SIGTERM');
    await until(() =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    const stop = await measured(async () => {
      socket.write(body.slice(10));
      expect(await program.ended).toBe(0);
    });
    expect(stop.ms).toBeLessThan(stop.msMax);
    expect(parseRaw(answer).status).toBe(200);
    expect(parseRaw(answer).headers.get('connection')).toBe('close');
  });
});

test('after kill -9 the next start answers within 5 s', async () => {
  const { environment, url } = await aDataFolder();
  let running = await started(environment);
  await expectWithinLimit(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    const start = await measured(async () => {
      running = await started(environment);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    });
    // Its key was shown before, so a later start says how to make another.
    expect(running.output()).toContain(
      'npx kinora key create demo@example.com --name laptop --permissions generate,read\n',
    );
    expect(running.output()).toMatch(/sign up at \S+\/sign-up; prices are at \S+\/pricing\./);
    return start;
  });
});

test.concurrent('of two starts that race on one empty folder one serves and the other says so', async ({
  onTestFinished: after,
}) => {
  const { environment } = await aDataFolder(after);
  const racers = await Promise.all(
    [await aFreePort(), await aFreePort()].map((port) =>
      started({ ...environment, PORT: String(port) }, after),
    ),
  );
  expect(racers.filter((racer) => racer.output().includes('is running at'))).toHaveLength(1);
  const [loser] = racers.filter((racer) => !racer.output().includes('is running at'));
  expect(loser?.errors()).toMatch(/^kinora: Another server is already running .*\n$/);
});

test.concurrent('the operator program works without a server, and ends what it started', async ({
  onTestFinished: after,
}) => {
  const { environment } = await aDataFolder(after);
  const program = kinora(['migrate'], environment);
  expect(await program.ended).toBe(0);
  expect(program.output()).toMatch(/^(The schema is up to date|Applied .*)\.\n$/);
  const running = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(running).not.toContain(environment['DATA_DIR']);
});

test.concurrent.for([
  [{ PORT: 'http' }, /^kinora: PORT must be a whole number from 0 to 65535, not "http"\n$/],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^kinora: The database is out of reach: .*ECONNREFUSED.*\n$/,
  ],
  [
    { NODE_ENV: 'production', SMTP_ULR: 'smtps://mail.example.com' },
    /^kinora: SMTP_ULR is not a setting; did you mean SMTP_URL\?\nkinora: SMTP_URL is not set, .*\n$/,
  ],
] as const)(
  'what an operator can mend is said in a line: %o',
  async ([bad, line], { onTestFinished: after }) => {
    const { environment } = await aDataFolder(after);
    const program = kinora(['serve'], { ...environment, ...bad });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(line);
  },
);
