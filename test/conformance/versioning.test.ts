import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';

const service = await aService();
const index = (await service.call('/v1')).body;

test('[4.2-01] the index is machine-readable, needs no key, and lists every endpoint that answers', async () => {
  expect(index.name).toBe('Kinora');
  expect(index.links.openapi).toBe('http://kinora.test/openapi.json');
  expect(
    index.endpoints.map((e: { method: string; path: string }) => `${e.method} ${e.path}`),
  ).toEqual([
    'GET /v1',
    'GET /v1/models',
    'GET /v1/models/{id}/cost',
    'POST /v1/models/cost',
    'GET /v1/me',
    'GET /v1/ledger',
    'GET /v1/usage',
    'POST /v1/prompts/read',
    'POST /v1/generate/video',
    'POST /v1/generate/image',
    'POST /v1/uploads',
    'GET /v1/videos',
    'GET /v1/videos/count',
    'GET /v1/videos/{id}',
    'GET /v1/videos/{id}/events',
    'POST /v1/videos/{id}/cancel',
    'DELETE /v1/videos/{id}',
    'GET /v1/videos/{id}/share',
    'POST /v1/videos/{id}/share',
    'DELETE /v1/videos/{id}/share',
    'GET /v1/videos/{id}/receipt',
    'GET /v1/billing/catalog',
    'POST /v1/billing/checkouts',
    'GET /v1/billing/checkouts/{checkoutId}',
    'GET /v1/billing/subscription',
    'GET /v1/billing/history',
    'POST /v1/billing/portal-sessions',
    'GET /v1/webhooks',
    'GET /v1/webhooks/listen',
    'PUT /v1/webhooks/{id}',
    'GET /v1/webhooks/{id}',
    'DELETE /v1/webhooks/{id}',
    'POST /v1/webhooks/{id}/secret',
    'POST /v1/webhooks/{id}/test',
    'GET /v1/webhooks/{id}/deliveries',
    'GET /v1/webhooks/{id}/deliveries/{delivery}',
    'POST /v1/webhooks/{id}/deliveries/{delivery}/replay',
    'POST /v1/batch',
    'POST /agent/auth/register',
    'POST /agent/auth/claim',
    'POST /agent/auth/revoke',
  ]);
  const needKey = index.endpoints.filter((e: { key_required: boolean }) => e.key_required);
  expect(needKey.map((e: { path: string }) => e.path)).toEqual([
    '/v1/me',
    '/v1/ledger',
    '/v1/usage',
    '/v1/generate/video',
    '/v1/generate/image',
    '/v1/uploads',
    '/v1/videos',
    '/v1/videos/count',
    '/v1/videos/{id}',
    '/v1/videos/{id}/events',
    '/v1/videos/{id}/cancel',
    '/v1/videos/{id}',
    '/v1/videos/{id}/share',
    '/v1/videos/{id}/share',
    '/v1/videos/{id}/share',
    '/v1/videos/{id}/receipt',
    '/v1/billing/catalog',
    '/v1/billing/checkouts',
    '/v1/billing/checkouts/{checkoutId}',
    '/v1/billing/subscription',
    '/v1/billing/history',
    '/v1/billing/portal-sessions',
    '/v1/webhooks',
    '/v1/webhooks/listen',
    '/v1/webhooks/{id}',
    '/v1/webhooks/{id}',
    '/v1/webhooks/{id}',
    '/v1/webhooks/{id}/secret',
    '/v1/webhooks/{id}/test',
    '/v1/webhooks/{id}/deliveries',
    '/v1/webhooks/{id}/deliveries/{delivery}',
    '/v1/webhooks/{id}/deliveries/{delivery}/replay',
  ]);
});

