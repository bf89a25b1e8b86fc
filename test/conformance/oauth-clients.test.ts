import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  discoverOAuthServerInfo,
} from '@modelcontextprotocol/client';
import * as oauth from 'oauth4webapi';
import { expect, test } from 'vitest';
import { aService, type TestService } from '../harness/a-service.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';
import { aFreePort } from '../harness/wait.ts';

/** Clients follow the addresses in the documents, so these must lead to the real port. */
async function aReachableService(
  environment: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<TestService> {
  const port = await aFreePort();
  return aService({
    environment: {
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT_MULTIPLIER: '1',
      ...environment(port),
    },
  });
}

const service = await aReachableService();
const INSECURE = { [oauth.allowInsecureRequests]: true };

async function register(at: TestService): Promise<{ id: string; secret: string }> {
  const { body } = await at.call('/agent/auth/register', {
    method: 'POST',
    json: { client_name: 'oauth4webapi', identity_type: 'anonymous' },
  });
  return { id: body.client_id, secret: body.client_secret };
}

async function discover(issuer: URL, algorithm: 'oauth2' | 'oidc') {
  const response = await oauth.discoveryRequest(issuer, { algorithm, ...INSECURE });
  return oauth.processDiscoveryResponse(issuer, response);
}

async function limitOf(at: TestService, token: string): Promise<string | null> {
  const answer = await at.call('/v1/models', { headers: { authorization: `Bearer ${token}` } });
  return answer.headers.get('ratelimit-limit');
}

test.each([
  ['oauth2', 'post'],
  ['oauth2', 'basic'],
  ['oidc', 'post'],
  ['oidc', 'basic'],
] as const)(
  'a strict client discovers the issuer by %s, gets a token by client_credentials (%s), uses it and revokes it',
  async (algorithm, method) => {
    const server = await discover(new URL(`${service.origin}/issuer`), algorithm);
    const { id, secret } = await register(service);
    const client = { client_id: id };
    const proof =
      method === 'post' ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret);
    const granted = await oauth.processClientCredentialsResponse(
      server,
      client,
      await oauth.clientCredentialsGrantRequest(server, client, proof, { scope: 'read' }, INSECURE),
    );
    expect(granted).toMatchObject({ token_type: 'bearer', expires_in: 86400, scope: 'read' });
    const { access_token: token } = granted;
    expect(await limitOf(service, token)).toBe('600');
    const revocation = await oauth.revocationRequest(server, client, proof, token, INSECURE);
    await oauth.processRevocationResponse(revocation);
    expect(await limitOf(service, token)).toBe('120');
  },
);

test('a strict client understands the refusal of a false secret', async () => {
  const server = await discover(new URL(`${service.origin}/issuer`), 'oauth2');
  const { id } = await register(service);
  const response = await oauth.clientCredentialsGrantRequest(
    server,
    { client_id: id },
    oauth.ClientSecretBasic('false'),
    {},
    INSECURE,
  );
  const outcome = oauth.processClientCredentialsResponse(server, { client_id: id }, response);
  await expect(outcome).rejects.toMatchObject({
    name: 'WWWAuthenticateChallengeError',
    status: 401,
    cause: [
      {
        scheme: 'bearer',
        parameters: {
          realm: 'kinora',
          resource_metadata: `${service.origin}/.well-known/oauth-protected-resource`,
        },
      },
      { scheme: 'basic', parameters: { realm: 'kinora' } },
    ],
  });
});

test('the MCP client accepts the metadata for /mcp and finds the issuer', async () => {
  const mcp = `${service.origin}/mcp`;
  const resource = await discoverOAuthProtectedResourceMetadata(mcp);
  expect(resource).toMatchObject({
    resource: mcp,
    authorization_servers: [`${service.origin}/issuer`],
  });
  const found = await discoverAuthorizationServerMetadata(`${service.origin}/issuer`);
  expect(found?.token_endpoint).toBe(`${service.origin}/issuer/token`);
  const info = await discoverOAuthServerInfo(mcp);
  expect(info.authorizationServerUrl).toBe(`${service.origin}/issuer`);
  expect(info.authorizationServerMetadata?.issuer).toBe(`${service.origin}/issuer`);
  expect(info.resourceMetadata?.resource).toBe(mcp);
});

