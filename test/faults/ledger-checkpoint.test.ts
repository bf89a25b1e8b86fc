import pg from 'pg';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { insertAccount } from '../../src/domain/accounts/index.ts';
import { grantCredits } from '../../src/domain/credits/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { aDatabase } from '../harness/a-database.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, theSandbox } from '../harness/a-shop.ts';
import { submitted } from '../harness/a-submit.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const databaseUrl = await aDatabase();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
whenDone(() => pool.end());

/** As the command does it, but without the ten minutes that it reads again to be sure. */
const verify = (from: 'checkpoint' | 'beginning' = 'checkpoint', ledger = pool) =>
  verifyLedger(ledger, { from, marginSeconds: 0 });

/** Until everything is before the checkpoint, which a transaction of a running service may delay. */
const verifyAllBefore = (ledger: pg.Pool) =>
  until(async () => {
    const { problems, transfersRead } = await verify('checkpoint', ledger);
    expect(problems).toEqual([]);
    return transfersRead === 0;
  });

async function anAccount(): Promise<string> {
  const id = newId('acc', systemClock);
  await insertAccount(pool, { id, email: `${id}@example.com`, name: 'Ada', plan: 'free' });
  return id;
}

const grant = (accountId: string, cause: string, database: pg.Pool | pg.Client = pool) =>
  grantCredits(database, { cause, accountId, credits: 5, reason: 'test' });

/** Changes what nothing in the program can change. */
async function tamper(statement: string, values: unknown[]): Promise<void> {
  const client = await pool.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(statement, values);
  await client.query("set session_replication_role = 'origin'");
  client.release();
}

/** A service without a worker, and a customer of it who has running videos. */
async function aServiceWithVideos(count: number) {
  const service = await aService();
  const { secret, accountId } = await service.aKey();
  await service.grant(accountId, 1_000);
  const ids: string[] = [];
  while (ids.length < count) {
    ids.push(await submitted(service, secret, { kind: 'video', prompt: 'a fox' }));
  }
  return { ledger: service.pool, accountId, ids };
}

test('a verification starts where the last one ended, and reads only what is newer', async () => {
  const accountId = await anAccount();
  const first = await verify();
  expect(first).toMatchObject({ since: null, problems: [], transfersRead: first.transfers });
  const second = await verify();
  expect(second).toMatchObject({ problems: [], transfers: first.transfers, transfersRead: 0 });
  await grant(accountId, 'test:one');
  await grant(accountId, 'test:two');
  const third = await verify();
  expect(third.since).toBeInstanceOf(Date);
  expect(third).toMatchObject({ problems: [], transfersRead: 2, transfers: first.transfers + 2 });
  expect(await verify('beginning')).toMatchObject({ since: null, problems: [] });
});

test('what happened within the last ten minutes is read again', async () => {
  const accountId = await anAccount();
  await grant(accountId, 'test:recent');
  await verifyLedger(pool, { from: 'beginning' });
  const { transfers, transfersRead } = await verifyLedger(pool, { from: 'checkpoint' });
  expect(transfersRead).toBe(transfers);
});

test('a wrong row that was written after the checkpoint is found, again and again until it is mended', async () => {
  const accountId = await anAccount();
  await verify();
  const { rows } = await pool.query(
    `insert into transfer (cause, account_id, kind, balance_change, held_change)
     values ('test:wrong', $1, 'grant', 7, 0) returning account_id`,
    [accountId],
  );
  expect(rows).toHaveLength(1);
  for (let i = 0; i < 2; i += 1) {
    expect((await verify()).problems).toEqual([
      { account_id: accountId, problem: 'balance 10, transfers say 17; held 0, transfers say 0' },
    ]);
  }
  await pool.query('update wallet set balance = 17 where account_id = $1', [accountId]);
  expect((await verify()).problems).toEqual([]);
});

test('a wallet that was changed without a transfer is found, also one that has rested', async () => {
  const accountId = await anAccount();
  await verify();
  await pool.query('update wallet set balance = 11 where account_id = $1', [accountId]);
  expect((await verify()).problems).toEqual([
    { account_id: accountId, problem: 'balance 11, transfers say 10; held 0, transfers say 0' },
  ]);
  await pool.query('update wallet set balance = 10 where account_id = $1', [accountId]);
});

test('a row from before the checkpoint that was changed is found by the whole verification', async () => {
  const accountId = await anAccount();
  await grant(accountId, 'test:old');
  await verify();
  const change = 'update transfer set balance_change = $1 where cause = $2';
  await tamper(change, [6, 'test:old']);
  await tamper('update wallet set balance = $1 where account_id = $2', [16, accountId]);
  expect((await verify()).problems).toEqual([
    { account_id: accountId, problem: 'balance 16, transfers say 15; held 0, transfers say 0' },
  ]);
  expect((await verify('beginning')).problems).toEqual([
    {
      account_id: accountId,
      problem:
        'transfers before the checkpoint say balance 16, held 0; when it was made they said 15, 0',
    },
  ]);
  await tamper('update wallet set balance = $1 where account_id = $2', [15, accountId]);
  expect((await verify()).problems).toEqual([]);
  expect((await verify('beginning')).problems).toHaveLength(2);
  await tamper(change, [5, 'test:old']);
  expect((await verify('beginning')).problems).toEqual([]);
});

