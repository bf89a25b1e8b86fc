import { inTransaction, type Queryable } from '../../platform/database/index.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { type CheckoutRow, findCheckout } from './checkout.ts';
import { type BillingDependencies, now } from './dependencies.ts';
import { fulfil } from './fulfil.ts';
import { findPayment } from './payment.ts';
import { oneAtATime, settleWaiting } from './receive-event.ts';
import { type Refunded, refundPayment } from './refund.ts';

export interface Decision {
  readonly checkoutId: string;
  /** Who decides. */
  readonly by: string;
  readonly reason: string;
}

/** Lets a paid checkout through that did not pass review by itself. */
export async function approveCheckout(
  dependencies: Pick<BillingDependencies, 'pool' | 'clock'>,
  decision: Decision,
): Promise<CheckoutRow> {
  const { pool, clock } = dependencies;
  return inTransaction(pool, async (client) => {
    await oneAtATime(client);
    const checkout = await checkoutOf(client, decision);
    if (!(await fulfil(client, { checkout, clock }))) {
      throw new OperatorError(
        `Checkout ${checkout.id} is ${checkout.status}; only one in paid_pending_review can be approved`,
      );
    }
    await record(client, { ...decision, decision: 'approve', at: now(dependencies) });
    await settleWaiting({ client, clock });
    return checkoutOf(client, decision);
  });
}

/**
 * Gives the money of a checkout back. The processor is asked first, and once however often: if we
 * stop in between, its own report does the rest.
 */
export async function refundCheckout(
  dependencies: BillingDependencies,
  decision: Decision,
): Promise<{ checkout: CheckoutRow; refunded: Refunded }> {
  const { pool, processors } = dependencies;
  const checkout = await checkoutOf(pool, decision);
  const payment = await findPayment(pool, { checkoutId: checkout.id });
  if (payment === undefined || payment.status === 'refunded') {
    throw new OperatorError(
      `Checkout ${checkout.id} is ${checkout.status}; only one in paid_pending_review or fulfilled can be refunded`,
    );
  }
  const processor = processors.get(checkout.processor);
  if (processor === undefined) {
    throw new OperatorError(
      `Checkout ${checkout.id} was paid at ${checkout.processor}; configure it`,
    );
  }
  await processor.refund(payment.processorRef, checkout.id);
  return inTransaction(pool, async (client) => {
    await oneAtATime(client);
    const at = now(dependencies);
    // The processor's report may have been faster; then only the decision is left to record.
    const { taken, owed } = await refundPayment(client, { payment, now: at });
    await record(client, { ...decision, decision: 'refund', at });
    return { checkout: await checkoutOf(client, decision), refunded: { taken, owed } };
  });
}

async function checkoutOf(
  database: Queryable,
  { checkoutId }: Pick<Decision, 'checkoutId'>,
): Promise<CheckoutRow> {
  const isUuid = /^[0-9a-f-]{36}$/i.test(checkoutId);
  const found = isUuid ? await findCheckout(database, { id: checkoutId }) : undefined;
  if (found === undefined) throw new OperatorError(`There is no checkout ${checkoutId}`);
  return found;
}

async function record(
  client: Queryable,
  made: Decision & { readonly decision: 'approve' | 'refund'; readonly at: Date },
): Promise<void> {
  await client.query(
    `insert into billing_decision (checkout_id, decision, decided_by, reason, decided_at)
     values ($1, $2, $3, $4, $5)`,
    [made.checkoutId, made.decision, made.by, made.reason, made.at],
  );
}
