import type pg from 'pg';
import type { PlanId } from '../../contract/plans.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { CallingAccount } from '../caller.ts';
import { grantCredits } from '../credits/index.ts';
import { emailAddress } from './email-address.ts';
import { findAccount, insertAccount } from './store.ts';

interface Operation {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/** Makes a confirmed account for somebody; they sign in by link. */
export async function createAccount(
  { pool, clock }: Operation,
  wish: { email: string; credits: number; plan: PlanId },
): Promise<CallingAccount> {
  const email = emailAddress(wish.email);
  await inTransaction(pool, async (client) => {
    const id = newId('acc', clock);
    const name = email.split('@')[0] ?? email;
    const isNew = await insertAccount(client, { id, email, name, plan: wish.plan });
    if (!isNew) throw new OperatorError(`${email} has an account already`);
    if (wish.credits === 0) return;
    const reason = 'Granted with the account';
    const cause = `create:${id}`;
    await grantCredits(client, { cause, accountId: id, credits: wish.credits, reason });
  });
  return accountByEmail(pool, email);
}

/** Each call is an occasion of its own, so two equal grants are two grants. */
export async function grantToAccount(
  { pool, clock }: Operation,
  grant: { email: string; credits: number; reason: string },
): Promise<CallingAccount> {
  const { id: accountId, email } = await accountByEmail(pool, grant.email);
  const cause = `operator:${newId('grant', clock)}`;
  await grantCredits(pool, { cause, accountId, credits: grant.credits, reason: grant.reason });
  return accountByEmail(pool, email);
}

export async function accountByEmail(pool: pg.Pool, typed: string): Promise<CallingAccount> {
  const email = emailAddress(typed);
  const account = await findAccount(pool, { email });
  if (account === undefined) throw new OperatorError(`There is no account of ${email}`);
  return account;
}
