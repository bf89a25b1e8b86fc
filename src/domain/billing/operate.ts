import { inTransaction, type Queryable } from '../../platform/database/index.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { fulfil } from './checkouts/fulfil.ts';
import { type CheckoutRow, findCheckout } from './checkouts/store.ts';
import { type BillingDependencies, now } from './dependencies.ts';
import { settleWaiting } from './events/receive.ts';
import { lockBillingAccount, lockNames } from './locks.ts';
import { type RefundedCredits, refundPayment } from './payments/refund.ts';
import { findPayment } from './payments/store.ts';
import { insertDecision } from './store.ts';

export interface Decision {
  readonly checkoutId: string;
  /** Who decides. */
  readonly by: string;
  readonly reason: string;
}

/** Fulfils a paid checkout that was held for review. */
export async function approveCheckout(
  dependencies: Pick<BillingDependencies, 'paymentPool' | 'clock'>,
  decision: Decision,
): Promise<CheckoutRow> {
  const { paymentPool, clock } = dependencies;
  return inTransaction(paymentPool, async (client) => {
    const { processor, accountId } = await checkoutOf(client, decision);
    const payment = await findPayment(client, { checkoutId: decision.checkoutId });
    const subscriptionRef = payment?.subscription?.ref ?? null;
    const names = await lockNames(client, { processor, subscriptionRef, paymentRef: null });
    await lockBillingAccount(client, accountId);
    const checkout = await checkoutOf(client, decision);
    if (payment === undefined || !(await fulfil(client, { checkout, clock }))) {
      throw new OperatorError(
        `Checkout ${checkout.id} is ${checkout.status}; only one in paid_pending_review can be approved`,
      );
    }
    await insertDecision(client, { ...decision, decision: 'approve', at: now(dependencies) });
    await settleWaiting({ client, clock, processor, names });
    return checkoutOf(client, decision);
  });
}

/**
 * Refunds a checkout. The processor goes first, and refunds once however often it is asked: after a
 * crash in between, its own event does the rest.
 */
export async function refundCheckout(
  dependencies: BillingDependencies,
  decision: Decision,
): Promise<{ checkout: CheckoutRow; refunded: RefundedCredits }> {
  const { paymentPool, processors } = dependencies;
  const checkout = await checkoutOf(paymentPool, decision);
  const payment = await findPayment(paymentPool, { checkoutId: checkout.id });
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
  return inTransaction(paymentPool, async (client) => {
    await lockBillingAccount(client, checkout.accountId);
    const at = now(dependencies);
    // The processor's event may have been faster; then only the decision is left to record.
    const { taken, owed } = await refundPayment(client, { payment, now: at });
    await insertDecision(client, { ...decision, decision: 'refund', at });
    return { checkout: await checkoutOf(client, decision), refunded: { taken, owed } };
  });
}

async function checkoutOf(
  database: Queryable,
  { checkoutId }: Pick<Decision, 'checkoutId'>,
): Promise<CheckoutRow> {
  const found = await findCheckout(database, { id: checkoutId });
  if (found === undefined) throw new OperatorError(`There is no checkout ${checkoutId}`);
  return found;
}
