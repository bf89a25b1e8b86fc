import { expect, test } from 'vitest';
import { type Answer, aService } from '../harness/a-service.ts';
import { FORM, REGISTRATION } from '../harness/an-agent.ts';

const service = await aService();

const post = (
  path: string,
  fields: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  service.call(path, {
    method: 'POST',
    raw: new URLSearchParams(fields).toString(),
    headers: { ...FORM, ...headers },
  });

async function aClient(): Promise<{ client_id: string; client_secret: string }> {
  const { body } = await service.call('/agent/auth/register', {
    method: 'POST',
    json: REGISTRATION,
  });
  return { client_id: body.client_id, client_secret: body.client_secret };
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

function expectOAuthError(answer: Answer, status: number, body: object): void {
  expect([answer.status, answer.body]).toEqual([status, body]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

test('[5-45] [5-46] [5-47] [5-48] assertion grants, the code flow and dynamic registration are not enabled', async () => {
  const { body } = await service.call('/.well-known/oauth-authorization-server');
  expect(body.grant_types_supported).toEqual(['client_credentials']);
  expect(Object.keys(body)).not.toContain('registration_endpoint');
  expect(Object.keys(body.agent_auth)).not.toContain('identity_assertion');
  const client = await aClient();
  for (const grant_type of [
    'authorization_code',
    'refresh_token',
    'password',
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
    'urn:ietf:params:oauth:grant-type:token-exchange',
    'CLIENT_CREDENTIALS',
  ]) {
    expectOAuthError(await post('/issuer/token', { ...client, grant_type }), 400, {
      error: 'unsupported_grant_type',
      error_description: 'grant_type must be client_credentials.',
    });
  }
  expect((await post('/issuer/register', { client_name: 'x' })).status).toBe(404);
});

test('the authorization endpoint refuses everybody with unauthorized_client and never redirects', async () => {
  const query =
    'response_type=code&client_id=x&redirect_uri=https%3A%2F%2Fevil.test&state=s&code_challenge=c';
  for (const answer of [
    await service.call('/issuer/authorize'),
    await service.call(`/issuer/authorize?${query}`),
    await post('/issuer/authorize', query),
    await service.call('/issuer/authorize', { method: 'POST', json: {} }),
    await service.call('/issuer/authorize', { method: 'POST' }),
  ]) {
    expectOAuthError(answer, 400, {
      error: 'unauthorized_client',
      error_description:
        'The authorization-code flow is not enabled. Agents use client_credentials at the token endpoint.',
    });
    expect(answer.headers.has('location')).toBe(false);
  }
});

test('the token endpoint gives a client the token of a claim, by body, by Basic, as form and as JSON', async () => {
  const { client_id, client_secret } = await aClient();
  const grant_type = 'client_credentials';
  const encoded = client_secret.replaceAll('_', '%5F').replaceAll('-', '%2D');
  for (const answer of [
    await post('/issuer/token', { grant_type, client_id, client_secret }),
    await post('/issuer/token', { grant_type, client_id, client_secret, scope: 'read' }),
    await post('/issuer/token', { grant_type, client_id, client_secret, scope: '', resource: 'x' }),
    await post('/issuer/token', { grant_type }, basic(client_id, client_secret)),
    await post('/issuer/token', { grant_type }, basic(client_id, encoded)),
    await post('/issuer/token', { grant_type, client_id }, basic(client_id, client_secret)),
    await service.call('/issuer/token', {
      method: 'POST',
      json: { grant_type, client_id, client_secret, unknown: ['ignored'] },
    }),
  ]) {
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^svc_agent_[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 86400,
        scope: 'read',
      },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    const { headers } = await service.call('/v1', {
      headers: { authorization: `Bearer ${answer.body.access_token}` },
    });
    expect(headers.get('ratelimit-limit')).toBe('6000000');
  }
});

test('a client that does not prove itself is 401 invalid_client, challenged in the scheme it used', async () => {
  const { client_id, client_secret } = await aClient();
  const grant_type = 'client_credentials';
  const bearer =
    'Bearer realm="kinora", resource_metadata="http://kinora.test/.well-known/oauth-protected-resource"';
  for (const [headers, fields, challenge] of [
    [{}, {}, bearer],
    [{}, { client_id, client_secret: 'x' }, bearer],
    [{}, { client_id: 'x\u0000', client_secret }, bearer],
    [basic(client_id, 'x'), {}, `${bearer}, Basic realm="kinora"`],
    [basic('', client_secret), {}, `${bearer}, Basic realm="kinora"`],
    [basic(client_id, '%zz'), {}, `${bearer}, Basic realm="kinora"`],
    [{ authorization: 'Basic' }, {}, `${bearer}, Basic realm="kinora"`],
    [{ authorization: 'Basic !' }, {}, `${bearer}, Basic realm="kinora"`],
    [{ authorization: `Bearer ${client_secret}` }, {}, bearer],
  ] as const) {
    const answer = await post('/issuer/token', { grant_type, ...fields }, headers);
    expectOAuthError(answer, 401, {
      error: 'invalid_client',
      error_description: expect.any(String),
    });
    expect(answer.headers.get('www-authenticate')).toBe(challenge);
  }
});

test('a malformed token request is an error of RFC 6749', async () => {
  const { client_id, client_secret } = await aClient();
  const grant_type = 'client_credentials';
  const both = await post(
    '/issuer/token',
    { grant_type, client_id, client_secret },
    basic(client_id, client_secret),
  );
  const twice = await post('/issuer/token', `grant_type=${grant_type}&grant_type=${grant_type}`);
  const inAddress = await post(`/issuer/token?client_secret=${client_secret}`, {
    grant_type,
    client_id,
  });
  expect(inAddress.status).toBe(401);
  const json = { 'content-type': 'application/json' };
  const raw = (body: string, headers: Readonly<Record<string, string>>) =>
    service.call('/issuer/token', { method: 'POST', raw: body, headers });
  for (const [answer, status, description] of [
    [both, 400, 'The client must authenticate in one way only.'],
    [twice, 400, 'grant_type must be text, sent once.'],
    [await post('/issuer/token', {}), 400, 'grant_type is required.'],
    [await post('/issuer/token', { grant_type: '' }), 400, 'grant_type is required.'],
    [await raw('{"grant_type":7}', json), 400, 'grant_type must be text, sent once.'],
    [await raw('[]', json), 400, 'The parameters must be sent in the body, as a form.'],
    [await raw('{', json), 400, 'The request body is not valid JSON.'],
    [await raw('x', { 'content-type': 'text/plain' }), 415, expect.any(String)],
    [await post('/issuer/token', { grant_type, client_secret }), 400, 'client_id is required.'],
    [
      await post('/issuer/token', { grant_type, client_id: 'x'.repeat(201), client_secret }),
      400,
      'client_id must be text of 1 to 200 characters.',
    ],
  ] as const) {
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: 'invalid_request', error_description: description },
    ]);
  }
  const scope = await post('/issuer/token', {
    grant_type,
    client_id,
    client_secret,
    scope: 'read generate',
  });
  expectOAuthError(scope, 400, {
    error: 'invalid_scope',
    error_description: 'scope must be read.',
  });
});

test('the revocation endpoint ends a token for whoever holds it, and refuses a false client', async () => {
  const client = await aClient();
  const grant = { grant_type: 'client_credentials', ...client };
  const limit = async (token: string) =>
    (await service.call('/v1', { headers: { authorization: `Bearer ${token}` } })).headers.get(
      'ratelimit-limit',
    );
  for (const [fields, headers] of [
    [{}, {}],
    [client, {}],
    [{ token_type_hint: 'access_token' }, basic(client.client_id, client.client_secret)],
  ] as const) {
    const token = (await post('/issuer/token', grant)).body.access_token;
    const refused = await post('/issuer/revoke', { token }, basic(client.client_id, 'x'));
    expectOAuthError(refused, 401, {
      error: 'invalid_client',
      error_description: 'The client id and secret do not match a known client.',
    });
    expect(await limit(token)).toBe('6000000');
    const { status, body } = await post('/issuer/revoke', { token, ...fields }, headers);
    expect([status, body]).toEqual([200, { revoked: true }]);
    expect(await limit(token)).toBe('1200000');
  }
  expect((await post('/issuer/revoke', { token: 'unknown' })).status).toBe(200);
  expectOAuthError(await post('/issuer/revoke', {}), 400, {
    error: 'invalid_request',
    error_description: 'token is required.',
  });
  await post('/issuer/revoke', { token: client.client_secret });
  expect((await post('/issuer/token', grant)).status).toBe(401);
});
