import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { decideRenewal, refundCheckout } from '../../src/domain/billing/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aSubscription, CARDS, type Customer, theTill } from '../harness/a-shop.ts';
import { until } from '../harness/wait.ts';

const DAY = 86_400;

/** A service whose time is ours, with somebody who has subscribed on 2026-11-15 at noon. */
async function aSubscriber(card: string = CARDS.pays, skuId?: string) {
  const clock = aClock();
  const service = await aService({ worker: true, clock });
  const till = await theTill(service, clock);
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout(aSubscription(skuId));
  await till.pay(ref, card);
  await customer.statusBecomes(id, 'fulfilled');
  return { clock, service, till, customer, checkoutId: id };
}

const subscriptionOf = async (customer: Customer) =>
  (await customer.get('/v1/billing/subscription')).body.subscription;

const becomes = (customer: Customer, wanted: object) =>
  until(
    async () => {
      const now = await subscriptionOf(customer);
      return Object.entries(wanted).every(([name, value]) => now[name] === value);
    },
    { what: JSON.stringify(wanted) },
  );

test('[1-40] [2.5-01] [4.1-19] a subscription begins with its payment, brings plan and credits, and renews on its day for as long as it is paid', async () => {
  const { clock, service, customer } = await aSubscriber();
  const { body } = await customer.get('/v1/billing/subscription');
  expect(body).toEqual({
    environment: 'sandbox',
    subscription: {
      id: expect.stringMatching(/^sub_[0-9a-z]{26}$/),
      skuId: 'subscription:starter:s0:monthly',
      tier: 'starter',
      size: 's0',
      interval: 'monthly',
      status: 'active',
      currentPeriodStart: '2026-11-15T12:00:00.000Z',
      currentPeriodEnd: '2026-12-15T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      amountMinor: 900,
      currency: 'USD',
      credits: 100,
      environment: 'sandbox',
    },
  });
  expect(await customer.credits()).toBe(110);
  expect(await customer.plan()).toEqual({ id: 'starter', renews_at: '2026-12-15T12:00:00.000Z' });
  clock.advanceSeconds(30 * DAY);
  await becomes(customer, { currentPeriodEnd: '2027-01-15T12:00:00.000Z' });
  expect(await customer.credits()).toBe(210);
  clock.advanceSeconds(62 * DAY);
  await becomes(customer, { currentPeriodEnd: '2027-03-15T12:00:00.000Z' });
  await until(async () => (await customer.credits()) === 410);
  expect((await customer.get('/v1/billing/history')).body.history).toHaveLength(4);
  expect(await customer.plan()).toEqual({ id: 'starter', renews_at: '2027-03-15T12:00:00.000Z' });
  const { rows } = await service.pool.query(
    "select cause from transfer where kind = 'purchase' and account_id = $1 order by cause",
    [customer.accountId],
  );
  const { id } = await subscriptionOf(customer);
  expect(rows.map(({ cause }) => cause).slice(1)).toEqual([
    `renew:${id}:2026-12-15T12:00:00.000Z`,
    `renew:${id}:2027-01-15T12:00:00.000Z`,
    `renew:${id}:2027-02-15T12:00:00.000Z`,
  ]);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 90_000);

test('a year is paid at once, with the credits of twelve months', async () => {
  const { customer } = await aSubscriber(CARDS.pays, 'subscription:professional:s1:annual');
  expect(await customer.credits()).toBe(12_010);
  expect(await subscriptionOf(customer)).toMatchObject({
    interval: 'annual',
    amountMinor: 49_000,
    currentPeriodEnd: '2027-11-15T12:00:00.000Z',
  });
}, 60_000);

test('a failed renewal is past_due, the plan stays seven days and then falls back to free', async () => {
  const { clock, customer } = await aSubscriber(CARDS.declinesLater);
  clock.advanceSeconds(30 * DAY + 60);
  await becomes(customer, { status: 'past_due' });
  expect([(await customer.plan()).id, await customer.credits()]).toEqual(['starter', 110]);
  clock.advanceSeconds(6 * DAY);
  expect((await customer.plan()).id).toBe('starter');
  clock.advanceSeconds(DAY);
  await becomes(customer, { status: 'canceled' });
  expect(await customer.plan()).toEqual({ id: 'free', renews_at: null });
  expect(await customer.credits()).toBe(110);
  // Whoever had a subscription may have the offer for those who come back.
  const request = { ...aSubscription(), offerId: 'recovery-v1' };
  const { id } = await customer.checkout(request);
  expect(await customer.status(id)).toBe('pending');
}, 60_000);

test('one that is canceled ends with its paid period and is not charged again; resumed in time, it goes on', async () => {
  const { clock, till, customer } = await aSubscriber();
  const { accountId } = customer;
  await decideRenewal(till.billing, { accountId, renews: false });
  expect(await subscriptionOf(customer)).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: true,
  });
  expect(await customer.plan()).toEqual({ id: 'starter', renews_at: null });
  await decideRenewal(till.billing, { accountId, renews: true });
  expect(await customer.plan()).toEqual({ id: 'starter', renews_at: '2026-12-15T12:00:00.000Z' });
  clock.advanceSeconds(30 * DAY);
  await becomes(customer, { currentPeriodEnd: '2027-01-15T12:00:00.000Z' });
  await decideRenewal(till.billing, { accountId, renews: false });
  clock.advanceSeconds(31 * DAY);
  await becomes(customer, { status: 'canceled' });
  expect([(await customer.plan()).id, await customer.credits()]).toEqual(['free', 210]);
  await expect(decideRenewal(till.billing, { accountId, renews: true })).rejects.toThrow(
    'There is no subscription that could be changed.',
  );
}, 60_000);

