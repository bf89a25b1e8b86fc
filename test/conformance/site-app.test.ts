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
    ['GET', '/app/api/videos/gen_x/receipt', undefined],
    ['GET', '/app/api/ledger', undefined],
    ['GET', '/app/api/usage', undefined],
    ['POST', '/app/api/keys', { name: 'x', permissions: ['read'] }],
    ['DELETE', '/app/api/keys/key_x', undefined],
    ['GET', '/app/api/models', undefined],
    ['GET', '/app/api/models/performance', undefined],
    ['POST', '/app/api/prompts/read', { prompt: 'x' }],
    ['POST', '/app/api/generate/video', { prompt: 'x' }],
    ['POST', '/app/api/generate/image', { prompt: 'x' }],
    ['GET', '/app/api/videos', undefined],
    ['GET', '/app/api/videos/gen_x', undefined],
    ['GET', '/app/api/videos/gen_x/events', undefined],
    ['POST', '/app/api/videos/gen_x/cancel', undefined],
    ['DELETE', '/app/api/videos/gen_x', undefined],
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

test('a signed-in person generates, reads, watches, cancels and deletes as with a key', async () => {
  const [owner, stranger] = [await site.aMember(), await site.aMember()];
  const { body: catalogue } = await owner.json('GET', '/app/api/models?type=image');
  expect(catalogue).toEqual((await service.call('/v1/models?type=image')).body);
  const made = await owner.json('POST', '/app/api/generate/video', {
    prompt: 'A neon city in the rain',
    aiModel: 'kinora_motion_1',
  });
  expect(made.status).toBe(202);
  const { id } = made.body.video;
  expect(made.headers.get('location')).toBe(`http://kinora.test/v1/videos/${id}`);
  const video = {
    ...made.body.video,
    status: 'generating',
    creditsUsed: 0,
    credit_cost: 2,
    strip_url: null,
    strip_frames: 0,
    frames: null,
  };
  expect(made.body.video).toEqual(video);
  const path = `/app/api/videos/${id}`;
  expect((await owner.json('GET', path)).body).toEqual({ video });
  expect((await owner.json('GET', '/app/api/videos?limit=1')).body).toEqual({
    videos: [video],
    next_cursor: null,
  });
  expect((await stranger.json('GET', path)).status).toBe(404);
  expect((await stranger.json('GET', `${path}/events`)).status).toBe(404);
  const canceled = await owner.json('POST', `${path}/cancel`);
  expect(canceled.body.video).toMatchObject({ status: 'failed', error_code: 'canceled' });
  const { headers, text } = await owner.json('GET', `${path}/events`);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(text).toContain(`id: ${id}-failed-0\nevent: video\ndata: {"video":{"id":"${id}"`);
  expect((await owner.json('DELETE', path)).status).toBe(204);
  expect((await owner.json('GET', path)).status).toBe(404);
});

test('the words of a prompt are marked for people who are signed in, and for everybody at /v1', async () => {
  const member = await site.aMember();
  const prompt = 'Two 🐼 pandas dancing';
  const words = [
    { start: 7, end: 13, kind: 'subject', color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    { start: 14, end: 21, kind: 'motion', color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ];
  const asked = await member.json('POST', '/app/api/prompts/read', { prompt, type: 'video' });
  expect([asked.status, asked.body]).toEqual([200, { words: [expect.anything(), ...words] }]);
  const open = await service.call('/v1/prompts/read', { method: 'POST', json: { prompt } });
  expect(open.body).toEqual(asked.body);
  const many = { prompt: 'fox, cat. '.repeat(100) };
  const { body } = await service.call('/v1/prompts/read', { method: 'POST', json: many });
  expect(body.words).toHaveLength(64);
  const refused = await service.call('/v1/prompts/read', { method: 'POST', json: { prompt: '' } });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
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
  [{ name: 'x', permissions: [] }, 'permissions must be a list of 1 to 6 items.'],
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
