import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { Permission } from '../../src/contract/permissions.ts';
import { fail } from '../../src/domain/generation/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aReceiver, isSignedWith } from '../harness/a-receiver.ts';
import { aCustomer, theTill } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';
import { bearer, ended, submitted } from '../harness/a-submit.ts';
import { readStream } from '../harness/event-stream.ts';
import { graphqlOf } from '../harness/graphql.ts';
import { until } from '../harness/wait.ts';

const HOUR = 3_600;
const clock = aClock(Date.now());
const receiver = await aReceiver();
const site = await aSite({ WEBHOOK_PRIVATE_ORIGINS: receiver.origin }, { clock, worker: true });
const { service } = site;
const ALL: readonly Permission[] = ['generate', 'read', 'webhooks'];
const SHOP: readonly Permission[] = ['read', 'billing:checkout', 'billing:read'];

/** An account with a key for webhooks, and calls as it would make them. */
async function anOwner({
  accountId,
  dailyCeiling = null,
}: {
  accountId?: string;
  dailyCeiling?: number | null;
} = {}) {
  const key = await service.aKey({
    permissions: ALL,
    dailyCeiling,
    ...(accountId === undefined ? {} : { accountId }),
  });
  const headers = bearer(key.secret);
  const call = (method: string, path: string, json?: unknown) =>
    service.call(`/v1/webhooks${path}`, {
      method,
      headers,
      ...(json === undefined ? {} : { json }),
    });
  const path = `/${key.accountId}`;
  const delivery = async (hook: string, id: string) =>
    (await call('GET', `/${hook}/deliveries/${id}`)).body.delivery;
  return {
    ...key,
    call,
    path,
    /** The secret of a new endpoint at the receiver. */
    hook: async (id: string, fields: object = {}) => {
      const url = `${receiver.origin}${path}`;
      const { status, body } = await call('PUT', `/${id}`, { url, ...fields });
      expect(status, JSON.stringify(body)).toBe(200);
      return String(body.secret);
    },
    /** A generation that is canceled at once, which is the cheapest event there is. */
    canceled: async () => {
      const id = await submitted(service, key.secret, {
        kind: 'video',
        prompt: 'A fox',
        aiModel: 'kinora_motion_1',
      });
      await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers });
      return id;
    },
    delivery,
    /** The receiver has it before its answer is written down. */
    isDelivered: (hook: string, id: string) =>
      until(async () => (await delivery(hook, id)).state === 'delivered', { what: 'a delivery' }),
  };
}

test('what a generation came to is told with the body of its GET, and the library of Standard Webhooks verifies it', async () => {
  const owner = await anOwner();
  const secret = await owner.hook('main');
  const done = await submitted(service, owner.secret, { prompt: 'A red boat' });
  await ended(service, owner.secret, done);
  await receiver.gets(owner.path, 1);
  const failed = await owner.canceled();
  const [first, second] = await receiver.gets(owner.path, 2);
  for (const [received, type, id] of [
    [first, 'generation.completed', done],
    [second, 'generation.failed', failed],
  ] as const) {
    if (received === undefined) throw new Error('nothing arrived');
    expect(new Webhook(secret).verify(received.body, received.headers)).toEqual(received.event);
    expect(received.id).toMatch(/^evt_[0-9a-z]{26}$/);
    expect(received.headers['content-type']).toBe('application/json');
    expect(Object.keys(received.event)).toEqual(['type', 'timestamp', 'data']);
    const { body: video } = await service.call(`/v1/videos/${id}`, {
      headers: bearer(owner.secret),
    });
    expect(received.event).toEqual({
      type,
      timestamp: video.video.completed_at,
      data: video,
    });
  }
  expect(second?.event.data.video).toMatchObject({ status: 'failed', error_code: 'canceled' });
  for (const received of [first, second]) await owner.isDelivered('main', received?.id ?? '');
  const { body } = await owner.call('GET', '/main/deliveries?limit=1');
  expect(body.deliveries).toMatchObject([
    { id: second?.id, subject: failed, state: 'delivered', attempts: 1, last_status: 200 },
  ]);
  const next = await owner.call('GET', `/main/deliveries?limit=1&cursor=${body.next_cursor}`);
  expect(next.body).toMatchObject({ deliveries: [{ id: first?.id }], next_cursor: null });
  const none = await owner.call('GET', '/main/deliveries?state=pending');
  expect(none.body).toEqual({ deliveries: [], next_cursor: null });
});

