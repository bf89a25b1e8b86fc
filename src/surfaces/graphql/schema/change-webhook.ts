import type { CallName } from '../../../contract/operations/index.ts';
import {
  type Delivery,
  type Webhook as WebhookShape,
  webhookRequestSchema,
} from '../../../contract/resources/webhook.ts';
import type { Answered } from '../../../domain/invoke.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { UserError, type UserErrorShape, userErrorOf } from './user-errors.ts';
import { Webhook, WebhookDelivery, WebhookEventName } from './webhook.ts';
import { wordsOf } from './words.ts';

const words = wordsOf(webhookRequestSchema);

interface Refusable {
  readonly errors: readonly UserErrorShape[];
}
interface WebhookPayload extends Refusable {
  readonly webhook?: WebhookShape;
  readonly secret?: string | undefined;
}
interface DeliveryPayload extends Refusable {
  readonly delivery?: Delivery;
}

const ERRORS = 'Why it was refused; empty when it was done.';
const SECRET =
  'What deliveries are signed with (`whsec_…`), when it is new. Keep it now; it is not shown again.';

function webhookPayload(name: string, description: string) {
  return builder.objectRef<WebhookPayload>(name).implement({
    description,
    fields: (t) => ({
      webhook: t.field({
        type: Webhook,
        nullable: true,
        description: 'The endpoint as it is now; null when it was refused.',
        resolve: ({ webhook }) => webhook ?? null,
      }),
      secret: t.string({
        nullable: true,
        description: SECRET,
        resolve: ({ secret }) => secret ?? null,
      }),
      errors: t.expose('errors', { type: [UserError], description: ERRORS }),
    }),
  });
}

function deliveryPayload(name: string, description: string) {
  return builder.objectRef<DeliveryPayload>(name).implement({
    description,
    fields: (t) => ({
      delivery: t.field({
        type: WebhookDelivery,
        nullable: true,
        description: 'The delivery; null when it was refused.',
        resolve: ({ delivery }) => delivery ?? null,
      }),
      errors: t.expose('errors', { type: [UserError], description: ERRORS }),
    }),
  });
}

const DeleteWebhookPayload = builder.objectRef<Refusable>('DeleteWebhookPayload').implement({
  description: 'Whether an endpoint is gone.',
  fields: (t) => ({
    errors: t.expose('errors', { type: [UserError], description: ERRORS }),
  }),
});

const PutWebhookInput = builder.inputType('PutWebhookInput', {
  description: 'An endpoint as it shall be.',
  fields: (t) => ({
    id: t.id({ required: true, description: words('id') }),
    url: t.string({ required: true, description: words('url') }),
    description: t.string({ description: words('description') }),
    events: t.field({ type: [WebhookEventName], description: words('events') }),
    enabled: t.boolean({ description: words('enabled') }),
  }),
});

const WebhookInput = builder.inputType('WebhookInput', {
  description: 'Which endpoint.',
  fields: (t) => ({ id: t.id({ required: true, description: words('id') }) }),
});

const ReplayInput = builder.inputType('ReplayWebhookDeliveryInput', {
  description: 'Which delivery of which endpoint.',
  fields: (t) => ({
    id: t.id({ required: true, description: words('id') }),
    delivery: t.id({ required: true, description: 'The id of the delivery.' }),
  }),
});

const WHICH = 'Which one.';

builder.mutationFields((t) => ({
  putWebhook: t.field({
    type: webhookPayload('PutWebhookPayload', 'The endpoint, or why it was refused.'),
    nullable: true,
    description: 'Makes an endpoint under an id that you choose, or replaces what it was.',
    args: {
      input: t.arg({ type: PutWebhookInput, required: true, description: 'As it shall be.' }),
    },
    resolve: (_root, { input }, context) => change('webhooks.put', input, context),
  }),
  deleteWebhook: t.field({
    type: DeleteWebhookPayload,
    nullable: true,
    description: 'Ends an endpoint and forgets its deliveries. Safe to repeat.',
    args: { input: t.arg({ type: WebhookInput, required: true, description: WHICH }) },
    resolve: (_root, { input }, context) => change('webhooks.delete', input, context),
  }),
  rotateWebhookSecret: t.field({
    type: webhookPayload('RotateWebhookSecretPayload', 'The new secret, or why it was refused.'),
    nullable: true,
    description: 'Makes a new secret; the former one signs for another day.',
    args: { input: t.arg({ type: WebhookInput, required: true, description: WHICH }) },
    resolve: (_root, { input }, context) => change('webhooks.rotateSecret', input, context),
  }),
  testWebhook: t.field({
    type: deliveryPayload('TestWebhookPayload', 'The delivery, or why it was refused.'),
    nullable: true,
    description: 'Sends a test event to an endpoint, once and at once.',
    args: { input: t.arg({ type: WebhookInput, required: true, description: WHICH }) },
    resolve: (_root, { input }, context) => change('webhooks.test', input, context),
  }),
  replayWebhookDelivery: t.field({
    type: deliveryPayload('ReplayWebhookDeliveryPayload', 'The delivery, or why it was refused.'),
    nullable: true,
    description: 'Sends an event again: the same id and the same bytes.',
    args: { input: t.arg({ type: ReplayInput, required: true, description: WHICH }) },
    resolve: (_root, { input }, context) => change('webhooks.replay', input, context),
  }),
}));

type Change = Extract<CallName, `webhooks.${string}`>;

/** What is left out is left to the contract. */
async function change<Name extends Change>(
  operation: Name,
  given: object,
  { invoke, nextWriter, details, baseUrl }: Context,
): Promise<(Answered<Name> & Refusable) | Refusable> {
  const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
  try {
    const done = await invoke(operation, input, await nextWriter(), details);
    return { ...done, errors: [] };
  } catch (error) {
    return { errors: [userErrorOf(error, { input: { ...given }, baseUrl })] };
  }
}
