import type pg from 'pg';
import { LIMITS } from '../../../contract/limits.ts';
import { type CheckoutRow, renewalOf } from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import { periodEnd } from '../period.ts';
import {
  type DueSubscription,
  insertSubscription,
  markCanceled,
  markPastDue,
  markRenewed,
  type RenewalCard,
  takeDueSubscription,
} from './store.ts';
import { sendEvent } from './webhooks.ts';

const DAY_MS = 86_400_000;
const BATCH_SIZE = 100;

interface Period {
  readonly start: string;
  readonly end: string;
}

interface Opening {
  readonly checkout: CheckoutRow;
  readonly clock: Clock;
  readonly card: RenewalCard;
  readonly lastFour: string;
}

/** Keeps the card for renewals; null for a one-time purchase. */
export async function openSubscription(
  client: Queryable,
  { checkout, clock, card, lastFour }: Opening,
): Promise<{ ref: string; period: Period } | null> {
  const renewal = renewalOf(checkout);
  if (renewal === null) return null;
  const ref = newId('sandbox_sub', clock);
  const start = new Date(clock.now());
  const end = periodEnd(start, renewal.interval, 1);
  const { id: checkoutId, currency } = checkout;
  await insertSubscription(client, {
    ...renewal,
    ...{ ref, checkoutId, currency, card, start, end, lastFour },
  });
  return { ref, period: { start: start.toISOString(), end: end.toISOString() } };
}

/** Charges what is due, each renewal and its event in one transaction; any number of workers may run it. */
export async function renewDueSubscriptions(pool: pg.Pool, clock: Clock): Promise<void> {
  for (let i = 0; i < BATCH_SIZE; i += 1) {
    if (!(await inTransaction(pool, (client) => renewOne(client, clock)))) return;
  }
}

/** False when nothing is due. */
async function renewOne(client: Queryable, clock: Clock): Promise<boolean> {
  const now = new Date(clock.now());
  const due = await takeDueSubscription(client, now);
  if (due === undefined) return false;
  const graceEnds = due.periodEnd.getTime() + LIMITS.renewalGraceDays * DAY_MS;
  if (due.cancelAtPeriodEnd) await end(client, due, clock);
  else if (due.card === 'pays') await charge(client, due, clock);
  else if (now.getTime() >= graceEnds) await end(client, due, clock);
  else await decline(client, due, clock);
  return true;
}

async function charge(client: Queryable, due: DueSubscription, clock: Clock): Promise<void> {
  const { ref, periodEnd: start } = due;
  const next = periodEnd(due.anchorAt, due.interval, due.periodsPaid + 1);
  await markRenewed(client, { ref, periodEnd: next });
  await sendEvent(client, {
    clock,
    data: {
      type: 'renewal.paid',
      subscriptionRef: ref,
      paymentRef: newId('sandbox_pay', clock),
      amountMinor: due.amountMinor,
      currency: due.currency,
      period: { start: start.toISOString(), end: next.toISOString() },
      invoiceUrl: null,
      cardLastFour: due.lastFour,
    },
  });
}

/** Tries again every day, as long as the grace period lasts. */
async function decline(client: Queryable, due: DueSubscription, clock: Clock): Promise<void> {
  const { ref, periodEnd: start } = due;
  await markPastDue(client, { ref, nextAttemptAt: new Date(clock.now() + DAY_MS) });
  await sendEvent(client, {
    clock,
    data: { type: 'renewal.failed', subscriptionRef: ref, periodStart: start.toISOString() },
  });
}

async function end(client: Queryable, { ref }: DueSubscription, clock: Clock): Promise<void> {
  await markCanceled(client, ref);
  await sendEvent(client, { clock, data: { type: 'subscription.ended', subscriptionRef: ref } });
}