test('an endpoint is made once, replaced by its id, and its secret is shown when it is made', async () => {
  const owner = await anOwner();
  const url = 'https://example.com/hook?token=abc';
  const made = await owner.call('PUT', '/main', { url, events: ['generation.failed'] });
  expect(made.status).toBe(200);
  expect(made.headers.get('cache-control')).toBe('no-store');
  expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made.body.webhook).toMatchObject({
    id: 'main',
    url,
    description: null,
    events: ['generation.failed'],
    enabled: true,
    disabled_reason: null,
    failing_since: null,
  });
  clock.advanceSeconds(60);
  const again = await owner.call('PUT', '/main', { url, events: ['generation.failed'] });
  expect(again.body).toEqual({ webhook: made.body.webhook });
  const changed = await owner.call('PUT', '/main', { url, description: 'Mine', enabled: false });
  expect(changed.body.webhook).toMatchObject({
    description: 'Mine',
    enabled: false,
    disabled_reason: 'owner',
  });
  expect(changed.body.webhook.events).toHaveLength(6);
  expect((await owner.call('GET', '/main')).body).toEqual(changed.body);
  expect((await owner.call('GET', '')).body.webhooks).toHaveLength(1);
  const stranger = await anOwner();
  expect((await stranger.call('GET', '/main')).status).toBe(404);
  expect((await stranger.call('DELETE', '/main')).status).toBe(204);
  const test = await owner.call('POST', '/main/test');
  expect([test.status, test.body.error.code]).toEqual([409, 'webhook_disabled']);
  for (let i = 0; i < 2; i += 1) expect((await owner.call('DELETE', '/main')).status).toBe(204);
  expect((await owner.call('GET', '/main')).status).toBe(404);
});

test('twenty at once make five, and the database has no room for a sixth', async () => {
  const owner = await anOwner();
  const url = 'https://example.com/hook';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => owner.call('PUT', `/hook-${i}`, { url })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error).toMatchObject({ code: 'limit_reached', limit: 5 });
  const insert = service.pool.query(
    `insert into webhook_endpoint (account_id, kind, id, place, url, events, secret, created_at, updated_at)
     select account_id, kind, 'sixth', 6, url, events, secret, created_at, updated_at
     from webhook_endpoint where account_id = $1 limit 1`,
    [owner.accountId],
  );
  await expect(insert).rejects.toThrow(/webhook_endpoint_(place_)?check/);
});

test('an id that names another address is refused', async () => {
  const owner = await anOwner();
  const { status, body } = await owner.call('PUT', '/listen', { url: 'https://example.com/hook' });
  expect([status, body.error.param]).toEqual([400, 'id']);
});

test.each([
  ['http://example.com/hook', 'url must start with https://.'],
  ['https://localhost/hook', 'url must be an address that is reachable from the internet.'],
  ['https://10.0.0.1/', 'url must be an address that is reachable from the internet.'],
  ['https://169.254.169.254/latest', 'url must be an address that is reachable from the internet.'],
  ['https://[::1]/', 'url must be an address that is reachable from the internet.'],
  ['https://example.com:25/', 'url must be an address that is reachable from the internet.'],
  ['https://a:b@example.com/', 'url must not contain a user name or password.'],
  ['hook', 'url must be a whole address, such as https://example.com/hook.'],
])('%s is refused when it is set', async (url, message) => {
  const owner = await anOwner();
  const { status, body } = await owner.call('PUT', '/main', { url });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'invalid_request', param: 'url', message });
  expect(body.error.accepted).toMatchObject({ pattern: '^https://' });
});

