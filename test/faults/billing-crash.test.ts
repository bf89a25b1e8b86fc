import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, theSandbox } from '../harness/a-shop.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { aFreePort, until } from '../harness/wait.ts';

test('a server that is killed among twenty deliveries of one payment leaves it whole or not there, and it is credited once', async () => {
  const service = await aService();
  const sandbox = await theSandbox(service);
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const body = sandbox.aReport(await sandbox.paid(id), 'evt_killed');
  const port = await aFreePort();
  const victim = kinora(['api'], {
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: await aTemporaryFolder(),
    PORT: String(port),
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, { what: 'the second server', withinMs: 60_000, everyMs: 100 });
  const deliveries = Array.from({ length: 20 }, () =>
    fetch(`${origin}/webhooks/payments/sandbox`, {
      method: 'POST',
      headers: { 'sandbox-signature': sandbox.signature(body) },
      body,
    }),
  );
  await Promise.race(deliveries);
  victim.child.kill('SIGKILL');
  await Promise.allSettled(deliveries);
  await victim.ended;
  const status = await customer.status(id);
  expect(['pending', 'fulfilled']).toContain(status);
  expect(await customer.credits()).toBe(status === 'fulfilled' ? 60 : 10);
  const again = await sandbox.send(body, { 'sandbox-signature': sandbox.signature(body) });
  expect(again.status).toBe(200);
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 120_000);
