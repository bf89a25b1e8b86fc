import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { createAccount } from '../accounts/index.ts';
import { createKey } from './create-key.ts';

const DEMO_EMAIL = 'demo@example.com';

/** On a database without any account: one to try things with, and its key. */
export async function createDemoKey(pool: pg.Pool, clock: Clock): Promise<string | null> {
  const { rowCount } = await pool.query('select 1 from account limit 1');
  if (rowCount !== 0) return null;
  const account = await createAccount(
    { pool, clock },
    { email: DEMO_EMAIL, credits: 0, plan: 'free' },
  );
  const { secret } = await createKey(
    { pool, clock },
    {
      accountId: account.id,
      name: 'demo',
      permissions: ['generate', 'read'],
      dailyCeiling: null,
    },
  );
  return secret;
}