test('a key without the permission may nothing, and a signed-in person may everything', async () => {
  const { secret } = await service.aKey();
  const refused = await service.call('/v1/webhooks', { headers: bearer(secret) });
  expect(refused.status).toBe(403);
  expect(refused.body.error).toMatchObject({ code: 'forbidden', permission: 'webhooks' });
  const member = await site.aMember();
  const made = await member.json('PUT', '/app/api/webhooks/mine', {
    url: 'https://example.com/hook',
  });
  expect(made.body.secret).toMatch(/^whsec_/);
  expect((await member.json('GET', '/app/api/webhooks')).body.webhooks).toHaveLength(1);
  expect((await member.json('DELETE', '/app/api/webhooks/mine')).status).toBe(204);
});

test('an event is written in the transaction of what it tells about, or not at all', async () => {
  const owner = await anOwner();
  await owner.hook('main');
  const written = async (database: Pick<typeof service.pool, 'query'>) => {
    const { rows } = await database.query('select type from webhook_event where account_id = $1', [
      owner.accountId,
    ]);
    return rows.map(({ type }) => type);
  };
  const id = await submitted(service, owner.secret, { kind: 'video', prompt: 'A fox' });
  const client = await service.pool.connect();
  await client.query('begin');
  const now = new Date(clock.now());
  expect(await fail(client, { id, attempt: null, code: 'canceled', now })).toBe(true);
  expect(await written(client)).toEqual(['generation.failed']);
  await client.query('rollback');
  client.release();
  expect(await written(service.pool)).toEqual([]);
  expect(await fail(service.pool, { id, attempt: null, code: 'timeout', now })).toBe(true);
  expect(await fail(service.pool, { id, attempt: null, code: 'timeout', now })).toBe(false);
  expect(await written(service.pool)).toEqual(['generation.failed']);
  const [event] = await receiver.gets(owner.path, 1);
  expect(event?.event.data.video).toMatchObject({ id, error_code: 'timeout' });
});

test('low credits and a ceiling are told once each, with what GET /v1/me says of them', async () => {
  const owner = await anOwner({ dailyCeiling: 5 });
  await owner.hook('main', { events: ['credits.low', 'key.ceiling_reached'] });
  await service.grant(owner.accountId, 13);
  const submit = () =>
    service.call('/v1/generate/video', {
      method: 'POST',
      headers: bearer(owner.secret),
      json: { prompt: 'A fox' },
    });
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push((await submit()).status);
  expect(answers).toEqual([202, 202, 401, 401]);
  // Of two subjects, each has an order of its own.
  const events = (await receiver.gets(owner.path, 2)).toSorted((a, b) =>
    a.event.type.localeCompare(b.event.type),
  );
  const { body: me } = await service.call('/v1/me', { headers: bearer(owner.secret) });
  expect(me.credits).toMatchObject({ balance: 23 });
  expect(events.map(({ event }) => event)).toMatchObject([
    {
      type: 'credits.low',
      data: { credits: { balance: 23, held: 4, available: 19 }, threshold: 20 },
    },
    {
      type: 'key.ceiling_reached',
      data: {
        key: { id: owner.keyId, name: 'test', permissions: ALL, daily_ceiling: 5, used_today: 4 },
      },
    },
  ]);
});

