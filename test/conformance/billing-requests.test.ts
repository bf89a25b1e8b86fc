import { expect, test } from 'vitest';
import type { Permission } from '../../src/contract/permissions.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aNewKey, aRequest } from '../harness/a-shop.ts';
import { expectRefused, requestIdOf } from '../harness/expect-refused.ts';

const service = await aService();
const customer = await aCustomer(service);
const checkout = (fields: object) => customer.post('/v1/billing/checkouts', aRequest(fields));
const portal = (fields: object) => customer.post('/v1/billing/portal-sessions', fields);

const SUBSCRIPTIONS = ['starter', 'professional', 'ultra', 'enterprise_max'].flatMap((tier) =>
  ['s0', 's1', 's2'].flatMap((size) =>
    ['monthly', 'annual'].map((interval) => `subscription:${tier}:${size}:${interval}`),
  ),
);

test('[2.2-01] [2.2-08] [2.2-09] every subscription can be asked for', async () => {
  expect(SUBSCRIPTIONS).toHaveLength(24);
  for (const skuId of SUBSCRIPTIONS) {
    expect([skuId, (await checkout({ kind: 'subscription', skuId })).status]).toEqual([skuId, 200]);
  }
});

test('[2.2-01] [2.2-10] [2.2-11] every pack of credits and every quiz pack can be asked for', async () => {
  for (const name of ['pack_50', 'pack_150', 'pack_500', 'pack_1000']) {
    expect((await checkout({ kind: 'topup', skuId: `topup:${name}` })).status).toBe(200);
  }
  for (const name of ['quiz_1week', 'quiz_2week', 'quiz_4week', 'quiz_12week']) {
    expect((await checkout({ kind: 'quiz', skuId: `quiz:${name}` })).status).toBe(200);
  }
});

const KEY_WORDS = 'idempotencyKey must be text of 16 to 128 characters like ^[A-Za-z0-9_-]+$.';
const SKU_WORDS =
  'skuId must be text like ^subscription:(starter|professional|ultra|enterprise_max):s[012]:(monthly|annual)$.';
const KINDS = 'kind must be one of "subscription", "topup", "quiz".';
const subscription = { kind: 'subscription', skuId: 'subscription:starter:s0:monthly' };

const REFUSED: readonly (readonly [fields: object, message: string])[] = [
  [{ kind: 'gift' }, KINDS],
  [{ kind: 7 }, KINDS],
  [{ kind: undefined }, KINDS],
  [{ skuId: undefined }, 'skuId must be one of "topup:pack_50"'],
  [{ ...subscription, skuId: undefined }, 'skuId is required: it must be text like ^subscription'],
  [{ catalogVersion: undefined }, 'catalogVersion is required'],
  [{ idempotencyKey: undefined }, 'idempotencyKey is required'],
  [{ returnTarget: undefined }, 'returnTarget must be one of "billing"'],
  [{ skuId: 'topup:pack_51' }, 'skuId must be one of "topup:pack_50", "topup:pack_150"'],
  [{ skuId: 'quiz:quiz_1week' }, 'skuId must be one of "topup:pack_50"'],
  [{ kind: 'quiz', skuId: 'quiz:quiz_3week' }, 'skuId must be one of "quiz:quiz_1week"'],
  [{ kind: 'quiz', skuId: 'topup:pack_50' }, 'skuId must be one of "quiz:quiz_1week"'],
  [{ ...subscription, skuId: 'subscription:free:s0:monthly' }, SKU_WORDS],
  [{ ...subscription, skuId: 'subscription:starter:s3:monthly' }, SKU_WORDS],
  [{ ...subscription, skuId: 'subscription:starter:s0:weekly' }, SKU_WORDS],
  [{ ...subscription, skuId: 'subscription:starter:s0:monthly ' }, SKU_WORDS],
  [{ ...subscription, skuId: 'xsubscription:starter:s0:monthly' }, SKU_WORDS],
  [{ catalogVersion: '' }, 'catalogVersion must be text of 1 to 80 characters.'],
  [{ catalogVersion: 'x'.repeat(81) }, 'catalogVersion must be text of 1 to 80 characters.'],
  [{ catalogVersion: 1 }, 'catalogVersion must be text of 1 to 80 characters.'],
  [{ idempotencyKey: 'x'.repeat(15) }, KEY_WORDS],
  [{ idempotencyKey: 'x'.repeat(129) }, KEY_WORDS],
  [{ idempotencyKey: 'sixteen letters!' }, KEY_WORDS],
  [{ idempotencyKey: 'sixteen.letters.' }, KEY_WORDS],
  [{ idempotencyKey: 'sixteenlettersö_' }, KEY_WORDS],
  [{ returnTarget: 'keys' }, 'returnTarget must be one of "billing", "generate", "quiz".'],
  [{ returnTarget: null }, 'returnTarget must be one of "billing", "generate", "quiz".'],
  [{ ...subscription, offerId: 'half-price' }, 'offerId must be one of "model-starter-first'],
  [{ ...subscription, offerId: null }, 'offerId must be one of "model-starter-first-month-v1"'],
  [{ offerId: 'recovery-v1' }, 'Unknown field "offerId". Accepted: kind, skuId'],
  [
    { kind: 'quiz', skuId: 'quiz:quiz_1week', offerId: 'recovery-v1' },
    'Unknown field "offerId". Accepted: kind, skuId',
  ],
  [{ amountMinor: 1 }, 'Unknown field "amountMinor". Accepted: kind, skuId'],
  [{ ...subscription, credits: 1 }, 'Unknown field "credits". Accepted: kind, skuId'],
  [{ kind: 'quiz', skuId: 'quiz:quiz_1week', price: 1 }, 'Unknown field "price"'],
];

