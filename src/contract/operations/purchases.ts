import type { Permission } from '../permissions.ts';
import {
  overviewRequestSchema,
  renewalRequestSchema,
  renewalSchema,
} from '../resources/billing.ts';
import {
  managementRequestSchema,
  managementSchema,
  overviewSchema,
  purchaseRequestSchema,
  purchaseSchema,
} from '../resources/purchase.ts';
import { quizRequestSchema, quizSchema } from '../resources/quiz.ts';
import { type Access, read, SESSION, write } from './operation.ts';

/** Only a key, or the person behind it; never an agent. */
export const billing = (permission: Permission | null): Access => ({
  kind: 'key',
  permission,
  orSession: true,
});

export const SUBSCRIPTION = {
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
};

const PACK = {
  skuId: 'topup:pack_50',
  kind: 'topup',
  name: '50 credits',
  amountMinor: 700,
  credits: 50,
};

/** What a person does about money on our own pages. */
export const purchaseOperations = {
  'billing.overview': read({
    summary: 'My billing at a glance',
    description:
      'The newest subscription of the account, a page of its payments, and everything it can buy at the prices that it gets.',
    group: 'billing',
    family: 'billing',
    access: billing('billing:read'),
    input: overviewRequestSchema,
    output: overviewSchema,
    errors: ['billing_unavailable'],
    examples: [
      {
        input: {},
        output: {
          enabled: true,
          reason: null,
          environment: 'sandbox',
          catalogVersion: '2026-11-15.1',
          currency: 'USD',
          subscription: null,
          card: null,
          plans: [
            {
              skuId: 'subscription:starter:s0:monthly',
              tier: 'starter',
              name: 'Starter',
              size: 's0',
              interval: 'monthly',
              amountMinor: 900,
              credits: 100,
              offer: { offerId: 'model-starter-first-month-v1', firstAmountMinor: 450 },
              current: false,
            },
          ],
          packs: [PACK],
          payments: { history: [], nextCursor: null, environment: 'sandbox' },
        },
      },
    ],
  }),
  'billing.buy': write({
    summary: 'Buy something',
    description:
      'Prepares a checkout for the signed-in person and answers with the page where it is paid. Nothing is bought by this call.',
    group: 'billing',
    family: 'billing',
    hints: { destructive: false, repeatable: false, reachesOutside: true },
    access: SESSION,
    input: purchaseRequestSchema,
    output: purchaseSchema,
    errors: ['catalog_version_mismatch', 'idempotency_conflict', 'billing_unavailable'],
    examples: [
      {
        input: { skuId: 'topup:pack_50', returnTo: 'generate' },
        output: {
          url: 'http://localhost:8080/checkout/cs_sandbox_kQ3v9x2mZt7LwA0c4dPqYb8s1n5cRj2H',
          checkoutId: '8f0e6a52-93b1-8c47-a1f6-2d9be1c04a77',
        },
      },
    ],
  }),
  'billing.renewal': write({
    summary: 'Cancel or resume my subscription',
    description:
      'Decides whether the subscription renews. After canceling, the plan stays until the end of the paid period. Only the signed-in person may decide.',
    group: 'billing',
    family: 'billing',
    hints: { destructive: false, repeatable: true, reachesOutside: true },
    access: SESSION,
    input: renewalRequestSchema,
    output: renewalSchema,
    errors: ['not_found', 'billing_unavailable'],
    examples: [{ input: { renews: false }, output: { subscription: SUBSCRIPTION } }],
  }),
  'billing.manage': write({
    summary: 'Open the management page',
    description: 'Answers with an address that opens the management page once, within 15 minutes.',
    group: 'billing',
    family: 'billing',
    hints: { destructive: false, repeatable: false, reachesOutside: true },
    access: SESSION,
    input: managementRequestSchema,
    output: managementSchema,
    errors: ['billing_unavailable'],
    examples: [
      {
        input: {},
        output: {
          url: 'http://localhost:8080/billing/portal/Yb8s1n5cRj2HfE6u9gTzkQ3v9x2mZt7LwA0c4dPq',
        },
      },
    ],
  }),
  'billing.quiz': read({
    summary: 'Which pack do I need',
    description:
      'Four questions. With all of them answered, the smallest quiz pack that is enough, estimated from the prices of models that this server can run.',
    group: 'billing',
    family: 'billing',
    access: SESSION,
    input: quizRequestSchema,
    output: quizSchema,
    errors: [],
    examples: [
      {
        input: { make: 'video', often: 'few', weeks: 'two', quality: 'draft' },
        output: {
          questions: [
            {
              id: 'make',
              question: 'What do you make?',
              options: [{ id: 'video', label: 'Short videos' }],
            },
          ],
          recommendation: {
            pack: {
              skuId: 'quiz:quiz_1week',
              kind: 'quiz',
              name: 'Quiz pack, 1 week',
              amountMinor: 699,
              credits: 60,
            },
            estimatedCredits: 24,
            covers: true,
            needs: [
              {
                model: { id: 'kinora_motion_1', name: 'Kinora Motion 1', credit_cost: 2 },
                generations: 12,
              },
            ],
          },
        },
      },
    ],
  }),
} as const;
