import type { Subscription } from '../../../contract/resources/billing.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../refusal.ts';
import { type BillingDependencies, now } from '../dependencies.ts';
import { lockBillingAccount } from '../locks.ts';
import { refuseOnProcessorFailure } from '../processor.ts';
import { queueCanceledMail } from './canceled-mail.ts';
import { updatePlan } from './plan.ts';
import { isCanceledAtPeriodEnd, newestSubscription, updateCancellation } from './store.ts';
import { toSubscription } from './view.ts';

/**
 * Cancels a subscription at the end of the paid period, or resumes it. The processor is told first:
 * after a crash in between, its own event brings us in line.
 */
export async function decideRenewal(
  dependencies: BillingDependencies,
  { accountId, renews }: { accountId: string; renews: boolean },
): Promise<Subscription> {
  const { pool, paymentPool, processors } = dependencies;
  const newest = await newestSubscription(pool, accountId);
  if (newest === undefined || newest.status === 'canceled') {
    throw new Refusal('not_found', 'There is no subscription that could be changed.');
  }
  const processor = processors.get(newest.processor);
  if (processor === undefined) {
    throw new Refusal('billing_unavailable', 'The processor of this subscription is not in use.');
  }
  const cancelAtPeriodEnd = !renews;
  await processor
    .setCancelAtPeriodEnd(newest.processorRef, cancelAtPeriodEnd)
    .catch(refuseOnProcessorFailure);
  return inTransaction(paymentPool, async (client) => {
    await lockBillingAccount(client, accountId);
    const wasCanceled = await isCanceledAtPeriodEnd(client, newest.id);
    const decision = { id: newest.id, cancelAtPeriodEnd, decidedAt: now(dependencies) };
    const changed = await updateCancellation(client, decision);
    if (changed === undefined) throw new Refusal('not_found', 'The subscription has just ended.');
    await updatePlan(client, changed);
    if (cancelAtPeriodEnd && !wasCanceled) await queueCanceledMail(client, changed);
    return toSubscription(changed);
  });
}
