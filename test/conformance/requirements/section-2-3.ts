import type { Requirement } from './requirement.ts';

export const section2_3: readonly Requirement[] = [
  { id: '2.3-01', sentence: '`Checkout.checkoutId` is a required string, a uuid.' },
  {
    id: '2.3-02',
    sentence: '`Checkout.url` is a required string, a uri: the hosted human checkout handoff.',
  },
  { id: '2.3-03', sentence: '`Checkout.url` does not grant entitlement.' },
  {
    id: '2.3-04',
    sentence: '`Checkout.status` is required, one of the states of section 3.1.',
  },
  {
    id: '2.3-05',
    sentence: '`Checkout.statusUrl` is a required string: where to read the checkout status.',
  },
  { id: '2.3-06', sentence: '`Checkout.expiresAt` is required, a string or null.' },
  { id: '2.3-07', sentence: '`Checkout.amountMinor` is a required integer.' },
  { id: '2.3-08', sentence: '`Checkout.currency` is a required string.' },
  { id: '2.3-09', sentence: '`Checkout.renewalTerms` is optional.' },
];
