import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';

const service = await aService();

/** Whatever was thrown at it, the process still answers. */
afterAll(async () => {
  expect((await service.call('/v1/models')).status).toBe(200);
});

async function exchange(bytes: string | Buffer) {
  const answer = parseRaw(await sendRaw(service.port, bytes));
  const { error } = JSON.parse(answer.body || '{}');
  return { ...answer, code: error?.code, message: error?.message };
}

test.each([
  ['a line that is no request', 'hello\r\n\r\n', 400, 'invalid_request'],
  ['a NUL in the path', 'GET /v1/\0models HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_request'],
  ['a NUL in a header', 'GET /v1 HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n', 400, 'invalid_request'],
  ['no Host', 'GET /v1 HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
  [
    'a header without a colon',
    'GET /v1 HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n',
    400,
    'invalid_request',
  ],
  ['an unknown version', 'GET /v1 HTTP/9.9\r\nHost: x\r\n\r\n', 400, 'invalid_request'],
  [
    'two different lengths',
    'POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
    'invalid_request',
  ],
  [
    'a length and chunks at once',
    'POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'invalid_request',
  ],
  [
    'a negative length',
    'POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    400,
    'invalid_request',
  ],
  [
    'a broken chunk',
    'POST /v1/batch HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    400,
    'invalid_request',
  ],
  ['an unknown verb', 'BREW /v1/models HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  [
    'an unknown verb on an unknown path',
    'BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n',
    404,
    'unknown_endpoint',
  ],
  [
    'headers beyond measure',
    `GET /v1 HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(100_000)}\r\n\r\n`,
    413,
    'payload_too_large',
  ],
  [
    'an address beyond measure',
    `GET /v1/${'b'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    413,
    'payload_too_large',
  ],
])(
  '%s is refused with the envelope and the standard headers',
  async (_what, bytes, status, code) => {
    const answer = await exchange(bytes);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('api-version')).toBe('2026-11-15');
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^\d+;w=60$/);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}-\d+$/);
  },
);

test('a header sent twice neither confuses nor breaks anything', async () => {
  const answer = await exchange(
    'GET /v1/models HTTP/1.1\r\nHost: x\r\nHost: y\r\nX-Request-Id: a\r\nX-Request-Id: b\r\nAccept: a\r\nAccept: b\r\nConnection: close\r\n\r\n',
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}-\d+$/);
});

test('a good id of the caller is echoed, any other is replaced', async () => {
  const echoed = async (id: string) =>
    (await service.call('/v1', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await echoed('order-42_a.b')).toBe('order-42_a.b');
  for (const id of ['a b', '<script>', 'x'.repeat(129), '']) {
    expect(await echoed(id)).toMatch(/^[0-9a-f]{16}-\d+$/);
  }
});

test('a body that never ends is cut off at the limit, while it is still being sent', async () => {
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const answer = await exchange(
    `POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(40)}`,
  );
  expect([answer.status, answer.code]).toEqual([413, 'payload_too_large']);
});

const paths = ['/v1', '/v1/models', '/v1/models/kinora_motion_1/cost', '/openapi.json', '/healthz'];
const bodies = ['/v1/models/cost', '/v1/batch'];

test('generated rubbish in paths and queries never makes a fault', async () => {
  const rubbish = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }).map(encodeURIComponent),
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((s) => s.replace(/[\s#]/g, '')),
    fc.constantFrom('%', '%00', '..%2f..', '%c3%28', '[]', '__proto__', '{}', ';', '//', '%2e%2e'),
  );
  const address = fc.oneof(
    fc.tuple(fc.constantFrom(...paths), rubbish, rubbish).map(([p, k, v]) => `${p}?${k}=${v}`),
    rubbish.map((s) => `/v1/models/${s}/cost`),
    rubbish.map((s) => `/v1/${s}`),
    rubbish.map((s) => `/${s}`),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(address, method, async (path, verb) => {
      const { status } = await service.call(path, { method: verb });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
});

test('generated rubbish in bodies never makes a fault, and every refusal is the envelope', async () => {
  const body = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .record({ items: fc.anything({ maxDepth: 3, withNullPrototype: true }) })
      .map((v) => JSON.stringify(v)),
    fc
      .record({
        operations: fc.array(
          fc.record(
            {
              id: fc.string(),
              operation: fc.constantFrom(
                'index',
                'models.list',
                'models.cost',
                'models.quote',
                'x',
              ),
              params: fc.dictionary(
                fc.constantFrom('id', 'quantity', 'type', 'max_credits', 'items', '__proto__', 'x'),
                fc.jsonValue({ maxDepth: 2 }),
              ),
            },
            { requiredKeys: ['operation'] },
          ),
          { maxLength: 22 },
        ),
      })
      .map((v) => JSON.stringify(v)),
  );
  const type = fc.constantFrom('application/json', 'application/json; charset=x', 'text/plain', '');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), body, type, async (path, raw, contentType) => {
      const { status, body: answer } = await service.call(path, {
        method: 'POST',
        raw: raw ?? 'undefined',
        headers: { 'content-type': contentType },
      });
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(answer.error.code).toMatch(/^[a-z_]+$/);
    }),
    { numRuns: 400 },
  );
});

test('generated rubbish in headers never makes a fault', async () => {
  const value = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        'accept',
        'x-request-id',
        'x-forwarded-for',
        'if-none-match',
        'authorization',
        'origin',
        'range',
      ),
      value,
      fc.constantFrom(...paths),
      async (name, text, path) => {
        const { status } = await service.call(path, { headers: { [name]: text } });
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
});
