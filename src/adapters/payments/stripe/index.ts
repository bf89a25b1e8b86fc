import Stripe from 'stripe';
import { type Order, type Processor, ProcessorFailure } from '../../../domain/billing/index.ts';
import { callStripe, isMissing, isRefundedBefore } from './call-stripe.ts';

export { createStripeReader } from './read-event.ts';

const TIMEOUT_MS = 10_000;
/** Stripe refuses sessions that expire in less than 30 minutes by its own clock. */
const EXPIRY_MARGIN_SECONDS = 120;

export interface StripeOptions {
  readonly secretKey: string;
  readonly address: string;
}

export function createStripeClient({ secretKey, address }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : port,
    protocol: isPlain ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Stripe in test mode: Checkout Sessions, subscriptions, refunds and its Billing Portal. */
export function createStripe(client: Stripe): Processor {
  return {
    name: 'stripe',
    openCheckout: (order) => callStripe(() => openSession(client, order)),
    closeCheckout: (ref) => callStripe(() => closeSession(client, ref)),
    setCancelAtPeriodEnd: async (ref, cancel) => {
      await callStripe(() => client.subscriptions.update(ref, { cancel_at_period_end: cancel }));
    },
    endSubscription: async (ref) => {
      await callStripe(() => client.subscriptions.cancel(ref)).catch((error: unknown) => {
        // It has ended there already.
        if (!isMissing(error)) throw error;
      });
    },
    refund: async (paymentRef, checkoutId) => {
      const paymentIntent = await callStripe(() => paymentIntentOf(client, paymentRef));
      await callStripe(() =>
        client.refunds.create(
          { payment_intent: paymentIntent },
          { idempotencyKey: `refund-${checkoutId}` },
        ),
      ).catch((error: unknown) => {
        if (!isRefundedBefore(error)) throw error;
      });
    },
    portalUrl: (subscriptionRef, returnUrl) =>
      callStripe(async () => {
        const { customer } = await client.subscriptions.retrieve(subscriptionRef);
        const { url } = await client.billingPortal.sessions.create({
          customer: typeof customer === 'string' ? customer : customer.id,
          return_url: returnUrl,
        });
        return url;
      }),
  };
}

async function openSession(client: Stripe, order: Order): Promise<{ ref: string; url: string }> {
  const { checkoutId, account, renewal, returnUrl } = order;
  // Stripe writes currencies in lower case.
  const currency = order.currency.toLowerCase();
  const metadata = {
    checkout: checkoutId,
    account: account.id,
    ...(renewal === null ? {} : { interval: renewal.interval }),
  };
  const discount = renewal === null ? 0 : renewal.amountMinor - order.amountMinor;
  const session = await client.checkout.sessions.create({
    mode: renewal === null ? 'payment' : 'subscription',
    client_reference_id: checkoutId,
    customer_email: account.email,
    metadata,
    ...(renewal === null
      ? { payment_intent_data: { metadata } }
      : { subscription_data: { metadata } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: renewal?.amountMinor ?? order.amountMinor,
          product_data: { name: order.productName },
          ...(renewal === null
            ? {}
            : { recurring: { interval: renewal.interval === 'monthly' ? 'month' : 'year' } }),
        },
      },
    ],
    ...(discount === 0
      ? {}
      : { discounts: [{ coupon: await couponFor(client, { off: discount, currency }) }] }),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.ceil(order.expiresAt.getTime() / 1_000) + EXPIRY_MARGIN_SECONDS,
  });
  if (session.url === null) throw new ProcessorFailure('Stripe opened a checkout without a page');
  return { ref: session.id, url: session.url };
}

/** A discount for the first period only. Its id follows from its terms, so it is created once. */
async function couponFor(
  client: Stripe,
  { off, currency }: { off: number; currency: string },
): Promise<string> {
  const id = `first-period-${currency}-${off}`;
  try {
    await client.coupons.create({
      id,
      amount_off: off,
      currency,
      duration: 'once',
      name: 'First period',
    });
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!isThere) throw error;
  }
  return id;
}

/** Stripe refuses to expire a session that is complete or expired; its events tell the rest. */
async function closeSession(client: Stripe, ref: string): Promise<boolean> {
  const { status } = await client.checkout.sessions.retrieve(ref);
  if (status === 'open') await client.checkout.sessions.expire(ref);
  return status !== 'complete';
}

/** Payments of subscriptions are identified by their invoice, others by their payment intent. */
async function paymentIntentOf(client: Stripe, ref: string): Promise<string> {
  if (!ref.startsWith('in_')) return ref;
  const { data } = await client.invoicePayments.list({ invoice: ref, limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  if (intent === undefined) throw new ProcessorFailure(`Stripe knows no payment of ${ref}`);
  return typeof intent === 'string' ? intent : intent.id;
}
