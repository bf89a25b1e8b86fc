import { expect, test } from 'vitest';
import { aService, type TestService } from '../harness/a-service.ts';
import { aLegacyMcpClient, askMcp, callTool } from '../harness/an-mcp-client.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';

const service = await aService();
const local = await aService({ environment: { BASE_URL: 'http://localhost:8080' } });

const BOTH = { accept: 'application/json, text/event-stream' };

function post(of: TestService, json: unknown, headers: Record<string, string> = {}) {
  return of.call('/mcp', { method: 'POST', headers: { ...BOTH, ...headers }, json });
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

function initialize(protocolVersion: string) {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } };
  return { jsonrpc: '2.0', id: 0, method: 'initialize', params };
}

test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
  'a client of version %s shakes hands and lists tools',
  async (version) => {
    const hello = await post(service, initialize(version));
    expect(hello.body.result).toMatchObject({
      protocolVersion: version,
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      serverInfo: { name: 'kinora', title: 'Kinora', websiteUrl: 'http://kinora.test' },
    });
    const session = hello.headers.get('mcp-session-id') ?? '';
    expect(session).toMatch(/^[\w-]{49}$/);
    const ready = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await post(service, ready, { 'mcp-session-id': session })).status).toBe(202);
    const list = await post(service, LIST, {
      'mcp-session-id': session,
      'mcp-protocol-version': version,
    });
    expect(list.body.result.tools).toHaveLength(8);
    // Fields of the newest version would be foreign to an older client.
    expect(Object.keys(list.body.result)).toEqual(['tools']);
  },
);

test('the newest version asks server/discover instead', async () => {
  const { body, headers } = await askMcp(service, { method: 'server/discover' });
  expect(body.result).toMatchObject({
    resultType: 'complete',
    supportedVersions: ['2026-07-28'],
    instructions: expect.stringContaining('estimate_credit_cost'),
    ttlMs: 300_000,
    cacheScope: 'public',
    _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'kinora' } },
  });
  expect(headers.get('mcp-session-id')).toBeNull();
});

test('a session that we did not give is 404, and a client without one is served', async () => {
  const hello = await post(service, initialize('2025-06-18'));
  const ours = hello.headers.get('mcp-session-id') ?? '';
  for (const forged of [
    'x',
    `${ours}x`,
    `${ours.startsWith('A') ? 'B' : 'A'}${ours.slice(1)}`,
    `${ours.slice(0, 30)},${ours.slice(31)}`,
  ]) {
    const { status, body } = await post(service, LIST, { 'mcp-session-id': forged });
    expect([status, body.error.code, body.id]).toEqual([404, -32_001, null]);
  }
  expect((await post(service, LIST, { 'mcp-session-id': ours })).status).toBe(200);
  expect((await post(service, LIST)).status).toBe(200);
});

test('another process knows the session too', async () => {
  const other = await aService({ environment: { DATABASE_URL: service.databaseUrl } });
  const { headers } = await post(service, initialize('2025-06-18'));
  const session = headers.get('mcp-session-id') ?? '';
  expect((await post(other, LIST, { 'mcp-session-id': session })).status).toBe(200);
});

test.each(['GET', 'DELETE', 'PUT'])(
  '%s is 405 with Allow and a body of JSON-RPC',
  async (method) => {
    for (const path of ['/mcp', '/mcp/docs']) {
      const { status, headers, body } = await service.call(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
    }
  },
);

test.each([
  ['text that is no JSON', '{', 400, -32_700],
  ['nothing', '', 400, -32_700],
  ['a text', '"x"', 400, -32_600],
  ['an object that is no message', '{}', 400, -32_600],
  ['more levels than allowed', '['.repeat(100) + ']'.repeat(100), 400, -32_600],
  ['an empty batch', '[]', 400, -32_600],
])('[7.5-19] a body of %s is an error of JSON-RPC', async (_what, raw, status, code) => {
  const answer = await service.call('/mcp', {
    method: 'POST',
    headers: { ...BOTH, 'content-type': 'application/json' },
    raw,
  });
  expect([answer.status, answer.body.jsonrpc, answer.body.error.code]).toEqual([
    status,
    '2.0',
    code,
  ]);
});

test('a body of another type is 415 in the words of JSON-RPC', async () => {
  const { status, body } = await service.call('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    raw: JSON.stringify(LIST),
  });
  expect([status, body.error.code]).toEqual([415, -32_000]);
});

test('[7.1-05] before the protocol the envelope answers: 413, 429 and an unknown path', async () => {
  const large = await service.call('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    raw: `"${'x'.repeat(1_048_576)}"`,
  });
  expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large']);
  const unknown = await service.call('/mcp/nope', { method: 'POST', json: LIST });
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'unknown_endpoint']);
  const strict = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.01' } });
  for (let i = 0; i < 6; i += 1) expect((await post(strict, LIST)).status).toBe(200);
  const limited = await post(strict, LIST);
  expect([limited.status, limited.body.error.code]).toEqual([429, 'rate_limited']);
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('/mcp and /mcp/docs share one bucket, whose headers stand on every answer', async () => {
  const counted = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  const first = await post(counted, LIST);
  expect(first.headers.get('ratelimit-limit')).toBe('600');
  const before = Number(first.headers.get('ratelimit-remaining'));
  const docs = await askMcp(counted, { method: 'tools/list', path: '/mcp/docs' });
  expect(Number(docs.headers.get('ratelimit-remaining'))).toBe(before - 1);
  expect(docs.headers.get('api-version')).toBe('2026-11-15');
});

