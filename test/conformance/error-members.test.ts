import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { bearer } from '../harness/a-submit.ts';
import { expectMembers, requestIdOf } from '../harness/expect-refused.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';

const service = await aService();
const { secret } = await service.aKey();
const reader = await service.aKey({ permissions: ['read'] });
const NOT_A_KEY = `svc_live_${'x'.repeat(43)}`;

const CREATE_KEY = {
  create_key_url: 'http://kinora.test/keys',
  request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
};
const FOX = { prompt: 'A fox' };
const MODEL = { type: 'string', minLength: 1, maxLength: 128 };
interface Refused {
  readonly it: string;
  /** Verb and path; the verb of a request with a body is POST. */
  readonly path: string;
  readonly method?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** All members but the message and the id of the request. */
  readonly error: Readonly<Record<string, unknown>>;
}

const CODES: readonly Refused[] = [
  {
    it: 'an unknown model is told which',
    path: '/v1/models/nope/cost',
    status: 404,
    error: { code: 'unknown_model', param: 'id', model: 'nope' },
  },
  {
    it: 'a missing permission is told which',
    path: '/v1/generate/video',
    json: FOX,
    headers: bearer(reader.secret),
    status: 403,
    error: {
      code: 'forbidden',
      permission: 'generate',
      create_key_url: 'http://kinora.test/keys',
      request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
    },
  },
  {
    it: 'a wrong verb is told which would do',
    path: '/v1/models',
    method: 'DELETE',
    status: 405,
    error: { code: 'method_not_allowed', allowed: ['GET', 'HEAD', 'OPTIONS'] },
  },
  {
    it: 'an unknown path has nothing to add',
    path: '/v1/nope',
    status: 404,
    error: { code: 'unknown_endpoint' },
  },
  {
    it: 'a body that is too large is told the bound',
    path: '/v1/models/cost',
    json: { items: 'x'.repeat(1_048_576) },
    status: 413,
    error: { code: 'payload_too_large', limit: 1_048_576 },
  },
  {
    it: 'a job that is not there has nothing to add',
    path: '/v1/videos/gen_00000000000000000000000000',
    headers: bearer(secret),
    status: 404,
    error: { code: 'not_found' },
  },
  {
    it: 'an unsafe prompt is told as a field',
    path: '/v1/generate/video',
    json: FOX,
    headers: { 'x-sandbox': 'true', 'x-sandbox-outcome': 'safety_rejected' },
    status: 400,
    error: { code: 'safety_rejected', param: 'prompt' },
  },
  {
    it: 'too few credits are told with what is missing and where to add it',
    path: '/v1/generate/video',
    json: FOX,
    headers: { 'x-sandbox': 'true', 'x-sandbox-outcome': 'insufficient_credits' },
    status: 402,
    error: {
      code: 'insufficient_credits',
      required: 2,
      available: 0,
      top_up_url: 'http://kinora.test/billing',
    },
  },
  {
    it: 'a budget that is used up is told how long to wait',
    path: '/v1/generate/video',
    json: FOX,
    headers: { 'x-sandbox': 'true', 'x-sandbox-outcome': 'rate_limited' },
    status: 429,
    error: {
      code: 'rate_limited',
      retry_after_seconds: 5,
      documentation: 'http://kinora.test/docs/limits',
    },
  },
  {
    it: 'a registration of another kind is told which kinds there are',
    path: '/agent/auth/register',
    json: { client_name: 'Trip planner', identity_type: 'person' },
    status: 400,
    error: {
      code: 'unsupported_identity_type',
      param: 'identity_type',
      accepted: { const: 'anonymous' },
    },
  },
];

for (const { it, path, json, headers = {}, status, error, ...request } of CODES) {
  test(it, async () => {
    const method = request.method ?? (json === undefined ? 'GET' : 'POST');
    const body = json === undefined ? {} : { json };
    expectMembers(await service.call(path, { method, headers, ...body }), status, error);
  });
}

