import { z } from 'zod';
import { OFFERS, type OfferId } from '../billing-catalog.ts';
import { LIMITS } from '../limits.ts';

const offerIds = Object.keys(OFFERS) as [OfferId, ...OfferId[]];

const amountMinor = (what: string) => z.int().min(0).max(100_000_000).describe(what);
const currency = z.string().describe('Currency, as in ISO 4217.');
const environment = z
  .string()
  .describe('Where the records come from; `sandbox`: no real money is moved.');

export const catalogSchema = z
  .object({
    version: z.string().describe('Version of the catalog; send it back as `catalogVersion`.'),
    currency,
    enabled: z.boolean().describe('Whether checkouts can be made on this server.'),
    reason: z.string().nullable().describe('Why not; null when they can.'),
    items: z
      .array(
        z
          .object({
            skuId: z.string().describe('What to name in a checkout.'),
            kind: z.enum(['subscription', 'topup', 'quiz']).describe('What kind of thing it is.'),
            name: z.string().describe('Its name for people.'),
            amountMinor: amountMinor('Price in minor currency units.'),
            currency,
            credits: z.int().min(0).max(10_000_000).describe('Credits that it brings.'),
            availability: z
              .object({
                enabled: z.boolean().describe('Whether it can be bought.'),
                reason: z.string().nullable().describe('Why not; null when it can.'),
              })
              .describe('Whether it can be bought now.'),
          })
          .describe('Something that is sold.'),
      )
      .describe('Everything that is sold, in the order in which it is shown.'),
  })
  .describe('What is sold, and for how much.');
export type Catalog = z.infer<typeof catalogSchema>;

const idempotencyKey = z
  .string()
  .min(16)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe('Chosen by the caller; the same key and body get the first answer again.');

const everyVariant = {
  catalogVersion: z
    .string()
    .min(1)
    .max(80)
    .describe('`version` of the catalog whose price was seen.'),
  idempotencyKey,
  returnTarget: z
    .enum(['billing', 'generate', 'quiz'])
    .describe('Which page the person comes back to.'),
};

export const checkoutRequestSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('subscription').describe('A subscription.'),
      skuId: z
        .string()
        .regex(/^subscription:(starter|professional|ultra|enterprise_max):s[012]:(monthly|annual)$/)
        .describe('What to subscribe to.'),
      ...everyVariant,
      offerId: z
        .enum(offerIds)
        .optional()
        .describe('A discount on the first period. Each applies once per account.'),
    })
    .describe('A checkout of a subscription.'),
  z
    .strictObject({
      kind: z.literal('topup').describe('Credits, once.'),
      skuId: z
        .enum(['topup:pack_50', 'topup:pack_150', 'topup:pack_500', 'topup:pack_1000'])
        .describe('Which pack of credits.'),
      ...everyVariant,
    })
    .describe('A checkout of a pack of credits.'),
  z
    .strictObject({
      kind: z.literal('quiz').describe('A quiz pack, once.'),
      skuId: z
        .enum(['quiz:quiz_1week', 'quiz:quiz_2week', 'quiz:quiz_4week', 'quiz:quiz_12week'])
        .describe('Which quiz pack.'),
      ...everyVariant,
    })
    .describe('A checkout of a quiz pack.'),
]);
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

export const CHECKOUT_STATUSES = [
  'pending',
  'processing',
  'paid_pending_review',
  'fulfilled',
  'failed',
  'expired',
  'refunded',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATUSES)[number];

const checkoutId = z.uuid().describe('Checkout id.');
const status = z
  .enum(CHECKOUT_STATUSES)
  .describe(
    '`pending` until the person paid, `processing` until the processor confirmed it, `paid_pending_review` until it passed review, then `fulfilled`; or `failed`, `expired`, `refunded`.',
  );
const expiresAt = z.iso
  .datetime()
  .nullable()
  .describe('When an unpaid checkout expires; null when it no longer does.');

export const renewalTermsSchema = z
  .object({
    interval: z.enum(['monthly', 'annual']).describe('How often it renews.'),
    amountMinor: amountMinor('What every renewal costs.'),
    currency,
    firstAmountMinor: amountMinor('What the first period costs.'),
    renewsAutomatically: z.boolean().describe('Whether it renews until it is canceled.'),
  })
  .describe('How a subscription goes on; absent for everything else.');

export const checkoutSchema = z
  .object({
    checkoutId,
    url: z
      .url()
      .describe('Where a person pays. Opening it, or coming back from it, grants nothing.'),
    status,
    statusUrl: z.string().describe('Where to read the status.'),
    expiresAt,
    amountMinor: amountMinor('What is to be paid now, in minor currency units.'),
    currency,
    renewalTerms: renewalTermsSchema.optional(),
  })
  .describe('A checkout, handed to a person to pay.');
