import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import {
  CALLING_ACCOUNT,
  type CallingAccountRow,
  findAccount,
  insertAccount,
  setPlan,
  toCallingAccount,
} from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase() });
afterAll(() => pool.end());

const ids = [1, 2, 3].map((n) => `acc_${String(n).padStart(26, '0')}`);
const [first = '', second = '', third = ''] = ids;
const ada = { id: first, email: 'ada@example.com', name: 'Ada', plan: 'free' } as const;

test('an address has one account', async () => {
  expect(await insertAccount(pool, ada)).toBe(true);
  expect(await insertAccount(pool, { ...ada, id: second })).toBe(false);
});

test('an account is read with its plan, its wallet and times that are exact to the millisecond', async () => {
  const account = { ...ada, id: third, email: 'exact@example.com' };
  await insertAccount(pool, account);
  const start = Date.UTC(2026, 0, 1);
  for (let ms = 0; ms < 1_000; ms += 37) {
    const createdAt = new Date(start + ms);
    const renewsAt = new Date(start + 999 - ms);
    await pool.query('update account set created_at = $2 where id = $1', [account.id, createdAt]);
    await setPlan(pool, { accountId: account.id, plan: 'professional', renewsAt });
    expect(await findAccount(pool, { email: 'exact@example.com' })).toEqual({
      id: third,
      email: 'exact@example.com',
      name: 'Ada',
      createdAt,
      plan: 'professional',
      planRenewsAt: renewsAt,
      balance: 10,
      held: 0,
    });
  }
});

test('another statement can read an account along with rows of its own', async () => {
  const { rows } = await pool.query<CallingAccountRow & { provider: string }>(
    `select ${CALLING_ACCOUNT.columns}, 'mine' as provider
     from ${CALLING_ACCOUNT.from} where a.email = $1`,
    ['ada@example.com'],
  );
  expect(rows.map(toCallingAccount)).toEqual([await findAccount(pool, { id: first })]);
});
