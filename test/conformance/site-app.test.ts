import { expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const site = await aSite();
const { service } = site;

const BARE =
  'Bearer realm="kinora", resource_metadata="http://kinora.test/.well-known/oauth-protected-resource"';

test('[7.2-15] without a session every JSON endpoint is 401 unauthenticated, never a redirect', async () => {
  for (const [method, path, json] of [
    ['GET', '/app/api/me', undefined],
    ['GET', '/app/api/keys', undefined],
    ['GET', '/app/api/videos', undefined],
    ['GET', '/app/api/videos/count', undefined],
    ['GET', '/app/api/videos/gen_x/share', undefined],
    ['POST', '/app/api/videos/gen_x/share', undefined],
    ['DELETE', '/app/api/videos/gen_x/share', undefined],
    ['GET', '/app/api/ledger', undefined],
    ['GET', '/app/api/usage', undefined],
    ['POST', '/app/api/keys', { name: 'x', permissions: ['read'] }],
    ['DELETE', '/app/api/keys/key_x', undefined],
  ] as const) {
    for (const cookie of ['', 'kinora.session_token=forged.signature', 'kinora.session_token=']) {
      const answer = await service.call(path, {
        method,
        headers: { origin: site.origin, ...(cookie === '' ? {} : { cookie }) },
        ...(json === undefined ? {} : { json }),
      });
      expect([answer.status, answer.body]).toEqual([
        401,
        {
          error: {
            code: 'unauthenticated',
            message: 'Sign in first.',
            create_key_url: 'http://kinora.test/keys',
            request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
            request_id: requestIdOf(answer),
          },
        },
      ]);
      expect(answer.headers.get('www-authenticate')).toBe(BARE);
      expect(answer.headers.get('location')).toBeNull();
    }
  }
});

test('a bearer key does not open the JSON endpoints of the site', async () => {
  const { secret } = await service.aKey();
  const { status, body } = await service.call('/app/api/me', {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
});

test('a signed-in person reads the account, and makes, lists and revokes keys', async () => {
  const member = await site.aMember();
  const me = await member.json('GET', '/app/api/me');
  expect(me.body).toMatchObject({
    account: { email: member.email },
    plan: { id: 'free' },
    credits: { balance: 10, held: 0, available: 10 },
    key: null,
  });
  const made = await member.json('POST', '/app/api/keys', {
    name: 'worker',
    permissions: ['generate'],
    daily_ceiling: 5,
  });
  expect(made.status).toBe(201);
  expect(made.body.secret).toMatch(/^svc_live_[\w-]{43}$/);
  const key = {
    id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
    name: 'worker',
    last_four: made.body.secret.slice(-4),
    permissions: ['generate'],
    daily_ceiling: 5,
    created_at: expect.stringMatching(/Z$/),
    last_used_at: null,
    revoked_at: null,
  };
  expect(made.body.key).toEqual(key);
  const unused = { used_today: 0, used_last_7_days: [0, 0, 0, 0, 0, 0, 0] };
  expect((await member.json('GET', '/app/api/keys')).body).toEqual({
    keys: [{ ...key, ...unused }],
  });
  const revoked = await member.json('DELETE', `/app/api/keys/${made.body.key.id}`);
  expect(revoked.status).toBe(200);
  expect(revoked.body).toEqual({ key: { ...key, revoked_at: expect.stringMatching(/Z$/) } });
  const again = await member.json('DELETE', `/app/api/keys/${made.body.key.id}`);
  expect(again.body).toEqual(revoked.body);
});

test('a key shows what it used today and on each of the last seven days, oldest first', async () => {
  const [member, stranger] = [await site.aMember(), await site.aMember()];
  const { account } = (await member.json('GET', '/app/api/me')).body;
  const busy = await service.aKey({ accountId: account.id });
  await service.aKey({ accountId: account.id });
  await service.pool.query(
    `insert into api_key_day (key_id, day, used)
     select $1, (now() at time zone 'utc')::date - ago, used
     from (values (0, 4), (1, 2), (6, 9), (7, 100)) as days(ago, used)`,
    [busy.keyId],
  );
  const { keys } = (await member.json('GET', '/app/api/keys')).body;
  const used = ({ used_today: today, used_last_7_days: days }: Record<string, unknown>) => [
    today,
    days,
  ];
  expect(keys.map(used)).toEqual([
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [4, [9, 0, 0, 0, 0, 2, 4]],
  ]);
  expect((await stranger.json('GET', '/app/api/keys')).body).toEqual({ keys: [] });
});

test("another account's key is not there", async () => {
  const [owner, stranger] = [await site.aMember(), await site.aMember()];
  const wish = { name: 'mine', permissions: ['read'] };
  const { body } = await owner.json('POST', '/app/api/keys', wish);
  const path = `/app/api/keys/${body.key.id}`;
  const refused = await stranger.json('DELETE', path);
  expect([refused.status, refused.body.error.code]).toEqual([404, 'not_found']);
  expect((await stranger.get(`/keys/${body.key.id}/revoke`)).status).toBe(404);
  expect((await stranger.post(`/keys/${body.key.id}/revoke`)).status).toBe(404);
  expect((await owner.json('GET', '/app/api/keys')).body.keys[0].revoked_at).toBeNull();
});

test.each([
  [{ name: '', permissions: ['read'] }, 'name must be text of 1 to 80 characters.'],
  [{ name: 'a\u0000b', permissions: ['read'] }, 'name must be text of 1 to 80 characters.'],
  [{ name: 'x', permissions: [] }, 'permissions must be a list of 1 to 5 items.'],
  [{ name: 'x', permissions: ['all'] }, /^permissions\[0\] must be one of "generate", /],
  [{ name: 'x', permissions: ['read'], admin: true }, /^Unknown field "admin"/],
  [{ name: 'x', permissions: ['read'], daily_ceiling: 0 }, /^daily_ceiling must be /],
  [[], 'The request body must be a JSON object.'],
] as const)('%j is refused by name', async (wish, message) => {
  const member = await site.aMember();
  const { status, body } = await member.json('POST', '/app/api/keys', wish);
  expect(status).toBe(400);
  expect(body.error.code).toBe('invalid_request');
  expect(body.error.message).toMatch(message);
});

test('answers are kept by no cache, open to no other origin, and count 600 a minute', async () => {
  const strict = await aSite({ RATE_LIMIT_MULTIPLIER: '1' });
  for (const path of ['/app/api/me', '/keys', '/sign-in']) {
    const { headers } = await strict.service.call(path, {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toBe('Cookie');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('ratelimit-limit')).toBe('600');
    const preflight = await strict.service.call(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('allow')).toMatch(/^GET/);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access'))).toEqual([]);
  }
  const open = await strict.service.call('/v1/models');
  expect(open.headers.get('access-control-allow-origin')).toBe('*');
});
