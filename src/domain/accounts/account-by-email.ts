import type { Queryable } from '../../platform/database/index.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { CallingAccount } from '../caller.ts';
import { parseEmailAddress } from './email-address.ts';
import { findAccount } from './store.ts';

/** For the operator, who names accounts by their address. */
export async function accountByEmail(database: Queryable, typed: string): Promise<CallingAccount> {
  const email = parseEmailAddress(typed);
  const account = await findAccount(database, { email });
  if (account === undefined) throw new OperatorError(`There is no account of ${email}`);
  return account;
}
