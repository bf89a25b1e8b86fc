import { expect, test } from 'vitest';
import { createKey, revokeKey } from '../../src/domain/keys/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Answer, aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';
import { until } from '../harness/wait.ts';

const service = await aService();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) => service.call('/v1/me', { headers: bearer(token) });

const BARE =
  'Bearer realm="kinora", resource_metadata="http://kinora.test/.well-known/oauth-protected-resource"';

function expectRejected({ status, headers, body }: Answer, why: string): void {
  expect([status, body.error.code, body.error.message]).toEqual([401, 'unauthorized', why]);
  const challenge = headers.get('www-authenticate');
  expect(challenge).toBe(
    `${BARE}, error="invalid_token", error_description="${why.replaceAll('"', "'").replaceAll('…', "'")}"`,
  );
}

test('[1-11] [1-17] [1-32] [2.6-15] [2.6-16] [2.6-17] [4.2-14] [5-05] [5-33] [2.7-04] a key reads its account, plan, credits and itself', async () => {
  const { accountId, email } = await service.anAccount();
  const { keyId, secret } = await service.aKey({ accountId, dailyCeiling: 25 });
  const { status, body } = await me(secret);
  expect(status).toBe(200);
  expect(body).toEqual({
    account: {
      id: accountId,
      email,
      name: 'Ada',
      created_at: expect.stringMatching(/^20\d\d-.*Z$/),
    },
    plan: { id: 'free', name: 'Free', renews_at: null },
    credits: { balance: 10, held: 0, available: 10 },
    key: {
      id: keyId,
      name: 'test',
      permissions: ['generate', 'read'],
      daily_ceiling: 25,
      used_today: 0,
    },
  });
});

test('[4.2-11] a batch runs the account read with the key of the request', async () => {
  const { accountId, secret } = await service.aKey();
  const operations = [{ operation: 'me' }, { operation: 'index' }];
  const call = (headers: Record<string, string>) =>
    service.call('/v1/batch', { method: 'POST', json: { operations }, headers });
  const withKey = await call(bearer(secret));
  expect(withKey.body.results[0].body.account.id).toBe(accountId);
  const without = await call({});
  expect(without.status).toBe(200);
  expect(without.body.results[0]).toMatchObject({ status: 401, error: { code: 'unauthorized' } });
});

test('[5-21] [5-12] [7.2-11] without a key the answer is 401 with a bare challenge', async () => {
  const { status, headers, body } = await service.call('/v1/me');
  expect([status, body.error.code]).toEqual([401, 'unauthorized']);
  expect(headers.get('www-authenticate')).toBe(BARE);
  expect(headers.get('location')).toBeNull();
});

