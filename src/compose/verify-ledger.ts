import type pg from 'pg';
import { verifyPayments } from '../domain/billing/index.ts';
import {
  findLedgerCheckpoint,
  findLedgerCut,
  LEDGER_BEGINNING,
  type LedgerProblem,
  lockLedgerCheckpoint,
  verifyLedgerCheckpoint,
  verifyWallets,
  writeLedgerCheckpoint,
} from '../domain/credits/index.ts';
import { verifyGenerationCounts, verifyGenerationHolds } from '../domain/generation/index.ts';
import { inTransaction, type Queryable } from '../platform/database/index.ts';

/** What happened so recently is read again next time, because no clock is exact. */
const MARGIN_SECONDS = 600;

interface VerifyOptions {
  /** From the last checkpoint, if there is one; otherwise everything is read. */
  readonly from?: 'checkpoint' | 'beginning';
  readonly marginSeconds?: number;
}

interface Verification {
  readonly wallets: number;
  readonly transfers: number;
  /** How many of the transfers were read; the others are in the checkpoint. */
  readonly transfersRead: number;
  /** When the checkpoint was made that this started from; null when everything was read. */
  readonly since: Date | null;
  readonly problems: readonly LedgerProblem[];
}

/**
 * Checks the ledger against itself, against generations and against payments, as they were at one
 * moment. Without a problem, the next verification can start where this one ended.
 */
export async function verifyLedger(
  pool: pg.Pool,
  { from = 'beginning', marginSeconds = MARGIN_SECONDS }: VerifyOptions = {},
): Promise<Verification> {
  const cut = await findLedgerCut(pool, marginSeconds);
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read');
    // Reading everything takes its time, and nobody waits for it but another verification.
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await lockLedgerCheckpoint(client);
    const checkpoint = await findLedgerCheckpoint(client);
    const start = from === 'checkpoint' ? checkpoint : null;
    const since = start?.cut ?? LEDGER_BEGINNING;
    const { wallets, transfers, problems } = await verifyWallets(client, since);
    const all = [
      ...problems,
      ...(await verifyGenerationHolds(client, since)),
      ...(await verifyPayments(client, since)),
      ...(start === null ? await verifyWhatOnlyTheWholeShows(client) : []),
    ];
    if (all.length === 0) await writeLedgerCheckpoint(client, { since, cut });
    return {
      wallets,
      transfers: transfers + (start?.transfers ?? 0),
      transfersRead: transfers,
      since: start?.verifiedAt ?? null,
      problems: all.sort(byAccount),
    };
  });
}

async function verifyWhatOnlyTheWholeShows(database: Queryable): Promise<readonly LedgerProblem[]> {
  return [...(await verifyLedgerCheckpoint(database)), ...(await verifyGenerationCounts(database))];
}

function byAccount({ account_id: a }: LedgerProblem, { account_id: b }: LedgerProblem): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
