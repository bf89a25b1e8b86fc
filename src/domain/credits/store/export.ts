import type { Queryable } from '../../../platform/database/index.ts';

const READ_AT_ONCE = 500;

/** A change of a wallet, as its owner may see it. */
interface ExportedTransfer {
  readonly cause: string;
  readonly kind: string;
  readonly balance_change: number;
  readonly held_change: number;
  readonly reason: string | null;
  /** As the database prints it, which is finer than a Date. */
  readonly at: string;
}

/** Every transfer of an account, the oldest first, some at a time. */
export async function* readAllTransfers(
  database: Queryable,
  accountId: string,
): AsyncGenerator<ExportedTransfer> {
  let after: Pick<ExportedTransfer, 'at' | 'cause'> | undefined = { at: '-infinity', cause: '' };
  while (after !== undefined) {
    const { rows }: { rows: ExportedTransfer[] } = await database.query<ExportedTransfer>(
      `select cause, kind, balance_change, held_change, reason, created_at::text as at
       from transfer where account_id = $1 and (created_at, cause) > ($2::timestamptz, $3)
       order by created_at, cause limit ${READ_AT_ONCE}`,
      [accountId, after.at, after.cause],
    );
    yield* rows;
    after = rows.at(-1);
  }
}
