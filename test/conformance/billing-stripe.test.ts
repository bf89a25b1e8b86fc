import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openPayments } from '../../src/compose/payments.ts';
import {
  decideRenewal,
  openPortal,
  refundCheckout,
  sweepBilling,
} from '../../src/domain/billing/index.ts';
import { readConfiguration } from '../../src/platform/configuration/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aNewKey, aRequest, aSubscription, type Customer } from '../harness/a-shop.ts';
import { aStripeServer } from '../harness/a-stripe-server.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const clock = aClock();
const stripe = await aStripeServer();
const WEBHOOK_SECRET = 'whsec_of_a_test';
const environment = {
  BILLING_PROCESSOR: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_BASE_URL: stripe.address,
};
const service = await aService({ clock, environment });
const { billing } = await openPayments({
  configuration: readConfiguration({
    NODE_ENV: 'test',
    BASE_URL: 'http://kinora.test',
    ...environment,
  }),
  pool: service.pool,
  paymentPool: service.pool,
  clock,
});
const library = new Stripe('sk_test_123');

/** Sends an event as Stripe would, signed by Stripe's own library. */
async function stripeReports(type: string, object: object, rest: object = {}) {
  const created = Math.floor(clock.now() / 1_000);
  const event = {
    id: `evt_${aNewKey()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    type,
    data: { object },
    ...rest,
  };
  const payload = JSON.stringify(event);
  const header = library.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
    timestamp: created,
  });
  return service.call('/webhooks/payments/stripe', {
    method: 'POST',
    raw: payload,
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
  });
}

const callsTo = (path: string) => stripe.calls.filter((call) => call.path === path);
const lastOpened = () => callsTo('/v1/checkout/sessions').at(-1);

/** The session of a checkout as Stripe reports it once it is paid. */
async function completed(customer: Customer, checkoutId: string, fields: object = {}) {
  const { rows } = await service.pool.query('select * from checkout where id = $1', [checkoutId]);
  const isSubscription = rows[0].kind === 'subscription';
  return {
    id: rows[0].processor_ref,
    object: 'checkout.session',
    client_reference_id: checkoutId,
    payment_status: 'paid',
    amount_total: rows[0].amount_minor,
    currency: 'usd',
    payment_intent: isSubscription ? null : `pi_${checkoutId}`,
    subscription: isSubscription ? `sub_${checkoutId}` : null,
    invoice: isSubscription ? 'in_1' : null,
    metadata: {
      checkout: checkoutId,
      account: customer.accountId,
      ...(isSubscription ? { interval: 'monthly' } : {}),
    },
    ...fields,
  };
}

test('of several requests at once one Checkout Session stays open, and all name it', async () => {
  const customer = await aCustomer(service);
  const body = aRequest();
  const before = callsTo('/v1/checkout/sessions').length;
  const answers = await Promise.all([
    customer.post('/v1/billing/checkouts', body),
    customer.post('/v1/billing/checkouts', body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  const { checkoutId, url } = answers[0]?.body ?? {};
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\d+$/);
  const opened = callsTo('/v1/checkout/sessions').length - before;
  const closed = stripe.calls.filter(({ path }) => path.endsWith('/expire'));
  expect(opened - closed.length).toBe(1);
  expect(closed.map(({ path }) => path)).not.toContain(
    `/v1/checkout/sessions/${url.split('/').at(-1)}/expire`,
  );
  expect(lastOpened()?.authorization).toBe('Bearer sk_test_123');
  expect(lastOpened()?.fields).toMatchObject({
    mode: 'payment',
    client_reference_id: checkoutId,
    'metadata[checkout]': checkoutId,
    'metadata[account]': customer.accountId,
    'line_items[0][price_data][unit_amount]': '700',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': '50 credits',
    success_url: `http://kinora.test/billing?checkout=${checkoutId}`,
  });
});

test('a subscription with an offer renews at the full price, with a coupon for the first period', async () => {
  const customer = await aCustomer(service);
  const request = { ...aSubscription(), offerId: 'model-starter-first-month-v1' };
  await customer.checkout(request);
  await customer.checkout(request);
  expect(lastOpened()?.fields).toMatchObject({
    mode: 'subscription',
    'line_items[0][price_data][unit_amount]': '900',
    'line_items[0][price_data][recurring][interval]': 'month',
    'discounts[0][coupon]': 'first-period-usd-450',
  });
  expect(callsTo('/v1/coupons').at(-1)?.fields).toMatchObject({
    id: 'first-period-usd-450',
    amount_off: '450',
    duration: 'once',
  });
});

