import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { createAccount, hasAccounts } from '../accounts/index.ts';
import { createKey } from './create-key.ts';

export const DEMO_EMAIL = 'demo@example.com';

/** On a database without any account: one to try things with, and its key. */
export async function createDemoKey(pool: pg.Pool, clock: Clock): Promise<string | null> {
  if (await hasAccounts(pool)) return null;
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
