import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { aClock } from '../../test/harness/a-clock.ts';
import { aDatabase } from '../../test/harness/a-database.ts';
import { aService, type TestService } from '../../test/harness/a-service.ts';
import { until } from '../../test/harness/wait.ts';
import { createLog } from './log.ts';
import {
  listSigningKeys,
  openSigningKeys,
  rotateSigningKeys,
  withdrawSigningKey,
} from './signing-keys.ts';

const clock = aClock();
const service = await aService({ clock, environment: { DATABASE_URL: await aDatabase() } });

test('the key set holds one public RS256 key, which checks what its private half signed', async () => {
  const { status, headers, body } = await service.call('/issuer/jwks.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual({
    keys: [
      {
        kty: 'RSA',
        use: 'sig',
        alg: 'RS256',
        kid: expect.stringMatching(/^[\w-]{43}$/),
        n: expect.stringMatching(/^[\w-]{342}$/),
        e: 'AQAB',
      },
    ],
  });
  const { rows } = await service.pool.query(
    "select private_jwk from signing_key where algorithm = 'RS256'",
  );
  const token = await new SignJWT({ a: 1 })
    .setProtectedHeader({ alg: 'RS256', kid: body.keys[0].kid })
    .sign(await importJWK(rows[0].private_jwk, 'RS256'));
  expect(decodeProtectedHeader(token).kid).toBe(body.keys[0].kid);
  const { payload } = await jwtVerify(token, await importJWK(body.keys[0], 'RS256'));
  expect(payload).toEqual({ a: 1 });
});

test('processes that start together share one key; after a rotation the old one stays listed', async () => {
  const environment = { DATABASE_URL: await aDatabase() };
  const keys = async (at: TestService) =>
    (await at.call('/issuer/jwks.json')).body.keys.map((key: { kid: string }) => key.kid);
  const started = await Promise.all(
    Array.from({ length: 3 }, () => aService({ clock, environment })),
  );
  const [first, ...others] = await Promise.all(started.map(keys));
  expect(first).toHaveLength(1);
  expect(others).toEqual([first, first]);
  const [one] = started;
  if (one === undefined) throw new Error('no service');
  const { keyId } = await rotateSigningKeys({ pool: one.pool, clock });
  const listed = async () => {
    const later = await openSigningKeys({ pool: one.pool, clock, log: createLog('silent') });
    later.close();
    return later.list().map(({ kid }) => kid);
  };
  expect(await listed()).toEqual([keyId, first[0]]);
  clock.advanceSeconds(10 * 365 * 86_400);
  const { keyId: third } = await rotateSigningKeys({ pool: one.pool, clock });
  expect(await listed()).toEqual([third, keyId, first[0]]);
  const { rows } = await one.pool.query(
    "select private_jwk from signing_key where algorithm = 'RS256' and retired_at is not null",
  );
  expect(rows.map(({ private_jwk: jwk }) => Object.keys(jwk).toSorted())).toEqual([
    ['e', 'kty', 'n'],
    ['e', 'kty', 'n'],
  ]);
});

test('a withdrawn key is listed no more; if it was in use, another takes its place at once', async () => {
  const pool = new pg.Pool({ connectionString: await aDatabase() });
  const open = () => openSigningKeys({ pool, clock, log: createLog('silent') });
  const keys = await open();
  const kidOf = async () => {
    const { protected: header } = await keys.sign('{}', { typ: 'JOSE' });
    return JSON.parse(Buffer.from(header, 'base64url').toString()).kid;
  };
  const listed = async () => {
    const fresh = await open();
    fresh.close();
    return fresh.list().map(({ kid }) => kid);
  };
  try {
    const first = await kidOf();
    const { keyId: second } = await rotateSigningKeys({ pool, clock });
    expect(await withdrawSigningKey({ pool, clock }, first)).toEqual({ newKeyId: null });
    expect(await listed()).toEqual([second]);
    const withdrawals = [1, 2].map(() => withdrawSigningKey({ pool, clock }, second));
    const made = (await Promise.all(withdrawals)).flatMap(({ newKeyId }) => newKeyId ?? []);
    expect(made).toEqual([await kidOf()]);
    expect(await listed()).toEqual(made);
    const states = (await listSigningKeys(pool)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['in_use', 'withdrawn', 'withdrawn']);
    await expect(withdrawSigningKey({ pool, clock }, 'nope')).rejects.toThrow(
      'There is no signing key nope',
    );
  } finally {
    keys.close();
    await pool.end();
  }
});

test('two rotations at once leave one key in use', async () => {
  const at = await aService({ clock });
  await Promise.all([1, 2, 3].map(() => rotateSigningKeys({ pool: at.pool, clock })));
  const { rows } = await at.pool.query(
    "select count(*)::int as total, count(*) filter (where retired_at is null)::int as used from signing_key where algorithm = 'RS256'",
  );
  expect(rows).toEqual([{ total: 4, used: 1 }]);
});

test('a running process follows a rotation by another within a minute', async () => {
  const pool = new pg.Pool({ connectionString: await aDatabase() });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const keys = await openSigningKeys({ pool, clock, log: createLog('silent') });
  try {
    const before = keys.list();
    const { keyId } = await rotateSigningKeys({ pool, clock });
    expect(keys.list()).toBe(before);
    vi.advanceTimersByTime(60_000);
    await until(() => keys.list() !== before);
    expect(keys.list().map(({ kid }) => kid)).toEqual([keyId, before[0]?.kid]);
  } finally {
    keys.close();
    vi.useRealTimers();
    await pool.end();
  }
});