test('[2.2-02] [2.2-03] [2.2-04] [2.2-05] [2.2-06] [2.2-07] [2.2-08] [2.2-09] [2.2-10] [2.2-11] [2.2-12] [2.2-13] [2.2-14] [2.2-15] [2.2-16] [2.2-17] [4.1-13] a checkout request is refused by the name of the field, and what would be accepted is said', async () => {
  for (const [fields, message] of REFUSED) {
    const { status, body } = await checkout(fields);
    expect([fields, status, body.error.code]).toEqual([fields, 400, 'invalid_request']);
    expect(body.error.message).toContain(message);
  }
  for (const body of [[], 'x', null]) {
    expect((await customer.post('/v1/billing/checkouts', body)).status).toBe(400);
  }
});

test('[8.2-06] [8.2-07] [2.2-12] [2.2-13] [2.2-14] [2.2-15] [4.1-27] the bounds themselves are accepted', async () => {
  const longest = `${aNewKey()}-_`.padEnd(128, 'aZ09');
  for (const idempotencyKey of ['0123456789-_azAZ', longest]) {
    expect((await checkout({ idempotencyKey })).status).toBe(200);
    expect((await portal({ idempotencyKey, returnTarget: 'billing' })).status).toBe(200);
  }
  for (const returnTarget of ['billing', 'generate', 'quiz']) {
    expect((await checkout({ returnTarget })).status).toBe(200);
  }
  for (const catalogVersion of ['x', 'x'.repeat(80)]) {
    const { status, body } = await checkout({ catalogVersion });
    expect([status, body.error.code]).toEqual([409, 'catalog_version_mismatch']);
  }
});

test('[2.1-02] [9-09] a checkout of another catalog version is 409, and the message names the version that holds', async () => {
  expectRefused(await checkout({ catalogVersion: '2025-01-01.1' }), [
    409,
    'catalog_version_mismatch',
    'catalogVersion is "2025-01-01.1", and the catalog is now "2026-11-15.1". Read the catalog again and show its price.',
  ]);
  const { version } = (await customer.get('/v1/billing/catalog')).body;
  expect((await checkout({ catalogVersion: version })).status).toBe(200);
});