test('another subscription takes the place of the first, which is never charged again', async () => {
  const { clock, service, till, customer } = await aSubscriber();
  const first = await subscriptionOf(customer);
  const { id, ref } = await customer.checkout(aSubscription('subscription:ultra:s0:monthly'));
  await till.pay(ref);
  await customer.statusBecomes(id, 'fulfilled');
  const second = await subscriptionOf(customer);
  expect(second.id).not.toBe(first.id);
  expect([second.tier, (await customer.plan()).id]).toEqual(['ultra', 'ultra']);
  expect(await customer.credits()).toBe(2_610);
  await until(async () => {
    const { rows } = await service.pool.query(
      "select 1 from sandbox_subscription where status = 'canceled'",
    );
    return rows.length === 1;
  });
  clock.advanceSeconds(30 * DAY);
  await becomes(customer, { currentPeriodEnd: '2027-01-15T12:00:00.000Z' });
  expect(await customer.credits()).toBe(5_110);
}, 60_000);

test('a refunded subscription ends at once, with its plan', async () => {
  const { till, customer, checkoutId } = await aSubscriber();
  const { refunded } = await refundCheckout(till.billing, { checkoutId, by: 'eve', reason: 'x' });
  expect(refunded).toEqual({ taken: 100, owed: 0 });
  expect(await subscriptionOf(customer)).toMatchObject({ status: 'canceled' });
  expect([(await customer.plan()).id, await customer.credits()]).toEqual(['free', 10]);
}, 60_000);

test('[3.1-06] a checkout that nobody paid expires after thirty minutes, and its page takes no card', async () => {
  const clock = aClock();
  const service = await aService({ worker: true, clock });
  const till = await theTill(service, clock);
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  clock.advanceSeconds(29 * 60 + 59);
  expect(await till.read(ref)).toMatchObject({ isOpen: true });
  clock.advanceSeconds(1);
  expect(await till.pay(ref)).toEqual({ kind: 'closed' });
  await customer.statusBecomes(id, 'expired');
  const { body } = await customer.get(`/v1/billing/checkouts/${id}`);
  expect([body.expiresAt, 'nextAction' in body]).toEqual([null, false]);
  expect(await customer.credits()).toBe(10);
}, 60_000);
