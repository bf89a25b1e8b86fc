import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';

const clock = aClock();
const service = await aService({ clock });

const AGENT_AUTH = {
  version: '0.1.0',
  skill: 'http://kinora.test/auth.md',
  register_uri: 'http://kinora.test/agent/auth/register',
  claim_uri: 'http://kinora.test/agent/auth/claim',
  revocation_uri: 'http://kinora.test/agent/auth/revoke',
  identity_endpoint: 'http://kinora.test/agent/auth/register',
  claim_endpoint: 'http://kinora.test/agent/auth/claim',
  identity_types_supported: ['anonymous'],
  anonymous: { credential_types_supported: ['bearer'], scopes_supported: ['read'] },
};

const SERVER_METADATA = {
  issuer: 'http://kinora.test/issuer',
  authorization_endpoint: 'http://kinora.test/issuer/authorize',
  token_endpoint: 'http://kinora.test/issuer/token',
  revocation_endpoint: 'http://kinora.test/issuer/revoke',
  jwks_uri: 'http://kinora.test/issuer/jwks.json',
  response_types_supported: ['code'],
  grant_types_supported: ['client_credentials'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  scopes_supported: ['read'],
  service_documentation: 'http://kinora.test/auth.md',
  agent_auth: AGENT_AUTH,
};

test('[4.4-02] [4.4-03] [4.4-04] [4.4-05] [5-02] the protected-resource metadata names the resource, its issuer and the header method', async () => {
  for (const path of ['', '/mcp', '/v1', '/graphql']) {
    const { status, headers, body } = await service.call(
      `/.well-known/oauth-protected-resource${path}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      resource: `http://kinora.test${path}`,
      authorization_servers: ['http://kinora.test/issuer'],
      bearer_methods_supported: ['header'],
      scopes_supported: [
        'generate',
        'read',
        'billing:checkout',
        'billing:read',
        'billing:manage',
        'webhooks',
      ],
      resource_name: 'Kinora',
      resource_documentation: 'http://kinora.test/auth.md',
    });
  }
  const { secret } = await service.aKey();
  expect((await service.call(`/v1/me?access_token=${secret}`)).status).not.toBe(200);
});

test('[4.3-01] [4.3-02] [4.3-03] [4.3-04] [4.3-05] [4.3-06] [4.3-07] [4.3-08] [4.4-06] [4.4-07] [4.4-08] the server metadata is the same wherever a client looks, and has agent_auth', async () => {
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/issuer',
    '/issuer/.well-known/oauth-authorization-server',
  ]) {
    const { status, headers, body } = await service.call(path);
    expect([path, status, body]).toEqual([path, 200, SERVER_METADATA]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  }
});

test('[4.4-09] OpenID Connect discovery is the same wherever a client looks', async () => {
  for (const path of [
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration/issuer',
    '/issuer/.well-known/openid-configuration',
  ]) {
    const { status, body } = await service.call(path);
    expect([path, status, body]).toEqual([
      path,
      200,
      {
        ...SERVER_METADATA,
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ]);
  }
});

test('[4.3-09] the addresses in agent_auth are the ones that work', async () => {
  const { agent_auth } = (await service.call('/.well-known/oauth-authorization-server')).body;
  const send = (address: string, json: unknown) =>
    service.call(new URL(address).pathname, { method: 'POST', json });
  const registered = await send(agent_auth.register_uri, {
    client_name: 'x',
    identity_type: 'anonymous',
  });
  expect((await send(agent_auth.identity_endpoint, { type: 'anonymous' })).status).toBe(200);
  const { client_id, client_secret, claim_uri, revocation_uri } = registered.body;
  expect([claim_uri, revocation_uri]).toEqual([agent_auth.claim_uri, agent_auth.revocation_uri]);
  expect((await send(agent_auth.claim_uri, { client_id, client_secret })).status).toBe(200);
  expect((await send(agent_auth.revocation_uri, { token: client_secret })).status).toBe(200);
  expect((await service.call('/auth.md')).status).toBe(200);
});

test('[4.4-21] [4.4-22] the issuer serves what its metadata lists, and its root is the JSON 404', async () => {
  for (const path of [
    '/issuer',
    '/issuer/',
    '/issuer/register',
    '/issuer/userinfo',
    '/issuer/v1',
  ]) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, headers, body } = await service.call(path, { method });
      expect([method, path, status, body?.error.code]).toEqual([
        method,
        path,
        404,
        'unknown_endpoint',
      ]);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('ratelimit-limit')).toBe('1200000');
    }
  }
});

test('OPTIONS works on every address of the metadata, for pages of any origin', async () => {
  const { body } = await service.call('/.well-known/oauth-authorization-server');
  const addresses = [body, body.agent_auth]
    .flatMap((block) => Object.values<unknown>(block))
    .filter((value) => typeof value === 'string' && value.startsWith('http'))
    .map((address) => new URL(String(address)).pathname)
    .filter((path) => path !== '/issuer');
  expect(addresses).toHaveLength(11);
  for (const path of addresses) {
    const { status, headers } = await service.call(path, { method: 'OPTIONS' });
    expect([path, status]).toEqual([path, 204]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('[8.1-21] the documents are never refused for the rate, and a known one is not sent again', async () => {
  const strict = await aService({ clock, environment: { RATE_LIMIT_MULTIPLIER: '0.01' } });
  for (const path of [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/issuer/.well-known/openid-configuration',
    '/issuer/jwks.json',
    '/auth.md',
  ]) {
    for (let i = 0; i < 5; i += 1) {
      const { status, headers } = await strict.call(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('ratelimit-remaining')).toBe('1');
    }
    const etag = (await strict.call(path)).headers.get('etag') ?? '';
    const again = await strict.call(path, { headers: { 'if-none-match': etag } });
    expect([path, again.status, again.text]).toEqual([path, 304, '']);
  }
  await strict.call('/issuer/authorize');
  const refused = await strict.call('/issuer/authorize');
  expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
});

test('[4.4-01] /auth.md tells an agent how to register, in Markdown, and its commands work', async () => {
  const { status, headers, text } = await service.call('/auth.md');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(text).toMatch(/^# .*auth\.md/);
  expect(text.match(/^## .*/gm)).toEqual([
    '## Discover',
    '## Pick a method',
    '## Ask your person for a key',
    '## Register',
    '## Claim',
    '## Exchange',
    '## Use',
    '## Errors',
    '## Revocation',
  ]);
  for (const word of [
    'agent_auth',
    'identity_endpoint',
    'identity_assertion',
    'service_auth',
    'id-jag',
    'WWW-Authenticate',
  ]) {
    expect(text).toContain(word);
  }
  expect(text).not.toMatch(/\{\w+_url\}|\{service_name\}/);
  expect(text).toContain('http://kinora.test/agent/auth/register');
  expect(text).toContain(
    'http://kinora.test/keys/new?name=Trip%20planner&permissions=generate,read&daily_ceiling=20',
  );
});

test('/auth.md tells the rates and times of the contract', async () => {
  const { text } = await service.call('/auth.md');
  expect(text).toContain('| `/ask` | 60 | 300 |');
  expect(text).toContain('(86,400 seconds)');
  expect(text).toContain('register 20 times an hour');
  expect(text).toContain('for 90 days');
});