test('every 401 for want of a key tells where a person makes one', async () => {
  const { access_token: agent } = (
    await service.call('/agent/auth/register', {
      method: 'POST',
      json: { client_name: 'Trip planner', identity_type: 'anonymous' },
    })
  ).body;
  const refused: string[] = [];
  for (const [method, path] of [
    ['GET', '/v1/me'],
    ['GET', '/v1/videos'],
    ['GET', '/v1/videos/gen_00000000000000000000000000'],
    ['POST', '/v1/videos/gen_00000000000000000000000000/cancel'],
    ['DELETE', '/v1/videos/gen_00000000000000000000000000'],
    ['POST', '/v1/generate/video'],
    ['POST', '/v1/generate/image'],
  ] as const) {
    for (const credential of [null, NOT_A_KEY, agent, 'eyJhbGciOiJub25lIn0.e30.x']) {
      const answer = await service.call(path, {
        method,
        headers: credential === null ? {} : bearer(credential),
        ...(method === 'POST' ? { json: {} } : {}),
      });
      expectMembers(answer, 401, { code: 'unauthorized', ...CREATE_KEY });
      refused.push(path);
    }
  }
  expect(refused).toHaveLength(28);
});

test('a key over its daily ceiling is told where a person makes another', async () => {
  const limited = await service.aKey({ dailyCeiling: 1 });
  const answer = await service.call('/v1/generate/video', {
    method: 'POST',
    json: FOX,
    headers: bearer(limited.secret),
  });
  expect([answer.status, answer.body.error]).toEqual([
    401,
    {
      code: 'unauthorized',
      message: 'This key may use 1 credits per UTC day, and this would pass it.',
      ...CREATE_KEY,
      request_id: requestIdOf(answer),
    },
  ]);
});

test('an idempotency conflict names the header', async () => {
  const headers = { ...bearer(secret), 'idempotency-key': randomUUID() };
  const submit = (prompt: string) =>
    service.call('/v1/generate/image', { method: 'POST', json: { prompt }, headers });
  expect((await submit('A fox')).status).toBe(202);
  const conflict = await submit('A bear');
  expectMembers(conflict, 409, { code: 'idempotency_conflict', param: 'Idempotency-Key' });
  expect(conflict.body.error.message).toBe(
    'This Idempotency-Key was used with a different body within the last 24 hours.',
  );
});

test('items of a batch carry the members of their errors, and the batch the id of the request', async () => {
  const answer = await service.call('/v1/batch', {
    method: 'POST',
    json: {
      operations: [
        { id: 'a', operation: 'nope' },
        { id: 'b', operation: 'models.cost', params: { id: 'nope' } },
        { id: 'c', operation: 'models.quote', params: { items: [{ model: '' }] } },
        { id: 'd', operation: 'me' },
      ],
    },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.error.request_id).toBe(requestIdOf(answer));
  const errors = answer.body.results.map(
    ({ error: { message: _words, ...members } }: { error: Record<string, unknown> }) => members,
  );
  expect(errors).toEqual([
    {
      code: 'unsupported_operation',
      param: 'operation',
      accepted: {
        enum: [
          'index',
          'models.list',
          'models.cost',
          'models.quote',
          'ask',
          'me',
          'credits.ledger',
          'credits.usage',
          'videos.get',
          'videos.list',
          'videos.count',
          'videos.share.get',
        ],
      },
    },
    { code: 'unknown_model', param: 'id', model: 'nope' },
    { code: 'invalid_request', param: 'items[0].model', accepted: MODEL },
    { code: 'unauthorized', ...CREATE_KEY },
  ]);
});

test("a caller's own request id comes back in the header and in the error", async () => {
  const answer = await service.call('/v1/nope', { headers: { 'x-request-id': 'trip-7.a' } });
  expect([requestIdOf(answer), answer.body.error.request_id]).toEqual(['trip-7.a', 'trip-7.a']);
  const unsafe = await service.call('/v1/nope', { headers: { 'x-request-id': 'a b"<' } });
  expect(unsafe.body.error.request_id).toMatch(/^[0-9a-f]{16}-\d+$/);
});

test('what is no HTTP has the id of the request in its error too', async () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(99_000)}\r\n\r\n`,
  ]) {
    const { status, headers, body } = parseRaw(await sendRaw(service.port, bytes));
    expect(status).toBeGreaterThanOrEqual(400);
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{16}-\d+$/);
    expect(JSON.parse(body).error.request_id).toBe(id);
  }
});

test('a fault of ours says so, with the id of the request and not a word of the inside', async () => {
  const broken = await aService();
  const owner = await broken.aKey();
  await broken.pool.query('alter table generation rename column prompt to hidden');
  const answer = await broken.call('/v1/videos', { headers: bearer(owner.secret) });
  expect([answer.status, answer.body]).toEqual([
    500,
    {
      error: {
        code: 'internal_error',
        message: 'Something went wrong on our side. Retry once with backoff.',
        request_id: requestIdOf(answer),
      },
    },
  ]);
});
