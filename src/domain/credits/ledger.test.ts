import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { grantCredits, purchaseCredits, refundCredits, WALLET } from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase() });
afterAll(() => pool.end());

async function anAccount(): Promise<string> {
  const id = newId('acc', systemClock);
  await pool.query("insert into account (id, email, name) values ($1, $2, 'Ada')", [
    id,
    `${id}@example.com`,
  ]);
  return id;
}

async function walletOf(id: string) {
  const { rows } = await pool.query(
    `select ${WALLET.columns} from account a ${WALLET.join} where a.id = $1`,
    [id],
  );
  return rows[0];
}

test('an account has a wallet with 10 welcome credits from its first moment', async () => {
  const id = await anAccount();
  expect(await walletOf(id)).toEqual({ balance: 10, held: 0 });
});

test('a grant with the same cause counts once, also twenty times at once', async () => {
  const accountId = await anAccount();
  const grant = { cause: `grant:${accountId}`, accountId, credits: 7, reason: 'test' };
  const results = await Promise.all(Array.from({ length: 20 }, () => grantCredits(pool, grant)));
  expect(results.filter((isNew) => isNew)).toHaveLength(1);
  expect(await walletOf(accountId)).toEqual({ balance: 17, held: 0 });
});

test('a transfer is never changed or deleted', async () => {
  await anAccount();
  for (const statement of [
    'update transfer set balance_change = 1000',
    'delete from transfer',
    'truncate transfer',
  ]) {
    await expect(pool.query(statement)).rejects.toThrow('transfer only grows');
  }
});

test('a wallet never goes below zero and never holds more than it has', async () => {
  const id = await anAccount();
  for (const change of ['balance = -1', 'held = 11', 'held = -1']) {
    await expect(
      pool.query(`update wallet set ${change} where account_id = $1`, [id]),
    ).rejects.toThrow('violates check constraint');
  }
});

test('a wallet is the sum of its transfers', async () => {
  const accountId = await anAccount();
  await grantCredits(pool, { cause: `a:${accountId}`, accountId, credits: 3, reason: 'a' });
  await grantCredits(pool, { cause: `b:${accountId}`, accountId, credits: 4, reason: 'b' });
  const { rows } = await pool.query(
    `select w.balance - sum(t.balance_change)::int as difference
     from wallet w join transfer t using (account_id) group by w.account_id, w.balance`,
  );
  expect(new Set(rows.map(({ difference }) => difference))).toEqual(new Set([0]));
});

test('a refund takes back what is available, records the rest as owed, and counts once', async () => {
  const accountId = await anAccount();
  const refund = { cause: `refund:${accountId}`, accountId, credits: 100, reason: 'chk_1' };
  await purchaseCredits(pool, {
    cause: `fulfil:${accountId}`,
    accountId,
    credits: 50,
    reason: 'chk_1',
  });
  expect(await refundCredits(pool, refund)).toEqual({ taken: 60, owed: 40, isNew: true });
  expect(await refundCredits(pool, refund)).toEqual({ taken: 60, owed: 40, isNew: false });
  expect(await walletOf(accountId)).toEqual({ balance: 0, held: 0 });
});

test('a refund that runs against purchases and other refunds never takes a credit twice', async () => {
  const accountId = await anAccount();
  await grantCredits(pool, { cause: `g:${accountId}`, accountId, credits: 90, reason: 'test' });
  const refunds = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      refundCredits(pool, {
        cause: `refund:${accountId}_${i}`,
        accountId,
        credits: 10,
        reason: 'test',
      }),
    ),
  );
  expect(refunds.filter(({ taken }) => taken === 10)).toHaveLength(10);
  expect(refunds.filter(({ owed }) => owed === 10)).toHaveLength(10);
  expect(await walletOf(accountId)).toEqual({ balance: 0, held: 0 });
});

test('a hold is settled or released, never both, and only a refund can be owed', async () => {
  const accountId = await anAccount();
  const write = (cause: string, kind: string, change: string) =>
    pool.query(
      `insert into transfer (cause, account_id, kind, balance_change, held_change, owed)
       values ($1, $2, $3, ${change})`,
      [cause, accountId, kind],
    );
  await write(`settle:${accountId}`, 'settle', '0, 0, 0');
  await expect(write(`release:${accountId}`, 'release', '0, 0, 0')).rejects.toThrow(
    'transfer_hold_resolved_once',
  );
  await expect(write(`grant:${accountId}`, 'grant', '1, 0, 1')).rejects.toThrow(
    'violates check constraint',
  );
});
