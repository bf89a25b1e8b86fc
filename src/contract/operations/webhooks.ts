import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import {
  deliveriesRequestSchema,
  deliveryDetailSchema,
  deliveryEnvelopeSchema,
  deliveryIdSchema,
  deliveryPageSchema,
  listenEventSchema,
  webhookEnvelopeSchema,
  webhookIdSchema,
  webhookListSchema,
  webhookPutSchema,
  webhookRequestSchema,
  webhookSecretSchema,
} from '../resources/webhook.ts';
import { type Access, read, stream, write } from './operation.ts';

const ACCESS: Access = { kind: 'key', permission: 'webhooks', orSession: true };

const WEBHOOK = {
  id: 'production',
  url: 'https://example.com/webhooks/kinora',
  description: null,
  events: ['generation.completed', 'generation.failed'],
  enabled: true,
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  previous_secret_until: null,
  created_at: '2026-11-15T12:00:00.000Z',
  updated_at: '2026-11-15T12:00:00.000Z',
};
const SECRET = 'whsec_EXAMPLEexampleEXAMPLEexampleEXAMPLEexampleE=';

const DELIVERY = {
  id: 'evt_01k9z8x7w6v5t4s3r2q1p0n9m8',
  type: 'generation.completed',
  subject: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8',
  state: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  last_status: 200,
  last_error: null,
  created_at: '2026-11-15T12:00:06.000Z',
  delivered_at: '2026-11-15T12:00:06.400Z',
};
const TEST = {
  ...DELIVERY,
  type: 'webhook.test',
  subject: 'test',
  state: 'pending',
  attempts: 0,
  last_status: null,
  delivered_at: null,
};
const BODY =
  '{"type":"webhook.test","timestamp":"2026-11-15T12:00:06.000Z","data":{"webhook":"production"}}';

const ID = z.strictObject({ id: webhookIdSchema });
const DELIVERY_ID = z.strictObject({ id: webhookIdSchema, delivery: deliveryIdSchema });
const SAFE_TO_REPEAT = { destructive: false, repeatable: true, reachesOutside: false } as const;

