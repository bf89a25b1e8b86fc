import type pg from 'pg';
import { LIMITS } from '../../../contract/limits.ts';
import { findAccount } from '../../../domain/accounts/index.ts';
import {
  type CardOutcome,
  type CheckoutRow,
  checkoutReturnUrl,
  findCheckout,
  type HostedCheckout,
  type HostedCheckouts,
  noteSubmission,
  renewalOf,
} from '../../../domain/billing/index.ts';
import { listKeys } from '../../../domain/keys/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import { readCard, TEST_CARDS } from './cards.ts';
import { type Attempts, attemptsOf, insertAttempt } from './store.ts';
import { openSubscription } from './subscriptions.ts';
import { sendEvent } from './webhooks.ts';

interface HostedPageOptions {
  readonly pool: pg.Pool;
  /** For what may wait for the locks of a payment. */
  readonly paymentPool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** The sandbox processor behind the page where a person pays. */
export function createHostedPage(options: HostedPageOptions): HostedCheckouts {
  const { pool, paymentPool, clock, baseUrl } = options;
  return {
    read: async (ref) => {
      const checkout = await findCheckout(pool, { processor: 'sandbox', processorRef: ref });
      if (checkout === undefined) return null;
      const attempts = await attemptsOf(pool, checkout.id);
      const { id: checkoutId, status, expiresAt, returnTarget } = checkout;
      const { productName, kind, credits, amountMinor, currency } = checkout;
      return {
        ...(await ownerOf(pool, checkout)),
        ...{ kind, credits, returnTarget },
        checkoutId,
        productName,
        amountMinor,
        currency,
        renewal: renewalOf(checkout),
        status,
        isOpen: isOpen(checkout, attempts, clock),
        isPaid: attempts.isPaid,
        triesLeft: LIMITS.checkoutDeclinesMax - attempts.tried,
        testCards: TEST_CARDS,
        expiresAt,
        returnUrl: checkoutReturnUrl(baseUrl, checkout.returnTarget, checkoutId),
      };
    },
    pay: async (ref, form) => {
      const card = readCard(form, new Date(clock.now()));
      return inTransaction(paymentPool, async (client): Promise<CardOutcome | null> => {
        const lookup = { processor: 'sandbox', processorRef: ref } as const;
        const checkout = await findCheckout(client, lookup, { lock: true });
        if (checkout === undefined) return null;
        const attempts = await attemptsOf(client, checkout.id);
        if (!isOpen(checkout, attempts, clock)) return { kind: 'closed' };
        if ('kind' in card) return card;
        await noteSubmission(client, { id: checkout.id, now: new Date(clock.now()) });
        const attempt = { client, clock, checkout, number: attempts.tried + 1 };
        return card.behaviour === 'declines'
          ? decline(attempt)
          : charge({ ...attempt, behaviour: card.behaviour, lastFour: card.lastFour });
      });
    },
  };
}

/** Whose checkout it is, and which key asked for it. */
async function ownerOf(
  pool: pg.Pool,
  { accountId, keyId }: CheckoutRow,
): Promise<Pick<HostedCheckout, 'account' | 'askedByKey'>> {
  const account = await findAccount(pool, { id: accountId });
  if (account === undefined) throw new Error(`There is no account ${accountId}`);
  const keys = keyId === null ? [] : await listKeys(pool, accountId);
  const { email, balance } = account;
  return {
    account: { email, balance },
    askedByKey: keys.find(({ id }) => id === keyId)?.name ?? null,
  };
}

function isOpen({ status, expiresAt }: CheckoutRow, { tried, isPaid }: Attempts, clock: Clock) {
  const isUnpaid = status === 'pending' || status === 'processing';
  const isInTime = clock.now() < expiresAt.getTime();
  return isUnpaid && isInTime && !isPaid && tried < LIMITS.checkoutDeclinesMax;
}

interface Attempt {
  readonly client: Queryable;
  readonly clock: Clock;
  readonly checkout: CheckoutRow;
  readonly number: number;
}

async function decline({ client, clock, checkout, number }: Attempt): Promise<CardOutcome> {
  const { id: checkoutId, processorRef: checkoutRef } = checkout;
  const now = new Date(clock.now());
  await insertAttempt(client, { checkoutId, attempt: number, paymentRef: null, now });
  await sendEvent(client, { clock, data: { type: 'checkout.declined', checkoutId, checkoutRef } });
  const triesLeft = LIMITS.checkoutDeclinesMax - number;
  return triesLeft > 0 ? { kind: 'declined', triesLeft } : { kind: 'failed' };
}

interface Charge extends Attempt {
  readonly behaviour: 'pays' | 'pays_doubtfully' | 'declines_later';
  readonly lastFour: string;
}

async function charge({
  client,
  clock,
  checkout,
  number,
  behaviour,
  lastFour,
}: Charge): Promise<CardOutcome> {
  const { id: checkoutId, accountId, amountMinor, currency } = checkout;
  const paymentRef = newId('sandbox_pay', clock);
  const now = new Date(clock.now());
  await insertAttempt(client, { checkoutId, attempt: number, paymentRef, now });
  const card = behaviour === 'declines_later' ? 'declines_later' : 'pays';
  const subscription = await openSubscription(client, { checkout, clock, card, lastFour });
  await sendEvent(client, {
    clock,
    data: {
      type: 'checkout.paid',
      ...{ checkoutId, accountId, paymentRef, amountMinor, currency },
      checkoutRef: checkout.processorRef,
      subscriptionRef: subscription?.ref ?? null,
      period: subscription?.period ?? null,
      doubtful: behaviour === 'pays_doubtfully',
      invoiceUrl: null,
      cardLastFour: lastFour,
    },
  });
  return { kind: 'processing' };
}
