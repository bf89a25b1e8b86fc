import type { Queryable } from '../../platform/database/index.ts';
import type { PaymentEventData } from './events/payment-event.ts';
import { listEarlyPayments } from './events/store.ts';
import type { ProcessorName } from './processor.ts';
import { lockInOrder } from './store.ts';

/**
 * Whoever changes payments first locks what the change is about, always in the same order, so that no
 * two ever wait for each other: the subscription of the processor, its payments, then the account.
 *
 * The first two stand for names that may not be known yet. Who finds such a name missing and waits for
 * it, and who makes it known, hold the same lock: neither misses the other.
 */
export interface Subject {
  readonly processor: ProcessorName;
  readonly subscriptionRef: string | null;
  readonly paymentRef: string | null;
}

/** The names that events may wait for. */
export const subscriptionName = (ref: string): string => `subscription:${ref}`;
export const paymentName = (ref: string): string => `payment:${ref}`;

/** What an event is about, as far as it says so itself. */
export function subjectOf(processor: ProcessorName, data: PaymentEventData): Subject {
  return {
    processor,
    subscriptionRef: 'subscriptionRef' in data ? data.subscriptionRef : null,
    paymentRef: 'paymentRef' in data ? data.paymentRef : null,
  };
}

/** Locks the names of a subject, and those of events that wait for it; returns them. */
export async function lockNames(
  client: Queryable,
  { processor, subscriptionRef, paymentRef }: Subject,
): Promise<readonly string[]> {
  const lock = async (names: readonly string[]) => {
    await lockInOrder(
      client,
      names.map((name) => `${processor} ${name}`),
    );
    return names;
  };
  const subscription = await lock(
    subscriptionRef === null ? [] : [subscriptionName(subscriptionRef)],
  );
  // Nobody can begin to wait for the subscription any more, so this list is whole.
  const early = await listEarlyPayments(client, processor, subscription);
  const refs = new Set([...early, ...(paymentRef === null ? [] : [paymentRef])]);
  const payments = await lock([...refs].sort().map(paymentName));
  return [...subscription, ...payments];
}

/** Everything about the payments of an account; taken after its names. */
export async function lockBillingAccount(client: Queryable, accountId: string): Promise<void> {
  await lockInOrder(client, [`account ${accountId}`]);
}
