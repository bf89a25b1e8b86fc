import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { submitted } from '../harness/a-submit.ts';
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

test.concurrent.each([
  [
    ['account', 'create', 'not-an-address'],
    'kinora: email must be an address such as ada@example.com.\n',
  ],
  [
    ['account', 'grant', 'nobody@example.com', '5', '--reason', 'x'],
    'kinora: There is no account of nobody@example.com\n',
  ],
  [
    ['account', 'show', 'nobody@example.com'],
    'kinora: There is no account of nobody@example.com\n',
  ],
  [['job', 'show', 'gen_x'], 'kinora: There is no generation gen_x\n'],
  [['nonsense'], "error: unknown command 'nonsense'\nAdd --help for what it takes.\n"],
  [
    ['acount', 'list'],
    "error: unknown command 'acount'\n(Did you mean account?)\nAdd --help for what it takes.\n",
  ],
  [
    ['account', 'grant', 'ada@example.com', 'abc', '--reason', 'x'],
    "error: command-argument value 'abc' is invalid for argument 'credits'. It must be a whole number.\nAdd --help for what it takes.\n",
  ],
  [
    ['account', 'grant', 'ada@example.com', '0', '--reason', 'x'],
    "error: command-argument value '0' is invalid for argument 'credits'. It must be at least 1.\nAdd --help for what it takes.\n",
  ],
  [
    ['account', 'grant', 'ada@example.com', '5'],
    "error: required option '--reason <reason>' not specified\nAdd --help for what it takes.\n",
  ],
  [
    ['job', 'list', '--limit', '501'],
    "error: option '--limit <n>' argument '501' is invalid. It must be a whole number from 1 to 500.\nAdd --help for what it takes.\n",
  ],
  [['key', 'revoke', 'key_x'], 'kinora: There is no such key.\n'],
  [
    ['deprecations', 'notify', 'GET /v1/models'],
    'kinora: GET /v1/models is not deprecated. Deprecated: GET /v1/videos?offset\n',
  ],
])('%j is refused without a stack', async (args, line) => {
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

test('the version is that of the package, and help says what a command needs', async () => {
  const [version, help] = await Promise.all([run('--version'), run('account', 'grant', '--help')]);
  expect(version).toEqual({ code: 0, output: '0.1.0\n', errors: '' });
  expect(help.output).toContain(
    'Usage: kinora account grant [options] <email> <credits> --reason <reason>',
  );
  expect(help.output).toMatch(/--reason <reason> +why; kept in the ledger \(required\)/);
});

test('an operator finds accounts, page by page, by part of an address, and one with all that belongs to it', async () => {
  const made = [];
  for (const name of ['list-a', 'list-b', 'list-c']) {
    made.push(await service.anAccount({ email: `${name}@example.com`, plan: 'starter' }));
  }
  const [oldest, middle, newest] = made;
  await service.aKey({ accountId: oldest?.accountId ?? '' });
  const first = await json('account', 'list', '--search', 'List-', '--limit', '2');
  expect(first.accounts.map(({ email }: { email: string }) => email)).toEqual([
    'list-c@example.com',
    'list-b@example.com',
  ]);
  expect(first.next).toBe(middle?.accountId);
  const [second, { account }, text] = await Promise.all([
    json('account', 'list', '--search', 'list-', '--limit', '2', '--after', first.next),
    json('account', 'show', oldest?.accountId ?? ''),
    run('account', 'list', '--search', 'list-', '--limit', '1'),
  ]);
  expect([second.accounts.length, second.next]).toEqual([1, null]);
  expect(account).toEqual({
    id: oldest?.accountId,
    email: 'list-a@example.com',
    plan: 'starter',
    plan_renews_at: null,
    balance: 10,
    held: 0,
    available: 10,
    created_at: expect.stringMatching(/^2\d{3}-/),
    active_keys: 1,
  });
  expect(text.output).toBe(
    `${newest?.accountId}  list-c@example.com  starter  10 credits, 0 held\nMore: --after ${newest?.accountId}\n`,
  );
});

test('an operator finds jobs by status and account, without reading what was asked for', async () => {
  const { accountId, email } = await service.anAccount();
  const { secret } = await service.aKey({ accountId });
  const ids: string[] = [];
  for (const prompt of ['A secret plan', 'Another']) {
    ids.unshift(await submitted(service, secret, { prompt }));
  }
  const [all, part, failed, { job }] = await Promise.all([
    json('job', 'list', '--account', email, '--status', 'generating'),
    json('job', 'list', '--account', email, '--limit', '1'),
    json('job', 'list', '--account', email, '--status', 'failed'),
    json('job', 'show', ids[1] ?? ''),
  ]);
  expect(all.jobs.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect([part.jobs.length, part.next]).toEqual([1, ids[0]]);
  expect(failed).toEqual({ jobs: [], next: null });
  expect(job).toMatchObject({
    id: ids[1],
    account_id: accountId,
    status: 'generating',
    attempt: 0,
  });
  expect(JSON.stringify([all, job])).not.toContain('A secret plan');
});

test('an operator rotates signing keys, withdraws one, and sees what became of each', async () => {
  await json('issuer', 'rotate-keys');
  const before: readonly { id: string; state: string }[] = (await json('issuer', 'keys')).keys;
  expect(before.map(({ state }) => state)).toEqual(['in_use', 'retired']);
  const withdrawn = await json('issuer', 'withdraw-key', String(before[0]?.id));
  expect(withdrawn).toEqual({
    withdrawn: before[0]?.id,
    new_key: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { output } = await run('issuer', 'keys');
  expect(output).toMatch(
    / {2}in use {5}since .*\n.* {2}withdrawn {2}since .*\n.* {2}retired {4}since /,
  );
  for (const id of ['nope', '-h1Krdqd', '-nope']) {
    const unknown = await run('issuer', 'withdraw-key', id);
    expect([unknown.code, unknown.errors]).toEqual([
      1,
      expect.stringContaining(`no signing key ${id}`),
    ]);
  }
});

test('an operator finds the payments that are held', async () => {
  const { accountId } = await service.anAccount();
  const insert = (id: string, status: string, paidAt: string | null) =>
    pool.query(
      `insert into checkout (id, account_id, idempotency_key, request_hash, kind, sku_id, catalog_version,
         return_target, product_name, amount_minor, currency, credits, processor, processor_ref, url, status,
         review_reason, expires_at, created_at, paid_at)
       values ($1::uuid, $2, $1::text, '', 'topup', 'x', 'x', 'billing', '100 credits', 999, 'usd', 100, 'sandbox', $1::text, 'x',
         $3, case when $4::text is null then null else 'A large amount' end, now(), now(), $4::timestamptz)`,
      [id, accountId, status, paidAt],
    );
  const held = '00000000-0000-4000-8000-000000000001';
  await insert(held, 'paid_pending_review', '2026-11-15T00:00:00Z');
  await insert('00000000-0000-4000-8000-000000000002', 'pending', null);
  const [{ checkouts, next }, all, text] = await Promise.all([
    json('checkout', 'list', '--held'),
    json('checkout', 'list'),
    run('checkout', 'list', '--held'),
  ]);
  expect([checkouts.length, next]).toEqual([1, null]);
  expect(checkouts[0]).toMatchObject({
    id: held,
    account_id: accountId,
    review_reason: 'A large amount',
  });
  expect(all.checkouts).toHaveLength(2);
  expect(text.output).toMatch(
    /^00000000-0000-4000-8000-000000000001 {2}paid_pending_review {2}9\.99 usd {2}100 credits {2}acc_\w+ {2}\S+Z {2}A large amount\n$/,
  );
});
