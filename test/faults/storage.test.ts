import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { creditsOf, ended, hurry, submitted } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { startsOf, workingVendors } from '../harness/vendors/working-vendors.ts';
import { aFreePort, until } from '../harness/wait.ts';

/** Waits for the end without waiting for the pauses between tries. */
async function endedSoon(service: TestService, secret: string, id: string) {
  const hurrying = setInterval(() => hurry(service).catch(() => {}), 200);
  try {
    return await ended(service, secret, id, 60_000);
  } finally {
    clearInterval(hurrying);
  }
}

async function tries(service: TestService): Promise<number> {
  const { rows } = await service.pool.query<{ tries: number }>(
    'select coalesce(max(attempts), 0)::int as tries from graphile_worker.jobs',
  );
  return rows[0]?.tries ?? 0;
}

/** A disk of 64 kB; null where this machine does not let us have one. */
async function aSmallDisk(): Promise<{ dataDir: string; full: string } | null> {
  const dataDir = await aTemporaryFolder();
  const folder = join(dataDir, 'assets');
  await mkdir(folder);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    console.info(`No disk could be mounted (${String(error).split('\n')[0]}): skipped.`);
    return null;
  }
  onTestFinished(() => void execFileSync('/bin/umount', ['--lazy', folder]));
  return { dataDir, full: join(folder, 'full') };
}

test('without S3 the result is tried again, then the job fails; the vendor worked once, nothing is charged', async () => {
  const { vendor, environment } = await workingVendors();
  const service = await aService({
    worker: true,
    environment: {
      ...environment,
      S3_BUCKET: 'assets',
      S3_ENDPOINT: `http://127.0.0.1:${await aFreePort()}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { aiModel: 'flux_1_1_pro', prompt: 'A red boat' });
  expect(await creditsOf(service, secret)).toEqual({ balance: 10, held: 3, available: 7 });
  const video = await endedSoon(service, secret, id);
  expect(video).toMatchObject({ status: 'failed', error_code: 'storage_error', creditsUsed: 0 });
  expect(startsOf(vendor, 'A red boat')).toBe(1);
  const fetched = vendor.received.filter(({ route }) => route === 'GET /files/cat.png');
  expect(fetched).toHaveLength(5);
  expect(await creditsOf(service, secret)).toEqual({ balance: 10, held: 0, available: 10 });
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 90_000);

test('a full disk fails the job after some tries, and costs nothing; with room again the next one succeeds', async (context) => {
  const disk = await aSmallDisk();
  if (disk === null) return context.skip();
  const { environment } = await workingVendors();
  const service = await aService({
    worker: true,
    environment: { ...environment, DATA_DIR: disk.dataDir },
  });
  await writeFile(disk.full, Buffer.alloc(65_536)).catch(() => {});
  const { secret } = await service.aKey();
  const wish = { aiModel: 'imagen_4', prompt: 'A red boat' };
  const lost = await submitted(service, secret, wish);
  const video = await endedSoon(service, secret, lost);
  expect(video).toMatchObject({ status: 'failed', error_code: 'storage_error', creditsUsed: 0 });
  expect(await creditsOf(service, secret)).toEqual({ balance: 10, held: 0, available: 10 });

  const lucky = await submitted(service, secret, wish);
  await until(async () => (await tries(service)) > 0);
  await rm(disk.full);
  expect(await endedSoon(service, secret, lucky)).toMatchObject({
    status: 'completed',
    creditsUsed: 4,
  });
  expect(await creditsOf(service, secret)).toEqual({ balance: 6, held: 0, available: 6 });
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 90_000);
