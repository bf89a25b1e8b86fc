import { verifyPayments } from '../domain/billing/index.ts';
import { type LedgerProblem, verifyWallets } from '../domain/credits/index.ts';
import { verifyGenerationHolds } from '../domain/generation/index.ts';
import type { Queryable } from '../platform/database/index.ts';

/** Checks the ledger against itself, against generations and against payments. */
export async function verifyLedger(database: Queryable): Promise<{
  readonly wallets: number;
  readonly transfers: number;
  readonly problems: readonly LedgerProblem[];
}> {
  const { wallets, transfers, problems } = await verifyWallets(database);
  const all = [
    ...problems,
    ...(await verifyGenerationHolds(database)),
    ...(await verifyPayments(database)),
  ];
  return { wallets, transfers, problems: all.sort(byAccount) };
}

function byAccount({ account_id: a }: LedgerProblem, { account_id: b }: LedgerProblem): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
