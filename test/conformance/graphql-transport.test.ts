import { auditServer } from 'graphql-http';
import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { type Answer, aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';
import { codesOf, graphqlOf } from '../harness/graphql.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';

const service = await aService();
const ask = graphqlOf(service);

const post = (raw: string, headers: Record<string, string> = {}) =>
  service.call('/graphql', {
    method: 'POST',
    raw,
    headers: { 'content-type': 'application/json', ...headers },
  });
const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  service.call(`/graphql?${new URLSearchParams(query)}`, { headers });

test('every audit of GraphQL over HTTP passes', async () => {
  const results = await auditServer({ url: `${service.origin}/graphql`, fetchFn: fetch });
  const failed = results.filter(({ status }) => status !== 'ok');
  expect(failed.map(({ status, name }) => `${status}: ${name}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(60);
});

test.each([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/*', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  [
    'application/graphql-response+json, application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
  ['application/json, text/event-stream;q=0.5', 'application/json; charset=utf-8'],
  ['text/event-stream', 'text/event-stream; charset=utf-8'],
])('Accept %s is answered as %s', async (accept, type) => {
  const { status, headers } = await ask('{ __typename }', {
    headers: accept === undefined ? {} : { accept },
  });
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});

test('an Accept that allows nothing we have is 406 and says what would do', async () => {
  const answer = await ask('{ __typename }', { headers: { accept: 'image/png' } });
  expect(answer.status).toBe(406);
  expect(answer.body).toEqual({
    errors: [
      {
        message:
          'Accept must allow one of application/json, application/graphql-response+json, text/event-stream.',
        extensions: {
          code: 'not_acceptable',
          accepted: {
            enum: ['application/json', 'application/graphql-response+json', 'text/event-stream'],
          },
          request_id: requestIdOf(answer),
        },
      },
    ],
  });
});

test('[7.4-01] a syntax error is in errors with its code and place; with the newer type it is 400', async () => {
  const errors = (answer: Answer) => [
    {
      message: 'Syntax Error: Expected Name, found <EOF>.',
      locations: [{ line: 1, column: 2 }],
      extensions: { code: 'invalid_request', request_id: requestIdOf(answer) },
    },
  ];
  const old = await ask('{');
  expect([old.status, old.body]).toEqual([200, { errors: errors(old) }]);
  const strict = await ask('{', { headers: { accept: 'application/graphql-response+json' } });
  expect([strict.status, strict.body]).toEqual([400, { errors: errors(strict) }]);
});

test('a query by GET works, with variables as JSON', async () => {
  const query = 'query Q($id: ID!) { model(id: $id) { name } }';
  const { status, body } = await get({
    query,
    variables: '{"id":"kinora_motion_1"}',
    operationName: 'Q',
  });
  expect([status, body]).toEqual([200, { data: { model: { name: 'Kinora Motion 1' } } }]);
  expect((await get({ query, variables: '{' })).status).toBe(400);
  expect((await get({ variables: '{}' })).status).toBe(400);
});

test('a mutation by GET is 405, names POST, and does nothing', async () => {
  const { secret } = await service.aKey();
  const query = 'mutation { generateVideo(input: { prompt: "A fox" }) { job { id } } }';
  for (const path of ['/graphql', '/graphql/stream']) {
    const answer = await service.call(`${path}?${new URLSearchParams({ query })}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect([answer.status, answer.headers.get('allow'), codesOf(answer)]).toEqual([
      405,
      'POST',
      ['method_not_allowed'],
    ]);
  }
  const { body } = await ask('{ jobs { totalCount } }', { key: secret });
  expect(body.data.jobs.totalCount).toBe(0);
});

test.each([
  ['{', 400, 'invalid_json'],
  ['', 400, 'invalid_request'],
  ['"x"', 400, 'invalid_request'],
  ['{}', 400, 'invalid_request'],
  ['{"query":1}', 400, 'invalid_request'],
  ['{"query":"{ __typename }","variables":[]}', 400, 'invalid_request'],
  ['{"query":"{ __typename }","variables":"x"}', 400, 'invalid_request'],
  ['{"query":"{ __typename }","operationName":1}', 400, 'invalid_request'],
  ['{"query":"{ __typename }","extensions":[]}', 400, 'invalid_request'],
  [
    `{"query":"{ __typename }","variables":${'{"a":'.repeat(70)}1${'}'.repeat(70)}}`,
    400,
    'invalid_request',
  ],
])('the body %s is %i in errors', async (raw, status, code) => {
  const answer = await post(raw);
  expect([answer.status, Object.keys(answer.body), codesOf(answer)]).toEqual([
    status,
    ['errors'],
    [code],
  ]);
});

test('[4.2-60] [4.2-61] [8.2-09] a batch is refused, and so is a document with two operations', async () => {
  const batch = await post('[{"query":"{ __typename }"}]');
  expect([batch.status, codesOf(batch)]).toEqual([400, ['invalid_request']]);
  expect(batch.body.errors[0].message).toBe(
    'Batches are not taken: send one operation per request, as a JSON object.',
  );
  const two = await post(
    '{"query":"query A { __typename } query B { __typename }","operationName":"A"}',
  );
  expect([codesOf(two), two.body.data]).toEqual([['invalid_request'], undefined]);
  expect(two.body.errors[0].message).toBe(
    'A document must hold exactly one operation; this one holds 2.',
  );
  const none = await ask('fragment F on Model { id }');
  expect(none.body.errors[0].message).toContain('this one holds 0');
});

test('[7.2-31] [8.2-08] a query of 8,000 characters runs, one more is 413 query_too_large, by POST and by GET', async () => {
  const padded = (length: number) => `{ __typename }${' '.repeat(length - 14)}`;
  expect((await ask(padded(8_000))).body).toEqual({ data: { __typename: 'Query' } });
  for (const answer of [await ask(padded(8_001)), await get({ query: padded(8_001) })]) {
    expect([answer.status, codesOf(answer)]).toEqual([413, ['query_too_large']]);
    expect(answer.body.errors[0].message).toContain('at most 8000 characters');
  }
});

test('a body over 1 MB is 413 in errors, and a body of another type 415', async () => {
  const large = await post(
    JSON.stringify({ query: '{ __typename }', variables: { a: 'x'.repeat(1_048_576) } }),
  );
  expect([large.status, codesOf(large)]).toEqual([413, ['payload_too_large']]);
  const text = await post('{ __typename }', { 'content-type': 'application/graphql' });
  expect([text.status, codesOf(text)]).toEqual([415, ['unsupported_media_type']]);
  const body = '{"query":"{ __typename }"}';
  const none = await sendRaw(
    service.port,
    `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  expect(none.split('\r\n')[0]).toBe('HTTP/1.1 415 Unsupported Media Type');
});

test('[7.1-02] paths below /graphql that do not exist answer with the envelope', async () => {
  const { status, body } = await service.call('/graphql/nope', { method: 'POST', json: {} });
  expect([status, body.error.code]).toEqual([404, 'unknown_endpoint']);
});

test.each([
  ['DELETE', '/graphql', 'POST, GET, HEAD, OPTIONS'],
  ['PUT', '/graphql/', 'POST, GET, HEAD, OPTIONS'],
  ['POST', '/graphql/stream', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/graphql/stream?query=x', 'GET, HEAD, OPTIONS'],
])('%s %s is 405 in errors, like every other failure there', async (method, path, allow) => {
  const answer = await service.call(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toEqual({
    errors: [
      {
        message: `${method} does not work here. Verbs that work: ${allow}.`,
        extensions: {
          code: 'method_not_allowed',
          allowed: allow.split(', '),
          request_id: answer.headers.get('x-request-id'),
        },
      },
    ],
  });
});

test('a verb that HTTP does not know is 405 in errors too', async () => {
  const { status, headers, body } = parseRaw(
    await sendRaw(service.port, 'BREW /graphql HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  expect([status, headers.get('allow')]).toEqual([405, 'POST, GET, HEAD, OPTIONS']);
  expect(JSON.parse(body).errors[0].extensions.code).toBe('method_not_allowed');
});

test('[7.4-03] a rate limit is 429 in errors, with how long to wait; the stream counts in the same bucket', async () => {
  const limited = await aService({ clock: aClock(), environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  const asking = graphqlOf(limited);
  for (let i = 0; i < 60; i += 1) {
    expect((await asking('{ __typename }')).status).toBe(200);
    const query = new URLSearchParams({ query: '{ __typename }' });
    expect((await limited.call(`/graphql/stream?${query}`)).status).toBe(200);
  }
  const refused = await asking('{ __typename }');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(refused.body).toEqual({
    errors: [
      {
        message:
          'Too many requests from this address. Retry in 60 s; retrying sooner extends the wait.',
        extensions: {
          code: 'rate_limited',
          retry_after_seconds: 60,
          documentation: 'http://kinora.test/docs/limits',
          request_id: requestIdOf(refused),
        },
      },
    ],
  });
  expect((await limited.call('/graphql/schema.graphql')).status).toBe(200);
});

test('[6-07] there is no WebSocket endpoint: an upgrade is answered as a plain request', async () => {
  const answer = await sendRaw(
    service.port,
    'GET /graphql HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n' +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  expect(answer).not.toContain('HTTP/1.1 101');
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
});

test('HEAD is answered without a body, on the stream too', async () => {
  const query = new URLSearchParams({ query: '{ __typename }' });
  for (const [path, type] of [
    [`/graphql?${query}`, 'application/json; charset=utf-8'],
    [`/graphql/stream?${query}`, 'text/event-stream; charset=utf-8'],
  ] as const) {
    const answer = await service.call(path, { method: 'HEAD' });
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      200,
      '',
      type,
    ]);
  }
});

test('an empty operation name is no name, and an unknown one is refused', async () => {
  const empty = await post('{"query":"query Q { __typename }","operationName":""}');
  expect(empty.body).toEqual({ data: { __typename: 'Query' } });
  const unknown = await post('{"query":"query Q { __typename }","operationName":"R"}');
  expect(unknown.body.errors[0].message).toBe('Unknown operation named "R".');
});

test('every answer carries the standard headers, and other origins may read it', async () => {
  for (const query of ['{ __typename }', '{', '{ me { account { id } } }']) {
    const { headers } = await ask(query, { headers: { origin: 'https://example.com' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('api-version')).toBe('2026-11-15');
    expect(headers.get('ratelimit-policy')).toBe('1200000;w=60');
    expect(headers.get('x-request-id')).not.toBeNull();
  }
  const preflight = await service.call('/graphql', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('allow')]).toEqual([
    204,
    'POST, GET, HEAD, OPTIONS',
  ]);
});