test('steps of a checkout arrive in their order, however the receiver does; a subscription follows', async () => {
  const till = await theTill(service, clock);
  const customer = await aCustomer(service, { permissions: [...SHOP, 'webhooks'] });
  const owner = await anOwner({ accountId: customer.accountId });
  await owner.hook('main', { events: ['checkout.updated', 'subscription.updated'] });
  receiver.answer(owner.path, 500);
  const { id, ref } = await customer.checkout({
    kind: 'subscription',
    skuId: 'subscription:starter:s0:monthly',
  });
  await till.pay(ref);
  await customer.statusBecomes(id, 'fulfilled');
  // The subscription is another subject, whose first attempt may come before that of the checkout.
  const steps = () =>
    receiver.at(owner.path).filter(({ event }) => event.type === 'checkout.updated');
  const told = () => steps().map(({ event }) => event.data.status);
  await until(() => steps().length > 0, { what: 'the first step' });
  const [first] = steps();
  await until(async () => (await owner.delivery('main', first?.id ?? '')).last_status === 500);
  receiver.answer(owner.path, 200);
  clock.advanceSeconds(6);
  await until(() => told().includes('fulfilled'), { what: 'all steps' });
  const taken = [...new Set(told())];
  expect(taken.at(-1)).toBe('fulfilled');
  expect(taken).toEqual(['processing', 'paid_pending_review', 'fulfilled'].slice(-taken.length));
  // Nothing later came before the first had arrived.
  expect(told()[1]).toBe(told()[0]);
  const { body: status } = await customer.get(`/v1/billing/checkouts/${id}`);
  const last = receiver.at(owner.path).find(({ event }) => event.data.status === 'fulfilled');
  expect(last?.event.data).toEqual(status);
  await until(() => receiver.at(owner.path).some(({ event }) => event.data.subscription), {
    what: 'the subscription',
  });
  const begun = receiver.at(owner.path).find(({ event }) => event.data.subscription);
  expect(begun?.event.type).toBe('subscription.updated');
  expect(begun?.event.data).toEqual((await customer.get('/v1/billing/subscription')).body);
});

test('a test is sent once; a secret that was rotated signs for a day beside the new one', async () => {
  const owner = await anOwner();
  const old = await owner.hook('main', { events: ['credits.low'] });
  const rotated = await owner.call('POST', '/main/secret');
  expect(rotated.body.webhook.previous_secret_until).toBe(
    new Date(clock.now() + 24 * HOUR * 1_000).toISOString(),
  );
  receiver.answer(owner.path, 503);
  const { status, body } = await owner.call('POST', '/main/test');
  expect([status, body.delivery.type, body.delivery.state]).toEqual([
    200,
    'webhook.test',
    'pending',
  ]);
  const [first] = await receiver.gets(owner.path, 1);
  if (first === undefined) throw new Error('nothing arrived');
  expect(first.event).toMatchObject({ type: 'webhook.test', data: { webhook: 'main' } });
  expect([isSignedWith(old, first), isSignedWith(rotated.body.secret, first)]).toEqual([
    true,
    true,
  ]);
  await until(async () => (await owner.delivery('main', first.id)).state === 'failed');
  expect((await owner.call('GET', '/main')).body.webhook.failing_since).toBeNull();
  clock.advanceSeconds(24 * HOUR);
  await owner.call('POST', '/main/test');
  const [, later] = await receiver.gets(owner.path, 2);
  if (later === undefined) throw new Error('nothing arrived');
  expect([isSignedWith(old, later), isSignedWith(rotated.body.secret, later)]).toEqual([
    false,
    true,
  ]);
});

