import type { Binding } from './binding.ts';

const CHECKOUT_ID = '8f0e6a52-93b1-8c47-a1f6-2d9be1c04a77';
const STATUS_URL = `http://localhost:8080/v1/billing/checkouts/${CHECKOUT_ID}`;
const IDEMPOTENCY_KEY = '0b9e7b1e-6f0c-4c58-9f6e-2f6f1f0a3f57';
const REPEATED = ['Idempotency-Replayed'];

/** Paying. A program prepares and looks; a person pays. */
export const billingBindings: readonly Binding[] = [
  {
    method: 'GET',
    path: '/v1/billing/catalog',
    operation: 'billing.catalog',
    operationId: 'getBillingCatalog',
    tag: 'Billing',
    answer: {
      description: 'What is sold.',
      example: {
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
  },
  {
    method: 'POST',
    path: '/v1/billing/checkouts',
    operation: 'billing.checkout',
    operationId: 'createCheckout',
    tag: 'Billing',
    repeats: true,
    body: {
      example: {
        kind: 'subscription',
        skuId: 'subscription:starter:s0:monthly',
        catalogVersion: '2026-11-15.1',
        idempotencyKey: IDEMPOTENCY_KEY,
        returnTarget: 'billing',
        offerId: 'model-starter-first-month-v1',
      },
    },
    answer: {
      description: 'The checkout, for a person to pay.',
      documentedHeaders: REPEATED,
      example: {
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
  },
  {
    method: 'GET',
    path: '/v1/billing/checkouts/{checkoutId}',
    operation: 'billing.checkoutStatus',
    operationId: 'getCheckout',
    tag: 'Billing',
    pathExample: { checkoutId: CHECKOUT_ID },
    answer: {
      description: 'How it stands.',
      example: {
        checkoutId: CHECKOUT_ID,
        status: 'fulfilled',
        statusUrl: STATUS_URL,
        expiresAt: null,
      },
    },
  },
  {
    method: 'GET',
    path: '/v1/billing/subscription',
    operation: 'billing.subscription',
    operationId: 'getSubscription',
    tag: 'Billing',
    answer: {
      description: 'The subscription, or null.',
      example: {
        subscription: {
          id: 'sub_01k9z8x7w6v5t4s3r2q1p0n9m8',
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
        environment: 'sandbox',
      },
    },
  },
  {
    method: 'GET',
    path: '/v1/billing/history',
    operation: 'billing.history',
    operationId: 'listPayments',
    tag: 'Billing',
    query: [
      { name: 'limit', type: 'number', example: 25 },
      { name: 'cursor', type: 'text', example: undefined },
    ],
    answer: {
      description: 'A page of the payments.',
      example: {
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
  },
  {
    method: 'POST',
    path: '/v1/billing/portal-sessions',
    operation: 'billing.portal',
    operationId: 'createPortalSession',
    tag: 'Billing',
    repeats: true,
    body: { example: { idempotencyKey: IDEMPOTENCY_KEY, returnTarget: 'billing' } },
    answer: {
      description: 'The handoff.',
      documentedHeaders: REPEATED,
      example: {
        url: 'http://localhost:8080/billing/portal/Yb8s1n5cRj2HfE6u9gTzkQ3v9x2mZt7LwA0c4dPq',
        expiresAt: '2026-11-15T12:15:00.000Z',
      },
    },
  },
];
