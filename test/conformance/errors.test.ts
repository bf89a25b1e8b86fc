import { expect, test } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { toEnvelope, toFailure } from '../../src/surfaces/http/errors.ts';
import { type Answer, aService } from '../harness/a-service.ts';

const service = await aService();

function expectEnvelope({ status, headers, body }: Answer, expected: [number, string]): void {
  expect([status, body?.error?.code]).toEqual(expected);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(Object.keys(body)).toEqual(['error']);
  expect(typeof body.error.message).toBe('string');
}

const post = (raw: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  service.call('/v1/models/cost', {
    method: 'POST',
    raw,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('[2.9-01] [7.1-01] [7.1-12] [4-02] every failure on /v1 is the envelope, in JSON, whatever was asked for', async () => {
  for (const accept of ['*/*', 'text/html', 'text/html,application/xhtml+xml', 'image/png', 'x']) {
    const headers = { accept };
    expectEnvelope(await service.call('/v1/nope', { headers }), [404, 'unknown_endpoint']);
    expectEnvelope(await service.call('/v1/models?type=x', { headers }), [400, 'invalid_request']);
    expect((await service.call('/v1/models', { headers })).body.models).toBeDefined();
  }
});

test('[7.1-06] [7.2-23] a path without an endpoint is 404 unknown_endpoint, on every surface', async () => {
  for (const path of [
    '/nope',
    '/v1/nope',
    '/v2',
    '/V1/models',
    '/.well-known/nope',
    '/v1/models/kinora_motion_1',
    '/v1/models/a/b/cost',
    '/v1//models',
    '/openapi.json/x',
    '/favicon.ico',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await service.call(path, { method });
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`);
      expectEnvelope(answer, [404, 'unknown_endpoint']);
    }
  }
  const { body } = await service.call('/v1/nope?x=1');
  expect(body.error.message).toBe(
    'There is no endpoint at /v1/nope. The index of the API is at http://kinora.test/v1.',
  );
});

test('an unknown path is refused before its body is looked at', async () => {
  const answer = await service.call('/v1/nope', {
    method: 'POST',
    raw: '{'.repeat(3_000_000),
    headers: { 'content-type': 'application/json' },
  });
  expectEnvelope(answer, [404, 'unknown_endpoint']);
});

test('[7.2-26] [7.2-27] a wrong verb is 405 with the verbs that work in Allow and in the message', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRUE', 'SEARCH']) {
    const answer = await service.call('/v1/models', { method });
    expectEnvelope(answer, [405, 'method_not_allowed']);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(answer.body.error.message).toBe(
      `${method} does not work here. Verbs that work: GET, HEAD, OPTIONS.`,
    );
  }
  const answer = await service.call('/v1/batch');
  expectEnvelope(answer, [405, 'method_not_allowed']);
  expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
});

test('HEAD answers like GET without a body, OPTIONS answers on every path', async () => {
  for (const path of ['/v1', '/v1/models', '/v1/models/kinora_still_1/cost', '/openapi.json']) {
    const head = await service.call(path, { method: 'HEAD' });
    const get = await service.call(path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)));
  }
  for (const path of [
    '/v1',
    '/v1/models',
    '/v1/models/x/cost',
    '/v1/batch',
    '/openapi.json',
    '/healthz',
  ]) {
    const options = await service.call(path, { method: 'OPTIONS' });
    expect(`${path} ${options.status} ${options.text}`).toBe(`${path} 204 `);
    expect(options.headers.get('allow')).toMatch(/OPTIONS/);
  }
});

test('[7.2-03] [4-01] a body that is not JSON is 400 invalid_json', async () => {
  for (const raw of ['{', 'null,', '{"items":[}', "{'items':[]}", '\u0000', '﻿\u0000{}', 'NaN']) {
    expectEnvelope(await post(raw), [400, 'invalid_json']);
  }
  expectEnvelope(await post(new Uint8Array([0x22, 0xc3, 0x28, 0x22])), [400, 'invalid_json']);
  expectEnvelope(await post(new Uint8Array([0xff, 0xfe, 0x7b, 0x00])), [400, 'invalid_json']);
});

test('[7.2-01] [7.2-02] a missing or malformed field is 400 invalid_request and the message names it', async () => {
  for (const [json, message] of [
    [{}, 'items is required: it must be a list of 1 to 50 items.'],
    [{ items: 'x' }, 'items must be a list of 1 to 50 items.'],
    [{ items: [1] }, 'items[0] must be a JSON object.'],
    [{ items: [{}] }, 'items[0].model is required: it must be text of 1 to 128 characters.'],
    [{ items: [{ model: 7 }] }, 'items[0].model must be text of 1 to 128 characters.'],
    [{ items: [{ model: '' }] }, 'items[0].model must be text of 1 to 128 characters.'],
    [
      { items: [{ model: 'a'.repeat(129) }] },
      'items[0].model must be text of 1 to 128 characters.',
    ],
    [
      { items: [{ model: 'kinora_still_1', quantity: 1.5 }] },
      'items[0].quantity must be a whole number from 1 to 1000.',
    ],
    [
      { items: [{ model: 'kinora_still_1', amount: 2 }] },
      'Unknown field "amount" in items[0]. Accepted: model, quantity.',
    ],
    [{ items: [{ model: 'kinora_still_1' }], x: 1 }, 'Unknown field "x". Accepted: items.'],
  ] as const) {
    const answer = await service.call('/v1/models/cost', { method: 'POST', json });
    expectEnvelope(answer, [400, 'invalid_request']);
    expect(answer.body.error.message).toBe(message);
  }
  for (const raw of ['[]', '"text"', '7', 'null', 'true']) {
    const answer = await post(raw);
    expectEnvelope(answer, [400, 'invalid_request']);
    expect(answer.body.error.message).toBe('The request body must be a JSON object.');
  }
  const empty = await post('');
  expect(empty.body.error.message).toBe('A request body is required: it must be a JSON object.');
});

test('a body of another content type is 415, and one without a type is read as JSON', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/xml',
    'json',
    ';;;',
  ]) {
    const answer = await post('{}', { 'content-type': type });
    expectEnvelope(answer, [415, 'unsupported_media_type']);
    expect(answer.body.error.message).toBe('Content-Type must be application/json.');
  }
  for (const type of [
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/ld+json',
  ]) {
    const answer = await post('{"items":[{"model":"kinora_still_1"}]}', { 'content-type': type });
    expect(answer.status).toBe(200);
  }
});

test('[7.2-30] a body over 1 MB is 413, and one just under it is read', async () => {
  const padded = (bytes: number) => {
    const frame = JSON.stringify({ items: '' });
    return JSON.stringify({ items: 'x'.repeat(bytes - frame.length) });
  };
  expectEnvelope(await post(padded(1_048_576)), [400, 'invalid_request']);
  expectEnvelope(await post(padded(1_048_577)), [413, 'payload_too_large']);
});

test('a path and query over 32 KB are 413 together, also on a path that does not exist', async () => {
  const fits = `/v1/models/${'a'.repeat(120)}/cost?x=${'y'.repeat(32_000)}`;
  expectEnvelope(await service.call(fits), [400, 'invalid_request']);
  for (const path of [
    `/v1/models?x=${'y'.repeat(33_000)}`,
    `/v1/models/${'a'.repeat(33_000)}/cost`,
    `/v1/${'a'.repeat(33_000)}`,
    `/v1/models?x=${'y'.repeat(200_000)}`,
  ]) {
    expectEnvelope(await service.call(path), [413, 'payload_too_large']);
  }
  expectEnvelope(await service.call(`/v1/nope?x=${'y'.repeat(33_000)}`), [404, 'unknown_endpoint']);
});

test('JSON that nests too deep is refused without being walked', async () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  expectEnvelope(await post(deep), [400, 'invalid_request']);
  expectEnvelope(await post(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`), [400, 'invalid_request']);
  expectEnvelope(await post(`{"items":"${'['.repeat(500)}"}`), [400, 'invalid_request']);
});

test('[7.1-07] codes are lower snake_case', () => {
  for (const code of Object.keys(ERRORS)) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('[7.2-33] a fault of the server is 500 internal_error and tells nothing of the inside', () => {
  for (const fault of [
    new TypeError('cannot read password of undefined at /srv/secret.ts:7'),
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.3:5432'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('relation "wallet" does not exist'), { statusCode: 418 }),
    'a string',
    undefined,
  ]) {
    const { refusal, ...failure } = toFailure(fault);
    expect(failure).toEqual({ status: 500, isFault: true });
    expect(toEnvelope(refusal, { baseUrl: 'https://kinora.test', requestId: 'r-1' })).toEqual({
      error: {
        code: 'internal_error',
        message: 'Something went wrong on our side. Retry once with backoff.',
        request_id: 'r-1',
      },
    });
  }
});

test('every code of the interface has its status', () => {
  const statuses = Object.fromEntries(
    Object.entries(ERRORS).map(([code, { status }]) => [code, status]),
  );
  expect(statuses).toMatchObject({
    invalid_request: 400,
    invalid_json: 400,
    missing_query: 400,
    unsupported_identity_type: 400,
    safety_rejected: 400,
    unsupported_operation: 400,
    operation_failed: 400,
    unauthorized: 401,
    unauthenticated: 401,
    invalid_client: 401,
    insufficient_credits: 402,
    forbidden: 403,
    not_found: 404,
    unknown_endpoint: 404,
    unknown_model: 404,
    method_not_allowed: 405,
    idempotency_conflict: 409,
    limit_reached: 409,
    payload_too_large: 413,
    query_too_large: 413,
    rate_limited: 429,
    internal_error: 500,
    provider_error: 502,
  });
});