test('a replay sends the same id and the same bytes, at another time', async () => {
  const owner = await anOwner();
  await owner.hook('main');
  await owner.canceled();
  const [first] = await receiver.gets(owner.path, 1);
  await owner.isDelivered('main', first?.id ?? '');
  clock.advanceSeconds(10);
  const replay = await owner.call('POST', `/main/deliveries/${first?.id}/replay`);
  expect([replay.status, replay.body.delivery.state]).toEqual([200, 'pending']);
  const [, again] = await receiver.gets(owner.path, 2);
  expect([again?.id, again?.body]).toEqual([first?.id, first?.body]);
  expect(again?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
  const shown = await owner.call('GET', `/main/deliveries/${first?.id}`);
  expect(shown.body.body).toBe(first?.body);
  expect(shown.body.delivery.attempts).toBe(2);
  expect((await owner.call('POST', '/main/deliveries/evt_nope/replay')).status).toBe(404);
});

test('it is tried for three days with growing pauses; then the endpoint is off and its owner told once', async () => {
  const { accountId, email } = await service.anAccount();
  const owner = await anOwner({ accountId });
  await owner.hook('main');
  receiver.answer(owner.path, 500);
  await owner.canceled();
  const [first] = await receiver.gets(owner.path, 1);
  const id = first?.id ?? '';
  const startedAt = clock.now();
  const pauses: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    await service.announce('webhooks');
    await receiver.gets(owner.path, attempt);
    await until(async () => {
      const { attempts, next_attempt_at: next, state } = await owner.delivery('main', id);
      return attempts === attempt && (next !== null || state === 'failed');
    });
    const { next_attempt_at: next, state } = await owner.delivery('main', id);
    if (state === 'failed') break;
    const seconds = (Date.parse(next) - clock.now()) / 1_000;
    pauses.push(seconds);
    clock.advanceSeconds(seconds);
  }
  const expected = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 64_800];
  for (const [i, seconds] of expected.entries()) {
    expect(pauses[i]).toBeGreaterThanOrEqual(seconds * 0.9);
    expect(pauses[i]).toBeLessThanOrEqual(seconds * 1.1);
  }
  expect((clock.now() - startedAt) / 1_000).toBeCloseTo(72 * HOUR, -1);
  const { body } = await owner.call('GET', '/main');
  expect(body.webhook).toMatchObject({ enabled: false, disabled_reason: 'failing' });
  await until(async () => (await site.mailsTo(email)).length > 0, { what: 'the mail' });
  // While it is off nothing is recorded; switched on, it gets what comes.
  await owner.canceled();
  receiver.answer(owner.path, 200);
  const sent = receiver.at(owner.path).length;
  await owner.hook('main');
  await owner.canceled();
  await receiver.gets(owner.path, sent + 1);
  expect(receiver.at(owner.path)).toHaveLength(sent + 1);
  const mails = await site.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Kinora: the webhook main is switched off']);
  expect(mails[0]?.text).toContain('for 72 hours');
  expect(mails[0]?.text).toContain('http://kinora.test/webhooks/main');
});

test('410 switches an endpoint off at once; what waited arrives when it is on again', async () => {
  const owner = await anOwner();
  await owner.hook('main');
  receiver.answer(owner.path, 500);
  const waited = await owner.canceled();
  await receiver.gets(owner.path, 1);
  receiver.answer(owner.path, 410);
  await owner.canceled();
  await until(async () => !(await owner.call('GET', '/main')).body.webhook.enabled);
  expect((await owner.call('GET', '/main')).body.webhook.disabled_reason).toBe('gone');
  receiver.answer(owner.path, 200);
  await owner.hook('main');
  await until(
    () => receiver.at(owner.path).filter(({ event }) => event.data.video.id === waited).length > 1,
    { what: 'what waited' },
  );
});

test('a program without an address listens, and goes on where its connection broke', async () => {
  const owner = await anOwner();
  const open = (last?: string) =>
    readStream(`${service.origin}/v1/webhooks/listen`, {
      headers: {
        ...bearer(owner.secret),
        ...(last === undefined ? {} : { 'last-event-id': last }),
      },
    });
  const stream = await open();
  await stream.shows('"kind":"listening"');
  const [listening] = eventsIn(stream.text());
  await owner.canceled();
  await owner.canceled();
  await until(() => eventsIn(stream.text()).length === 3, { what: 'two events' });
  const [, one, two] = eventsIn(stream.text());
  expect(
    isSignedWith(listening.secret, { ...one, path: '', id: one.headers['webhook-id'], event: {} }),
  ).toBe(true);
  expect(JSON.parse(one.body).type).toBe('generation.failed');
  stream.leave();
  const third = await owner.canceled();
  const again = await open(one.id);
  await again.shows(third);
  const repeated = eventsIn(again.text());
  expect(repeated.map(({ kind }) => kind)).toEqual(['delivery', 'delivery']);
  expect(repeated[0].body).toBe(two.body);
  const other = await open();
  await other.shows('"kind":"listening"');
  const full = await service.call('/v1/webhooks/listen', { headers: bearer(owner.secret) });
  expect([full.status, full.body.error.code, full.body.error.limit]).toEqual([
    409,
    'limit_reached',
    2,
  ]);
  expect((await owner.call('GET', '')).body.webhooks).toEqual([]);
});

