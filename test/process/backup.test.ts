import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { aDataFolder, aPreparedDataFolder, kinora, started } from '../harness/a-process.ts';
import { bearer } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { until } from '../harness/wait.ts';

// Two servers, ten renderings and six commands, beside all other suites.
vi.setConfig({ testTimeout: 180_000 });

/** As many as the welcome credits pay for. */
const IMAGES = 10;

async function submitImage(url: string, secret: string): Promise<void> {
  const response = await fetch(`${url}/v1/generate/image`, {
    method: 'POST',
    headers: { ...bearer(secret), 'content-type': 'application/json' },
    body: JSON.stringify({ aiModel: 'kinora_still_1', prompt: 'A boat on a lake' }),
  });
  expect([response.status, await response.text()]).toEqual([202, expect.anything()]);
}

async function statuses(url: string, secret: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/v1/videos?limit=50`, { headers: bearer(secret) });
  const page: { videos: { status: string }[] } = JSON.parse(await response.text());
  return page.videos.map(({ status }) => status);
}

test('a backup that is made while jobs run is restored elsewhere, adds up, and its unfinished jobs end', async () => {
  const { environment, url } = await aPreparedDataFolder();
  const run = async (where: typeof environment, ...args: readonly string[]) => {
    const program = kinora([...args, '--json'], where);
    expect([await program.ended, program.errors()]).toEqual([0, '']);
    return JSON.parse(program.output());
  };
  // One task at a time, so that jobs queue up.
  const server = await started({ ...environment, WORKER_CONCURRENCY: '1' });
  const [, secret = ''] = /Bearer (\S+?)'/.exec(server.output()) ?? [];
  const file = join(await aTemporaryFolder(), 'backup.gz');
  const writing = run(environment, 'backup', file);
  for (let image = 0; image < IMAGES; image += 1) await submitImage(url, secret);
  const first = await writing;
  expect(first.rows).toBeGreaterThan(5);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const later = `${file}.later`;
  const written = await run(environment, 'backup', later);
  const script = gunzipSync(await readFile(later)).toString('utf8');
  expect(script.match(/^gen_.*$/gm)).toHaveLength(IMAGES);
  expect(script).toMatch(/^gen_.*\tgenerating\t/m);
  const refusal = async (...args: readonly string[]) => {
    const program = kinora(args, environment);
    expect(await program.ended).toBe(1);
    return program.errors();
  };
  expect(
    await Promise.all([
      refusal('backup', file),
      refusal('backup', '/nowhere/x.gz'),
      refusal('restore', later, '--replace'),
    ]),
  ).toEqual([
    `kinora: ${file} exists already\n`,
    expect.stringMatching(/^kinora: \/nowhere\/x\.gz cannot be written: ENOENT.*\n$/),
    'kinora: Stop every server and worker of this database first\n',
  ]);

  const elsewhere = await aDataFolder();
  const restored = await run(elsewhere.environment, 'restore', later);
  expect(restored).toMatchObject({ file: later, rows: written.rows, problems: [] });
  await started({ ...elsewhere.environment, RATE_LIMIT_MULTIPLIER: '100' });
  await until(async () => !(await statuses(elsewhere.url, secret)).includes('generating'), {
    everyMs: 250,
    what: 'the end of all jobs',
  });
  expect(await statuses(elsewhere.url, secret)).toEqual(Array(IMAGES).fill('completed'));
  expect((await run(elsewhere.environment, 'ledger', 'verify')).problems).toEqual([]);
});
