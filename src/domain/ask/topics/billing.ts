import { CATALOG_CURRENCY } from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Topic } from './topic.ts';

/** Paying. */
export const BILLING_TOPICS: readonly Topic[] = [
  {
    id: 'checkout',
    name: 'How a purchase works',
    pages: ['/docs/billing#when-do-credits-arrive'],
    cues: 'checkout, checkout work, checkout status, checkout expire, checkout link, billing api, checkout pending, checkout fulfilled, buy credit api, checkout address, credit arrive, paid no credit, cost not credit, checkout endpoint, credit not arrived, i paid, i paid credit, i paid lost, i paid balance, checkout duration, checkout cost duration, checkout time, checkout cost time, receive credit after cost',
    answer: () =>
      `A checkout is an address where a person pays within ${LIMITS.checkoutMinutes} minutes. Opening it or coming back from it grants nothing: credits arrive once, when the processor has confirmed the payment.`,
  },
  {
    id: 'billing-sandbox',
    name: 'Test cards and the billing sandbox',
    pages: ['/guides/billing-sandbox#3-have-a-person-pay'],
    cues: 'card, test card, card number, card test, sandbox checkout, checkout test, card accept, payment method, test checkout, card test number, testcard, testcard number, testcard where',
    answer: () =>
      'Billing runs in a sandbox and moves no real money. The hosted page takes test cards: 4242 4242 4242 4242 pays, one ending in 0002 declines, one ending in 0259 is held for review.',
  },
  {
    id: 'cancel-subscription',
    name: 'Cancel a subscription',
    pages: ['/docs/billing#how-does-a-person-cancel'],
    cues: 'cancel plan, plan cancel, plan stop, plan renew, cancel subscription, plan end, resume plan, renew, plan portal, manage plan, downgrade, management page, portal, cancel membership, plan expire, cancel auto, cancel renew, renew cost',
    answer: ({ baseUrl }) =>
      `A person cancels at ${baseUrl}/billing; the plan stays until the end of the paid period. A program with billing:manage can hand over an address to that page, good once and for ${LIMITS.portalMinutes} minutes.`,
  },
  {
    id: 'currency',
    name: 'Currency',
    pages: ['/pricing'],
    cues: 'currency, currency cost, currency list, cost currency',
    answer: () => `Prices are in ${CATALOG_CURRENCY}; inside the service everything costs credits.`,
  },
  {
    id: 'invoices',
    name: 'Payments and invoices',
    pages: ['/docs/billing#how-do-i-page-through-payments'],
    cues: 'invoice, invoice where, cost history, billing history, invoice download, cost past, history cost, receipt, invoice list, tax, vat, i paid where, where i paid, list i paid',
    answer: ({ baseUrl }) =>
      `Payments and their invoices are listed at ${baseUrl}/billing, and by GET /v1/billing/history for a key with billing:read.`,
  },
];
