import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { aCustomer } from '../harness/a-shop.ts';

const service = await aService();
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

test('[2.1-01] [2.1-03] [2.1-04] [2.1-05] [2.1-06] [2.1-07] [2.1-08] [2.1-09] [2.1-10] [2.1-11] [2.1-12] [2.1-13] [4.1-10] [4.1-11] any key reads the catalog, whatever it may do otherwise', async () => {
  const { secret } = await service.aKey({ permissions: ['generate'] });
  const { status, body } = await service.call('/v1/billing/catalog', { headers: bearer(secret) });
  expect(status).toBe(200);
  const { items, ...rest } = body;
  expect(rest).toEqual({ version: '2026-11-15.1', currency: 'USD', enabled: true, reason: null });
  expect(items).toHaveLength(32);
  expect(items[0]).toEqual({
    skuId: 'subscription:starter:s0:monthly',
    kind: 'subscription',
    name: 'Starter, 100 credits a month',
    amountMinor: 900,
    currency: 'USD',
    credits: 100,
    availability: { enabled: true, reason: null },
  });
});

test('the catalog has the decided prices and credits, each once', async () => {
  const customer = await aCustomer(service);
  const { items } = (await customer.get('/v1/billing/catalog')).body;
  const lines = items.map(
    (item: { skuId: string; amountMinor: number; credits: number }) =>
      `${item.skuId} ${item.amountMinor} ${item.credits}`,
  );
  expect(lines).toEqual([
    'subscription:starter:s0:monthly 900 100',
    'subscription:starter:s0:annual 9000 1200',
    'subscription:starter:s1:monthly 1500 200',
    'subscription:starter:s1:annual 15000 2400',
    'subscription:starter:s2:monthly 2500 400',
    'subscription:starter:s2:annual 25000 4800',
    'subscription:professional:s0:monthly 2900 500',
    'subscription:professional:s0:annual 29000 6000',
    'subscription:professional:s1:monthly 4900 1000',
    'subscription:professional:s1:annual 49000 12000',
    'subscription:professional:s2:monthly 7900 1800',
    'subscription:professional:s2:annual 79000 21600',
    'subscription:ultra:s0:monthly 9900 2500',
    'subscription:ultra:s0:annual 99000 30000',
    'subscription:ultra:s1:monthly 14900 4000',
    'subscription:ultra:s1:annual 149000 48000',
    'subscription:ultra:s2:monthly 19900 6000',
    'subscription:ultra:s2:annual 199000 72000',
    'subscription:enterprise_max:s0:monthly 39900 13000',
    'subscription:enterprise_max:s0:annual 399000 156000',
    'subscription:enterprise_max:s1:monthly 69900 25000',
    'subscription:enterprise_max:s1:annual 699000 300000',
    'subscription:enterprise_max:s2:monthly 99900 40000',
    'subscription:enterprise_max:s2:annual 999000 480000',
    'topup:pack_50 700 50',
    'topup:pack_150 1800 150',
    'topup:pack_500 5000 500',
    'topup:pack_1000 9000 1000',
    'quiz:quiz_1week 699 60',
    'quiz:quiz_2week 1099 130',
    'quiz:quiz_4week 1999 300',
    'quiz:quiz_12week 4999 1000',
  ]);
});

test('[9-08] the billing contract names its version in the index, the OpenAPI document and on every billing answer', async () => {
  const customer = await aCustomer(service);
  expect((await service.call('/v1')).body.billing_version).toBe('2026-11-15.v1');
  const { info } = (await service.call('/openapi.json')).body;
  expect(info['x-billing-version']).toBe('2026-11-15.v1');
  const headers = { ...bearer(customer.secret), 'content-type': 'application/json' };
  const raw = { method: 'POST', headers, raw: '{' };
  const answers = [
    await customer.get('/v1/billing/catalog'),
    await customer.get('/v1/billing/checkouts/no-uuid'),
    await service.call('/v1/billing/catalog'),
    await service.call('/v1/billing/checkouts', raw),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 400]);
  for (const { headers } of answers) expect(headers.get('billing-version')).toBe('2026-11-15.v1');
  expect((await service.call('/v1/models')).headers.get('billing-version')).toBeNull();
});

test('[1-39] [1-38] [7.3-03] [4.1-05] [4.1-07] [4.1-08] with billing off the catalog says so, writes are 503 and reads go on', async () => {
  const closed = await aService({ environment: { BILLING_PROCESSOR: 'off' } });
  const customer = await aCustomer(closed);
  const { body } = await customer.get('/v1/billing/catalog');
  const reason = 'Billing is not configured on this server.';
  expect([body.enabled, body.reason]).toEqual([false, reason]);
  expect(body.items[0].availability).toEqual({ enabled: false, reason });
  const checkout = await customer.post('/v1/billing/checkouts', {
    kind: 'quiz',
    skuId: 'quiz:quiz_1week',
    catalogVersion: '2026-11-15.1',
    idempotencyKey: '0123456789abcdef',
    returnTarget: 'quiz',
  });
  const portal = await customer.post('/v1/billing/portal-sessions', {
    idempotencyKey: '0123456789abcdef',
    returnTarget: 'billing',
  });
  for (const answer of [checkout, portal]) {
    expect([answer.status, answer.body.error.code]).toEqual([503, 'billing_unavailable']);
  }
  expect((await customer.get('/v1/billing/subscription')).body).toEqual({
    subscription: null,
    environment: 'sandbox',
  });
  expect((await customer.get('/v1/billing/history')).status).toBe(200);
  const { rows } = await closed.pool.query('select 1 from checkout');
  expect(rows).toEqual([]);
});

test('billing operations do not run in a batch', async () => {
  const customer = await aCustomer(service);
  const { body } = await customer.post('/v1/batch', {
    operations: [{ operation: 'billing.catalog' }, { operation: 'me' }],
  });
  expect(body.results[0]).toMatchObject({ status: 400, error: { code: 'unsupported_operation' } });
});
