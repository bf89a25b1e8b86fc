import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aFreePort, until } from '../../../test/harness/wait.ts';
import type { Counters } from '../../platform/counters.ts';
import { createMemoryCounters } from './index.ts';
import { createRedisCounters } from './redis.ts';

const silent = pino({ level: 'silent' });

function findRedis(): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

const redisServer = findRedis();
if (redisServer === undefined) {
  console.log('Redis suites are skipped: redis-server is not installed.');
}

async function startRedis(port: number): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-redis-'));
  const server = spawn(redisServer ?? '', ['--port', String(port), '--save', '', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  server.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await until(() => output.includes('Ready to accept connections'));
  return server;
}

/** So long that what a busy machine takes for a test is nothing beside it. */
const WINDOW = { limit: 3, lengthMs: 70_000 };

function sharedGuarantees(create: () => Promise<Counters>, wait: (ms: number) => Promise<void>) {
  test('hits are counted per key within a window', async () => {
    const counters = await create();
    expect(await counters.hit('a', WINDOW)).toMatchObject({ hits: 1 });
    expect(await counters.hit('a', WINDOW)).toMatchObject({ hits: 2 });
    expect(await counters.hit('b', WINDOW)).toMatchObject({ hits: 1 });
  });

  test('reading counts nothing and shows a full window when there is none', async () => {
    const counters = await create();
    expect(await counters.read('c', WINDOW)).toEqual({ hits: 0, msLeft: 70_000 });
    await counters.hit('c', WINDOW);
    expect((await counters.read('c', WINDOW)).hits).toBe(1);
    expect((await counters.read('c', WINDOW)).hits).toBe(1);
  });

  test('a window ends after its length, however many hits it had', async () => {
    const counters = await create();
    for (let i = 0; i < 3; i += 1) await counters.hit('d', WINDOW);
    await wait(72_000);
    expect(await counters.hit('d', WINDOW)).toMatchObject({ hits: 1 });
  });

  test('the first hit over the limit leaves the window alone, the next starts it anew', async () => {
    const counters = await create();
    for (let i = 0; i < 3; i += 1) await counters.hit('e', WINDOW);
    await wait(40_000);
    expect((await counters.hit('e', WINDOW)).msLeft).toBeLessThanOrEqual(30_000);
    expect((await counters.hit('e', WINDOW)).msLeft).toBeGreaterThan(60_000);
    await wait(40_000);
    expect((await counters.hit('e', WINDOW)).hits).toBe(6);
  });

  test('a window that is never extended ends when it is due', async () => {
    const counters = await create();
    const window = { ...WINDOW, neverExtended: true };
    for (let i = 0; i < 9; i += 1) await counters.hit('g', window);
    await wait(40_000);
    expect((await counters.hit('g', window)).msLeft).toBeLessThanOrEqual(30_000);
    await wait(32_000);
    expect(await counters.hit('g', window)).toMatchObject({ hits: 1 });
  });

  test('a hit is taken back, but never more than there were', async () => {
    const counters = await create();
    await counters.hit('h', WINDOW);
    await counters.hit('h', WINDOW);
    await counters.takeBack('h');
    expect((await counters.read('h', WINDOW)).hits).toBe(1);
    for (let i = 0; i < 3; i += 1) await counters.takeBack('h');
    expect(await counters.hit('h', WINDOW)).toMatchObject({ hits: 1 });
  });

  test('a hundred hits at once are counted as a hundred', async () => {
    const counters = await create();
    const window = { limit: 1_000, lengthMs: 60_000 };
    const readings = await Promise.all(
      Array.from({ length: 100 }, () => counters.hit('f', window)),
    );
    expect(new Set(readings.map(({ hits }) => hits)).size).toBe(100);
  });
}

describe('counters in memory', () => {
  const clock = aClock();
  const counters = createMemoryCounters(clock);
  afterAll(() => counters.close());
  sharedGuarantees(
    async () => counters,
    async (ms) => clock.advanceSeconds(ms / 1_000),
  );
});

/** Redis has a clock of its own: every key gets as much nearer to its end. */
const PASS_TIME = `
for _, key in ipairs(redis.call('KEYS', '*')) do
  redis.call('PEXPIRE', key, redis.call('PTTL', key) - ARGV[1])
end`;

describe.runIf(redisServer !== undefined)('counters in Redis', async () => {
  if (redisServer === undefined) return;
  const port = await aFreePort();
  let server = await startRedis(port);
  const connect = () => {
    const meanwhile = createMemoryCounters({ now: () => performance.now() });
    return createRedisCounters({ url: `redis://127.0.0.1:${port}`, meanwhile, log: silent });
  };
  const counters = connect();
  const other = connect();
  const window = { limit: 10, lengthMs: 60_000 };
  for (const [name, store] of [
    ['first', counters],
    ['second', other],
  ] as const) {
    await until(async () => {
      await store.hit(`ready-${name}`, window);
      return (await (store === counters ? other : counters).read(`ready-${name}`, window)).hits > 0;
    });
  }
  afterAll(async () => {
    redis.disconnect();
    await Promise.all([counters.close(), other.close()]);
    server.kill('SIGKILL');
  });
  const redis = new Redis(port, '127.0.0.1').on('error', () => {});
  sharedGuarantees(
    async () => counters,
    async (ms) => void (await redis.eval(PASS_TIME, 0, ms)),
  );

  test('a window ends by itself', async () => {
    const short = { limit: 3, lengthMs: 200 };
    await counters.hit('short', short);
    await until(async () => (await counters.read('short', short)).hits === 0);
  });

  test('two processes share one count', async () => {
    await counters.hit('shared', window);
    expect(await other.hit('shared', window)).toMatchObject({ hits: 2 });
  });

  test('while Redis is gone each process counts by itself and nobody waits, then they share again', async () => {
    server.kill('SIGKILL');
    await until(() => server.exitCode !== null || server.signalCode !== null);
    const started = performance.now();
    await counters.hit('gone', window);
    expect(await counters.hit('gone', window)).toMatchObject({ hits: 2 });
    expect(await other.hit('gone', window)).toMatchObject({ hits: 1 });
    expect(performance.now() - started).toBeLessThan(2_000);
    server = await startRedis(port);
    let round = 0;
    await until(async () => {
      round += 1;
      await counters.hit(`back-${round}`, window);
      return (await other.read(`back-${round}`, window)).hits === 1;
    });
  });
});