test('GraphQL does the same, and shows refusals as values', async () => {
  const owner = await anOwner();
  const asked = graphqlOf(service);
  const ask = (query: string, variables = {}) => asked(query, { variables, key: owner.secret });
  const put = (input: object) =>
    ask(
      `mutation Put($input: PutWebhookInput!) { putWebhook(input: $input) {
        webhook { id url events enabled } secret
        errors { __typename code message ... on ValidationError { path accepted } } } }`,
      { input },
    );
  const url = `${receiver.origin}${owner.path}`;
  const made = await put({ id: 'main', url, events: ['GENERATION_FAILED'] });
  expect(made.body.data.putWebhook).toMatchObject({
    webhook: { id: 'main', url, events: ['GENERATION_FAILED'], enabled: true },
    errors: [],
  });
  expect(made.body.data.putWebhook.secret).toMatch(/^whsec_/);
  const refused = await put({ id: 'main', url: 'https://10.0.0.1/' });
  expect(refused.body.data.putWebhook).toMatchObject({
    webhook: null,
    secret: null,
    errors: [{ __typename: 'ValidationError', code: 'INVALID_REQUEST', path: 'input.url' }],
  });
  const tested = await ask(
    'mutation { testWebhook(input: { id: "main" }) { delivery { id type state } errors { code } } }',
  );
  const { id } = tested.body.data.testWebhook.delivery;
  await receiver.gets(owner.path, 1);
  await owner.isDelivered('main', id);
  const shown = await ask(`{
    webhooks { totalCount edges { node { id deliveries(first: 5, state: DELIVERED) {
      pageInfo { hasNextPage } edges { cursor node { id type attempts lastStatus } } } } } }
    webhookDelivery(webhook: "main", id: "${id}") { body delivery { state } }
  }`);
  expect(shown.body.data.webhooks).toEqual({
    totalCount: 1,
    edges: [
      {
        node: {
          id: 'main',
          deliveries: {
            pageInfo: { hasNextPage: false },
            edges: [
              { cursor: id, node: { id, type: 'WEBHOOK_TEST', attempts: 1, lastStatus: 200 } },
            ],
          },
        },
      },
    ],
  });
  expect(shown.body.data.webhookDelivery.body).toBe(receiver.at(owner.path)[0]?.body);
  const replayed = await ask(
    `mutation { replayWebhookDelivery(input: { id: "main", delivery: "${id}" }) { delivery { id } errors { code } } }`,
  );
  expect(replayed.body.data.replayWebhookDelivery).toEqual({ delivery: { id }, errors: [] });
  await receiver.gets(owner.path, 2);
  const rotated = await ask(
    'mutation { rotateWebhookSecret(input: { id: "main" }) { secret errors { code } } deleteWebhook(input: { id: "main" }) { errors { code } } }',
  );
  expect(rotated.body.data.rotateWebhookSecret.secret).toMatch(/^whsec_/);
  const gone = await ask('{ webhook(id: "main") { id } }');
  expect(gone.body.errors[0].extensions.code).toMatch(/not_found/i);
});

test('every event of these tests was of the shape that the contract gives it', () => {
  expect(receiver.received.filter(({ problem }) => problem !== undefined)).toEqual([]);
  const types = new Set(receiver.received.map(({ event }) => event.type));
  expect([...types].toSorted()).toEqual([
    'checkout.updated',
    'credits.low',
    'generation.completed',
    'generation.failed',
    'key.ceiling_reached',
    'subscription.updated',
    'webhook.test',
  ]);
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads events the way a client would.
function eventsIn(text: string): any[] {
  return [...text.matchAll(/^id: (.+)\nevent: webhook\ndata: (.+)$/gm)].map(
    ([, id, data = '']) => ({
      ...JSON.parse(data),
      id,
    }),
  );
}
