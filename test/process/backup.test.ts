import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { aLoad } from '../harness/a-load.ts';
import { aDataFolder, kinora, started } from '../harness/a-process.ts';
import { bearer } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { until } from '../harness/wait.ts';

// Two servers, a dozen renderings and three commands, beside all other suites.
vi.setConfig({ testTimeout: 120_000 });

interface Page {
  readonly videos: readonly { readonly id: string; readonly status: string }[];
}

async function videosOf(url: string, secret: string): Promise<Page['videos']> {
  const response = await fetch(`${url}/v1/videos?limit=50`, { headers: bearer(secret) });
  const page: Page = JSON.parse(await response.text());
  return page.videos;
}

test('a backup that is made while jobs run is restored elsewhere, adds up, and its unfinished jobs end', async () => {
  const { environment, url } = await aDataFolder();
  const run = async (where: typeof environment, ...args: readonly string[]) => {
    const program = kinora([...args, '--json'], where);
    expect([await program.ended, program.errors()]).toEqual([0, '']);
    return JSON.parse(program.output());
  };
  // One task at a time, so that jobs queue up.
  await started({ ...environment, WORKER_CONCURRENCY: '1' });
  await run(environment, 'account', 'create', 'ada@example.com', '--credits=500', '--plan=ultra');
  const permissions = '--permissions=read,generate';
  const { secret } = await run(
    environment,
    'key',
    'create',
    'ada@example.com',
    '--name=ci',
    permissions,
  );
  const load = aLoad({
    origin: () => url,
    secrets: [secret, secret],
    wish: () => ({ aiModel: 'kinora_still_1', prompt: 'A boat on a lake' }),
    everyMs: 400,
  });
  await until(() => load.accepted.size >= 6, { withinMs: 30_000, what: 'some load' });
  const file = join(await aTemporaryFolder(), 'backup.gz');
  const written = await run(environment, 'backup', file);
  expect(written.rows).toBeGreaterThan(20);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const script = gunzipSync(await readFile(file)).toString('utf8');
  expect(script).toMatch(/^gen_.*\tgenerating\t/m);
  await load.stop();
  const refusal = async (...args: readonly string[]) => {
    const program = kinora(args, environment);
    expect(await program.ended).toBe(1);
    return program.errors();
  };
  const beside = refusal('restore', file, '--replace');
  expect(await refusal('backup', file)).toBe(`kinora: ${file} exists already\n`);
  expect(await refusal('backup', '/nowhere/x.gz')).toMatch(
    /^kinora: \/nowhere\/x\.gz cannot be written: ENOENT.*\n$/,
  );
  expect(await beside).toBe('kinora: Stop every server and worker of this database first\n');

  const elsewhere = await aDataFolder();
  const restored = await run(elsewhere.environment, 'restore', file);
  expect(restored).toMatchObject({ file, rows: written.rows, problems: [] });
  const verified = await run(elsewhere.environment, 'ledger', 'verify');
  expect(verified.problems).toEqual([]);
  await started({ ...elsewhere.environment, RATE_LIMIT_MULTIPLIER: '100' });
  const before = await videosOf(elsewhere.url, secret);
  expect(before.length).toBeGreaterThanOrEqual(6);
  await until(
    async () => {
      const videos = await videosOf(elsewhere.url, secret);
      return videos.every(({ status }) => status !== 'generating');
    },
    { withinMs: 60_000, everyMs: 250, what: 'the end of all jobs' },
  );
  const after = await videosOf(elsewhere.url, secret);
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['completed']));
  expect((await run(elsewhere.environment, 'ledger', 'verify')).problems).toEqual([]);
});
