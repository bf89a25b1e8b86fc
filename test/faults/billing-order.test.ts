import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { paymentEventDataSchema, receiveEvent } from '../../src/domain/billing/index.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aSubscription, theSandbox, theTill } from '../harness/a-shop.ts';

const service = await aService();
const sandbox = await theSandbox(service);
const { billing } = await theTill(service);

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, i) =>
    permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

const MONTHS = ['2031-01-01', '2031-02-01', '2031-03-01'].map((day) => `${day}T00:00:00.000Z`);
const ORDERS = permutations([0, 1, 2, 3, 4]);

/** The life of a subscription: paid, renewed twice with a failure in between, and ended. */
async function aLife(checkoutId: string) {
  const [january = '', february = '', march = ''] = MONTHS;
  const paid = await sandbox.paid(checkoutId);
  const { subscriptionRef } = paid;
  const renewed = (start: string, end: string) => ({
    type: 'renewal.paid',
    subscriptionRef,
    paymentRef: `${start}-${checkoutId}`,
    amountMinor: 900,
    currency: 'USD',
    period: { start, end },
    invoiceUrl: null,
  });
  return [
    paid,
    renewed(january, february),
    { type: 'renewal.failed', subscriptionRef, periodStart: february },
    renewed(february, march),
    { type: 'subscription.ended', subscriptionRef },
  ].map((data, i) => ({
    id: `evt_${i}_${checkoutId}`,
    occurredAt: new Date(Date.UTC(2030, 0, 1, 0, i)),
    data: paymentEventDataSchema.parse(data),
  }));
}

test('five events of a subscription come to the same in each of their 120 orders, each delivered twice', async () => {
  expect(ORDERS).toHaveLength(120);
  for (const order of ORDERS) {
    const customer = await aCustomer(service);
    const { id } = await customer.checkout(aSubscription());
    const events = await aLife(id);
    for (const i of [...order, ...order]) {
      const event = events[i];
      if (event !== undefined) await receiveEvent(billing, 'sandbox', event);
    }
    const { rows } = await service.pool.query(
      `select s.status, a.plan, w.balance,
         (select count(*)::int from payment p where p.checkout_id = s.checkout_id) as payments
       from subscription s join account a on a.id = s.account_id
       join wallet w on w.account_id = a.id where s.checkout_id = $1`,
      [id],
    );
    expect([order, rows]).toEqual([
      order,
      [{ status: 'canceled', plan: 'free', balance: 310, payments: 3 }],
    ]);
  }
  const { rows } = await service.pool.query(
    "select 1 from payment_event where status in ('dead', 'waiting')",
  );
  expect(rows).toEqual([]);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 120_000);