export type Checkout = z.infer<typeof checkoutSchema>;

export const checkoutStatusSchema = z
  .object({
    checkoutId,
    status,
    statusUrl: z.string().optional().describe('Where to read the status.'),
    nextAction: z
      .string()
      .optional()
      .describe('`open_url`: a person has to pay; `poll`: ask again; absent when it is over.'),
    expiresAt: expiresAt.optional(),
  })
  .describe('How a checkout stands.');
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;

export const subscriptionSchema = z
  .object({
    id: z.string().describe('Subscription id.'),
    skuId: z.string().describe('What is subscribed to.'),
    tier: z.string().describe('The plan.'),
    size: z.string().describe('Its size: s0, s1 or s2.'),
    interval: z.enum(['monthly', 'annual']).describe('How often it renews.'),
    status: z
      .enum(['active', 'past_due', 'canceled'])
      .describe('`past_due` after a failed renewal; `canceled` when it has ended.'),
    currentPeriodStart: z.iso.datetime().describe('When the paid period began.'),
    currentPeriodEnd: z.iso.datetime().describe('When the paid period ends.'),
    cancelAtPeriodEnd: z.boolean().describe('Whether it ends with the paid period.'),
    amountMinor: amountMinor('What a renewal costs, in minor currency units.'),
    currency,
    credits: z.int().min(0).max(10_000_000).describe('Credits of every paid period.'),
    environment,
  })
  .describe('A subscription.');
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionReadSchema = z
  .object({
    subscription: subscriptionSchema
      .nullable()
      .describe('The newest subscription; null if there was none.'),
    environment,
  })
  .describe('The subscription of the account.');

export const historyItemSchema = z
  .object({
    id: z.string().optional().describe('Payment id.'),
    amount: z.number().min(0).max(10_000_000).optional().describe('In major currency units.'),
    currency: z.string().optional().describe('Currency, as in ISO 4217.'),
    status: z.string().optional().describe('`paid` or `refunded`; older rows may say more.'),
    inReview: z
      .boolean()
      .optional()
      .describe('True while the payment is held for review; its credits come after that.'),
    productName: z.string().optional().describe('What was paid for.'),
    createdAt: z.string().optional().describe('When it was paid.'),
    invoiceUrl: z.string().nullable().optional().describe('The invoice, where there is one.'),
    invoiceNumber: z
      .string()
      .optional()
      .describe('The number of the invoice, in sequence within its year.'),
    provider: z.string().optional().describe('Who took the payment; for the record only.'),
  })
  .describe('A payment. Rows from before this service may be incomplete.');
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const historySchema = z
  .object({
    history: z.array(historyItemSchema).describe('The payments, newest first.'),
    nextCursor: z.string().nullable().describe('For the next page; null at the end.'),
    environment,
    degraded: z
      .boolean()
      .optional()
      .describe('True when rows from before this service could not be read whole.'),
  })
  .describe('A page of the payment history.');
export type History = z.infer<typeof historySchema>;

export const historyRequestSchema = z.strictObject({
  limit: z
    .int()
    .min(1)
    .max(LIMITS.billingHistoryLimitMax)
    .default(LIMITS.billingHistoryLimitDefault)
    .describe('How many to answer.'),
  cursor: z
    .string()
    .max(LIMITS.billingCursorCharactersMax)
    .optional()
    .describe('The nextCursor of the answer before.'),
});

export const overviewRequestSchema = historyRequestSchema.pick({ cursor: true });

export const renewalRequestSchema = z.strictObject({
  renews: z
    .boolean()
    .describe('`false` cancels at the end of the paid period; `true` resumes until then.'),
});

export const renewalSchema = z
  .object({ subscription: subscriptionSchema })
  .describe('The subscription after the decision.');

export const portalRequestSchema = z.strictObject({
  idempotencyKey,
  returnTarget: z.enum(['billing', 'generate']).describe('Which page the person comes back to.'),
});

export const portalSchema = z
  .object({
    url: z.url().describe('Where a person manages the subscription; opens once.'),
    expiresAt: z.iso.datetime().optional().describe('When it can no longer be opened.'),
  })
  .describe('A short-lived handoff to the management page.');
export type PortalSession = z.infer<typeof portalSchema>;

/** Any UUID, also of a version that we never make: that one is not found. */
export const checkoutPathSchema = z.strictObject({
  checkoutId: z.guid().describe('Checkout id.'),
});
