import {
  AgentCard,
  canonicalizeAgentCard,
  Role,
  SendMessageRequest,
  verifyAgentCardSignature,
} from '@a2a-js/sdk';
import {
  ClientFactory,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
} from '@a2a-js/sdk/client';
import { LegacyJsonRpcTransport, parseLegacyAgentCard } from '@a2a-js/sdk/compat/v0_3/client';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { readStream } from '../harness/event-stream.ts';
import { expectRefused } from '../harness/expect-refused.ts';

const service = await aService();

/** The documents say kinora.test; the service listens elsewhere. */
const fetchImpl: typeof fetch = (input, init) => {
  const url = new URL(String(input));
  return fetch(`${service.origin}${url.pathname}${url.search}`, init);
};

const message = (text: string) =>
  SendMessageRequest.fromJSON({
    message: { messageId: 'm-1', role: 'ROLE_USER', parts: [{ text }] },
  });

const aClient = () =>
  new ClientFactory({
    transports: [new JsonRpcTransportFactory({ fetchImpl })],
    cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  }).createFromUrl('http://kinora.test');

test('[1-24] [4.2-26] the client of the SDK finds the agent by its card and gets a message, without a key', async () => {
  const client = await aClient();
  const answer = await client.sendMessage(message('how do I get a key'));
  if (!('messageId' in answer)) throw new Error('The answer is no message');
  expect(answer.role).toBe(Role.ROLE_AGENT);
  const [text, data] = answer.parts;
  expect(text?.content).toMatchObject({
    $case: 'text',
    value: expect.stringContaining('Sign in at http://kinora.test/keys'),
  });
  expect(data?.content).toMatchObject({
    $case: 'data',
    value: {
      results: expect.arrayContaining([
        expect.objectContaining({
          schema_object: expect.objectContaining({ identifier: 'get-key' }),
        }),
      ]),
    },
  });
});

test('the client of the SDK gets the same as a stream', async () => {
  const client = await aClient();
  const events = [];
  for await (const event of client.sendMessageStream(message('price of kling'))) events.push(event);
  expect(events).toHaveLength(1);
  expect(events[0]?.payload).toMatchObject({
    $case: 'message',
    value: { parts: [{ content: { value: expect.stringContaining('Kling 2.1 Master') } }, {}] },
  });
});

test('a client of 0.3 is answered in 0.3, at once and as a stream', async () => {
  const transport = new LegacyJsonRpcTransport({ endpoint: 'http://kinora.test/a2a', fetchImpl });
  const answer = await transport.sendMessage(message('how many requests per minute'));
  expect(answer).toMatchObject({
    parts: [{ content: { value: expect.stringContaining('120 requests') } }, {}],
  });
  const events = [];
  for await (const event of transport.sendMessageStream(message('what is kinora'))) {
    events.push(event.payload?.$case);
  }
  expect(events).toEqual(['message']);
});

