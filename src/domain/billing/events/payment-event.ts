import { z } from 'zod';

const ref = z.string().min(1).max(255);
const time = z.iso.datetime();
const money = { amountMinor: z.int(), currency: z.string() };
/** Of the card that was charged, where the processor says so. */
const cardLastFour = z
  .string()
  .regex(/^\d{4}$/)
  .nullable()
  .default(null);

/** What a processor reports, in our terms; each adapter translates its own. */
export const paymentEventDataSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('checkout.paid'),
    checkoutId: z.string(),
    checkoutRef: ref,
    accountId: z.string().nullable(),
    paymentRef: ref,
    subscriptionRef: ref.nullable(),
    ...money,
    period: z.object({ start: time, end: time }).nullable(),
    /** The processor flagged the payment for review. */
    doubtful: z.boolean(),
    invoiceUrl: z.string().nullable(),
    cardLastFour,
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
    cardLastFour,
  }),
  z.object({ type: z.literal('renewal.failed'), subscriptionRef: ref, periodStart: time }),
  z.object({
    type: z.literal('subscription.changed'),
    subscriptionRef: ref,
    cancelAtPeriodEnd: z.boolean(),
  }),
  z.object({ type: z.literal('subscription.ended'), subscriptionRef: ref }),
  z.object({ type: z.literal('payment.refunded'), paymentRef: ref }),
  /** Stored and ignored. */
  z.object({ type: z.literal('other'), name: z.string() }),
]);
export type PaymentEventData = z.infer<typeof paymentEventDataSchema>;
export type PaymentEventDataOf<Type extends PaymentEventData['type']> = Extract<
  PaymentEventData,
  { type: Type }
>;

export interface PaymentEvent {
  readonly id: string;
  readonly occurredAt: Date;
  readonly data: PaymentEventData;
}