test.each([
  ['another path', (port: number) => `http://127.0.0.1:${port}/accounts/oauth`],
  ['the service itself', (port: number) => `http://127.0.0.1:${port}`],
  ['another host', (port: number) => `http://localhost:${port}`],
  ['another host and a path', (port: number) => `http://localhost:${port}/tenant`],
])('an issuer on %s is found by both clients and gives tokens', async (_where, address) => {
  const at = await aReachableService((port) => ({ HOST: 'localhost', AUTH_URL: address(port) }));
  const issuer = address(at.port);
  const info = await discoverOAuthServerInfo(`${at.origin}/mcp`);
  expect(info.authorizationServerMetadata?.issuer).toBe(issuer);
  for (const algorithm of ['oauth2', 'oidc'] as const) {
    const server = await discover(new URL(issuer), algorithm);
    expect(server.issuer).toBe(issuer);
    const { id, secret } = await register(at);
    const granted = await oauth.processClientCredentialsResponse(
      server,
      { client_id: id },
      await oauth.clientCredentialsGrantRequest(
        server,
        { client_id: id },
        oauth.ClientSecretBasic(secret),
        {},
        INSECURE,
      ),
    );
    expect(await limitOf(at, granted.access_token)).toBe('600');
    const keys = await (await fetch(server.jwks_uri ?? '')).json();
    expect(keys).toMatchObject({ keys: [{ alg: 'RS256' }] });
  }
});

test('the host of the issuer serves the issuer and nothing else', async () => {
  const at = await aReachableService(() => ({ AUTH_URL: 'http://AUTH.kinora.test/' }));
  const onIssuer = async (path: string, method = 'GET') => {
    const request = `${method} ${path} HTTP/1.1\r\nHost: auth.Kinora.test\r\nConnection: close\r\n\r\n`;
    const { status, headers, body } = parseRaw(await sendRaw(at.port, request));
    return { status, headers, body: JSON.parse(body) };
  };
  expect((await onIssuer('/jwks.json')).status).toBe(200);
  expect((await onIssuer('/authorize')).body.error).toBe('unauthorized_client');
  expect((await onIssuer('/.well-known/openid-configuration')).body.issuer).toBe(
    'http://AUTH.kinora.test',
  );
  for (const [path, status, code] of [
    ['/', 404, 'unknown_endpoint'],
    ['/v1/models', 404, 'unknown_endpoint'],
    ['/auth.md', 404, 'unknown_endpoint'],
    ['/openapi.json', 404, 'unknown_endpoint'],
    ['/issuer/token', 404, 'unknown_endpoint'],
    ['/%zz', 400, 'invalid_request'],
  ] as const) {
    for (const method of ['GET', 'DELETE']) {
      const answer = await onIssuer(path, method);
      expect([path, answer.status, answer.body.error.code]).toEqual([path, status, code]);
      expect(answer.headers.get('ratelimit-limit')).toBe(path === '/%zz' ? '600' : '120');
    }
  }
  const wrongVerb = await onIssuer('/token');
  expect([wrongVerb.status, wrongVerb.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect((await at.call('/v1/models')).status).toBe(200);
});

test.each(['http://auth.test/a b', 'http://auth.test/?x=1', 'http://auth.test/(a+)+'])(
  'AUTH_URL %s stops the start with one line that names it',
  async (address) => {
    await expect(aService({ environment: { AUTH_URL: address } })).rejects.toThrow(
      'AUTH_URL must have a plain path and no query',
    );
  },
);

const execute = promisify(execFile);
const hasCurl = await execute('curl', ['--version']).then(
  () => true,
  () => false,
);

test.runIf(hasCurl)('every command of /auth.md works as it stands', async () => {
  const { text } = await service.call('/auth.md');
  const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command]) => command ?? '');
  const [discovery = '', registration = '', claim = '', exchange = '', use = '', revoke = ''] =
    commands;
  expect(commands).toHaveLength(6);
  const run = async (command: string, environment = {}) => {
    const strict = command.replaceAll('curl ', 'curl -sS --fail-with-body --max-time 5 ');
    const env = { PATH: process.env['PATH'], ...environment };
    return (await execute('sh', ['-ec', strict], { env })).stdout;
  };
  expect(await run(discovery)).toContain('"agent_auth"');
  const registered = JSON.parse(await run(registration));
  const environment = {
    CLIENT_ID: registered.client_id,
    CLIENT_SECRET: registered.client_secret,
    ACCESS_TOKEN: registered.access_token,
  };
  expect(JSON.parse(await run(claim, environment))).toMatchObject({ scope: 'read' });
  expect(JSON.parse(await run(exchange, environment))).toMatchObject({ token_type: 'Bearer' });
  expect(JSON.parse(await run(use, environment))).toHaveProperty('models');
  expect(JSON.parse(await run(revoke, environment))).toEqual({ revoked: true });
  expect(await limitOf(service, registered.access_token)).toBe('120');
});