test.each([
  ['our own', 'http://kinora.test', 200],
  ['that of a tool on the same machine', 'http://localhost:6274', 200],
  ['a foreign one', 'https://evil.example', 403],
  ['one that begins like ours', 'http://kinora.test.evil.example', 403],
  ['none that can be named', 'null', 403],
])('an Origin that is %s (%s) is answered with %i', async (_what, origin, status) => {
  const answer = await post(service, LIST, { origin });
  expect(answer.status).toBe(status);
  if (status === 403)
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } });
});

test.each([
  ['localhost:8080', 200],
  ['127.0.0.1', 200],
  ['[::1]:8080', 200],
  ['evil.example', 403],
  ['localhost.evil.example:8080', 403],
])(
  'on a base address of one’s own machine the Host %s is answered with %i',
  async (host, status) => {
    const body = JSON.stringify(LIST);
    const head = [
      'POST /mcp HTTP/1.1',
      `Host: ${host}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const text = await sendRaw(local.port, `${head.join('\r\n')}\r\n\r\n${body}`);
    expect(parseRaw(text).status).toBe(status);
  },
);

test('a browser may send what the protocol needs, and read the session', async () => {
  const { status, headers } = await service.call('/mcp', { method: 'OPTIONS' });
  expect(status).toBe(204);
  const allowed = headers.get('access-control-allow-headers') ?? '';
  for (const name of ['Mcp-Session-Id', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']) {
    expect(allowed.split(', ')).toContain(name);
  }
  const answer = await post(service, initialize('2025-06-18'), { origin: 'http://localhost:6274' });
  expect(answer.headers.get('access-control-expose-headers')).toContain('Mcp-Session-Id');
});

test('a client that accepts anything gets plain JSON', async () => {
  const { status, headers, body } = await service.call('/mcp', { method: 'POST', json: LIST });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body.result.tools).toHaveLength(8);
});

test('a batch of version 2025-03-26 is answered as a whole, if it is not too long', async () => {
  const call = (id: number) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name: 'get_model', arguments: { model: 'kinora_still_1' } },
  });
  const { status, body } = await post(service, [PING, call(2), call(3)]);
  expect(status).toBe(200);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
  const long = await post(
    service,
    Array.from({ length: 6 }, (_, i) => call(i)),
  );
  expect([long.status, long.body.error]).toMatchObject([
    400,
    { code: -32_600, message: 'A batch must hold at most 5 messages.' },
  ]);
  const newer = await post(service, [PING], { 'mcp-protocol-version': '2025-06-18' });
  expect([newer.status, newer.body.error]).toMatchObject([
    400,
    { code: -32_600, message: 'Version 2025-06-18 of the protocol has no batches.' },
  ]);
});

test('headers and body of the newest version must agree', async () => {
  const { status, body } = await askMcp(service, {
    method: 'tools/call',
    params: { name: 'list_models', arguments: {} },
    headers: { 'mcp-name': 'get_model' },
  });
  expect([status, body.error.code]).toEqual([400, -32_020]);
  const future = await askMcp(service, {
    method: 'tools/list',
    headers: { 'mcp-protocol-version': '2099-01-01' },
  });
  expect(future.status).toBe(400);
});

test('an agent token raises the rate here too, and nothing else', async () => {
  const counted = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  const { body } = await counted.call('/agent/auth/register', {
    method: 'POST',
    json: { client_name: 'Trip planner', identity_type: 'anonymous' },
  });
  const { headers } = await askMcp(counted, { method: 'tools/list', key: body.access_token });
  expect(headers.get('ratelimit-limit')).toBe('1200');
});

test('calls with a key are noted, so that its owner can be told of what is retired', async () => {
  const noting = await aService({ environment: { DATABASE_URL: service.databaseUrl } });
  const { secret: key, keyId } = await noting.aKey();
  await callTool(noting, 'get_account', { key });
  const client = await aLegacyMcpClient(noting, { key });
  await client.callTool({ name: 'get_account', arguments: {} });
  // What is noted is written at the latest when the service stops.
  await noting.stop();
  const { rows } = await service.pool.query(
    'select route, calls from route_call where key_id = $1',
    [keyId],
  );
  expect(rows).toEqual([{ route: 'POST /mcp', calls: 2 }]);
});

test('a key that is sent twice is refused', async () => {
  const { secret } = await service.aKey();
  const body = JSON.stringify({
    ...LIST,
    method: 'tools/call',
    params: { name: 'get_account', arguments: {} },
  });
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: kinora.test',
    'Connection: close',
    'Content-Type: application/json',
    `Authorization: Bearer ${secret}`,
    `Authorization: Bearer ${secret}`,
    `Content-Length: ${body.length}`,
  ];
  const text = await sendRaw(service.port, `${head.join('\r\n')}\r\n\r\n${body}`);
  expect(parseRaw(text).body).toContain('The Authorization header must be sent once.');
});

test.each([
  ['resources/read', {}],
  ['resources/read', { uri: 5 }],
  ['resources/list', { cursor: 5 }],
  ['prompts/get', { name: 'storyboard', arguments: { topic: 5 } }],
  ['completion/complete', { ref: { type: 'nope' }, argument: { name: 'a', value: 'b' } }],
])('%s with params %j is the fault of the client, in both eras', async (method, params) => {
  const modern = await askMcp(service, { method, params });
  const legacy = await service.call('/mcp', {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream' },
    json: { jsonrpc: '2.0', id: 1, method, params },
  });
  for (const { body } of [modern, legacy]) {
    expect(body.error.code).toBe(-32_602);
    expect(body.error.message).toMatch(new RegExp(`^Invalid params for ${method}: `));
  }
});