test('[5-22] [5-13] [5-03] [2.7-01] [7.2-13] a malformed or unknown key is 401 with the reason', async () => {
  expectRejected(await me('svc_live_short'), 'The API key is malformed.');
  expectRejected(await me(`svc_live_${'x'.repeat(43)}`), 'The API key is not known.');
  expectRejected(await me(`svc_live_${'x'.repeat(8_000)}`), 'The API key is malformed.');
  const { secret } = await service.aKey();
  expect(secret).toMatch(/^svc_live_[\w-]{43}$/);
  expectRejected(
    await me(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`),
    'The API key is not known.',
  );
});

test('[5-01] [5-11] only a bearer key counts: other schemes and kinds are 401, never a redirect', async () => {
  const { secret } = await service.aKey();
  const basic = Buffer.from(`${secret}:`).toString('base64');
  const why = 'Send an API key as "Authorization: Bearer svc_live_…".';
  for (const authorization of [
    `Basic ${basic}`,
    secret,
    `Token ${secret}`,
    'Bearer',
    'Bearer a b',
    'Bearer sk_test_x',
  ]) {
    expectRejected(await service.call('/v1/me', { headers: { authorization } }), why);
  }
  expect(
    (await service.call('/v1/me', { headers: { authorization: `bearer  ${secret}` } })).status,
  ).toBe(200);
});

test('[5-02] a key in the query is refused, and so are two Authorization headers', async () => {
  const { secret } = await service.aKey();
  for (const name of ['access_token', 'api_key', 'key', 'x']) {
    const answer = await service.call(`/v1/me?${name}=${secret}`);
    expect(answer.status).toBe(401);
    expect(answer.body.error).toEqual({
      code: 'unauthorized',
      message:
        'This key has leaked: it was sent in the address, which ends up in logs and histories. Revoke it, and send the next one in the Authorization header.',
      create_key_url: 'http://kinora.test/keys',
      request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
      request_id: requestIdOf(answer),
    });
  }
  const twice = parseRaw(
    await sendRaw(
      service.port,
      `GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nAuthorization: Bearer ${secret}\r\nConnection: close\r\n\r\n`,
    ),
  );
  expect(twice.status).toBe(400);
  expect(JSON.parse(twice.body).error.message).toBe('The Authorization header must be sent once.');
});

test('[5-23] [5-26] [5-27] [5-29] [7.2-12] a revoked key is 401 from the next request on, everywhere, and its successor works', async () => {
  const { accountId, keyId, secret } = await service.aKey();
  const successor = await service.aKey({ accountId });
  expect((await me(secret)).status).toBe(200);
  await revokeKey(service.pool, { keyId, accountId });
  expectRejected(await me(secret), 'The API key is revoked.');
  expectRejected(
    await service.call('/v1/models', { headers: bearer(secret) }),
    'The API key is revoked.',
  );
  expect((await me(successor.secret)).status).toBe(200);
});

test('[5-28] the service can revoke a key of anybody', async () => {
  const { keyId, secret } = await service.aKey();
  await revokeKey(service.pool, { keyId, accountId: null });
  expectRejected(await me(secret), 'The API key is revoked.');
});

test('a revocation holds at once on another process of the service', async () => {
  const first = await aService();
  const { keyId, accountId, secret } = await first.aKey();
  const other = await aService({
    environment: { DATABASE_URL: first.databaseUrl },
  });
  expect((await other.call('/v1/me', { headers: bearer(secret) })).status).toBe(200);
  await revokeKey(first.pool, { keyId, accountId });
  expect((await other.call('/v1/me', { headers: bearer(secret) })).status).toBe(401);
});

test('[5-14] [7.2-19] a key without the permission is 403, naming it', async () => {
  const { secret } = await service.aKey({ permissions: ['generate', 'billing:read'] });
  const answer = await me(secret);
  expect(answer.status).toBe(403);
  expect(answer.body.error).toEqual({
    code: 'forbidden',
    message: 'This key lacks the permission read.',
    permission: 'read',
    create_key_url: 'http://kinora.test/keys',
    request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
    request_id: requestIdOf(answer),
  });
  expect(answer.headers.get('www-authenticate')).toBe(
    `${BARE}, error="insufficient_scope", scope="read"`,
  );
});

test('[2.7-06] at most ten keys are active, also when twenty are made at once, and revoking makes room', async () => {
  const { accountId } = await service.anAccount();
  const request = { accountId, name: 'k', permissions: ['read'] as const, dailyCeiling: null };
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      createKey({ pool: service.pool, clock: systemClock }, request),
    ),
  );
  const made = attempts.filter((attempt) => attempt.status === 'fulfilled');
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(made).toHaveLength(10);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'limit_reached' });
  const first = made[0]?.value.key.id ?? '';
  await revokeKey(service.pool, { keyId: first, accountId });
  await createKey({ pool: service.pool, clock: systemClock }, request);
  await expect(
    createKey({ pool: service.pool, clock: systemClock }, request),
  ).rejects.toMatchObject({
    code: 'limit_reached',
    message: 'An account has at most 10 active keys. Revoke one to make another.',
  });
});

test('[2.7-03] a secret is kept only as its SHA-256 hash and its last four characters', async () => {
  const { keyId, secret } = await service.aKey();
  const { rows } = await service.pool.query(
    'select *, encode(secret_hash, $2) as hash from api_key where id = $1',
    [keyId, 'hex'],
  );
  expect(rows[0].last_four).toBe(secret.slice(-4));
  expect(rows[0].hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows[0])).not.toContain(secret.slice(9));
});

test('[2.7-07] a key does not expire and has nothing to refresh', async () => {
  const { keyId, secret } = await service.aKey();
  await service.pool.query(
    "update api_key set created_at = now() - interval '5 years' where id = $1",
    [keyId],
  );
  expect((await me(secret)).status).toBe(200);
});

test('[5-35] a key counts in the anonymous bucket of its address', async () => {
  const limited = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  const { secret } = await limited.aKey();
  const { headers } = await limited.call('/v1/me', { headers: bearer(secret) });
  expect(headers.get('ratelimit-limit')).toBe('120');
  expect((await limited.call('/v1')).headers.get('ratelimit-remaining')).toBe('118');
});

test("a key cannot touch another account's key", async () => {
  const { keyId } = await service.aKey();
  const { accountId } = await service.anAccount();
  await expect(revokeKey(service.pool, { keyId, accountId })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('calls are counted by key, route and day, and the key knows when it was last used', async () => {
  const { keyId, secret } = await service.aKey();
  for (let i = 0; i < 3; i += 1) await me(secret);
  await service.call('/v1/models', { headers: bearer(secret) });
  const calls = async () => {
    const { rows } = await service.pool.query(
      'select route, calls from route_call where key_id = $1 order by route',
      [keyId],
    );
    return rows;
  };
  await until(async () => (await calls()).length === 2);
  expect(await calls()).toEqual([
    { route: 'GET /v1/me', calls: 3 },
    { route: 'GET /v1/models', calls: 1 },
  ]);
  const { rows } = await service.pool.query(
    'select last_used_at is not null as used from api_key where id = $1',
    [keyId],
  );
  expect(rows).toEqual([{ used: true }]);
});
