import { expect, test } from 'vitest';
import { aCustomer, theTill } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';

const site = await aSite({}, { worker: true });
const { service } = site;
const till = await theTill(service);

async function aPerson() {
  const member = await site.aMember();
  const { rows } = await service.pool.query('select id from account where email = $1', [
    member.email,
  ]);
  return { member, customer: await aCustomer(service, { accountId: String(rows[0].id) }) };
}

test('without a session the endpoints of billing are 401, and writes of other origins 403', async () => {
  for (const [method, path] of [
    ['GET', '/app/api/billing'],
    ['POST', '/app/api/billing/checkouts'],
    ['POST', '/app/api/billing/portal'],
    ['POST', '/app/api/billing/renewal'],
    ['GET', '/app/api/billing/quiz'],
  ] as const) {
    const json = method === 'POST' ? { json: { skuId: 'topup:pack_50' } } : {};
    const headers = { origin: site.origin };
    expect((await service.call(path, { method, headers, ...json })).status).toBe(401);
  }
  const member = await site.aMember();
  const foreign = { cookie: member.cookies(), origin: 'https://evil.example' };
  const json = { skuId: 'topup:pack_50' };
  const refused = await service.call('/app/api/billing/checkouts', {
    method: 'POST',
    headers: foreign,
    json,
  });
  expect(refused.status).toBe(403);
});

test('the overview has the prices that the account gets; a purchase leads back to where it began, and its offer is gone', async () => {
  const { member, customer } = await aPerson();
  const before = (await member.json('GET', '/app/api/billing')).body;
  expect(before).toMatchObject({
    enabled: true,
    reason: null,
    environment: 'sandbox',
    catalogVersion: '2026-11-15.1',
    currency: 'USD',
    subscription: null,
    card: null,
    payments: { history: [], nextCursor: null },
  });
  expect([before.plans.length, before.packs.length]).toEqual([24, 8]);
  const starter = 'subscription:starter:s0:monthly';
  expect(before.plans[0]).toEqual({
    skuId: starter,
    tier: 'starter',
    name: 'Starter',
    size: 's0',
    interval: 'monthly',
    amountMinor: 900,
    credits: 100,
    offer: { offerId: 'model-starter-first-month-v1', firstAmountMinor: 450 },
    current: false,
  });
  const made = await member.json('POST', '/app/api/billing/checkouts', {
    skuId: starter,
    offerId: 'model-starter-first-month-v1',
    returnTo: 'generate',
    catalogVersion: '2026-11-15.1',
  });
  expect(made.status).toBe(200);
  const ref = String(made.body.url).split('/').at(-1) ?? '';
  expect(await till.read(ref)).toMatchObject({
    amountMinor: 450,
    returnUrl: `http://kinora.test/generate?checkout=${made.body.checkoutId}`,
  });
  await till.pay(ref);
  await customer.statusBecomes(made.body.checkoutId, 'fulfilled');
  const status = await member.json('GET', `/app/api/billing/checkouts/${made.body.checkoutId}`);
  expect(status.body.status).toBe('fulfilled');
  const after = (await member.json('GET', '/app/api/billing')).body;
  expect(after.subscription).toMatchObject({ skuId: starter, status: 'active' });
  expect(after.card).toEqual({ lastFour: '4242' });
  expect(after.plans[0]).toMatchObject({
    offer: { offerId: 'launch-personal-v1', firstAmountMinor: 720 },
    current: true,
  });
  expect(after.payments.history).toMatchObject([
    { amount: 4.5, invoiceNumber: expect.stringMatching(/^\d{4}-\d{4}$/) },
  ]);
  const canceled = await member.json('POST', '/app/api/billing/renewal', { renews: false });
  expect(canceled.body.subscription).toMatchObject({ cancelAtPeriodEnd: true });
  const portal = await member.json('POST', '/app/api/billing/portal', {});
  expect(portal.body.url).toMatch(/^http:\/\/kinora\.test\/billing\/portal\/[\w-]{43}$/);
});

test('a purchase is refused in words that name the field: unknown things, wrong offers, old prices', async () => {
  const { member } = await aPerson();
  const buy = (body: object) => member.json('POST', '/app/api/billing/checkouts', body);
  for (const [body, status, code] of [
    [{ skuId: 'topup:pack_1' }, 400, 'invalid_request'],
    [{ skuId: 'nothing' }, 400, 'invalid_request'],
    [{ skuId: 'topup:pack_50', offerId: 'launch-extra-v1' }, 400, 'invalid_request'],
    [{ skuId: 'topup:pack_50', returnTo: 'https://evil.example' }, 400, 'invalid_request'],
    [{ skuId: 'topup:pack_50', catalogVersion: '2020.1' }, 409, 'catalog_version_mismatch'],
  ] as const) {
    const answer = await buy(body);
    expect([body, answer.status, answer.body.error?.code]).toEqual([body, status, code]);
  }
  const key = { skuId: 'topup:pack_50', idempotencyKey: 'a-key-of-sixteen-or-more' };
  const [one, two] = [await buy(key), await buy(key)];
  expect(two.body).toEqual(one.body);
});

test('the quiz asks four questions and recommends a pack by what models cost here', async () => {
  const member = await site.aMember();
  const { body } = await member.json('GET', '/app/api/billing/quiz');
  expect(body.questions.map(({ question }: { question: string }) => question)).toEqual([
    'What do you make?',
    'How often?',
    'For how long?',
    'How good does it have to be?',
  ]);
  expect(body.recommendation).toBeNull();
  const answered = await member.json(
    'GET',
    '/app/api/billing/quiz?make=both&often=many&weeks=four&quality=best',
  );
  expect(answered.body.recommendation).toMatchObject({
    pack: { skuId: 'quiz:quiz_4week', amountMinor: 1999 },
    estimatedCredits: 252,
    covers: true,
    needs: [
      { model: { id: 'kinora_motion_1', credit_cost: 2 }, generations: 84 },
      { model: { id: 'kinora_still_1', credit_cost: 1 }, generations: 84 },
    ],
  });
  expect((await member.json('GET', '/app/api/billing/quiz?make=cakes')).status).toBe(400);
});