test('a transfer whose transaction began before the checkpoint and ends after it is not missed', async () => {
  const accountId = await anAccount();
  const other = await anAccount();
  const slow = new pg.Client({ connectionString: databaseUrl });
  await slow.connect();
  whenDone(() => slow.end());
  await slow.query('begin');
  await grant(accountId, 'test:slow', slow);
  await grant(other, 'test:meanwhile');
  const before = await verify();
  expect(before.problems).toEqual([]);
  await slow.query('commit');
  const after = await verify();
  expect(after.problems).toEqual([]);
  expect(after.transfers).toBe(before.transfers + 1);
  expect(await verify()).toMatchObject({ problems: [], transfersRead: 0 });
  expect((await verify('beginning')).problems).toEqual([]);
});

test('verifications at once take turns, and each sees a ledger that adds up', async () => {
  const accountId = await anAccount();
  const verified = Promise.all(
    Array.from({ length: 3 }, (_, i) =>
      verifyLedger(pool, { from: i === 1 ? 'beginning' : 'checkpoint' }),
    ),
  );
  for (let i = 0; i < 50; i += 1) await grant(accountId, `test:turn-${i}`);
  for (const { problems } of await verified) expect(problems).toEqual([]);
  const { transfers, problems } = await verify();
  expect(problems).toEqual([]);
  const { rows } = await pool.query('select count(*)::int as count from transfer');
  expect(transfers).toBe(rows[0].count);
});

test('a hold that was open at the checkpoint is watched until its generation ends', async () => {
  const { ledger, accountId, ids } = await aServiceWithVideos(2);
  const [ends, stays] = ids;
  await verifyAllBefore(ledger);
  const end = `update generation set status = 'failed', error_code = 'provider_error', ended_at = now()
    where id = $1`;
  await ledger.query(end, [ends]);
  const problem = `${ends} is failed, but its hold is open`;
  for (const from of ['checkpoint', 'beginning'] as const) {
    expect((await verify(from, ledger)).problems).toEqual([{ account_id: accountId, problem }]);
  }
  await ledger.query(
    `with released as (
       insert into transfer (cause, account_id, kind, balance_change, held_change)
       select replace(cause, 'hold', 'release'), account_id, 'release', 0, -held_change
       from transfer where cause = 'hold:' || $1::text
       returning account_id, held_change
     )
     update wallet w set held = held + held_change from released r
     where r.account_id = w.account_id`,
    [ends],
  );
  expect((await verify('checkpoint', ledger)).problems).toEqual([]);
  await verifyAllBefore(ledger);
  const { rows } = await ledger.query('select id from ledger_checkpoint_hold');
  expect(rows).toEqual([{ id: stays }]);
});

test('a resolution after the checkpoint must fit a hold from before it', async () => {
  const { ledger, accountId, ids } = await aServiceWithVideos(1);
  const [id] = ids;
  await verifyAllBefore(ledger);
  await ledger.query(
    `insert into transfer (cause, account_id, kind, balance_change, held_change)
     values ('release:' || $2::text, $1, 'release', 0, -1)`,
    [accountId, id],
  );
  const { problems } = await verify('checkpoint', ledger);
  expect(problems.map(({ problem }) => problem).sort()).toEqual([
    expect.stringMatching(/^balance 1010, transfers say 1010; held (\d+), transfers say \d+$/),
    `${id} is generating, but its hold is resolved`,
    `release:${id} resolves no hold of 1 credits`,
  ]);
});

test('the whole verification compares what is counted of an account with its generations', async () => {
  const { ledger, accountId } = await aServiceWithVideos(2);
  expect((await verify('beginning', ledger)).problems).toEqual([]);
  const set = 'update generation_account set kept = $1, last_number = $2';
  for (const [kept, lastNumber] of [
    [1, 2],
    [1, 1],
  ]) {
    await ledger.query(set, [kept, lastNumber]);
    expect((await verify('beginning', ledger)).problems).toEqual([
      {
        account_id: accountId,
        problem: `${kept} generations are counted and 2 found; the latest number is ${lastNumber}, found 2`,
      },
    ]);
  }
  await ledger.query(set, [2, 3]);
  expect((await verify('beginning', ledger)).problems).toEqual([]);
});

test('a payment from before the checkpoint is looked at again when its checkout or its credits change', async () => {
  const service = await aService();
  const sandbox = await theSandbox(service);
  const customer = await aCustomer(service);
  const paid = await customer.checkout();
  await sandbox.report(await sandbox.paid(paid.id));
  const held = await customer.checkout();
  await sandbox.report(await sandbox.paid(held.id, { doubtful: true }));
  await verifyAllBefore(service.pool);
  const change = `update checkout set status = 'fulfilled', fulfilled_at = now() where id = $1`;
  await service.pool.query(change, [held.id]);
  const { problems } = await verify('checkpoint', service.pool);
  expect(problems.map(({ problem }) => problem.replace(/^pay_\w+/, 'pay'))).toEqual([
    'pay paid for 50 credits, and brought none',
  ]);
});

test('a payment after the checkpoint whose credits are wrong is found', async () => {
  const service = await aService();
  const sandbox = await theSandbox(service);
  const customer = await aCustomer(service);
  const held = await customer.checkout();
  await sandbox.report(await sandbox.paid(held.id, { doubtful: true }));
  await verifyAllBefore(service.pool);
  await service.pool.query(
    `with bought as (
       insert into transfer (cause, account_id, kind, balance_change, held_change)
       select cause, account_id, 'purchase', 49, 0 from payment
       returning account_id
     )
     update wallet w set balance = balance + 49 from bought b where b.account_id = w.account_id`,
  );
  const { problems } = await verify('checkpoint', service.pool);
  expect(problems.map(({ problem }) => problem.replace(/^pay_\w+/, 'pay'))).toEqual([
    `pay paid for 50 credits, and fulfil:${held.id} says otherwise`,
  ]);
});
