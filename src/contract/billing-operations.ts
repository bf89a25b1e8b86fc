import { z } from 'zod';
import { type Access, operation, SESSION } from './operation.ts';
import type { Permission } from './permissions.ts';
import {
  catalogSchema,
  checkoutPathSchema,
  checkoutRequestSchema,
  checkoutSchema,
  checkoutStatusSchema,
  historyRequestSchema,
  historySchema,
  overviewRequestSchema,
  overviewSchema,
  portalRequestSchema,
  portalSchema,
  renewalRequestSchema,
  renewalSchema,
  subscriptionReadSchema,
} from './resources/billing.ts';

/** Only a key, or the person behind it; never an agent. */
const billing = (permission: Permission | null): Access => ({
  kind: 'key',
  permission,
  billing: true,
  orSession: true,
});

/** Paying, and what came of it. A person pays; a program only prepares and looks. */
export const billingOperations = {
  'billing.catalog': operation({
    summary: 'What is sold',
    description:
      'Subscriptions, packs of credits and quiz packs with their prices. Any key may read it.',
    effect: 'read',
    access: billing(null),
    input: z.strictObject({}),
    output: catalogSchema,
    errors: ['billing_unavailable'],
  }),
  'billing.checkout': operation({
    summary: 'Prepare a checkout',
    description:
      'Answers with an address where a person pays. Nothing is bought by this call, by opening the address or by coming back from it: credits come when the processor has confirmed the payment.',
    effect: 'write',
    access: billing('billing:checkout'),
    input: checkoutRequestSchema,
    output: checkoutSchema,
    errors: ['catalog_version_mismatch', 'idempotency_conflict', 'billing_unavailable'],
  }),
  'billing.checkoutStatus': operation({
    summary: 'How a checkout stands',
    description: 'Ask again until it is `fulfilled`, `failed`, `expired` or `refunded`.',
    effect: 'read',
    access: billing('billing:read'),
    input: checkoutPathSchema,
    output: checkoutStatusSchema,
    errors: ['not_found', 'billing_unavailable'],
  }),
  'billing.subscription': operation({
    summary: 'My subscription',
    description: 'The newest subscription of the account, or null.',
    effect: 'read',
    access: billing('billing:read'),
    input: z.strictObject({}),
    output: subscriptionReadSchema,
    errors: ['billing_unavailable'],
  }),
  'billing.history': operation({
    summary: 'My payments',
    description:
      'The payments of the account, newest first. Rows from before this service may be incomplete; then `degraded` is true.',
    effect: 'read',
    access: billing('billing:read'),
    input: historyRequestSchema,
    output: historySchema,
    errors: ['billing_unavailable'],
  }),
  'billing.overview': operation({
    summary: 'My billing at a glance',
    description: 'The newest subscription of the account and a page of its payments.',
    effect: 'read',
    access: billing('billing:read'),
    input: overviewRequestSchema,
    output: overviewSchema,
    errors: ['billing_unavailable'],
  }),
  'billing.renewal': operation({
    summary: 'Cancel or resume my subscription',
    description:
      'Decides whether the subscription renews. After canceling, the plan stays until the end of the paid period. Only the signed-in person may decide.',
    effect: 'write',
    access: SESSION,
    input: renewalRequestSchema,
    output: renewalSchema,
    errors: ['not_found', 'billing_unavailable'],
  }),
  'billing.portal': operation({
    summary: 'Hand over to the management page',
    description:
      'Answers with an address that opens the management page once, within 15 minutes. There a person cancels, resumes and sees payments.',
    effect: 'write',
    access: billing('billing:manage'),
    input: portalRequestSchema,
    output: portalSchema,
    errors: ['idempotency_conflict', 'billing_unavailable'],
  }),
} as const;
