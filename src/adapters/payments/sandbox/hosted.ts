import type pg from 'pg';
import { LIMITS } from '../../../contract/limits.ts';
import {
  type CardOutcome,
  type CheckoutRow,
  checkoutReturnUrl,
  findCheckout,
  type HostedCheckouts,
  noteSubmission,
  renewalOf,
} from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import { readCard } from './cards.ts';
import { report } from './reports.ts';
import { openSubscription } from './subscriptions.ts';

interface HostedOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
}

interface Attempts {
  readonly tried: number;
  readonly isPaid: boolean;
}

/** What the hosted page can ask of the sandbox processor. */
export function createHosted({ pool, clock, baseUrl }: HostedOptions): HostedCheckouts {
  return {
    read: async (ref) => {
      const checkout = await findCheckout(pool, { processor: 'sandbox', processorRef: ref });
      if (checkout === undefined) return null;
      const attempts = await attemptsOf(pool, checkout.id);
      const { id: checkoutId, productName, amountMinor, currency, status, expiresAt } = checkout;
      return {
        checkoutId,
        productName,
        amountMinor,
        currency,
        renewal: renewalOf(checkout),
        status,
        isOpen: isOpen(checkout, attempts, clock),
        isPaid: attempts.isPaid,
        triesLeft: LIMITS.checkoutDeclinesMax - attempts.tried,
        expiresAt,
        returnUrl: checkoutReturnUrl(baseUrl, checkout.returnTarget, checkoutId),
      };
    },
    pay: async (ref, form) => {
      const card = readCard(form, new Date(clock.now()));
      return inTransaction(pool, async (client): Promise<CardOutcome | null> => {
        const sought = { processor: 'sandbox', processorRef: ref } as const;
        const checkout = await findCheckout(client, sought, { lock: true });
        if (checkout === undefined) return null;
        const attempts = await attemptsOf(client, checkout.id);
        if (!isOpen(checkout, attempts, clock)) return { kind: 'closed' };
        if ('kind' in card) return card;
        await noteSubmission(client, { id: checkout.id, now: new Date(clock.now()) });
        const attempt = { client, clock, checkout, number: attempts.tried + 1 };
        return card.behaviour === 'declines'
          ? decline(attempt)
          : charge({ ...attempt, behaviour: card.behaviour });
      });
    },
  };
}

function isOpen({ status, expiresAt }: CheckoutRow, { tried, isPaid }: Attempts, clock: Clock) {
  const waits = status === 'pending' || status === 'processing';
  const isInTime = clock.now() < expiresAt.getTime();
  return waits && isInTime && !isPaid && tried < LIMITS.checkoutDeclinesMax;
}

async function attemptsOf(database: Queryable, checkoutId: string): Promise<Attempts> {
  const { rows } = await database.query<Attempts>(
    `select count(*)::int as tried, coalesce(bool_or(outcome = 'paid'), false) as "isPaid"
     from sandbox_attempt where checkout_id = $1`,
    [checkoutId],
  );
  return rows[0] ?? { tried: 0, isPaid: false };
}

interface Attempt {
  readonly client: Queryable;
  readonly clock: Clock;
  readonly checkout: CheckoutRow;
  readonly number: number;
}

async function decline({ client, clock, checkout, number }: Attempt): Promise<CardOutcome> {
  await client.query("insert into sandbox_attempt values ($1, $2, 'declined', null, $3)", [
    checkout.id,
    number,
    new Date(clock.now()),
  ]);
  const { id: checkoutId, processorRef: checkoutRef } = checkout;
  await report(client, {
    clock,
    happening: { type: 'checkout.declined', checkoutId, checkoutRef },
  });
  const triesLeft = LIMITS.checkoutDeclinesMax - number;
  return triesLeft > 0 ? { kind: 'declined', triesLeft } : { kind: 'failed' };
}

async function charge({
  client,
  clock,
  checkout,
  number,
  behaviour,
}: Attempt & {
  behaviour: 'pays' | 'pays_doubtfully' | 'declines_later';
}): Promise<CardOutcome> {
  const paymentRef = newId('sandbox_pay', clock);
  const now = new Date(clock.now());
  await client.query("insert into sandbox_attempt values ($1, $2, 'paid', $3, $4)", [
    checkout.id,
    number,
    paymentRef,
    now,
  ]);
  const card = behaviour === 'declines_later' ? 'declines_later' : 'pays';
  const subscription = await openSubscription(client, { checkout, clock, card });
  await report(client, {
    clock,
    happening: {
      type: 'checkout.paid',
      checkoutId: checkout.id,
      checkoutRef: checkout.processorRef,
      accountId: checkout.accountId,
      paymentRef,
      subscriptionRef: subscription?.ref ?? null,
      amountMinor: checkout.amountMinor,
      currency: checkout.currency,
      period: subscription?.period ?? null,
      doubtful: behaviour === 'pays_doubtfully',
      invoiceUrl: null,
    },
  });
  return { kind: 'processing' };
}
