import { z } from 'zod';
import { OFFERS, type OfferId } from '../billing-catalog.ts';
import { historySchema, subscriptionSchema } from './billing.ts';

const offerIds = Object.keys(OFFERS) as [OfferId, ...OfferId[]];

const skuId = z.string().max(80).describe('What is sold, as the catalog names it.');
const amountMinor = (what: string) => z.int().min(0).max(100_000_000).describe(what);
const credits = z.int().min(0).max(10_000_000).describe('Credits that it brings.');

const offeredPlanSchema = z
  .object({
    skuId,
    tier: z.string().describe('The plan.'),
    name: z.string().describe('The name of the plan.'),
    size: z.string().describe('Its size: s0, s1 or s2.'),
    interval: z.enum(['monthly', 'annual']).describe('How often it renews.'),
    amountMinor: amountMinor('What every period costs, in minor currency units.'),
    credits,
    offer: z
      .object({
        offerId: z.enum(offerIds).describe('What to name in the purchase.'),
        firstAmountMinor: amountMinor('What the first period costs with it.'),
      })
      .nullable()
      .describe('The best offer that this account can have; null when there is none.'),
    current: z.boolean().describe('Whether the account is subscribed to it.'),
  })
  .describe('A plan, and what it costs this account.');
export type OfferedPlan = z.infer<typeof offeredPlanSchema>;

export const packSchema = z
  .object({
    skuId,
    kind: z.enum(['topup', 'quiz']).describe('What kind of pack it is.'),
    name: z.string().describe('Its name for people.'),
    amountMinor: amountMinor('What it costs, once, in minor currency units.'),
    credits,
  })
  .describe('Credits that are bought once.');
export type Pack = z.infer<typeof packSchema>;

export const overviewSchema = z
  .object({
    enabled: z.boolean().describe('Whether anything can be bought on this server.'),
    reason: z.string().nullable().describe('Why not; null when it can.'),
    environment: z.string().describe('`sandbox`: no real money is moved.'),
    catalogVersion: z.string().describe('Version of the prices.'),
    currency: z.string().describe('Currency of the prices, as in ISO 4217.'),
    subscription: subscriptionSchema
      .nullable()
      .describe('The newest subscription; null if there was none.'),
    card: z
      .object({ lastFour: z.string().describe('Its last four digits.') })
      .nullable()
      .describe('The card that was charged last; null when nobody knows it.'),
    plans: z.array(offeredPlanSchema).describe('All plans, in the order in which they are shown.'),
    packs: z.array(packSchema).describe('All packs, in the order in which they are shown.'),
    payments: historySchema,
  })
  .describe('What the account pays for, has paid and can buy.');
export type BillingOverview = z.infer<typeof overviewSchema>;

const returnTo = z
  .enum(['billing', 'generate', 'quiz'])
  .default('billing')
  .describe('Which page the person comes back to.');

export const purchaseRequestSchema = z.strictObject({
  skuId,
  offerId: z.enum(offerIds).optional().describe('A discount on the first period of a plan.'),
  returnTo,
  catalogVersion: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .describe('`catalogVersion` of the overview; prices that have changed since are then refused.'),
  idempotencyKey: z
    .string()
    .min(16)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional()
    .describe('Makes a retry safe: the same key and choice lead to the same checkout.'),
});

export const purchaseSchema = z
  .object({
    url: z.url().describe('Where the person pays. Opening it grants nothing.'),
    checkoutId: z.uuid().describe('Checkout id.'),
  })
  .describe('A checkout for the signed-in person.');

export const managementRequestSchema = z.strictObject({
  returnTo: z
    .enum(['billing', 'generate'])
    .default('billing')
    .describe('Which page the person comes back to.'),
});

export const managementSchema = z
  .object({ url: z.url().describe('The management page; opens once.') })
  .describe('A handoff to the management page.');