const OFFERS: readonly (readonly [offerId: string, skuId: string, first: number | null])[] = [
  ['model-starter-first-month-v1', 'subscription:starter:s0:monthly', 450],
  ['model-starter-first-month-v1', 'subscription:starter:s2:monthly', 1_250],
  ['model-starter-first-month-v1', 'subscription:starter:s0:annual', null],
  ['model-starter-first-month-v1', 'subscription:professional:s0:monthly', null],
  ['launch-personal-v1', 'subscription:starter:s0:annual', 7_200],
  ['launch-personal-v1', 'subscription:professional:s1:monthly', 3_920],
  ['launch-personal-v1', 'subscription:ultra:s0:monthly', null],
  ['launch-extra-v1', 'subscription:ultra:s1:monthly', 10_430],
  ['launch-extra-v1', 'subscription:enterprise_max:s0:monthly', null],
  ['recovery-v1', 'subscription:starter:s0:monthly', null],
];

test('[2.2-16] [2.3-09] an offer lowers the first period of what it is for, and is refused by name for all else', async () => {
  for (const [offerId, skuId, first] of OFFERS) {
    const { status, body } = await checkout({ kind: 'subscription', skuId, offerId });
    if (first === null) {
      expect([offerId, skuId, status, body.error.code]).toEqual([
        offerId,
        skuId,
        400,
        'invalid_request',
      ]);
      expect(body.error.message).toContain(`offerId ${offerId} does not fit this checkout: it is `);
    } else {
      expect([skuId, body.amountMinor, body.renewalTerms.firstAmountMinor]).toEqual([
        skuId,
        first,
        first,
      ]);
      expect(body.renewalTerms.amountMinor).toBeGreaterThan(first);
    }
  }
});

test('[4.1-25] [4.1-26] [4.1-27] [4.1-28] a portal session takes a key and a page to come back to, and nothing else', async () => {
  const idempotencyKey = aNewKey();
  const cases: readonly (readonly [object, string])[] = [
    [{ returnTarget: 'billing' }, 'idempotencyKey is required'],
    [{ idempotencyKey }, 'returnTarget must be one of "billing", "generate".'],
    [
      { idempotencyKey, returnTarget: 'quiz' },
      'returnTarget must be one of "billing", "generate".',
    ],
    [{ idempotencyKey: 'short', returnTarget: 'billing' }, KEY_WORDS],
    [{ idempotencyKey, returnTarget: 'billing', plan: 'ultra' }, 'Unknown field "plan"'],
  ];
  for (const [body, message] of cases) {
    const answer = await portal(body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(message);
  }
  for (const returnTarget of ['billing', 'generate']) {
    expect((await portal({ idempotencyKey: aNewKey(), returnTarget })).status).toBe(200);
  }
});

const OPERATIONS: readonly (readonly ['GET' | 'POST', string, Permission | null])[] = [
  ['GET', '/v1/billing/catalog', null],
  ['POST', '/v1/billing/checkouts', 'billing:checkout'],
  ['GET', '/v1/billing/checkouts/00000000-0000-4000-8000-000000000000', 'billing:read'],
  ['GET', '/v1/billing/subscription', 'billing:read'],
  ['GET', '/v1/billing/history', 'billing:read'],
  ['POST', '/v1/billing/portal-sessions', 'billing:manage'],
];

async function ask(token: string | null, method: string, path: string) {
  return service.call(path, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { json: {} } : {}),
  });
}

test('[7.3-01] [4.1-01] every billing operation is 401 without a key, and with one that is no good', async () => {
  for (const [method, path] of OPERATIONS) {
    for (const token of [null, `svc_live_${'x'.repeat(43)}`, 'eyJhbGciOiJub25lIn0.e30.x']) {
      const { status, body, headers } = await ask(token, method, path);
      expect([path, status, body.error.code]).toEqual([path, 401, 'unauthorized']);
      expect(headers.get('www-authenticate')).toContain('resource_metadata=');
    }
  }
});

