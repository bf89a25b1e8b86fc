import type Stripe from 'stripe';
import { z } from 'zod';
import {
  BadSignature,
  type EventReader,
  type PaymentEventData,
} from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { periodEnd } from '../period.ts';
import { TOLERANCE_SECONDS } from '../signature.ts';
import { callStripe } from './call-stripe.ts';

interface ReaderOptions {
  readonly client: Stripe;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/** Verifies Stripe's signature and translates its events. */
export function createStripeReader({ client, webhookSecret, clock }: ReaderOptions): EventReader {
  return {
    read: async (body, headers) => {
      const event = verifyEvent(client, { body, headers, webhookSecret, clock });
      if (event.livemode) throw new BadSignature('Live events are refused: test mode only.');
      const data = translate(event) ?? { type: 'other', name: event.type };
      return {
        id: event.id,
        occurredAt: new Date(event.created * 1_000),
        data: await withInvoiceRef(client, data),
      };
    },
  };
}

/** Stripe reports a refund by its payment intent; payments of subscriptions are stored by their invoice. */
async function withInvoiceRef(client: Stripe, data: PaymentEventData): Promise<PaymentEventData> {
  if (data.type !== 'payment.refunded') return data;
  const intent = data.paymentRef;
  const { data: payments } = await callStripe(() =>
    client.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
  );
  const invoice = payments[0]?.invoice;
  if (invoice === undefined) return data;
  return { ...data, paymentRef: typeof invoice === 'string' ? invoice : invoice.id };
}

function verifyEvent(
  client: Stripe,
  received: {
    body: Buffer;
    headers: Readonly<Record<string, unknown>>;
    webhookSecret: string;
    clock: Clock;
  },
): Stripe.Event {
  const { body, headers, webhookSecret, clock } = received;
  try {
    return client.webhooks.constructEvent(
      body,
      String(headers['stripe-signature'] ?? ''),
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      clock.now(),
    );
  } catch (error) {
    throw new BadSignature('The signature does not match, or is too old.', { cause: error });
  }
}

/** What Stripe sends depends on the API version of the endpoint, so only what is needed is read. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadataSchema = z.object({
  checkout: z.string().optional(),
  account: z.string().optional(),
  interval: z.enum(['monthly', 'annual']).optional(),
});

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: reference.nullish(),
  subscription: reference.nullish(),
  invoice: reference.nullish(),
  metadata: metadataSchema.nullish(),
});

const invoiceSchema = z.object({
  id: z.string(),
  billing_reason: z.string().nullish(),
  amount_paid: z.int(),
  currency: z.string(),
  hosted_invoice_url: z.string().nullish(),
  /** Older versions of the API. */
  subscription: reference.nullish(),
  parent: z
    .object({
      subscription_details: z
        .object({ subscription: reference, metadata: metadataSchema.nullish() })
        .nullish(),
    })
    .nullish(),
  lines: z.object({
    data: z.array(z.object({ period: z.object({ start: z.int(), end: z.int() }) })).min(1),
  }),
});

const intentSchema = z.object({ metadata: metadataSchema.nullish() });
const subscriptionSchema = z.object({
  id: z.string(),
  cancel_at_period_end: z.boolean(),
  metadata: metadataSchema.nullish(),
});
const chargeSchema = z.object({ refunded: z.boolean(), payment_intent: reference.nullish() });

/** null for events that billing does not need. */
function translate({ type, data, created }: Stripe.Event): PaymentEventData | null {
  const { object } = data;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(type, sessionSchema.parse(object), created);
    case 'payment_intent.payment_failed':
      return declined(intentSchema.parse(object).metadata?.checkout);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofInvoice(type, invoiceSchema.parse(object));
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(type, subscriptionSchema.parse(object));
    case 'charge.refunded': {
      const { refunded, payment_intent: paymentRef } = chargeSchema.parse(object);
      // A partial refund does not say which credits to take; an operator decides.
      return refunded && paymentRef ? { type: 'payment.refunded', paymentRef } : null;
    }
    default:
      return null;
  }
}

/** Other products may share the Stripe account; ours carry the metadata of a checkout. */
function ofSubscription(
  type: string,
  { id: subscriptionRef, metadata, ...subscription }: z.infer<typeof subscriptionSchema>,
): PaymentEventData | null {
  if (metadata?.checkout === undefined) return null;
  if (type === 'customer.subscription.deleted') {
    return { type: 'subscription.ended', subscriptionRef };
  }
  const cancelAtPeriodEnd = subscription.cancel_at_period_end;
  return { type: 'subscription.changed', subscriptionRef, cancelAtPeriodEnd };
}

function ofSession(
  type: string,
  session: z.infer<typeof sessionSchema>,
  created: number,
): PaymentEventData | null {
  const checkoutId = session.client_reference_id ?? session.metadata?.checkout;
  if (checkoutId === undefined || checkoutId === null) return null;
  const known = { checkoutId, checkoutRef: session.id };
  if (type === 'checkout.session.expired') return { type: 'checkout.expired', ...known };
  if (type === 'checkout.session.async_payment_failed') return declined(checkoutId);
  if (session.payment_status === 'unpaid') return { type: 'checkout.submitted', ...known };
  const paymentRef = session.payment_intent ?? session.invoice ?? session.id;
  const start = new Date(created * 1_000);
  const interval = session.metadata?.interval;
  return {
    type: 'checkout.paid',
    ...known,
    accountId: session.metadata?.account ?? null,
    paymentRef,
    subscriptionRef: session.subscription ?? null,
    amountMinor: session.amount_total ?? 0,
    currency: session.currency?.toUpperCase() ?? '',
    period:
      interval === undefined
        ? null
        : { start: start.toISOString(), end: periodEnd(start, interval, 1).toISOString() },
    doubtful: false,
    invoiceUrl: null,
    cardLastFour: null,
  };
}

function ofInvoice(type: string, invoice: z.infer<typeof invoiceSchema>): PaymentEventData | null {
  const details = invoice.parent?.subscription_details;
  const subscriptionRef = details?.subscription ?? invoice.subscription;
  const line = invoice.lines.data.at(-1);
  const isOurs = details?.metadata?.checkout !== undefined || invoice.subscription !== undefined;
  if (!subscriptionRef || line === undefined || !isOurs) return null;
  // The first invoice belongs to the checkout, which has events of its own.
  if (invoice.billing_reason === 'subscription_create') {
    return type === 'invoice.payment_failed' ? declined(details?.metadata?.checkout) : null;
  }
  if (invoice.billing_reason !== 'subscription_cycle') return null;
  const start = new Date(line.period.start * 1_000).toISOString();
  if (type === 'invoice.payment_failed') {
    return { type: 'renewal.failed', subscriptionRef, periodStart: start };
  }
  return {
    type: 'renewal.paid',
    subscriptionRef,
    paymentRef: invoice.id,
    amountMinor: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    period: { start, end: new Date(line.period.end * 1_000).toISOString() },
    invoiceUrl: invoice.hosted_invoice_url ?? null,
    cardLastFour: null,
  };
}

function declined(checkoutId: string | undefined): PaymentEventData | null {
  return checkoutId === undefined
    ? null
    : { type: 'checkout.declined', checkoutId, checkoutRef: null };
}
