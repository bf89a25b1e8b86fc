import type { Queryable } from '../../platform/database/index.ts';
import { TELL_WEBHOOKS } from '../webhooks/index.ts';

interface ToldRows {
  readonly type: 'checkout.updated' | 'subscription.updated';
  /** What a change answers: an `id` and an `"accountId"` among them. */
  readonly columns: string;
  /** What the event is made of; all columns unless given. */
  readonly source?: string;
}

interface ToldChange {
  readonly at?: string;
  /** Which changes are told; all of them unless given. */
  readonly condition?: string;
}

/** Completes changes of rows, so that they tell webhooks of each and answer the rows as they are then. */
export function tellChanges({ type, columns, source = 'row_to_json(changed)' }: ToldRows) {
  return (change: string, { at = 'now()', condition = 'true' }: ToldChange = {}): string =>
    `with changed as (${change} returning ${columns}),
    told as (
      select "accountId" as account_id, '${type}' as type, id::text as subject,
        ${source} as source, ${at} as at
      from changed where ${condition}
    ),
    ${TELL_WEBHOOKS}
    select * from changed`;
}

/** Takes locks one after the other, and keeps them until the end of the transaction. */
export async function lockInOrder(client: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('billing ' || name, 0))
     from unnest($1::text[]) as name`,
    [names],
  );
}

interface Decision {
  readonly checkoutId: string;
  readonly decision: 'approve' | 'refund';
  /** Who decided. */
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

export async function insertDecision(
  client: Queryable,
  { checkoutId, decision, by, reason, at }: Decision,
): Promise<void> {
  await client.query(
    `insert into billing_decision (checkout_id, decision, decided_by, reason, decided_at)
     values ($1, $2, $3, $4, $5)`,
    [checkoutId, decision, by, reason, at],
  );
}

/** There is nobody left to tell. */
export async function deleteBillingMails(client: Queryable, accountId: string): Promise<void> {
  await client.query('delete from billing_mail where account_id = $1', [accountId]);
}
