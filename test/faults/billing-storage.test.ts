import pg from 'pg';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aDatabase } from '../harness/a-database.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aNewKey, aRequest, theSandbox } from '../harness/a-shop.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

test('[4.1-09] [7.3-04] with the database gone, every billing operation is 503 billing_unavailable', async () => {
  const url = await aDatabase();
  const service = await aService({ environment: { DATABASE_URL: url } });
  const customer = await aCustomer(service);
  // Ours to cut off, so nobody has to hear of it.
  service.pool.on('error', () => {});
  const address = new URL(url);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const admin = new pg.Client(address.href);
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  const answers = [
    await customer.get('/v1/billing/catalog'),
    await customer.get('/v1/billing/subscription'),
    await customer.get('/v1/billing/history'),
    await customer.get(`/v1/billing/checkouts/${crypto.randomUUID()}`),
    await customer.post('/v1/billing/checkouts', aRequest()),
    await customer.post('/v1/billing/portal-sessions', {
      idempotencyKey: aNewKey(),
      returnTarget: 'billing',
    }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.body.error]).toEqual([
      503,
      {
        code: 'billing_unavailable',
        message: 'The service cannot answer at the moment. Retry shortly.',
        request_id: requestIdOf(answer),
      },
    ]);
  }
});

test('[4.1-06] without its records a billing read is 503, and no other source takes their place', async () => {
  const service = await aService();
  const customer = await aCustomer(service);
  await service.pool.query('alter table payment rename to payment_elsewhere');
  await service.pool.query('alter table subscription rename to subscription_elsewhere');
  for (const path of ['/v1/billing/history', '/v1/billing/subscription']) {
    const { status, body } = await customer.get(path);
    expect([path, status, body.error.code]).toEqual([path, 503, 'billing_unavailable']);
  }
  expect((await customer.get('/v1/billing/catalog')).status).toBe(200);
});

test('a write that fails in the middle leaves nothing behind, and the same key works afterwards', async () => {
  const service = await aService();
  const customer = await aCustomer(service);
  const body = aRequest();
  await service.pool.query(
    `create function crash() returns trigger language plpgsql as
       $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
     create trigger crash after insert on checkout for each row execute function crash()`,
  );
  expect((await customer.post('/v1/billing/checkouts', body)).status).toBe(503);
  const { rows } = await service.pool.query('select 1 from checkout');
  expect(rows).toEqual([]);
  await service.pool.query('drop trigger crash on checkout; drop function crash()');
  expect((await customer.post('/v1/billing/checkouts', body)).status).toBe(200);
});

test('ledger verify notices a payment whose credits are missing, and one whose credits came before its review', async () => {
  const service = await aService();
  const sandbox = await theSandbox(service);
  const customer = await aCustomer(service);
  const lost = await customer.checkout();
  await sandbox.report(await sandbox.paid(lost.id));
  const held = await customer.checkout();
  await sandbox.report(await sandbox.paid(held.id, { doubtful: true }));
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
  await service.pool.query('alter table transfer disable trigger all');
  await service.pool.query('update transfer set cause = $2 where cause = $1', [
    `fulfil:${lost.id}`,
    `fulfil:${held.id}`,
  ]);
  const { problems } = await verifyLedger(service.pool);
  expect(problems.map(({ problem }) => problem.replace(/^pay_\w+/, 'pay'))).toEqual([
    expect.stringMatching(
      /^pay paid for 50 credits, and (brought none|fulfil:\S+ says otherwise)$/,
    ),
    expect.stringMatching(
      /^pay paid for 50 credits, and (brought none|fulfil:\S+ says otherwise)$/,
    ),
  ]);
});
