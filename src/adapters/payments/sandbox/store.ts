import type { Interval } from '../../../contract/billing-catalog.ts';
import type { Queryable } from '../../../platform/database/index.ts';

/** The records of the sandbox itself, which nothing else reads. */

export interface Attempts {
  readonly tried: number;
  readonly isPaid: boolean;
}

export async function attemptsOf(database: Queryable, checkoutId: string): Promise<Attempts> {
  const { rows } = await database.query<Attempts>(
    `select count(*)::int as tried, coalesce(bool_or(outcome = 'paid'), false) as "isPaid"
     from sandbox_attempt where checkout_id = $1`,
    [checkoutId],
  );
  return rows[0] ?? { tried: 0, isPaid: false };
}

interface NewAttempt {
  readonly checkoutId: string;
  readonly attempt: number;
  /** null for a card that was declined. */
  readonly paymentRef: string | null;
  readonly now: Date;
}

export async function insertAttempt(
  client: Queryable,
  { checkoutId, attempt, paymentRef, now }: NewAttempt,
): Promise<void> {
  await client.query(
    `insert into sandbox_attempt (checkout_id, attempt, outcome, payment_ref, at)
     values ($1, $2, $3, $4, $5)`,
    [checkoutId, attempt, paymentRef === null ? 'declined' : 'paid', paymentRef, now],
  );
}

/** How the card of a subscription behaves at renewals. */
export type RenewalCard = 'pays' | 'declines_later';

interface NewSubscription {
  readonly ref: string;
  readonly checkoutId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: Interval;
  readonly card: RenewalCard;
  readonly lastFour: string;
  readonly start: Date;
  readonly end: Date;
}

export async function insertSubscription(client: Queryable, made: NewSubscription): Promise<void> {
  await client.query(
    `insert into sandbox_subscription (ref, checkout_id, amount_minor, currency, interval, card,
       anchor_at, period_end, next_attempt_at, card_last_four)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [
      made.ref,
      made.checkoutId,
      made.amountMinor,
      made.currency,
      made.interval,
      made.card,
      made.start,
      made.end,
      made.lastFour,
    ],
  );
}

export interface DueSubscription {
  readonly ref: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: Interval;
  readonly card: RenewalCard;
  /** null for a card from before it was kept. */
  readonly lastFour: string | null;
  /** When the first period began. */
  readonly anchorAt: Date;
  readonly periodsPaid: number;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

/** Locks the subscription that has been due for the longest time. */
export async function takeDueSubscription(
  client: Queryable,
  now: Date,
): Promise<DueSubscription | undefined> {
  const { rows } = await client.query<DueSubscription>(
    `select ref, amount_minor as "amountMinor", currency, interval, card, card_last_four as "lastFour",
       anchor_at as "anchorAt",
       periods_paid as "periodsPaid", period_end as "periodEnd",
       cancel_at_period_end as "cancelAtPeriodEnd"
     from sandbox_subscription where status <> 'canceled' and next_attempt_at <= $1
     order by next_attempt_at limit 1 for update skip locked`,
    [now],
  );
  return rows[0];
}

export async function markRenewed(
  client: Queryable,
  { ref, periodEnd }: { ref: string; periodEnd: Date },
): Promise<void> {
  await client.query(
    `update sandbox_subscription set status = 'active', periods_paid = periods_paid + 1,
       period_end = $2, next_attempt_at = $2 where ref = $1`,
    [ref, periodEnd],
  );
}

export async function markPastDue(
  client: Queryable,
  { ref, nextAttemptAt }: { ref: string; nextAttemptAt: Date },
): Promise<void> {
  await client.query(
    `update sandbox_subscription set status = 'past_due', next_attempt_at = $2 where ref = $1`,
    [ref, nextAttemptAt],
  );
}

export async function markCanceled(database: Queryable, ref: string): Promise<void> {
  await database.query("update sandbox_subscription set status = 'canceled' where ref = $1", [ref]);
}

export async function updateCancelAtPeriodEnd(
  database: Queryable,
  ref: string,
  cancel: boolean,
): Promise<void> {
  await database.query('update sandbox_subscription set cancel_at_period_end = $2 where ref = $1', [
    ref,
    cancel,
  ]);
}

interface NewWebhook {
  readonly id: string;
  readonly body: string;
  readonly now: Date;
  readonly attemptsMax: number;
}

/** Writes a webhook and queues its delivery; nothing happens when the id is known. */
export async function insertWebhook(
  database: Queryable,
  { id, body, now, attemptsMax }: NewWebhook,
): Promise<void> {
  await database.query(
    `with written as (
       insert into sandbox_webhook (id, body, created_at) values ($1, $2, $3)
       on conflict do nothing returning id
     )
     select graphile_worker.add_job('sandbox_webhook', json_build_object('id', id),
       max_attempts := $4::int) from written`,
    [id, body, now, attemptsMax],
  );
}

/** undefined when it was delivered before. */
export async function findUndeliveredBody(
  database: Queryable,
  id: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ body: string }>(
    'select body from sandbox_webhook where id = $1 and delivered_at is null',
    [id],
  );
  return rows[0]?.body;
}

export async function markDelivered(database: Queryable, id: string, now: Date): Promise<void> {
  await database.query('update sandbox_webhook set delivered_at = $2 where id = $1', [id, now]);
}
