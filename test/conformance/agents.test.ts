import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { agentsOf, FORM, REGISTRATION } from '../harness/an-agent.ts';
import { expectRefused, requestIdOf } from '../harness/expect-refused.ts';

const clock = aClock();
const service = await aService({
  clock,
  environment: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'on' },
});
const anAgent = agentsOf(service);

test('[1-27] [2.7-08] [2.7-09] [2.7-10] [2.7-11] [2.7-12] [4.3-10] [4.3-11] [4.3-12] [4.3-13] [4.3-14] registration gives an anonymous agent a client and a token of scope read', async () => {
  const { status, headers, body } = await anAgent().call('/agent/auth/register', {
    json: REGISTRATION,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    client_id: expect.stringMatching(/^svc_agent_client_[0-9a-z]{26}$/),
    client_secret: expect.stringMatching(/^svc_agent_secret_[\w-]{43}$/),
    access_token: expect.stringMatching(/^svc_agent_[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 86400,
    scope: 'read',
    claim_uri: 'http://kinora.test/agent/auth/claim',
    revocation_uri: 'http://kinora.test/agent/auth/revoke',
    registration_id: body.client_id,
    registration_type: 'anonymous',
    scopes: ['read'],
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('pragma')).toBe('no-cache');
});

test('only hashes of a secret and a token are kept', async () => {
  const { client_id, client_secret, access_token } = await anAgent().register();
  const { rows } = await service.pool.query(
    `select to_jsonb(c) as client, to_jsonb(t) as token
     from agent_client c join agent_token t on t.client_id = c.id where c.id = $1`,
    [client_id],
  );
  expect(rows).toHaveLength(1);
  const kept = JSON.stringify(rows);
  expect(kept).toContain('Trip planner');
  expect(kept).not.toContain(client_secret);
  expect(kept).not.toContain(access_token);
});

test('an auth.md agent registers with type alone, and forms work like JSON', async () => {
  const agent = anAgent();
  for (const request of [
    { json: { type: 'anonymous' } },
    { json: { type: 'anonymous', client_name: 'x' } },
    { json: { type: 'anonymous', identity_type: 'anonymous', client_name: 'x' } },
    { raw: 'client_name=Trip+planner&identity_type=anonymous', headers: FORM },
    { raw: 'type=anonymous', headers: FORM },
    { json: { client_name: 'é'.repeat(200), identity_type: 'anonymous' } },
  ]) {
    const { status, body } = await agent.call('/agent/auth/register', request);
    expect([status, body.registration_type]).toEqual([200, 'anonymous']);
  }
});

test('[4.3-18] [4.3-19] [7.2-06] another identity type is 400 unsupported_identity_type, which names the supported one', async () => {
  const agent = anAgent();
  for (const json of [
    { client_name: 'x', identity_type: 'identity_assertion' },
    { client_name: 'x', identity_type: 'service_auth' },
    { client_name: 'x', identity_type: 'Anonymous' },
    { client_name: 'x', identity_type: '' },
    { type: 'verified_email' },
  ]) {
    expectRefused(await agent.call('/agent/auth/register', { json }), [
      400,
      'unsupported_identity_type',
      'identity_type must be "anonymous", the only supported type.',
    ]);
  }
});

test('[7.1-04] a malformed registration is 400 and names the field', async () => {
  const agent = anAgent();
  const name = 'client_name must be text of 1 to 200 characters.';
  for (const [json, message] of [
    [{}, 'identity_type is required: it must be "anonymous".'],
    [{ client_name: 'x' }, 'identity_type is required: it must be "anonymous".'],
    [
      { identity_type: 'anonymous' },
      'client_name is required: it must be text of 1 to 200 characters.',
    ],
    [
      { client_name: 'x', identity_type: 'anonymous', type: 'service_auth' },
      'identity_type and type differ; send one of them.',
    ],
    [{ client_name: '', identity_type: 'anonymous' }, name],
    [{ client_name: 'x'.repeat(201), identity_type: 'anonymous' }, name],
    [{ client_name: ['x'], identity_type: 'anonymous' }, name],
    [{ client_name: null, identity_type: 'anonymous' }, name],
    [
      { client_name: 'a\nb', identity_type: 'anonymous' },
      'client_name must not contain control characters.',
    ],
    [
      { client_name: 'a\u0000', type: 'anonymous' },
      'client_name must not contain control characters.',
    ],
    [
      { client_name: 'x', identity_type: ['anonymous'] },
      'identity_type must be text of at most 200 characters.',
    ],
    [
      { ...REGISTRATION, redirect_uris: [] },
      'Unknown field "redirect_uris". Accepted: client_name, identity_type, type.',
    ],
  ] as const) {
    const answer = await agent.call('/agent/auth/register', { json });
    expectRefused(answer, [400, 'invalid_request', message]);
  }
  const twice = { raw: 'client_name=a&client_name=b&identity_type=anonymous', headers: FORM };
  expectRefused(await agent.call('/agent/auth/register', twice), [400, 'invalid_request', name]);
  const inAddress = await agent.call('/agent/auth/register?identity_type=anonymous', {
    json: { client_name: 'x' },
  });
  expectRefused(inAddress, [
    400,
    'invalid_request',
    '"identity_type" is not read from the query; use the body.',
  ]);
});

test('failures on /agent are the envelope whatever is wrong, and are not to be cached', async () => {
  const agent = anAgent();
  const json = { 'content-type': 'application/json' };
  const xml = { raw: '<x/>', headers: { 'content-type': 'application/xml' } };
  for (const [path, request, status, code] of [
    ['/agent/auth/register', { raw: '{', headers: json }, 400, 'invalid_json'],
    ['/agent/auth/register', { raw: '[]', headers: json }, 400, 'invalid_request'],
    ['/agent/auth/register', xml, 415, 'unsupported_media_type'],
    [
      '/agent/auth/register',
      { raw: ' '.repeat(1_048_577), headers: json },
      413,
      'payload_too_large',
    ],
    ['/agent/auth/register', {}, 405, 'method_not_allowed'],
    ['/agent/auth/nope', { json: {} }, 404, 'unknown_endpoint'],
    ['/agent', {}, 404, 'unknown_endpoint'],
  ] as const) {
    const { body, ...answer } = await agent.call(path, request);
    expect([path, answer.status, body.error.code]).toEqual([path, status, code]);
  }
  const refused = await agent.call('/agent/auth/register', { json: {} });
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test('one address registers 20 times an hour; malformed requests do not count', async () => {
  const agent = anAgent();
  for (let i = 0; i < 3; i += 1) await agent.call('/agent/auth/register', { json: {} });
  for (let i = 0; i < 20; i += 1) {
    const { status } = await agent.call('/agent/auth/register', { json: REGISTRATION });
    expect(status).toBe(200);
  }
  clock.advanceSeconds(1_800);
  const refused = await agent.call('/agent/auth/register', { json: REGISTRATION });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1800');
  expect(refused.body).toEqual({
    error: {
      code: 'rate_limited',
      message:
        'At most 20 registrations per hour from one address; a client can claim fresh tokens instead. Retry in 1800 s; retrying sooner extends the wait.',
      retry_after_seconds: 1800,
      window: 'hour',
      limit: 20,
      documentation: 'http://kinora.test/auth.md',
      request_id: requestIdOf(refused),
    },
  });
  const malformed = await agent.call('/agent/auth/register', { json: {} });
  expect(malformed.status).toBe(400);
  const elsewhere = await anAgent().call('/agent/auth/register', { json: REGISTRATION });
  expect(elsewhere.status).toBe(200);
  clock.advanceSeconds(1_800);
  const later = await agent.call('/agent/auth/register', { json: REGISTRATION });
  expect(later.status).toBe(200);
});

test('an address cannot register more often by asking many times at once', async () => {
  const agent = anAgent();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => agent.call('/agent/auth/register', { json: REGISTRATION })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
});
