import { z } from 'zod';
import {
  catalogSchema,
  checkoutPathSchema,
  checkoutRequestSchema,
  checkoutSchema,
  checkoutStatusSchema,
  historyRequestSchema,
  historySchema,
  portalRequestSchema,
  portalSchema,
  subscriptionReadSchema,
} from '../resources/billing.ts';
import { read, write } from './operation.ts';
import { billing, SUBSCRIPTION } from './purchases.ts';

const CHECKOUT_ID = '8f0e6a52-93b1-8c47-a1f6-2d9be1c04a77';
const STATUS_URL = `http://localhost:8080/v1/billing/checkouts/${CHECKOUT_ID}`;
const IDEMPOTENCY_KEY = '0b9e7b1e-6f0c-4c58-9f6e-2f6f1f0a3f57';

/** Paying, and what came of it. A person pays; a program only prepares and looks. */
export const billingOperations = {
  'billing.catalog': read({
    summary: 'What is sold',
    description:
      'Subscriptions, packs of credits and quiz packs with their prices. Any key may read it.',
    group: 'billing',
    family: 'billing',
    access: billing(null),
    input: z.strictObject({}),
    output: catalogSchema,
    errors: ['billing_unavailable'],
    examples: [
      {
        input: {},
        output: {
          version: '2026-11-15.1',
          currency: 'USD',
          enabled: true,
          reason: null,
          items: [
            {
              skuId: 'topup:pack_50',
              kind: 'topup',
              name: '50 credits',
              amountMinor: 700,
              currency: 'USD',
              credits: 50,
              availability: { enabled: true, reason: null },
            },
          ],
        },
      },
    ],
  }),
  'billing.checkout': write({
    summary: 'Prepare a checkout',
    description:
      'Answers with an address where a person pays. Nothing is bought by this call, by opening the address or by coming back from it: credits come when the processor has confirmed the payment.',
    group: 'billing',
    family: 'billing',
    idempotency: 'body',
    hints: { destructive: false, repeatable: true, reachesOutside: true },
    access: billing('billing:checkout'),
    input: checkoutRequestSchema,
    output: checkoutSchema,
    errors: ['catalog_version_mismatch', 'idempotency_conflict', 'billing_unavailable'],
    examples: [
      {
        input: {
          kind: 'subscription',
          skuId: 'subscription:starter:s0:monthly',
          catalogVersion: '2026-11-15.1',
          idempotencyKey: IDEMPOTENCY_KEY,
          returnTarget: 'billing',
          offerId: 'model-starter-first-month-v1',
        },
        output: {
          checkoutId: CHECKOUT_ID,
          url: 'http://localhost:8080/checkout/cs_sandbox_kQ3v9x2mZt7LwA0c4dPqYb8s1n5cRj2H',
          status: 'pending',
          statusUrl: STATUS_URL,
          expiresAt: '2026-11-15T12:30:00.000Z',
          amountMinor: 450,
          currency: 'USD',
          renewalTerms: {
            interval: 'monthly',
            amountMinor: 900,
            currency: 'USD',
            firstAmountMinor: 450,
            renewsAutomatically: true,
          },
        },
      },
    ],
  }),
  'billing.checkoutStatus': read({
    summary: 'How a checkout stands',
    description: 'Ask again until it is `fulfilled`, `failed`, `expired` or `refunded`.',
    group: 'billing',
    family: 'billing',
    access: billing('billing:read'),
    input: checkoutPathSchema,
    output: checkoutStatusSchema,
    errors: ['not_found', 'billing_unavailable'],
    examples: [
      {
        input: { checkoutId: CHECKOUT_ID },
        output: {
          checkoutId: CHECKOUT_ID,
          status: 'fulfilled',
          statusUrl: STATUS_URL,
          expiresAt: null,
        },
      },
    ],
  }),
  'billing.subscription': read({
    summary: 'My subscription',
    description: 'The newest subscription of the account, or null.',
    group: 'billing',
    family: 'billing',
    access: billing('billing:read'),
    input: z.strictObject({}),
    output: subscriptionReadSchema,
    errors: ['billing_unavailable'],
    examples: [
      {
        input: {},
        output: {
          subscription: SUBSCRIPTION,
          environment: 'sandbox',
        },
      },
    ],
  }),
  'billing.history': read({
    summary: 'My payments',
    description:
      'The payments of the account, newest first. Rows from before this service may be incomplete; then `degraded` is true.',
    group: 'billing',
    family: 'billing',
    access: billing('billing:read'),
    input: historyRequestSchema,
    output: historySchema,
    errors: ['billing_unavailable'],
    examples: [
      {
        input: { limit: 25 },
        output: {
          history: [
            {
              id: 'pay_01k9z8x7w6v5t4s3r2q1p0n9m8',
              amount: 4.5,
              currency: 'USD',
              status: 'paid',
              productName: 'Starter, 100 credits a month',
              createdAt: '2026-11-15T12:00:00.000Z',
              invoiceUrl: null,
              provider: 'sandbox',
            },
          ],
          nextCursor: null,
          environment: 'sandbox',
        },
      },
    ],
  }),
  'billing.portal': write({
    summary: 'Hand over to the management page',
    description:
      'Answers with an address that opens the management page once, within 15 minutes. There a person cancels, resumes and sees payments.',
    group: 'billing',
    family: 'billing',
    idempotency: 'body',
    hints: { destructive: false, repeatable: true, reachesOutside: true },
    access: billing('billing:manage'),
    input: portalRequestSchema,
    output: portalSchema,
    errors: ['idempotency_conflict', 'billing_unavailable'],
    examples: [
      {
        input: { idempotencyKey: IDEMPOTENCY_KEY, returnTarget: 'billing' },
        output: {
          url: 'http://localhost:8080/billing/portal/Yb8s1n5cRj2HfE6u9gTzkQ3v9x2mZt7LwA0c4dPq',
          expiresAt: '2026-11-15T12:15:00.000Z',
        },
      },
    ],
  }),
} as const;
