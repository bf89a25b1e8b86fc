import { LIMITS } from '../../contract/limits.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { listOverdueCheckouts, moveCheckout } from './checkouts/store.ts';
import { type BillingDependencies, now } from './dependencies.ts';
import { ProcessorFailure } from './processor.ts';
import { lockBilling } from './store.ts';
import { endSubscription } from './subscriptions/end.ts';
import { listLapsedSubscriptions, queueEndAtProcessor } from './subscriptions/store.ts';

const BATCH_SIZE = 100;

/** Expires unpaid checkouts and ends lapsed subscriptions; any number of workers may run it. */
export async function sweepBilling(dependencies: BillingDependencies): Promise<void> {
  await expireCheckouts(dependencies);
  await endLapsedSubscriptions(dependencies);
}

async function expireCheckouts(dependencies: BillingDependencies): Promise<void> {
  const { pool, processors } = dependencies;
  const at = now(dependencies);
  const overdue = await listOverdueCheckouts(pool, { now: at, limit: BATCH_SIZE });
  for (const { id, processor, processorRef } of overdue) {
    // Closed at the processor first: nobody may pay on a page whose checkout has expired.
    const isClosed = await closedOrNull(processors.get(processor)?.closeCheckout(processorRef));
    if (isClosed !== null)
      await moveCheckout(pool, isClosed ? 'expire' : 'submit', { id, now: at });
  }
}

/** null when the processor cannot be reached; the next sweep asks again. */
async function closedOrNull(closing: Promise<boolean> | undefined): Promise<boolean | null> {
  try {
    return (await closing) ?? true;
  } catch (error) {
    if (error instanceof ProcessorFailure) return null;
    throw error;
  }
}

async function endLapsedSubscriptions(dependencies: BillingDependencies): Promise<void> {
  const { pool, processor } = dependencies;
  const at = now(dependencies);
  const lapsed = await listLapsedSubscriptions(pool, {
    now: at,
    graceDays: LIMITS.renewalGraceDays,
    processor: processor?.name ?? null,
    limit: BATCH_SIZE,
  });
  for (const id of lapsed) {
    await inTransaction(pool, async (client) => {
      await lockBilling(client);
      const ended = await endSubscription(client, { id, now: at, onlyLapsed: true });
      if (ended !== undefined) await queueEndAtProcessor(client, ended);
    });
  }
}