/** Endpoints that events are sent to, and what was sent to them. */
export const webhookOperations = {
  'webhooks.list': read({
    summary: 'List my webhooks',
    description: `The endpoints of the account, at most ${LIMITS.webhooksMax}.`,
    group: 'webhooks',
    access: ACCESS,
    input: z.strictObject({}),
    output: webhookListSchema,
    errors: [],
    examples: [{ input: {}, output: { webhooks: [WEBHOOK] } }],
  }),
  'webhooks.get': read({
    summary: 'See a webhook',
    description: 'One endpoint: where it is, what it is told, and whether it works.',
    group: 'webhooks',
    access: ACCESS,
    input: ID,
    output: webhookEnvelopeSchema,
    errors: ['not_found'],
    examples: [{ input: { id: WEBHOOK.id }, output: { webhook: WEBHOOK } }],
  }),
  'webhooks.put': write({
    summary: 'Make or replace a webhook',
    description: `Makes an endpoint under an id that you choose, or replaces what it was. Sending the same again changes nothing. The secret is in the answer that made it. An account has at most ${LIMITS.webhooksMax}.`,
    group: 'webhooks',
    hints: SAFE_TO_REPEAT,
    secret: true,
    access: ACCESS,
    input: webhookRequestSchema,
    output: webhookPutSchema,
    errors: ['limit_reached'],
    examples: [
      {
        input: { id: WEBHOOK.id, url: WEBHOOK.url, events: WEBHOOK.events },
        output: { webhook: WEBHOOK, secret: SECRET },
      },
    ],
  }),
  'webhooks.delete': write({
    summary: 'Delete a webhook',
    description: 'Ends an endpoint and forgets its deliveries. Safe to repeat.',
    group: 'webhooks',
    hints: { destructive: true, repeatable: true, reachesOutside: false },
    access: ACCESS,
    input: ID,
    output: z.object({}).describe('Nothing.'),
    errors: [],
    examples: [{ input: { id: WEBHOOK.id } }],
  }),
  'webhooks.rotateSecret': write({
    summary: 'Rotate the secret of a webhook',
    description: `Makes a new secret. For ${LIMITS.webhookSecretOverlapHours} hours the former one signs too, so that a receiver can change over without missing anything.`,
    group: 'webhooks',
    hints: { destructive: false, repeatable: false, reachesOutside: false },
    secret: true,
    access: ACCESS,
    input: ID,
    output: webhookSecretSchema,
    errors: ['not_found'],
    examples: [
      {
        input: { id: WEBHOOK.id },
        output: {
          webhook: { ...WEBHOOK, previous_secret_until: '2026-11-16T12:00:00.000Z' },
          secret: SECRET,
        },
      },
    ],
  }),
  'webhooks.test': write({
    summary: 'Test a webhook',
    description:
      'Sends a `webhook.test` event to the endpoint, once and at once, whatever it subscribes to. The answer is the delivery; read it again to see what came of it.',
    group: 'webhooks',
    hints: { destructive: false, repeatable: false, reachesOutside: true },
    access: ACCESS,
    input: ID,
    output: deliveryEnvelopeSchema,
    errors: ['not_found', 'webhook_disabled'],
    examples: [{ input: { id: WEBHOOK.id }, output: { delivery: TEST } }],
  }),
  'webhooks.deliveries': read({
    summary: 'List deliveries of a webhook',
    description: `What was sent to the endpoint or waits for it, newest first. Kept for ${LIMITS.webhookDays} days.`,
    group: 'webhooks',
    access: ACCESS,
    input: deliveriesRequestSchema,
    output: deliveryPageSchema,
    errors: ['not_found'],
    examples: [
      {
        input: { id: WEBHOOK.id, limit: 20 },
        output: { deliveries: [DELIVERY], next_cursor: null },
      },
    ],
  }),
  'webhooks.delivery': read({
    summary: 'See a delivery',
    description: 'One delivery, and the body that was or will be sent.',
    group: 'webhooks',
    access: ACCESS,
    input: DELIVERY_ID,
    output: deliveryDetailSchema,
    errors: ['not_found'],
    examples: [
      {
        input: { id: WEBHOOK.id, delivery: DELIVERY.id },
        output: { delivery: TEST, body: BODY },
      },
    ],
  }),
  'webhooks.replay': write({
    summary: 'Send a delivery again',
    description:
      'Sends an event again: the same id and the same bytes, with a signature of its own time. One that is on its way already is left alone.',
    group: 'webhooks',
    hints: { destructive: false, repeatable: true, reachesOutside: true },
    access: ACCESS,
    input: DELIVERY_ID,
    output: deliveryEnvelopeSchema,
    errors: ['not_found', 'webhook_disabled'],
    examples: [
      {
        input: { id: WEBHOOK.id, delivery: DELIVERY.id },
        output: { delivery: { ...DELIVERY, state: 'pending', delivered_at: null } },
      },
    ],
  }),
  'webhooks.listen': stream({
    summary: 'Listen to events',
    description: `For development: the events of the account as a stream, with the headers and the body that an endpoint would get. The first event has the secret of the stream. With \`Last-Event-ID\` it goes on where it broke off, within ${LIMITS.webhookListenerSeconds} seconds. At most ${LIMITS.webhookListenersMax} at once per account.`,
    group: 'webhooks',
    secret: true,
    access: ACCESS,
    input: z.strictObject({}),
    output: listenEventSchema,
    errors: ['limit_reached'],
    examples: [
      {
        input: {},
        output: { kind: 'listening', id: 'lsn_01k9z8x7w6v5t4s3r2q1p0n9m8.0', secret: SECRET },
      },
    ],
  }),
} as const;
