import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../../src/platform/clock.ts';
import { useEmbeddedPostgres } from '../../src/platform/database/embedded/index.ts';
import { migrate } from '../../src/platform/database/index.ts';
import { prepareQueue } from '../../src/platform/queue/index.ts';
import { openSigningKeys } from '../../src/platform/signing-keys.ts';

const log = pino({ level: 'silent' });

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose databases the tests may create and drop. */
    postgres: string;
  }
}

/** Tests throw their data away, so nothing has to reach the disk. */
const UNSAFE_AND_FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** Starts one PostgreSQL for all suites, or takes the one in TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } =
    given === undefined ? await embedded() : { url: given, stop: async () => {} };
  await makeTemplates(url);
  project.provide('postgres', url);
  return stop;
}

async function embedded(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-tests-'));
  const server = await useEmbeddedPostgres({ dataDir, settings: UNSAFE_AND_FAST });
  const { host, port, user, password, database } = server.connection;
  return {
    url: `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    stop: async () => {
      await server.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Test files clone these, which is many times faster than migrating and making a key anew. */
async function makeTemplates(url: string): Promise<void> {
  await makeTemplate(url, { name: 'kinora_template', from: 'template1' }, async (pool) => {
    await migrate(pool);
    await prepareQueue(pool, log);
  });
  const withKey = { name: 'kinora_template_with_key', from: 'kinora_template' };
  await makeTemplate(url, withKey, async (pool) => {
    const keys = await openSigningKeys({ pool, clock: systemClock, log });
    keys.close();
  });
}

async function makeTemplate(
  url: string,
  { name, from }: { name: string; from: string },
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name} template ${from}`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href });
  // The queue engine insists on listeners for connections that break.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await fill(pool);
  await pool.end();
}