test('[4.2-02] [9-01] [9-02] [9-03] the index carries the versioning policy', () => {
  expect(index.versioning.current).toBe('v1');
  expect(index.versioning.scheme).toBe(
    'The major version is in the path. Everything documented is /v1, and /v1 keeps answering as long as it exists.',
  );
  expect(index.versioning.breaking_changes_ship).toBe(
    'under a new path: /v2, and /graphql/v2 for GraphQL',
  );
  for (const { path } of index.endpoints) expect(path).toMatch(/^\/v1(\/|$)|^\/agent\/auth\//);
});

test('[9-10] [9-11] [9-12] [9-13] the policy names what is breaking', () => {
  expect(index.versioning.breaking).toEqual([
    'removing an endpoint, field or enum value',
    'renaming anything a client reads',
    'narrowing a type, or making an optional request field required',
    'changing the meaning of a status code',
  ]);
});

test('[9-14] [9-15] [9-16] [9-17] [9-18] the policy names what is not breaking', () => {
  expect(index.versioning.not_breaking).toEqual([
    'new endpoints',
    'new response fields',
    'new optional request parameters',
    'new enum values on extensible fields',
    'new error codes within an existing status',
  ]);
});

test('[9-24] the policy leaves 180 days between the first Sunset header and removal', () => {
  expect(index.versioning.retirement).toContain(
    'At least 180 days separate the first Sunset header (RFC 8594) from removal.',
  );
});

test('[9-26] [9-28] nothing on /v1 is deprecated except offset of GET /v1/videos', async () => {
  expect(index.versioning.deprecations).toEqual([
    {
      element: 'offset of GET /v1/videos',
      replacement: 'cursor',
      announced: '2026-08-22',
      earliest_removal: '2027-02-22',
    },
  ]);
  const { paths } = (await service.call('/openapi.json')).body;
  const deprecated = paths['/v1/videos'].get.parameters.filter(
    (parameter: { deprecated?: boolean }) => parameter.deprecated === true,
  );
  expect(deprecated.map((parameter: { name: string }) => parameter.name)).toEqual(['offset']);
  expect(JSON.stringify(paths).match(/"deprecated":true/g)).toHaveLength(1);
});

test('[9-05] [9-06] [9-07] every answer carries the date of the contract, for pinning and not for features', async () => {
  for (const [path, method] of [
    ['/v1', 'GET'],
    ['/v1/models', 'HEAD'],
    ['/v1/models', 'OPTIONS'],
    ['/v1/models', 'DELETE'],
    ['/nowhere', 'GET'],
    ['/openapi.json', 'GET'],
    ['/healthz', 'GET'],
    ['/v1/models/%zz/cost', 'GET'],
  ] as const) {
    const { headers } = await service.call(path, { method });
    expect(`${method} ${path}: ${headers.get('api-version')}`).toBe(
      `${method} ${path}: 2026-11-15`,
    );
  }
  expect(index.versioning.header).toBe(
    'Every public answer carries API-Version, the date of the contract. Use it for support and pinning; detect features with /openapi.json.',
  );
});

test('[9-25] [9-29] what is deprecated was announced in the changelog of that day, and stays for 180 days at least', () => {
  const { deprecations, changelog } = index.versioning;
  expect(deprecations).toHaveLength(1);
  for (const { element, announced, earliest_removal } of deprecations) {
    const day = changelog.find(({ date }: { date: string }) => date === announced);
    const [name] = element.split(' of ');
    expect(day.changes.join(' ')).toContain(`${name} is deprecated`);
    const days = (Date.parse(earliest_removal) - Date.parse(announced)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(180);
  }
});

test('[1-08] nothing under any path gives a refund, because nothing that failed was charged', async () => {
  const { paths } = (await service.call('/openapi.json')).body;
  expect(Object.keys(paths).filter((path) => /refund/i.test(path))).toEqual([]);
  for (const path of ['/v1/refunds', '/v1/refund', '/v1/videos/gen_x/refund']) {
    const { status, body } = await service.call(path, { method: 'POST', json: {} });
    expect([path, status, body.error.code]).toEqual([path, 404, 'unknown_endpoint']);
  }
});

test('[9-30] no answer carries a Sunset header', async () => {
  for (const path of ['/v1', '/v1/models', '/v1/models/veo_2/cost', '/openapi.json', '/nope']) {
    expect((await service.call(path)).headers.has('sunset')).toBe(false);
  }
});

test('[9-45] [9-46] [9-47] [9-48] [9-49] the changelog lists the four days of changes, newest first, under later ones', () => {
  const { changelog } = index.versioning;
  expect(changelog[0].date).toBe('2026-11-15');
  expect(changelog[0].changes).toContain('GET /v1/ledger and GET /v1/usage.');
  expect(changelog.slice(-4)).toEqual([
    {
      date: '2026-08-24',
      changes: [
        'Retry-After on every 429.',
        'API-Version on every public response.',
        'Typed errors on /v1.',
      ],
    },
    { date: '2026-08-23', changes: ['MCP HTTP+SSE compatibility transport at /mcp/sse.'] },
    {
      date: '2026-08-22',
      changes: [
        'POST /v1/batch.',
        'Sandbox mode without a key.',
        'Cursor paging on /v1/videos; offset is deprecated.',
      ],
    },
    { date: '2026-08-19', changes: ['The public REST API under /v1, and API keys.'] },
  ]);
});

test('[4.4-11] /openapi.json is an OpenAPI 3.1 description of this server, without a credential', async () => {
  const { status, headers, body } = await service.call('/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body.openapi).toBe('3.1.0');
  expect(body.servers).toEqual([{ url: 'http://kinora.test' }]);
  const committed = JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  );
  expect({ ...body, servers: [{ url: '/' }] }).toEqual(committed);
});