test('[7.3-02] [4.1-02] [4.1-12] [4.1-15] [4.1-18] [4.1-20] [4.1-24] [5-15] [5-16] [5-17] [5-18] every operation needs its own permission, and no other implies it', async () => {
  const permissions: readonly Permission[] = [
    'read',
    'generate',
    'billing:checkout',
    'billing:read',
    'billing:manage',
  ];
  for (const [method, path, needed] of OPERATIONS) {
    if (needed === null) continue;
    const others = permissions.filter((permission) => permission !== needed);
    const { secret } = await service.aKey({ permissions: others });
    const refused = await ask(secret, method, path);
    expect([path, refused.status, refused.body.error]).toEqual([
      path,
      403,
      {
        code: 'forbidden',
        message: `This key lacks the permission ${needed}.`,
        permission: needed,
        create_key_url: 'http://kinora.test/keys',
        request_key_url: `http://kinora.test/keys/new?permissions=generate,read,${needed}`,
        request_id: requestIdOf(refused),
      },
    ]);
    const { secret: enough } = await service.aKey({ permissions: [needed] });
    expect([path, (await ask(enough, method, path)).status]).not.toEqual([path, 403]);
  }
});

test('[4.1-03] [4.1-04] [5-19] [5-20] [1-35] [1-36] agent tokens and OAuth tokens are 403 on every billing operation', async () => {
  const registered = await service.call('/agent/auth/register', {
    method: 'POST',
    json: { client_name: 'shopper', identity_type: 'anonymous' },
  });
  const { client_id: id, client_secret: secret, access_token: agent } = registered.body;
  const granted = await service.call('/issuer/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    }).toString(),
  });
  expect(granted.status).toBe(200);
  for (const token of [agent, granted.body.access_token]) {
    for (const [method, path] of OPERATIONS) {
      const { status, body } = await ask(token, method, path);
      expect([path, status, body.error.code]).toEqual([path, 403, 'forbidden']);
      expect(body.error.message).toContain('cannot authorize billing');
    }
  }
});

test('[1-45] X-Sandbox neither opens billing to strangers nor simulates a checkout', async () => {
  const headers = { 'x-sandbox': 'true', 'x-sandbox-outcome': 'failed' };
  const anonymous = await service.call('/v1/billing/catalog', { headers });
  expect(anonymous.status).toBe(401);
  const { status, body } = await service.call('/v1/billing/checkouts', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${customer.secret}` },
    json: aRequest(),
  });
  expect(status).toBe(200);
  expect(await customer.status(body.checkoutId)).toBe('pending');
});

test('[1-18] [1-37] [1-43] [1-44] [5-38] [5-39] a key prepares and looks, and nothing that it can call pays, reconciles or changes a subscription', async () => {
  const { paths } = (await service.call('/openapi.json')).body;
  const billing = Object.keys(paths).filter((path) => path.startsWith('/v1/billing'));
  const verbs = billing.map((path) => `${Object.keys(paths[path]).join(' ')} ${path}`);
  expect(verbs.sort()).toEqual([
    'get /v1/billing/catalog',
    'get /v1/billing/checkouts/{checkoutId}',
    'get /v1/billing/history',
    'get /v1/billing/subscription',
    'post /v1/billing/checkouts',
    'post /v1/billing/portal-sessions',
  ]);
  const { id } = await customer.checkout();
  const attempts: readonly (readonly [string, string, number])[] = [
    ['POST', `/v1/billing/checkouts/${id}`, 405],
    ['POST', `/v1/billing/checkouts/${id}/pay`, 404],
    ['POST', `/v1/billing/checkouts/${id}/refund`, 404],
    ['POST', '/v1/billing/subscription', 405],
    ['PATCH', '/v1/billing/subscription', 405],
    ['DELETE', '/v1/billing/subscription', 405],
    ['POST', '/v1/billing/reconciliation', 404],
    ['POST', '/v1/billing/events', 404],
  ];
  for (const [method, path, status] of attempts) {
    expect([method, path, (await ask(customer.secret, method, path)).status]).toEqual([
      method,
      path,
      status,
    ]);
  }
  expect([await customer.status(id), await customer.credits()]).toEqual(['pending', 10]);
});
