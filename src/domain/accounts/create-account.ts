import type pg from 'pg';
import type { PlanId } from '../../contract/plans.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { CallingAccount } from '../caller.ts';
import { grantCredits } from '../credits/index.ts';
import { accountByEmail } from './account-by-email.ts';
import { parseEmailAddress } from './email-address.ts';
import { insertAccount } from './store.ts';

/** For the operator: creates an account with a confirmed address. Its person signs in by link. */
export async function createAccount(
  { pool, clock }: { readonly pool: pg.Pool; readonly clock: Clock },
  request: { email: string; credits: number; plan: PlanId },
): Promise<CallingAccount> {
  const { credits, plan } = request;
  const email = parseEmailAddress(request.email);
  await inTransaction(pool, async (client) => {
    const id = newId('acc', clock);
    const name = email.split('@')[0] ?? email;
    const isNew = await insertAccount(client, { id, email, name, plan });
    if (!isNew) throw new OperatorError(`${email} has an account already`);
    if (credits === 0) return;
    const reason = 'Granted with the account';
    await grantCredits(client, { cause: `create:${id}`, accountId: id, credits, reason });
  });
  return accountByEmail(pool, email);
}
