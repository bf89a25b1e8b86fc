import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '../webhooks.ts';
import { meSchema } from './account.ts';
import { checkoutStatusSchema, subscriptionReadSchema } from './billing.ts';
import { videoEnvelopeSchema } from './video.ts';

const eventNames = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

const webhookEventSchema = z.enum(eventNames).describe('A type of event.');
const eventTypeSchema = z
  .enum([...eventNames, TEST_EVENT])
  .describe('The type of the event, as in its body.');

export const webhookIdSchema = z
  .string()
  .regex(/^(?!listen$)[a-z0-9][a-z0-9_-]{0,63}$/)
  .describe('The id that you chose: up to 64 of a–z, 0–9, `_` and `-`; any but `listen`.');

export const deliveryIdSchema = z
  .string()
  .min(1)
  .max(64)
  .describe('Id of the event, as in the header `webhook-id`.');

/** All of an endpoint but its id, which REST has in the path. */
export const webhookFieldsSchema = z.strictObject({
  url: z
    .string()
    .min(1)
    .max(LIMITS.webhookUrlCharactersMax)
    .describe('Where events are sent: a public https address. Redirects are not followed.'),
  description: z
    .string()
    .max(LIMITS.webhookDescriptionCharactersMax)
    .regex(/^\P{Cc}*$/u)
    .nullable()
    .default(null)
    .describe('For yourself, without control characters.'),
  events: z
    .array(webhookEventSchema)
    .min(1)
    .max(eventNames.length)
    .default(eventNames)
    .describe('Which events are sent; all of them unless you choose.'),
  enabled: z
    .boolean()
    .default(true)
    .describe('Whether events are sent. `true` also switches on again what was switched off.'),
});

export const webhookRequestSchema = webhookFieldsSchema.extend({ id: webhookIdSchema });

export const webhookSchema = z
  .object({
    id: z.string().describe('The id that its owner chose.'),
    url: z.string().describe('Where events are sent.'),
    description: z.string().nullable().describe('What its owner wrote about it; null without.'),
    events: z.array(webhookEventSchema).describe('Which events are sent.'),
    enabled: z.boolean().describe('Whether events are sent.'),
    disabled_reason: z
      .enum(['owner', 'failing', 'gone'])
      .nullable()
      .describe(
        `Why it is off: its \`owner\` said so, it was \`failing\` for ${LIMITS.webhookRetryHours} hours, or it answered 410 (\`gone\`); null while it is on.`,
      ),
    disabled_at: z.iso.datetime().nullable().describe('Since when it is off; null while it is on.'),
    failing_since: z.iso
      .datetime()
      .nullable()
      .describe('Since when nothing could be delivered; null when the last delivery succeeded.'),
    previous_secret_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when the former secret signs too; null when there is one secret.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When its owner last changed it.'),
  })
  .describe('An endpoint that events are sent to, without its secret.');
export type Webhook = z.infer<typeof webhookSchema>;

const secretSchema = z
  .string()
  .describe('What deliveries are signed with (`whsec_…`). Keep it now; it is not shown again.');

export const webhookEnvelopeSchema = z
  .object({ webhook: webhookSchema })
  .describe('An endpoint of webhooks.');

export const webhookPutSchema = z
  .object({
    webhook: webhookSchema,
    secret: secretSchema.optional().describe('Only when the endpoint was made by this request.'),
  })
  .describe('The endpoint as it is now, and its secret when it is new.');

export const webhookSecretSchema = z
  .object({ webhook: webhookSchema, secret: secretSchema })
  .describe('The endpoint and its new secret.');

export const webhookListSchema = z
  .object({ webhooks: z.array(webhookSchema).describe('The endpoints, oldest first.') })
  .describe('The endpoints of the account.');

const deliveryStateSchema = z.enum(['pending', 'delivered', 'failed']);

export const deliverySchema = z
  .object({
    id: deliveryIdSchema,
    type: eventTypeSchema,
    subject: z
      .string()
      .describe(
        'What the event is about, such as a generation id; events of one subject keep their order.',
      ),
    state: deliveryStateSchema.describe(
      '`pending` until it is `delivered` (answered with 2xx) or `failed` (given up).',
    ),
    attempts: z.int().min(0).max(1_000_000).describe('How often it was sent.'),
    next_attempt_at: z.iso
      .datetime()
      .nullable()
      .describe('When it is sent again; null when it is over, or its turn is now.'),
    last_status: z
      .int()
      .min(100)
      .max(999)
      .nullable()
      .describe('What the receiver last answered; null without an answer.'),
    last_error: z
      .enum(['timeout', 'unreachable', 'blocked_address'])
      .nullable()
      .describe('Why there was no answer the last time; null when there was one.'),
    created_at: z.iso.datetime().describe('When it happened.'),
    delivered_at: z.iso.datetime().nullable().describe('When it was delivered; null until then.'),
  })
  .describe('An event on its way to an endpoint.');
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryEnvelopeSchema = z
  .object({ delivery: deliverySchema })
  .describe('A delivery.');

export const deliveryDetailSchema = z
  .object({
    delivery: deliverySchema,
    body: z.string().describe('What is sent, byte for byte the same every time.'),
  })
  .describe('A delivery and its body.');

export const deliveriesRequestSchema = z.strictObject({
  id: webhookIdSchema,
  state: deliveryStateSchema.optional().describe('Only those in this state.'),
  limit: z
    .int()
    .min(1)
    .max(LIMITS.webhookDeliveriesLimitMax)
    .default(LIMITS.webhookDeliveriesLimitDefault)
    .describe('How many to answer.'),
  cursor: z.string().min(1).max(64).optional().describe('The next_cursor of the answer before.'),
});

export const deliveryPageSchema = z
  .object({
    deliveries: z.array(deliverySchema).describe('The deliveries, newest first.'),
    next_cursor: z.string().nullable().describe('For the next page; null at the end.'),
  })
  .describe('A page of deliveries.');

export const listenEventSchema = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('listening').describe('The first event.'),
        id: z.string().describe('To go on after a break, in the header `Last-Event-ID`.'),
        secret: secretSchema,
      })
      .describe('The stream is open.'),
    z
      .object({
        kind: z.literal('delivery').describe('Every other event.'),
        id: z.string().describe('To go on after a break, in the header `Last-Event-ID`.'),
        headers: z
          .record(z.string(), z.string())
          .describe('The headers that an endpoint would get, the signature among them.'),
        body: z.string().describe('The body that an endpoint would get, byte for byte.'),
      })
      .describe('An event as it would have been sent.'),
  ])
  .describe('One event of the stream.');
export type ListenEvent = z.infer<typeof listenEventSchema>;

export const creditsLowSchema = z
  .object({
    credits: meSchema.shape.credits,
    threshold: z.int().min(1).max(1_000_000).describe('Fewer than this are available since.'),
  })
  .describe('Credits that run low.');

export const ceilingReachedSchema = z
  .object({ key: meSchema.shape.key.unwrap().describe('The key, without its secret.') })
  .describe('A key that has reached its daily ceiling.');

/** What `data` of each event is. */
export const WEBHOOK_DATA = {
  'generation.completed': videoEnvelopeSchema,
  'generation.failed': videoEnvelopeSchema,
  'credits.low': creditsLowSchema,
  'key.ceiling_reached': ceilingReachedSchema,
  'checkout.updated': checkoutStatusSchema,
  'subscription.updated': subscriptionReadSchema,
} as const satisfies Record<WebhookEvent, z.ZodType>;
