import type pg from 'pg';
import type { LedgerEntry } from '../../contract/resources/ledger.ts';
import { ownerOf } from '../caller.ts';
import { type LedgerRow, listLedger } from '../credits/index.ts';
import { type Addresses, findPaidGenerations, type PaidGeneration } from '../generation/index.ts';
import type { Handler } from '../invoke.ts';
import { fromCursor, toCursor } from './cursor.ts';

export interface StatementDependencies {
  readonly pool: pg.Pool;
  readonly addresses: Addresses;
}

/** Two round trips, however long the ledger is: the transfers, then what they paid for. */
export function listOwnLedger({
  pool,
  addresses,
}: StatementDependencies): Handler<'credits.ledger'> {
  return async ({ limit, cursor, order }, { caller }) => {
    const accountId = ownerOf(caller).id;
    const before = cursor === undefined ? null : fromCursor(cursor);
    const { rows, verifiedAt } = await listLedger(pool, {
      accountId,
      order,
      before,
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const ids = page.flatMap((row) => generationOf(row) ?? []);
    const paid = await findPaidGenerations(pool, { accountId, ids });
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      entries: page.map((row) => {
        const id = generationOf(row);
        return id === null
          ? toTransferEntry(row)
          : toGenerationEntry(row, { id, generation: paid.get(id), addresses });
      }),
      next_cursor: last === undefined ? null : toCursor(last.position),
      verified_at: verifiedAt?.toISOString() ?? null,
    };
  };
}

function generationOf({ kind, cause }: LedgerRow): string | null {
  return kind === 'hold' ? cause.slice('hold:'.length) : null;
}

interface Subject {
  readonly id: string;
  /** Undefined when it was deleted. */
  readonly generation: PaidGeneration | undefined;
  readonly addresses: Addresses;
}

function toGenerationEntry(
  { cause, at, heldChange, resolution, balanceAfter: balance }: LedgerRow,
  { id, generation, addresses }: Subject,
): LedgerEntry {
  const thumbnail = generation?.thumbnailName ?? null;
  const hold = { cause, amount: heldChange, at: at.toISOString(), balance_after: balance };
  const ended = resolution === null ? null : { ...resolution, at: resolution.at.toISOString() };
  const balanceAfter = ended?.balanceAfter ?? balance;
  return {
    id: cause,
    at: hold.at,
    kind: 'generation',
    title: generation?.prompt ?? 'Deleted generation',
    video_id: generation === undefined ? null : id,
    thumbnail_url: thumbnail === null ? null : addresses.asset(thumbnail),
    aiModel: generation?.modelId ?? null,
    key_id: generation?.keyId ?? null,
    status: ended === null ? 'held' : ended.kind === 'settle' ? 'charged' : 'released',
    held: heldChange,
    charged: ended?.kind === 'settle' ? ended.credits : 0,
    added: 0,
    balance_after: balanceAfter,
    ended_at: ended?.at ?? null,
    transfers:
      ended === null
        ? [hold]
        : [
            hold,
            {
              cause: ended.cause,
              amount: 0 - ended.credits,
              at: ended.at,
              balance_after: balanceAfter,
            },
          ],
  };
}

function toTransferEntry(row: LedgerRow): LedgerEntry {
  const at = row.at.toISOString();
  const kind = kindOf(row);
  return {
    id: row.cause,
    at,
    kind,
    title: row.reason ?? TITLES[kind],
    video_id: null,
    thumbnail_url: null,
    aiModel: null,
    key_id: null,
    status: row.kind === 'refund' ? 'removed' : 'added',
    held: 0,
    charged: 0,
    added: row.balanceChange,
    balance_after: row.balanceAfter,
    ended_at: at,
    transfers: [
      { cause: row.cause, amount: row.balanceChange, at, balance_after: row.balanceAfter },
    ],
  };
}

type TransferKind = Exclude<LedgerEntry['kind'], 'generation'>;

/** Where no reason was written. */
const TITLES: Readonly<Record<TransferKind, string>> = {
  grant: 'Credits given',
  purchase: 'Credits bought',
  renewal: 'Plan renewed',
  refund: 'Refund',
  other: 'Transfer',
};

/** A renewal is a purchase too; its cause tells it apart. */
function kindOf({ kind, cause }: LedgerRow): TransferKind {
  if (kind === 'hold') return 'other';
  return kind === 'purchase' && cause.startsWith('renew:') ? 'renewal' : kind;
}
