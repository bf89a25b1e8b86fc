import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { CallingAccount } from '../caller.ts';
import { grantCredits } from '../credits/index.ts';
import { accountByEmail } from './account-by-email.ts';

/** For the operator. Every call has a cause of its own, so two equal grants are two grants. */
export async function grantToAccount(
  { pool, clock }: { readonly pool: pg.Pool; readonly clock: Clock },
  grant: { email: string; credits: number; reason: string },
): Promise<CallingAccount> {
  const { id: accountId, email } = await accountByEmail(pool, grant.email);
  const cause = `operator:${newId('grant', clock)}`;
  await grantCredits(pool, { cause, accountId, credits: grant.credits, reason: grant.reason });
  return accountByEmail(pool, email);
}
