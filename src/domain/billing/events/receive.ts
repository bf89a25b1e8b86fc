import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import type { ProcessorName } from '../processor.ts';
import { lockBilling } from '../store.ts';
import { applyEvent } from './apply.ts';
import { DeadLetter, type EventContext, TooEarly } from './context.ts';
import type { PaymentEvent } from './payment-event.ts';
import {
  findReadyEvent,
  findUnsettledEvent,
  insertEvent,
  type Outcome,
  rollBackToSavepoint,
  type Settlement,
  setSavepoint,
  updateOutcome,
} from './store.ts';

interface ReceiveDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/**
 * Takes an event whose signature was verified. It is stored once by its id, in the same transaction
 * as its effect: a crash loses both or neither, and the processor sends it again.
 */
export function receiveEvent(
  { pool, clock }: ReceiveDependencies,
  processor: ProcessorName,
  event: PaymentEvent,
): Promise<Outcome | 'known'> {
  return inTransaction(pool, async (client) => {
    await lockBilling(client);
    const isNew = await insertEvent(client, { processor, event, now: new Date(clock.now()) });
    return isNew ? settle({ client, clock, processor, event }) : 'known';
  });
}

/** Tries a dead or waiting event again, after an operator has fixed the cause. */
export function replayEvent({ pool, clock }: ReceiveDependencies, id: string): Promise<Outcome> {
  return inTransaction(pool, async (client) => {
    await lockBilling(client);
    const stored = await findUnsettledEvent(client, id);
    if (stored === undefined) throw new OperatorError(`There is no dead or waiting event ${id}`);
    return settle({ client, clock, ...stored });
  });
}

/** Applies every waiting event that has become possible. Needs the billing lock. */
export async function settleWaiting({
  client,
  clock,
}: Pick<EventContext, 'client' | 'clock'>): Promise<void> {
  // One at a time, because each may make the next one possible.
  for (;;) {
    const ready = await findReadyEvent(client);
    if (ready === undefined) return;
    await settle({ client, clock, ...ready });
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
