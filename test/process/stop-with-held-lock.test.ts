import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isUp, kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, theSandbox } from '../harness/a-shop.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { aFreePort, until } from '../harness/wait.ts';

/** Requests in flight get 10 s, tasks and statements 5 s each. */
const STOP_MS_MAX = 25_000;

test('a server whose payments hang at a lock that somebody holds still stops in its time', async () => {
  const office = await aService();
  const sandbox = await theSandbox(office);
  const customer = await aCustomer(office);
  const { id } = await customer.checkout();
  const port = await aFreePort();
  const program = kinora(['serve'], {
    DATABASE_URL: office.databaseUrl,
    DATA_DIR: await aTemporaryFolder(),
    PORT: String(port),
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  await until(() => isUp(program), { what: 'the start' });
  const holder = new pg.Client(office.databaseUrl);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('select from checkout where id = $1 for update', [id]);

  const body = sandbox.aReport(await sandbox.paid(id));
  const report = () =>
    fetch(`http://127.0.0.1:${port}/webhooks/payments/sandbox`, {
      method: 'POST',
      headers: { 'sandbox-signature': sandbox.signature(body) },
      body,
    }).then(
      ({ status }) => status,
      () => 'cut off',
    );
  const reports = Array.from({ length: 10 }, report);
  const isHanging = async () => {
    const { rows } = await office.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'kinora'
         and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  await until(isHanging, { what: 'a report that hangs' });
  const from = performance.now();
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(performance.now() - from).toBeLessThan(STOP_MS_MAX);
  expect((await Promise.all(reports)).every((status) => status !== 200)).toBe(true);
}, 120_000);