test('a signed event of Stripe fulfils once; forged and live ones are refused', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const session = await completed(customer, id);
  const forged = await service.call('/webhooks/payments/stripe', {
    method: 'POST',
    raw: JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { session } }),
    headers: { 'stripe-signature': `t=${Math.floor(clock.now() / 1_000)},v1=${'0'.repeat(64)}` },
  });
  expect([forged.status, forged.body.error.code]).toEqual([400, 'invalid_request']);
  const live = await stripeReports('checkout.session.completed', session, { livemode: true });
  expect(live.status).toBe(400);
  expect([await customer.status(id), await customer.credits()]).toEqual(['pending', 10]);
  for (let i = 0; i < 2; i += 1) {
    expect((await stripeReports('checkout.session.completed', session)).status).toBe(200);
  }
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
});

test('a payment that takes days is processing until Stripe has it, and failed attempts count', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  await stripeReports('payment_intent.payment_failed', { metadata: { checkout: id } });
  const unpaid = await completed(customer, id, { payment_status: 'unpaid' });
  await stripeReports('checkout.session.completed', unpaid);
  expect(await customer.status(id)).toBe('processing');
  const paid = await completed(customer, id);
  await stripeReports('checkout.session.async_payment_succeeded', paid);
  expect(await customer.status(id)).toBe('fulfilled');
  const other = await customer.checkout();
  for (let i = 0; i < 3; i += 1) {
    await stripeReports('payment_intent.payment_failed', { metadata: { checkout: other.id } });
  }
  expect(await customer.status(other.id)).toBe('failed');
});

const invoice = (subscription: string, fields: object = {}) => ({
  id: 'in_2',
  billing_reason: 'subscription_cycle',
  amount_paid: 900,
  currency: 'usd',
  hosted_invoice_url: 'https://invoice.stripe.com/i/test_2',
  parent: {
    subscription_details: { subscription, metadata: { checkout: subscription.slice(4) } },
  },
  lines: {
    data: [
      {
        period: {
          start: Date.parse('2026-12-15T12:00:00Z') / 1_000,
          end: Date.parse('2027-01-15T12:00:00Z') / 1_000,
        },
      },
    ],
  },
  ...fields,
});

test('a subscription of Stripe begins, renews, fails, is canceled and managed at Stripe, and is refunded', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout(aSubscription());
  await stripeReports('checkout.session.completed', await completed(customer, id));
  const ref = `sub_${id}`;
  const subscription = async () =>
    (await customer.get('/v1/billing/subscription')).body.subscription;
  expect(await subscription()).toMatchObject({
    status: 'active',
    currentPeriodStart: '2026-11-15T12:00:00.000Z',
    currentPeriodEnd: '2026-12-15T12:00:00.000Z',
  });
  await stripeReports('invoice.paid', invoice(ref, { billing_reason: 'subscription_create' }));
  expect(await customer.credits()).toBe(110);
  await stripeReports('invoice.payment_failed', invoice(ref, { amount_paid: 0 }));
  expect((await subscription()).status).toBe('past_due');
  clock.advanceSeconds(10);
  await stripeReports('invoice.paid', invoice(ref));
  expect(await subscription()).toMatchObject({
    status: 'active',
    currentPeriodEnd: '2027-01-15T12:00:00.000Z',
  });
  expect(await customer.credits()).toBe(210);
  expect((await customer.get('/v1/billing/history')).body.history).toMatchObject([
    { amount: 9, invoiceUrl: 'https://invoice.stripe.com/i/test_2', provider: 'stripe' },
    { amount: 9, provider: 'stripe' },
  ]);
  clock.advanceSeconds(10);
  await stripeReports('customer.subscription.updated', {
    id: ref,
    cancel_at_period_end: true,
    metadata: { checkout: id },
  });
  expect((await subscription()).cancelAtPeriodEnd).toBe(true);
  clock.advanceSeconds(10);
  await decideRenewal(billing, { accountId: customer.accountId, renews: true });
  expect(callsTo(`/v1/subscriptions/${ref}`).at(-1)?.fields).toEqual({
    cancel_at_period_end: 'false',
  });
  expect((await subscription()).cancelAtPeriodEnd).toBe(false);
  const { body } = await customer.post('/v1/billing/portal-sessions', {
    idempotencyKey: aNewKey(),
    returnTarget: 'billing',
  });
  expect(await openPortal(billing, body.url.split('/').at(-1))).toEqual({
    kind: 'elsewhere',
    url: 'https://billing.stripe.com/p/session/test_1',
  });
  await refundCheckout(billing, { checkoutId: id, by: 'eve', reason: 'asked' });
  expect(callsTo('/v1/refunds').at(-1)).toMatchObject({
    fields: { payment_intent: 'pi_of_in_1' },
    idempotencyKey: `refund-${id}`,
  });
  expect([(await subscription()).status, (await customer.plan()).id]).toEqual(['canceled', 'free']);
  const refunded = await stripeReports('charge.refunded', {
    refunded: true,
    payment_intent: 'pi_of_in_1',
  });
  expect(refunded.status).toBe(200);
  expect(await customer.credits()).toBe(110);
});

