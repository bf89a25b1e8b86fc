import { LIMITS } from '../../contract/limits.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { listOverdueCheckouts, moveCheckout } from './checkouts/store.ts';
import { type BillingDependencies, now } from './dependencies.ts';
import { replayEvent } from './events/receive.ts';
import { listReadyEvents } from './events/store.ts';
import { lockBillingAccount } from './locks.ts';
import { ProcessorFailure } from './processor.ts';
import { endSubscription } from './subscriptions/end.ts';
import { listLapsedSubscriptions, queueEndAtProcessor } from './subscriptions/store.ts';

const BATCH_SIZE = 100;

/** Expires unpaid checkouts and ends lapsed subscriptions; any number of workers may run it. */
export async function sweepBilling(dependencies: BillingDependencies): Promise<void> {
  const sweeps = [expireCheckouts, endLapsedSubscriptions, settleForgottenEvents];
  await forEachAlone(sweeps, (sweep) => sweep(dependencies));
}

async function expireCheckouts(dependencies: BillingDependencies): Promise<void> {
  const { paymentPool, processors } = dependencies;
  const at = now(dependencies);
  const overdue = await listOverdueCheckouts(paymentPool, { now: at, limit: BATCH_SIZE });
  await forEachAlone(overdue, async ({ id, processor, processorRef }) => {
    // Closed at the processor first: nobody may pay on a page whose checkout has expired.
    const isClosed = await closedOrNull(processors.get(processor)?.closeCheckout(processorRef));
    if (isClosed === null) return;
    await moveCheckout(paymentPool, isClosed ? 'expire' : 'submit', { id, now: at });
  });
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
  const { paymentPool, processor } = dependencies;
  const at = now(dependencies);
  const lapsed = await listLapsedSubscriptions(paymentPool, {
    now: at,
    graceDays: LIMITS.renewalGraceDays,
    processor: processor?.name ?? null,
    limit: BATCH_SIZE,
  });
  await forEachAlone(lapsed, ({ id, accountId }) =>
    inTransaction(paymentPool, async (client) => {
      await lockBillingAccount(client, accountId);
      const ended = await endSubscription(client, { id, now: at, onlyLapsed: true });
      if (ended !== undefined) await queueEndAtProcessor(client, ended);
    }),
  );
}

/** A process of an earlier version, which has other locks, may leave an event waiting for what is there. */
async function settleForgottenEvents(dependencies: BillingDependencies): Promise<void> {
  const ready = await listReadyEvents(dependencies.paymentPool, BATCH_SIZE);
  await forEachAlone(ready, (id) =>
    replayEvent(dependencies, id).catch((error: unknown) => {
      // Somebody else was faster.
      if (!(error instanceof OperatorError)) throw error;
    }),
  );
}

/** One that fails, because something holds its locks, does not keep the others from their turn. */
async function forEachAlone<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be swept');
}
