import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { type Answer, aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const clock = aClock();
const service = await aService({
  clock,
  environment: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'on' },
});

/** Each test calls from addresses of its own, so that none uses up another's window. */
let lastAddress = 0;
function aClient(): { call(path: string, method?: string): Promise<Answer> } {
  lastAddress += 1;
  const address = `203.0.113.${lastAddress}`;
  return {
    call: (path, method = 'GET') =>
      service.call(path, { method, headers: { 'x-forwarded-for': address } }),
  };
}

const rateHeaders = ({ headers }: Answer) => ({
  limit: headers.get('ratelimit-limit'),
  remaining: headers.get('ratelimit-remaining'),
  reset: headers.get('ratelimit-reset'),
  policy: headers.get('ratelimit-policy'),
});

test.each([
  ['/v1/models', 'GET', 120],
  ['/agent/auth/nope', 'POST', 120],
  ['/graphql/nope', 'POST', 120],
  ['/mcp/nope', 'POST', 600],
  ['/mcp/docs/nope', 'POST', 600],
  ['/ask/nope', 'POST', 60],
  ['/a2a/nope', 'POST', 60],
  ['/app/api/nope', 'GET', 600],
  ['/nope', 'GET', 600],
])(
  '[8.1-01] [8.1-03] [8.1-05] [8.1-06] [8.1-08] [8.1-10] %s (%s) allows an anonymous address %i requests a minute',
  async (path, method, limit) => {
    const client = aClient();
    const statuses = new Set<number>();
    for (let i = 0; i < limit; i += 1) statuses.add((await client.call(path, method)).status);
    expect(statuses.has(429)).toBe(false);
    const refused = await client.call(path, method);
    expect(refused.status).toBe(429);
    expect(rateHeaders(refused)).toEqual({
      limit: String(limit),
      remaining: '0',
      reset: '60',
      policy: `${limit};w=60`,
    });
  },
);

test('[8.1-13] [8.1-14] [8.1-15] [8.1-16] every answer carries the four headers, and they count down', async () => {
  const client = aClient();
  const first = { limit: '120', remaining: '119', reset: '60', policy: '120;w=60' };
  expect(rateHeaders(await client.call('/v1/models'))).toEqual(first);
  clock.advanceSeconds(20);
  expect(rateHeaders(await client.call('/v1/nope'))).toEqual({
    ...first,
    remaining: '118',
    reset: '40',
  });
  expect(rateHeaders(await client.call('/v1/models', 'DELETE'))).toMatchObject({
    remaining: '117',
  });
  expect(rateHeaders(await client.call('/v1/models?type=x'))).toMatchObject({ remaining: '116' });
  expect(rateHeaders(await client.call('/v1/models/%zz/cost'))).toMatchObject({ remaining: '115' });
  clock.advanceSeconds(40);
  expect(rateHeaders(await client.call('/v1/models'))).toEqual(first);
});

test('[8.1-12] each address has its own bucket on each surface', async () => {
  const [one, other] = [aClient(), aClient()];
  for (let i = 0; i < 61; i += 1) await one.call('/ask/nope', 'POST');
  expect((await one.call('/ask/nope', 'POST')).status).toBe(429);
  expect((await one.call('/a2a/nope', 'POST')).status).toBe(404);
  expect((await other.call('/ask/nope', 'POST')).status).toBe(404);
});

test('another spelling of a path counts in the same bucket', async () => {
  const client = aClient();
  await client.call('/v1/models');
  expect(rateHeaders(await client.call('/%76%31/models'))).toMatchObject({
    limit: '120',
    remaining: '118',
  });
});

