import type pg from 'pg';
import type { Interval } from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { type CheckoutRow, renewalOf } from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import { periodEnd } from '../period.ts';
import { report } from './reports.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

interface Period {
  readonly start: string;
  readonly end: string;
}

interface Opening {
  readonly checkout: CheckoutRow;
  readonly clock: Clock;
  readonly card: 'pays' | 'declines_later';
}

/** Keeps the card for renewals; null for something that is paid once. */
export async function openSubscription(
  client: Queryable,
  { checkout, clock, card }: Opening,
): Promise<{ ref: string; period: Period } | null> {
  const renewal = renewalOf(checkout);
  if (renewal === null) return null;
  const ref = newId('sandbox_sub', clock);
  const start = new Date(clock.now());
  const end = periodEnd(start, renewal.interval, 1);
  await client.query(
    `insert into sandbox_subscription (ref, checkout_id, amount_minor, currency, interval, card,
       anchor_at, period_end, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [ref, checkout.id, renewal.amountMinor, checkout.currency, renewal.interval, card, start, end],
  );
  return { ref, period: { start: start.toISOString(), end: end.toISOString() } };
}

interface Due {
  readonly ref: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly interval: Interval;
  readonly card: 'pays' | 'declines_later';
  readonly anchor_at: Date;
  readonly periods_paid: number;
  readonly period_end: Date;
  readonly cancel_at_period_end: boolean;
}

/** Charges what is due, each renewal with its report in one transaction; any number may do it. */
export async function renewDue(pool: pg.Pool, clock: Clock): Promise<void> {
  for (let i = 0; i < AT_ONCE; i += 1) {
    if (!(await inTransaction(pool, (client) => renewOne(client, clock)))) return;
  }
}

async function renewOne(client: Queryable, clock: Clock): Promise<boolean> {
  const now = new Date(clock.now());
  const { rows } = await client.query<Due>(
    `select ref, amount_minor, currency, interval, card, anchor_at, periods_paid, period_end,
       cancel_at_period_end
     from sandbox_subscription where status <> 'canceled' and next_attempt_at <= $1
     order by next_attempt_at limit 1 for update skip locked`,
    [now],
  );
  const [due] = rows;
  if (due === undefined) return false;
  const graceEnds = due.period_end.getTime() + LIMITS.renewalGraceDays * DAY_MS;
  if (due.cancel_at_period_end) await end(client, due, clock);
  else if (due.card === 'pays') await charge(client, due, clock);
  else if (now.getTime() >= graceEnds) await end(client, due, clock);
  else await decline(client, due, clock);
  return true;
}

async function charge(client: Queryable, due: Due, clock: Clock): Promise<void> {
  const { ref, period_end: start, anchor_at: anchor } = due;
  const next = periodEnd(anchor, due.interval, due.periods_paid + 1);
  await client.query(
    `update sandbox_subscription set status = 'active', periods_paid = periods_paid + 1,
       period_end = $2, next_attempt_at = $2 where ref = $1`,
    [ref, next],
  );
  await report(client, {
    clock,
    happening: {
      type: 'renewal.paid',
      subscriptionRef: ref,
      paymentRef: newId('sandbox_pay', clock),
      amountMinor: due.amount_minor,
      currency: due.currency,
      period: { start: start.toISOString(), end: next.toISOString() },
      invoiceUrl: null,
    },
  });
}

/** Tries again every day, as long as the grace period lasts. */
async function decline(client: Queryable, due: Due, clock: Clock): Promise<void> {
  const { ref, period_end: start } = due;
  await client.query(
    `update sandbox_subscription set status = 'past_due', next_attempt_at = $2 where ref = $1`,
    [ref, new Date(clock.now() + DAY_MS)],
  );
  await report(client, {
    clock,
    happening: {
      type: 'renewal.failed',
      subscriptionRef: ref,
      periodStart: start.toISOString(),
    },
  });
}

async function end(client: Queryable, { ref }: Due, clock: Clock): Promise<void> {
  await client.query("update sandbox_subscription set status = 'canceled' where ref = $1", [ref]);
  await report(client, {
    clock,
    happening: { type: 'subscription.ended', subscriptionRef: ref },
  });
}
