import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { findCheckout } from '../checkouts/store.ts';
import { lockBillingAccount, lockNames, subjectOf } from '../locks.ts';
import { findPayment } from '../payments/store.ts';
import type { ProcessorName } from '../processor.ts';
import { findSubscriptionOwner } from '../subscriptions/store.ts';
import { applyEvent } from './apply.ts';
import { DeadLetter, type EventContext, TooEarly } from './context.ts';
import type { PaymentEvent, PaymentEventData } from './payment-event.ts';
import {
  findReadyEvent,
  findUnsettledEvent,
  insertEvent,
  type Outcome,
  rollBackToSavepoint,
  type Settlement,
  type StoredEvent,
  setSavepoint,
  updateOutcome,
} from './store.ts';
import type { TakeTurn } from './turns.ts';

interface ReceiveDependencies {
  readonly paymentPool: pg.Pool;
  readonly clock: Clock;
  readonly takeTurn: TakeTurn;
}

/**
 * Takes an event whose signature was verified. It is stored once by its id, in the same transaction
 * as its effect: a crash loses both or neither, and the processor sends it again.
 */
export function receiveEvent(
  { paymentPool, clock, takeTurn }: ReceiveDependencies,
  processor: ProcessorName,
  event: PaymentEvent,
): Promise<Outcome | 'known'> {
  return takeTurn(turnOf(event), () =>
    inTransaction(paymentPool, async (client) => {
      const isNew = await insertEvent(client, { processor, event, now: new Date(clock.now()) });
      if (!isNew) return 'known';
      const names = await lockFor(client, { processor, event });
      return settle({ client, clock, processor, event, names });
    }),
  );
}

/** Tries a dead or waiting event again, after an operator has fixed the cause. */
export function replayEvent(
  { paymentPool, clock }: Omit<ReceiveDependencies, 'takeTurn'>,
  id: string,
): Promise<Outcome> {
  return inTransaction(paymentPool, async (client) => {
    const found = await findUnsettledEvent(client, id);
    const names = found === undefined ? [] : await lockFor(client, found);
    // Under its locks it is read again: somebody else may just have applied it.
    const stored = await findUnsettledEvent(client, id);
    if (stored === undefined) throw new OperatorError(`There is no dead or waiting event ${id}`);
    return settle({ client, clock, ...stored, names });
  });
}

/** Reports about one checkout, subscription or payment; any other stands alone. */
function turnOf({ id, data }: PaymentEvent): string {
  if ('checkoutId' in data) return data.checkoutId;
  if ('subscriptionRef' in data) return data.subscriptionRef;
  return 'paymentRef' in data ? data.paymentRef : id;
}

async function lockFor(
  client: Queryable,
  { processor, event }: StoredEvent,
): Promise<readonly string[]> {
  const { data } = event;
  const names = await lockNames(client, subjectOf(processor, data));
  const accountId = await ownerOf(client, processor, data);
  if (accountId !== undefined) await lockBillingAccount(client, accountId);
  return names;
}

/** The account that an event changes; it never becomes another. undefined when nobody knows it yet. */
async function ownerOf(
  client: Queryable,
  processor: ProcessorName,
  data: PaymentEventData,
): Promise<string | undefined> {
  if ('checkoutId' in data) {
    return (await findCheckout(client, { id: data.checkoutId }))?.accountId;
  }
  if ('subscriptionRef' in data) {
    return findSubscriptionOwner(client, processor, data.subscriptionRef);
  }
  if (!('paymentRef' in data)) return undefined;
  const lookup = { processor, processorRef: data.paymentRef };
  return (await findPayment(client, lookup))?.accountId;
}

/** Applies every event that waited for one of the locked names and has become possible. */
export async function settleWaiting(context: Omit<EventContext, 'event'>): Promise<void> {
  // One at a time, because each may make the next one possible.
  for (;;) {
    const ready = await findReadyEvent(context.client, context);
    if (ready === undefined) return;
    await settle({ ...context, ...ready });
  }
}

/** Applies a stored event and records its outcome, then applies the events that waited for it. */
async function settle(context: EventContext): Promise<Outcome> {
  const settlement = await attempt(context);
  await updateOutcome(context.client, context, settlement);
  if (settlement.outcome === 'applied') await settleWaiting(context);
  return settlement.outcome;
}

async function attempt(context: EventContext): Promise<Settlement> {
  const { client } = context;
  await setSavepoint(client);
  try {
    const changed = await applyEvent(context);
    return { outcome: changed ? 'applied' : 'ignored', waitsFor: null, note: null };
  } catch (error) {
    if (!(error instanceof DeadLetter || error instanceof TooEarly)) throw error;
    await rollBackToSavepoint(client);
    const { message: note } = error;
    return error instanceof TooEarly
      ? { outcome: 'waiting', waitsFor: error.waitsFor, note }
      : { outcome: 'dead', waitsFor: null, note };
  }
}
