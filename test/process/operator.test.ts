import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';

// Every command starts a program of its own, beside all other suites.
vi.setConfig({ testTimeout: 60_000 });

/** The operator program beside a running server, on the same database. */
const service = await aService();
const dataDir = await aTemporaryFolder();
const environment = { DATABASE_URL: service.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };

async function run(...args: readonly string[]) {
  const program = kinora(args, environment);
  const code = await program.ended;
  return { code, output: program.output(), errors: program.errors() };
}

async function json(...args: readonly string[]) {
  const { code, output, errors } = await run(...args, '--json');
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(output);
}

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: service.databaseUrl, max: 2 });
});
afterAll(() => pool.end());

test('an operator makes an account with credits on top of the welcome 10, grants more, and makes a key that works', async () => {
  const { account } = await json(
    'account',
    'create',
    'Grace@Example.com',
    '--credits',
    '40',
    '--plan',
    'ultra',
  );
  expect(account).toEqual({
    id: expect.stringMatching(/^acc_/),
    email: 'grace@example.com',
    plan: 'ultra',
    balance: 50,
  });
  const granted = await json('account', 'grant', 'grace@example.com', '5', '--reason', 'Sorry');
  expect(granted.account.balance).toBe(55);
  const made = await json(
    'key',
    'create',
    'grace@example.com',
    '--name',
    'ci',
    '--permissions',
    'read,billing:read',
    '--daily-ceiling',
    '7',
  );
  expect(made.key).toMatchObject({
    name: 'ci',
    permissions: ['read', 'billing:read'],
    daily_ceiling: 7,
  });
  const headers = { authorization: `Bearer ${made.secret}` };
  const { body } = await service.call('/v1/me', { headers });
  expect(body.credits).toEqual({ balance: 55, held: 0, available: 55 });
  const { keys } = await json('key', 'list', 'grace@example.com');
  expect(keys).toHaveLength(1);
  expect(JSON.stringify(keys)).not.toContain(made.secret);
  await json('key', 'revoke', made.key.id);
  expect((await service.call('/v1/me', { headers })).status).toBe(401);
  const { rows } = await pool.query(
    'select kind, balance_change, reason from transfer where account_id = $1 order by created_at, cause',
    [account.id],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { kind: 'grant', balance_change: 10, reason: 'Welcome' },
      { kind: 'grant', balance_change: 40, reason: 'Granted with the account' },
      { kind: 'grant', balance_change: 5, reason: 'Sorry' },
    ]),
  );
});

test.each([
  [
    ['account', 'create', 'not-an-address'],
    'kinora: email must be an address such as ada@example.com.\n',
  ],
  [
    ['account', 'grant', 'nobody@example.com', '5', '--reason', 'x'],
    'kinora: There is no account of nobody@example.com\n',
  ],
  [['key', 'revoke', 'key_x'], 'kinora: There is no such key.\n'],
  [
    ['deprecations', 'notify', 'GET /v1/models'],
    'kinora: GET /v1/models is not deprecated. Deprecated: GET /v1/videos?offset\n',
  ],
])('%j is refused in one line', async (args, line) => {
  expect(await run(...args)).toEqual({ code: 1, output: '', errors: line });
});

test('an account that exists is not made again', async () => {
  const { email } = await service.anAccount();
  const { code, errors } = await run('account', 'create', email);
  expect([code, errors]).toEqual([1, `kinora: ${email} has an account already\n`]);
});

test('[9-27] those who called a deprecated route in the last 30 days are mailed, and nobody else', async () => {
  const recent = await service.anAccount({ email: 'recent@example.com' });
  const old = await service.anAccount({ email: 'old@example.com' });
  const note = async (accountId: string, daysAgo: number, route: string) => {
    const { keyId } = await service.aKey({ accountId });
    await pool.query(
      `insert into route_call (key_id, route, day, calls)
       values ($1, $2, (now() at time zone 'utc')::date - $3::int, 4)`,
      [keyId, route, daysAgo],
    );
  };
  await note(recent.accountId, 29, 'GET /v1/videos?offset');
  await note(recent.accountId, 0, 'GET /v1/videos?offset');
  await note(old.accountId, 30, 'GET /v1/videos?offset');
  await note(old.accountId, 0, 'GET /v1/models');
  expect(await json('deprecations', 'notify', 'GET /v1/videos?offset')).toEqual({
    mailed: ['recent@example.com'],
  });
  const [file = ''] = await readdir(join(dataDir, 'mail'));
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
  expect(mail.to?.[0]?.address).toBe('recent@example.com');
  expect(mail.subject).toBe('Kinora: offset of GET /v1/videos is deprecated');
  expect(mail.text).toContain('Nothing is removed before 2027-02-22.');
});
