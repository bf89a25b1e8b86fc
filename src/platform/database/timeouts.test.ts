import { connect, createServer } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { aFreePort } from '../../../test/harness/wait.ts';
import { whenDone } from '../../../test/harness/when-done.ts';
import { isDatabaseOutage, openDatabase } from './index.ts';

const log = pino({ level: 'silent' });
const url = await aDatabase();
const configuration = {
  database: { kind: 'server', url },
  dataDir: '/nowhere',
  databasePoolSize: 2,
} as const;

async function limitsOf(pool: pg.Pool) {
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement,
       current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  return rows[0];
}

test('every connection of the service has its limits, and those of payments give way first', async () => {
  const { pool, paymentPool, close } = await openDatabase(configuration, log);
  whenDone(close);
  expect(await limitsOf(pool)).toEqual({ statement: '15s', lock: '5s', idle: '15s' });
  expect(await limitsOf(paymentPool)).toEqual({ statement: '10s', lock: '2s', idle: '10s' });
});

test('a command of an operator may take its time for a statement, but not for a lock', async () => {
  const { pool, paymentPool, close } = await openDatabase(configuration, log, {
    purpose: 'operator',
  });
  whenDone(close);
  expect(await limitsOf(pool)).toEqual({ statement: '0', lock: '1min', idle: '1min' });
  expect(paymentPool).toBe(pool);
});

test('what the limits end counts as an outage: it may be tried again', async () => {
  const holder = new pg.Client(url);
  await holder.connect();
  whenDone(() => holder.end());
  await holder.query('select pg_advisory_lock(1)');
  const client = new pg.Client(url);
  await client.connect();
  whenDone(() => client.end());
  const failures = [
    "set statement_timeout = '10ms'; select pg_sleep(10)",
    "set statement_timeout = 0; set lock_timeout = '10ms'; select pg_advisory_lock(1)",
  ].map((statement) => client.query(statement).catch((error: unknown) => error));
  for (const failure of failures) expect(isDatabaseOutage(await failure)).toBe(true);
});

/** What PostgreSQL says while it starts. */
const STARTING_UP = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');

test('a start waits for a server that is starting itself, and not for a database that does not exist', async () => {
  const { host, port, database } = new pg.Client(url);
  let refusals = 2;
  const door = createServer((socket) => {
    socket.on('error', () => {});
    if (refusals > 0) {
      refusals -= 1;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(STARTING_UP.length + 4);
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, STARTING_UP])));
      return;
    }
    const inside = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    inside.on('error', () => socket.destroy());
    socket.pipe(inside).pipe(socket);
  });
  const outside = await aFreePort();
  await new Promise<void>((resolve) => door.listen(outside, '127.0.0.1', resolve));
  whenDone(() => void door.close());
  const through = new URL(url);
  through.searchParams.set('host', '127.0.0.1');
  through.searchParams.set('port', String(outside));
  const open = (address: string) =>
    openDatabase({ ...configuration, database: { kind: 'server', url: address } }, log);
  const { close } = await open(through.href);
  await close();
  expect(refusals).toBe(0);
  await expect(open(url.replace(String(database), 'nowhere'))).rejects.toThrow(
    'The database is out of reach: database "nowhere" does not exist',
  );
});

test('closing does not wait for ever for a statement that hangs', async () => {
  const { pool, close } = await openDatabase(configuration, log);
  const hanging = pool.query('set statement_timeout = 0; select pg_sleep(60)').catch(() => {});
  const from = performance.now();
  await close();
  expect(performance.now() - from).toBeLessThan(15_000);
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
  );
  await admin.end();
  await hanging;
});
