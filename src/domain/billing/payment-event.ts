import { z } from 'zod';

const ref = z.string().min(1).max(255);
const time = z.iso.datetime();
const money = { amountMinor: z.int(), currency: z.string() };

/** What processors report, in our words; each adapter translates its own. */
export const happeningSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('checkout.paid'),
    checkoutId: z.string(),
    checkoutRef: ref,
    accountId: z.string().nullable(),
    paymentRef: ref,
    subscriptionRef: ref.nullable(),
    ...money,
    period: z.object({ start: time, end: time }).nullable(),
    /** The processor itself doubts the payment. */
    doubtful: z.boolean(),
    invoiceUrl: z.string().nullable(),
  }),
  z.object({ type: z.literal('checkout.submitted'), checkoutId: z.string(), checkoutRef: ref }),
  z.object({
    type: z.literal('checkout.declined'),
    checkoutId: z.string(),
    checkoutRef: ref.nullable(),
  }),
  z.object({ type: z.literal('checkout.expired'), checkoutId: z.string(), checkoutRef: ref }),
  z.object({
    type: z.literal('renewal.paid'),
    subscriptionRef: ref,
    paymentRef: ref,
    ...money,
    period: z.object({ start: time, end: time }),
    invoiceUrl: z.string().nullable(),
  }),
  z.object({ type: z.literal('renewal.failed'), subscriptionRef: ref, periodStart: time }),
  z.object({
    type: z.literal('subscription.changed'),
    subscriptionRef: ref,
    cancelAtPeriodEnd: z.boolean(),
  }),
  z.object({ type: z.literal('subscription.ended'), subscriptionRef: ref }),
  z.object({ type: z.literal('payment.refunded'), paymentRef: ref }),
  /** Kept and ignored. */
  z.object({ type: z.literal('other'), name: z.string() }),
]);
export type Happening = z.infer<typeof happeningSchema>;
export type HappeningOf<Type extends Happening['type']> = Extract<Happening, { type: Type }>;

export interface PaymentEvent {
  readonly id: string;
  readonly occurredAt: Date;
  readonly happening: Happening;
}