test('[4.4-13] the card is one for both versions, is cached, and is open to every origin', async () => {
  const { status, headers, body } = await service.call('/.well-known/agent-card.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toMatchObject({
    name: 'Kinora',
    version: '2026-11-15',
    provider: { organization: 'Kinora', url: 'http://kinora.test' },
    iconUrl: 'http://kinora.test/favicon.svg',
    supportedInterfaces: [
      { url: 'http://kinora.test/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url: 'http://kinora.test/a2a', protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ],
    capabilities: { streaming: true, pushNotifications: false },
    skills: [{ id: 'find-model' }, { id: 'quote-cost' }, { id: 'explain-service' }],
    url: 'http://kinora.test/a2a',
    preferredTransport: 'JSONRPC',
    protocolVersion: '0.3.0',
  });
  const etag = headers.get('etag') ?? '';
  const again = await service.call('/.well-known/agent-card.json', {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  const old = await service.call('/.well-known/agent.json');
  expect(old.text).toBe((await service.call('/.well-known/agent-card.json')).text);
  expect((await service.call('/favicon.svg')).status).toBe(200);
  const { supportedInterfaces: _newer, ...legacy } = body;
  expect(parseLegacyAgentCard(legacy).supportedInterfaces[0]).toMatchObject({
    url: 'http://kinora.test/a2a',
    protocolVersion: '0.3.0',
  });
});

test('the signature of the card is verified with the key of the issuer, and fails for another card', async () => {
  const { body } = await service.call('/.well-known/agent-card.json');
  const asked: (string | undefined)[] = [];
  const verify = verifyAgentCardSignature(async (kid, jku) => {
    asked.push(jku);
    const { body: jwks } = await service.call(new URL(jku ?? '').pathname);
    return jwks.keys.find((key: { kid: string }) => key.kid === kid);
  });
  await verify(body);
  expect(asked).toEqual(['http://kinora.test/issuer/jwks.json']);
  await (await aClient()).getAgentCard({}, verify);
  await expect(verify({ ...body, name: 'Else' })).rejects.toThrow('No valid signatures');
  const { signatures: _signatures, ...rest } = body;
  expect(canonicalizeAgentCard(AgentCard.fromJSON(rest))).not.toContain('preferredTransport');
});

interface Sent {
  readonly method?: string;
  readonly params?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = ({ method = 'SendMessage', params, headers = { 'a2a-version': '1.0' } }: Sent) =>
  service.call('/a2a', {
    method: 'POST',
    headers,
    json: { jsonrpc: '2.0', id: 7, method, params },
  });

const params = (part: unknown, more: object = {}) => ({
  message: { messageId: 'm', role: 'ROLE_USER', parts: [part], ...more },
});

test('on the wire of 1.0 the answer is a message in a member of its own', async () => {
  const { status, body } = await call({
    params: params({ text: 'what is the rate limit of /ask' }, { contextId: 'c-1' }),
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    jsonrpc: '2.0',
    id: 7,
    result: {
      message: {
        contextId: 'c-1',
        role: 'ROLE_AGENT',
        parts: [{ mediaType: 'text/plain' }, { mediaType: 'application/json' }],
      },
    },
  });
  expect(body.result.message.parts[0].text).toContain('60 requests to /ask');
});

test.each([{}, { 'a2a-version': '' }, { 'a2a-version': '0.3' }, { 'a2a-version': '0.3.0' }])(
  'on the wire of 0.3 (%j) the answer is the message itself',
  async (headers) => {
    const { body } = await call({
      method: 'message/send',
      headers,
      params: {
        message: {
          kind: 'message',
          messageId: 'm',
          role: 'user',
          parts: [{ kind: 'text', text: 'do keys expire' }],
        },
      },
    });
    expect(body.result).toMatchObject({
      kind: 'message',
      role: 'agent',
      parts: [{ kind: 'text' }, { kind: 'data' }],
    });
    expect(body.result.contextId).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('a stream is one event with the response as its data', async () => {
  const stream = await readStream(`${service.origin}/a2a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'a2a-version': '1.0' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 's',
      method: 'SendStreamingMessage',
      params: params({ text: 'do you have webhooks' }),
    }),
  });
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const [, data = ''] = /^data: (.*)$/m.exec(await stream.ended()) ?? [];
  expect(JSON.parse(data)).toMatchObject({ jsonrpc: '2.0', id: 's', result: { message: {} } });
});

test('only what the client takes is sent, and a question may come as data', async () => {
  const { body } = await call({
    params: {
      ...params({ data: { query: 'do keys expire' } }),
      configuration: { acceptedOutputModes: ['application/json'] },
    },
  });
  expect(body.result.message.parts).toHaveLength(1);
  expect(body.result.message.parts[0].data.answer).toContain('Keys do not expire');
});

test.each<[string, number, Sent]>([
  ['an unknown version', -32_009, { headers: { 'a2a-version': '9.9' } }],
  ['an unknown method', -32_601, { method: 'Nope' }],
  ['a method of a prototype', -32_601, { method: 'constructor' }],
  ['a method of the other version', -32_601, { method: 'message/send' }],
  ['no params', -32_602, {}],
  ['no parts', -32_602, { params: { message: { messageId: 'm', role: 'ROLE_USER', parts: [] } } }],
  ['a role of another version', -32_602, { params: params({ text: 'x' }, { role: 'user' }) }],
  ['an empty text', -32_602, { params: params({ text: ' ' }) }],
  ['a long text', -32_602, { params: params({ text: 'a'.repeat(1_001) }) }],
  ['a file', -32_005, { params: params({ url: 'http://x.test/a.png' }) }],
  [
    'another output',
    -32_005,
    { params: { ...params({ text: 'x' }), configuration: { acceptedOutputModes: ['image/png'] } } },
  ],
  ['a task', -32_001, { params: params({ text: 'x' }, { taskId: 't' }) }],
  [
    'a push',
    -32_003,
    {
      params: {
        ...params({ text: 'x' }),
        configuration: { taskPushNotificationConfig: { url: 'http://x.test' } },
      },
    },
  ],
  ['GetTask', -32_001, { method: 'GetTask', params: { id: 't' } }],
  ['CancelTask', -32_001, { method: 'CancelTask', params: { id: 't' } }],
  ['SubscribeToTask', -32_001, { method: 'SubscribeToTask', params: { id: 't' } }],
  ['ListTasks', -32_004, { method: 'ListTasks', params: {} }],
  ['push configuration', -32_003, { method: 'CreateTaskPushNotificationConfig', params: {} }],
  ['the extended card', -32_007, { method: 'GetExtendedAgentCard' }],
  ['tasks/get', -32_001, { method: 'tasks/get', headers: {}, params: { id: 't' } }],
  ['push of 0.3', -32_003, { method: 'tasks/pushNotificationConfig/set', headers: {} }],
  ['the card of 0.3', -32_007, { method: 'agent/getAuthenticatedExtendedCard', headers: {} }],
])('%s is the error %d, with status 200', async (_what, code, sent) => {
  const { status, body } = await call(sent);
  expect([status, body.id, body.error.code]).toEqual([200, 7, code]);
  expect(body.error.message).toMatch(/\.$/);
  if (code > -32_100) {
    expect(body.error.data).toEqual([
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: expect.stringMatching(/^[A-Z_]+$/),
        domain: 'a2a-protocol.org',
      },
    ]);
  }
});

test.each([
  ['{', 'application/json', -32_700],
  ['', 'application/json', -32_600],
  ['[]', 'application/json', -32_600],
  ['{"jsonrpc":"1.0","method":"SendMessage"}', 'application/json', -32_600],
  ['{"jsonrpc":"2.0","id":{},"method":"SendMessage"}', 'application/json', -32_600],
  ['['.repeat(80), 'application/json', -32_600],
  ['x=1', 'application/x-www-form-urlencoded', -32_005],
])('the body %j as %s is the error %d', async (raw, type, code) => {
  const { status, headers, body } = await service.call('/a2a', {
    method: 'POST',
    headers: { 'content-type': type },
    raw,
  });
  expect([status, body.id, body.error.code]).toEqual([200, null, code]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('before the protocol the envelope answers: another verb, a large body, a bad key, too many requests', async () => {
  const wrong = await service.call('/a2a');
  expect([wrong.status, wrong.body.error.code]).toEqual([405, 'method_not_allowed']);
  const large = await service.call('/a2a', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    raw: `"${'a'.repeat(1_048_576)}"`,
  });
  expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large']);
  const refused = await call({
    params: params({ text: 'x' }),
    headers: { 'a2a-version': '1.0', authorization: 'Bearer svc_live_nope' },
  });
  expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthorized']);
  expect(refused.headers.get('www-authenticate')).toContain('Bearer realm=');
});

test('the sixty-first question of a minute is 429, in the envelope', async () => {
  const strict = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  for (const path of ['/a2a', '/ask']) {
    const post = () => strict.call(path, { method: 'POST', json: { query: 'key' } });
    for (let i = 0; i < 60; i += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expectRefused(refused, [429, 'rate_limited', refused.body.error.message]);
  }
});