test('a refund made at Stripe takes the credits back; part of the money does not', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  await stripeReports('checkout.session.completed', await completed(customer, id));
  const charge = { payment_intent: `pi_${id}` };
  await stripeReports('charge.refunded', { ...charge, refunded: false, amount_refunded: 1 });
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
  await stripeReports('charge.refunded', { ...charge, refunded: true });
  expect([await customer.status(id), await customer.credits()]).toEqual(['refunded', 10]);
});

test('a page is closed at Stripe before its checkout expires here; one that was just paid is waited for', async () => {
  const customer = await aCustomer(service);
  const unpaid = await customer.checkout();
  const paid = await customer.checkout();
  stripe.setSessionStatus(paid.ref, 'complete');
  clock.advanceSeconds(30 * 60);
  stripe.failWith(500);
  await sweepBilling(billing);
  expect(await customer.status(unpaid.id)).toBe('pending');
  stripe.failWith(null);
  await sweepBilling(billing);
  expect(await customer.status(unpaid.id)).toBe('expired');
  expect(callsTo(`/v1/checkout/sessions/${unpaid.ref}/expire`)).toHaveLength(1);
  expect(await customer.status(paid.id)).toBe('processing');
  await stripeReports('checkout.session.completed', await completed(customer, paid.id));
  expect(await customer.status(paid.id)).toBe('fulfilled');
});

test('[7.3-03] [4.1-07] [4.1-08] with Stripe out of reach a checkout is 503, nothing is written, and no other processor steps in', async () => {
  const customer = await aCustomer(service);
  const body = aRequest();
  stripe.failWith(500);
  const refused = await customer.post('/v1/billing/checkouts', body);
  stripe.failWith(null);
  expect([refused.status, refused.body.error]).toEqual([
    503,
    {
      code: 'billing_unavailable',
      message: 'The payment processor cannot be reached at the moment. Retry shortly.',
      request_id: requestIdOf(refused),
    },
  ]);
  const { rows } = await service.pool.query('select 1 from checkout where account_id = $1', [
    customer.accountId,
  ]);
  expect(rows).toEqual([]);
  const other = { ...body, returnTarget: 'quiz' };
  expect((await customer.post('/v1/billing/checkouts', other)).status).toBe(200);
});

test('reports of the sandbox, and events for a checkout of another processor, do nothing while Stripe takes the payments', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const session = await completed(customer, id);
  await service.pool.query("update checkout set processor = 'sandbox' where id = $1", [id]);
  expect((await stripeReports('checkout.session.completed', session)).status).toBe(200);
  expect([await customer.status(id), await customer.credits()]).toEqual(['pending', 10]);
  const sandbox = await service.call('/webhooks/payments/sandbox', { method: 'POST', raw: '{}' });
  expect(sandbox.status).toBe(503);
});

test('events of other products in the same account at Stripe are kept and ignored', async () => {
  const theirs = { id: 'sub_of_another_product', cancel_at_period_end: false, metadata: {} };
  await stripeReports('customer.subscription.updated', theirs, { id: 'evt_theirs_1' });
  const parent = { subscription_details: { subscription: theirs.id, metadata: {} } };
  await stripeReports('invoice.paid', invoice(theirs.id, { parent }), { id: 'evt_theirs_2' });
  await stripeReports('customer.created', { id: 'cus_2' }, { id: 'evt_theirs_3' });
  const { rows } = await service.pool.query(
    "select type, status from payment_event where id like 'evt_theirs_%'",
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ type: 'other', status: 'ignored' })));
});

test('a live key stops the start with one line that does not show it', async () => {
  const { ended, errors } = kinora(['serve'], { STRIPE_SECRET_KEY: 'sk_live_secret' });
  expect(await ended).toBe(1);
  expect(errors()).toBe(
    'kinora: STRIPE_SECRET_KEY must be a test-mode key (sk_test_… or rk_test_…)\n',
  );
}, 60_000);
