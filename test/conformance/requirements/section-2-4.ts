import type { Requirement } from './requirement.ts';

export const section2_4: readonly Requirement[] = [
  {
    id: '2.4-01',
    sentence: '`CheckoutStatus.checkoutId` is a required string, a uuid.',
  },
  {
    id: '2.4-02',
    sentence: '`CheckoutStatus.status` is required and has the same values as `Checkout.status`.',
  },
  { id: '2.4-03', sentence: '`CheckoutStatus.statusUrl` is an optional string.' },
  { id: '2.4-04', sentence: '`CheckoutStatus.nextAction` is an optional string.' },
  {
    id: '2.4-05',
    sentence: '`CheckoutStatus.expiresAt` is optional, a string or null.',
  },
];