test('[7.2-32] [7.2-36] [7.2-37] [7.2-38] [8.1-17] a refusal says how long to wait, in the header and in the body', async () => {
  const client = aClient();
  for (let i = 0; i < 60; i += 1) await client.call('/ask/nope', 'POST');
  clock.advanceSeconds(12.5);
  const answer = await client.call('/ask/nope', 'POST');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('48');
  expect(answer.body).toEqual({
    error: {
      code: 'rate_limited',
      message:
        'Too many requests from this address. Retry in 48 s; retrying sooner extends the wait.',
      retry_after_seconds: 48,
      documentation: 'http://kinora.test/docs/limits',
      request_id: requestIdOf(answer),
    },
  });
});

test('[8.1-18] the first refusal leaves the window alone, retrying sooner starts it anew', async () => {
  const client = aClient();
  const call = async () => {
    const { status, headers } = await client.call('/a2a/nope', 'POST');
    return [status, headers.get('retry-after')];
  };
  for (let i = 0; i < 60; i += 1) await call();
  clock.advanceSeconds(30);
  expect(await call()).toEqual([429, '30']);
  clock.advanceSeconds(10);
  expect(await call()).toEqual([429, '60']);
  clock.advanceSeconds(59);
  expect(await call()).toEqual([429, '60']);
  clock.advanceSeconds(60);
  expect(await call()).toEqual([404, null]);
});

test('[8.1-19] static documents show the REST bucket, do not use it up, and are never refused', async () => {
  const client = aClient();
  for (const path of ['/openapi.json', '/healthz', '/readyz', '/.well-known/nope']) {
    expect(rateHeaders(await client.call(path))).toMatchObject({ limit: '120', remaining: '120' });
  }
  for (let i = 0; i < 121; i += 1) await client.call('/v1');
  expect((await client.call('/v1')).status).toBe(429);
  const document = await client.call('/openapi.json');
  expect(document.status).toBe(200);
  expect(rateHeaders(document)).toMatchObject({ remaining: '0' });
  expect((await client.call('/v1/models', 'OPTIONS')).status).toBe(204);
});

test('[5-51] [8.1-22] the keys that our fetches are signed with are published, also to those whose rate is used up', async () => {
  const client = aClient();
  const path = '/.well-known/http-message-signatures-directory';
  const { status, headers, text } = await client.call(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/http-message-signatures-directory+json');
  expect(JSON.parse(text).keys).toEqual([
    expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', use: 'sig' }),
  ]);
  expect(headers.get('ratelimit-remaining')).toBe('120');
  for (let i = 0; i < 121; i += 1) await client.call('/v1');
  expect((await client.call('/v1')).status).toBe(429);
  expect((await client.call(path)).status).toBe(200);
});

test('a refusal for the rate comes before every other one', async () => {
  const client = aClient();
  for (let i = 0; i < 120; i += 1) await client.call('/v1');
  for (const [path, method] of [
    ['/v1/nope', 'GET'],
    ['/v1/models', 'DELETE'],
    ['/v1/models?type=x', 'GET'],
    [`/v1/models?${'x'.repeat(33_000)}`, 'GET'],
  ] as const) {
    expect((await client.call(path, method)).status).toBe(429);
  }
});

test('X-Forwarded-For decides nothing unless TRUST_PROXY says so', async () => {
  const plain = await aService({ clock, environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  const call = (address: string) => plain.call('/v1', { headers: { 'x-forwarded-for': address } });
  expect(rateHeaders(await call('198.51.100.1'))).toMatchObject({ remaining: '119' });
  expect(rateHeaders(await call('198.51.100.2'))).toMatchObject({ remaining: '118' });
});

test('one trusted hop means that only the last forwarded address counts', async () => {
  const behind = await aService({
    clock,
    environment: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: '1' },
  });
  const call = (forwarded: string) =>
    behind.call('/v1', { headers: { 'x-forwarded-for': forwarded } });
  expect(rateHeaders(await call('1.1.1.1, 198.51.100.7'))).toMatchObject({ remaining: '119' });
  expect(rateHeaders(await call('2.2.2.2, 198.51.100.7'))).toMatchObject({ remaining: '118' });
  expect(rateHeaders(await call('2.2.2.2, 198.51.100.8'))).toMatchObject({ remaining: '119' });
});
