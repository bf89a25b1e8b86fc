import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { type Agent, agentsOf, FORM } from '../harness/an-agent.ts';
import { expectRefused } from '../harness/expect-refused.ts';

const clock = aClock();
const service = await aService({
  clock,
  environment: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'on' },
});
const anAgent = agentsOf(service);

test('[8.2-13] a token lives 86400 seconds and then falls back to the anonymous tier', async () => {
  const agent = anAgent();
  const { access_token } = await agent.register();
  clock.advanceSeconds(86_399);
  expect(await agent.limit(access_token)).toBe('600');
  clock.advanceSeconds(1);
  expect(await agent.limit(access_token)).toBe('120');
});

test.each([
  ['/v1/models', 'GET', 600],
  ['/graphql/nope', 'POST', 600],
  ['/mcp/nope', 'POST', 1_200],
  ['/mcp/docs/nope', 'POST', 1_200],
  ['/ask/nope', 'POST', 300],
  ['/a2a/nope', 'POST', 300],
])(
  '[5-30] [8.1-02] [8.1-04] [8.1-07] [8.1-09] [8.1-11] %s (%s) allows a registered agent %i requests a minute',
  async (path, method, limit) => {
    const agent = anAgent();
    const { access_token: token } = await agent.register();
    const statuses = new Set<number>();
    for (let i = 0; i < limit; i += 1) {
      statuses.add((await agent.call(path, { method, token })).status);
    }
    expect(statuses.has(429)).toBe(false);
    const refused = await agent.call(path, { method, token });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-policy')).toBe(`${limit};w=60`);
    const anonymous = await agent.call(path, { method });
    expect(anonymous.status).not.toBe(429);
  },
);

test('[5-06] two tokens of one address share its registered bucket, and another address has its own', async () => {
  const agent = anAgent();
  const [one, other] = [await agent.register(), await agent.register()];
  const remaining = async (at: Agent, token: string) =>
    (await at.call('/v1/models', { token })).headers.get('ratelimit-remaining');
  expect(await remaining(agent, one.access_token)).toBe('599');
  expect(await remaining(agent, other.access_token)).toBe('598');
  expect(await remaining(anAgent(), one.access_token)).toBe('599');
});

test('a client id, a client secret or a made-up token is no token', async () => {
  const agent = anAgent();
  const { client_id, client_secret, access_token } = await agent.register();
  for (const token of [client_id, client_secret, 'svc_agent_', `${access_token}x`]) {
    expect(await agent.limit(token)).toBe('120');
  }
  expect(await agent.limit(`svc_agent_${'x'.repeat(20_000)}`)).toBe('120');
});

test('[5-35] an API key does not select the tier of registered agents', async () => {
  const { secret } = await service.aKey();
  expect(await anAgent().limit(secret)).toBe('120');
});

test('[5-08] [5-09] [5-11] [5-31] an agent token does not open an account: 401 with a challenge, no redirect', async () => {
  const agent = anAgent();
  const { access_token: token } = await agent.register();
  const valid = await agent.call('/v1/me', { token });
  const why = 'An agent token only raises the read rate; this needs an API key.';
  expectRefused(valid, [401, 'unauthorized', why]);
  expect(valid.headers.get('www-authenticate')).toBe(
    `Bearer realm="kinora", resource_metadata="http://kinora.test/.well-known/oauth-protected-resource", error="invalid_token", error_description="${why}"`,
  );
  expect(valid.headers.has('location')).toBe(false);
  await agent.call('/agent/auth/revoke', { json: { token } });
  const ended = await agent.call('/v1/me', { token });
  expectRefused(ended, [
    401,
    'unauthorized',
    'The agent token is not known, has expired or was revoked.',
  ]);
  expect(ended.headers.get('www-authenticate')).toContain('error="invalid_token"');
});

test('[5-10] an API key in the place of an agent credential is 401 with a challenge', async () => {
  const agent = anAgent();
  const { client_id } = await agent.register();
  const { secret } = await service.aKey();
  const claim = { json: { client_id, client_secret: secret } };
  const atToken = { raw: 'grant_type=client_credentials', headers: FORM, token: secret };
  for (const answer of [
    await agent.call('/agent/auth/claim', claim),
    await agent.call('/issuer/token', atToken),
  ]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(
      /^Bearer realm="kinora", resource_metadata="http:\/\/kinora\.test\/\.well-known\/oauth-protected-resource"/,
    );
  }
});

test('an address that floods us with made-up tokens is not looked up for a minute, others are', async () => {
  const [flooding, bystander] = [anAgent(), anAgent()];
  const { access_token: token } = await flooding.register();
  const { access_token: unused } = await flooding.register();
  const flood = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      await flooding.call('/.well-known/nope', { token: `svc_agent_made-up-${i}` });
    }
  };
  await flood(119);
  expect(await flooding.limit(token)).toBe('600');
  await flood(1);
  expect(await flooding.limit(unused)).toBe('120');
  // Whoever shares the address and was let in before is not locked out by the flood.
  expect(await flooding.limit(token)).toBe('600');
  expect(await bystander.limit(unused)).toBe('600');
  clock.advanceSeconds(60);
  expect(await flooding.limit(token)).toBe('600');
});
