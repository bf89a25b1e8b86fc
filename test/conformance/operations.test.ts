import pg from 'pg';
import { expect, test } from 'vitest';
import { aDatabase } from '../harness/a-database.ts';
import { aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';
import { until } from '../harness/wait.ts';

test('/healthz answers while the process lives, /readyz while the database does', async () => {
  const url = await aDatabase();
  const service = await aService({ environment: { DATABASE_URL: url } });
  expect((await service.call('/healthz')).body).toEqual({ status: 'ok' });
  expect((await service.call('/readyz')).body).toEqual({ status: 'ready' });
  const address = new URL(url);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const admin = new pg.Client(address.href);
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  // What was found holds for a second.
  await until(async () => (await service.call('/readyz')).status === 503, { what: '503' });
  const answer = await service.call('/readyz');
  expect(answer.body.error).toEqual({
    code: 'service_unavailable',
    message: 'The service cannot answer at the moment. Retry shortly.',
    request_id: requestIdOf(answer),
  });
  expect((await service.call('/healthz')).status).toBe(200);
  expect((await service.call('/v1/models')).status).toBe(200);
});

test('/readyz is 503 while a migration is missing', async () => {
  const url = await aDatabase();
  const service = await aService({ environment: { DATABASE_URL: url } });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('drop table schema_migration');
  await client.end();
  await until(async () => (await service.call('/readyz')).status === 503, { what: '503' });
});

test('/readyz asks the database at most once a second, however often it is asked', async () => {
  const url = await aDatabase();
  const service = await aService({ environment: { DATABASE_URL: url } });
  const client = new pg.Client(url);
  await client.connect();
  const reads = async () => {
    await client.query('select pg_stat_clear_snapshot(), pg_stat_force_next_flush()');
    const { rows } = await client.query(
      `select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables
        where relname = 'schema_migration'`,
    );
    return Number(rows[0].reads);
  };
  const before = await reads();
  const from = performance.now();
  for (let i = 0; i < 10; i += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.call('/readyz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const seconds = (performance.now() - from) / 1_000;
  await service.stop();
  expect((await reads()) - before).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  await client.end();
});

test('/metrics does not exist without METRICS_TOKEN and answers only to it', async () => {
  const closed = await aService();
  expect((await closed.call('/metrics')).status).toBe(404);
  const open = await aService({ environment: { METRICS_TOKEN: 'a-long-metrics-token' } });
  expect((await open.call('/metrics')).status).toBe(403);
  const wrong = { authorization: 'Bearer a-long-metrics-tokem' };
  expect((await open.call('/metrics', { headers: wrong })).status).toBe(403);
  await open.call('/v1/models');
  const right = { authorization: 'Bearer a-long-metrics-token' };
  const { status, headers, text } = await open.call('/metrics', { headers: right });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('kinora_http_requests_total{surface="rest",method="GET",status="200"} 1');
});

test('other origins may read and see the headers, and no answer asks for a cookie', async () => {
  const service = await aService();
  const { headers } = await service.call('/v1/models', {
    headers: { origin: 'https://app.example.com' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  const exposed = headers.get('access-control-expose-headers') ?? '';
  for (const name of [
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'RateLimit-Policy',
    'Retry-After',
    'Location',
    'WWW-Authenticate',
    'API-Version',
  ]) {
    expect(exposed.split(', ')).toContain(name);
  }
  const preflight = await service.call('/v1/batch', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'A2A-Version, Accept, Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Request-Id, X-Sandbox, X-Sandbox-Outcome',
  );
});

test('every answer carries the security headers, and HTTPS is insisted on where it is used', async () => {
  const service = await aService({ environment: { BASE_URL: 'https://kinora.test' } });
  for (const path of ['/v1/models', '/nope', '/openapi.json']) {
    const { headers } = await service.call(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});
