import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { approveCheckout, refundCheckout } from '../../src/domain/billing/index.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aSubscription, type Customer, theSandbox, theTill } from '../harness/a-shop.ts';

const service = await aService();
const sandbox = await theSandbox(service);
const { billing } = await theTill(service);

const TIMES = 12;

/** As many at once as connections allow, in an order that is not ours. */
async function reportAll(events: readonly object[]): Promise<void> {
  const answers = await Promise.all(events.map((data) => sandbox.report(data)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}

/** Nothing waits, nothing contradicts, the ledger adds up, and no two waited for each other. */
async function expectAllSettled(): Promise<void> {
  const { rows } = await service.pool.query(
    "select type, status, note from payment_event where status in ('dead', 'waiting')",
  );
  expect(rows).toEqual([]);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
  const { rows: broken } = await service.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(broken).toEqual([{ deadlocks: 0 }]);
}

async function subscriptionsOf({ accountId }: Customer) {
  const { rows } = await service.pool.query(
    'select sku_id, status from subscription where account_id = $1 order by status, sku_id',
    [accountId],
  );
  return rows;
}

const renewal = (subscriptionRef: string | null, paymentRef: string) => ({
  type: 'renewal.paid',
  subscriptionRef,
  paymentRef,
  amountMinor: 900,
  currency: 'USD',
  period: { start: '2031-01-01T00:00:00.000Z', end: '2031-02-01T00:00:00.000Z' },
  invoiceUrl: null,
});

test('a payment, its refund and a decline of the same checkout at once come to a refund', async () => {
  for (let i = 0; i < TIMES; i += 1) {
    const customer = await aCustomer(service);
    const { id, ref } = await customer.checkout();
    const paid = await sandbox.paid(id);
    await reportAll([
      { type: 'payment.refunded', paymentRef: paid.paymentRef },
      paid,
      { type: 'checkout.declined', checkoutId: id, checkoutRef: ref },
      paid,
      { type: 'checkout.submitted', checkoutId: id, checkoutRef: ref },
    ]);
    expect([await customer.status(id), await customer.credits()]).toEqual(['refunded', 10]);
  }
  await expectAllSettled();
}, 60_000);

test('a subscription, its renewal and the refund of that renewal at once leave nothing waiting', async () => {
  for (let i = 0; i < TIMES; i += 1) {
    const customer = await aCustomer(service);
    const { id } = await customer.checkout(aSubscription());
    const paid = await sandbox.paid(id);
    const { subscriptionRef } = paid;
    const paymentRef = `renewal-at-once-${id}`;
    await reportAll([
      { type: 'payment.refunded', paymentRef },
      renewal(subscriptionRef, paymentRef),
      paid,
      renewal(subscriptionRef, paymentRef),
      { type: 'subscription.changed', subscriptionRef, cancelAtPeriodEnd: false },
    ]);
    // The refund of a renewal ends the subscription that it paid for.
    expect([await customer.credits(), (await customer.plan()).id]).toEqual([110, 'free']);
    expect(await subscriptionsOf(customer)).toEqual([
      { sku_id: 'subscription:starter:s0:monthly', status: 'canceled' },
    ]);
  }
  await expectAllSettled();
}, 60_000);

test('two subscriptions of one account that are paid at once: both bring credits, one lives', async () => {
  for (let i = 0; i < TIMES; i += 1) {
    const customer = await aCustomer(service);
    const checkouts = [
      await customer.checkout(aSubscription()),
      await customer.checkout(aSubscription('subscription:professional:s0:monthly')),
      await customer.checkout(),
    ];
    await reportAll(await Promise.all(checkouts.map(({ id }) => sandbox.paid(id))));
    expect(await customer.credits()).toBe(10 + 100 + 500 + 50);
    const subscriptions = await subscriptionsOf(customer);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled']);
    const [, , tier] = /^(subscription):(\w+):/.exec(subscriptions[0]?.sku_id) ?? [];
    expect((await customer.plan()).id).toBe(tier);
  }
  await expectAllSettled();
}, 60_000);

test('an operator who approves, one who refunds, and the processor at once: the refund stands and nothing is left', async () => {
  for (let i = 0; i < TIMES; i += 1) {
    const customer = await aCustomer(service);
    const { id: checkoutId } = await customer.checkout(aSubscription());
    const paid = await sandbox.paid(checkoutId, { doubtful: true });
    await sandbox.report(paid);
    expect(await customer.status(checkoutId)).toBe('paid_pending_review');
    const decision = { checkoutId, by: 'eve', reason: 'at once' };
    const [approved, refunded] = await Promise.allSettled([
      approveCheckout(billing, decision),
      refundCheckout(billing, decision),
      sandbox.report({ type: 'payment.refunded', paymentRef: paid.paymentRef }),
    ]);
    // The processor may have been faster than both; then each operator hears that it is refunded.
    if (refunded.status === 'rejected') {
      expect(refunded.reason.message).toMatch(
        /is refunded; only one in paid_pending_review or fulfilled/,
      );
    }
    if (approved.status === 'rejected') {
      expect(approved.reason.message).toMatch(/is refunded; only one in paid_pending_review/);
    }
    expect([await customer.status(checkoutId), await customer.credits()]).toEqual(['refunded', 10]);
    expect((await customer.plan()).id).toBe('free');
  }
  await expectAllSettled();
}, 60_000);

test('an approval beside a renewal that is early: the renewal counts, whoever comes first', async () => {
  for (let i = 0; i < TIMES; i += 1) {
    const customer = await aCustomer(service);
    const { id: checkoutId } = await customer.checkout(aSubscription());
    const paid = await sandbox.paid(checkoutId, { doubtful: true });
    await sandbox.report(paid);
    await Promise.all([
      approveCheckout(billing, { checkoutId, by: 'eve', reason: 'at once' }),
      reportAll([renewal(paid.subscriptionRef, `early-${checkoutId}`)]),
    ]);
    expect(await customer.credits()).toBe(210);
  }
  await expectAllSettled();
}, 60_000);
