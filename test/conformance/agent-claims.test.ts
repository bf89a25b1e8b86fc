import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { agentsOf, FORM } from '../harness/an-agent.ts';
import { expectRefused } from '../harness/expect-refused.ts';

const service = await aService({
  environment: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'on' },
});
const anAgent = agentsOf(service);

test('[2.7-13] [4.3-15] [4.3-16] a claim gives the client a fresh token in the shape of a registration', async () => {
  const agent = anAgent();
  const registered = await agent.register();
  const { client_id, client_secret } = registered;
  for (const request of [
    { json: { client_id, client_secret } },
    { raw: `client_id=${client_id}&client_secret=${client_secret}`, headers: FORM },
  ]) {
    const { status, headers, body } = await agent.call('/agent/auth/claim', request);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...registered,
      access_token: expect.stringMatching(/^svc_agent_[\w-]{43}$/),
    });
    expect(body.access_token).not.toBe(registered.access_token);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await agent.limit(body.access_token)).toBe('600');
  }
  expect(await agent.limit(registered.access_token)).toBe('600');
});

test('[4.3-20] [7.2-16] a claim by a client that does not match is 401 invalid_client with a challenge', async () => {
  const agent = anAgent();
  const one = await agent.register();
  const other = await agent.register();
  for (const [client_id, client_secret] of [
    [one.client_id, other.client_secret],
    [one.client_id, one.access_token],
    [one.client_id, one.client_id],
    [`${one.client_id}x`, one.client_secret],
    [one.client_id.toUpperCase(), one.client_secret],
    ["' or 1=1 --", one.client_secret],
    ['\u0000', one.client_secret],
    [one.client_id, `${one.client_secret}\u0000`],
    ['x'.repeat(200), 'x'.repeat(200)],
  ]) {
    const answer = await agent.call('/agent/auth/claim', { json: { client_id, client_secret } });
    expectRefused(answer, [
      401,
      'invalid_client',
      'The client id and secret do not match a known client.',
    ]);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="kinora", resource_metadata="http://kinora.test/.well-known/oauth-protected-resource"',
    );
  }
});

test('[4.3-17] a malformed claim or revocation is 400 and names the field', async () => {
  const agent = anAgent();
  for (const [path, json, message] of [
    ['claim', {}, 'client_id is required: it must be text of 1 to 200 characters.'],
    [
      'claim',
      { client_id: 'x' },
      'client_secret is required: it must be text of 1 to 200 characters.',
    ],
    [
      'claim',
      { client_id: 'x', client_secret: 'x'.repeat(201) },
      'client_secret must be text of 1 to 200 characters.',
    ],
    [
      'claim',
      { client_id: { $ne: null }, client_secret: 'x' },
      'client_id must be text of 1 to 200 characters.',
    ],
    [
      'claim',
      { client_id: 'x', client_secret: 'y', grant_type: 'z' },
      'Unknown field "grant_type". Accepted: client_id, client_secret.',
    ],
    ['revoke', {}, 'token is required: it must be text of 1 to 4096 characters.'],
    ['revoke', { token: '' }, 'token must be text of 1 to 4096 characters.'],
    ['revoke', { token: 'x'.repeat(4_097) }, 'token must be text of 1 to 4096 characters.'],
    ['revoke', { token: ['a', 'b'] }, 'token must be text of 1 to 4096 characters.'],
    ['revoke', { token: 'x', all: true }, 'Unknown field "all". Accepted: token.'],
  ] as const) {
    const answer = await agent.call(`/agent/auth/${path}`, { json });
    expectRefused(answer, [400, 'invalid_request', message]);
  }
});

test('a revoked access token ends alone, and falls back to the anonymous tier at once', async () => {
  const agent = anAgent();
  const { client_id, client_secret, access_token } = await agent.register();
  const claim = { json: { client_id, client_secret } };
  const { body: second } = await agent.call('/agent/auth/claim', claim);
  expect(await agent.limit(access_token)).toBe('600');
  const revoked = await agent.call('/agent/auth/revoke', { json: { token: access_token } });
  expect([revoked.status, revoked.body]).toEqual([200, { revoked: true }]);
  expect(await agent.limit(access_token)).toBe('120');
  expect(await agent.limit(second.access_token)).toBe('600');
  expect((await agent.call('/agent/auth/claim', claim)).status).toBe(200);
});

test('a revoked client secret ends the client and all of its tokens', async () => {
  const agent = anAgent();
  const { client_id, client_secret, access_token } = await agent.register();
  const bystander = await agent.register();
  const claim = { json: { client_id, client_secret } };
  const { body: second } = await agent.call('/agent/auth/claim', claim);
  const revocation = { raw: `token=${client_secret}`, headers: FORM };
  expect((await agent.call('/agent/auth/revoke', revocation)).body).toEqual({ revoked: true });
  expect(await agent.limit(access_token)).toBe('120');
  expect(await agent.limit(second.access_token)).toBe('120');
  expect((await agent.call('/agent/auth/claim', claim)).status).toBe(401);
  expect(await agent.limit(bystander.access_token)).toBe('600');
});

test('revoking what is not known has the same answer and ends nothing', async () => {
  const agent = anAgent();
  const { client_id, access_token } = await agent.register();
  const { secret } = await service.aKey();
  for (const token of ['nonsense', client_id, `${access_token}x`, secret, '\u0000']) {
    const { status, body } = await agent.call('/agent/auth/revoke', { json: { token } });
    expect([status, body]).toEqual([200, { revoked: true }]);
  }
  expect(await agent.limit(access_token)).toBe('600');
  expect((await agent.call('/v1/me', { token: secret })).status).toBe(200);
});
