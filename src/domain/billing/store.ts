import type { Queryable } from '../../platform/database/index.ts';

/**
 * Serializes everything that changes payments, until the end of the transaction: events, sweeps and
 * decisions never see each other's unfinished work.
 */
export async function lockBilling(client: Queryable): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('billing'))");
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
