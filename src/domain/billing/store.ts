import type { Queryable } from '../../platform/database/index.ts';

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
