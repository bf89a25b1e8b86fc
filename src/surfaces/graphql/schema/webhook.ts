import { LIMITS } from '../../../contract/limits.ts';
import {
  type Delivery,
  deliveryDetailSchema,
  deliverySchema,
  type Webhook as WebhookShape,
  webhookSchema,
} from '../../../contract/resources/webhook.ts';
import {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookEventType as WebhookEventTypeName,
} from '../../../contract/webhooks.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { type Connection, connectionOf } from './connection.ts';
import { createPager, pageArguments, readPage } from './paging.ts';
import { wordsOf } from './words.ts';

const words = wordsOf(webhookSchema);
const deliveryWords = wordsOf(deliverySchema);
const PAGE_DEFAULT = LIMITS.webhookDeliveriesLimitDefault;

const EVENT_VALUES = Object.fromEntries(
  Object.entries({ ...WEBHOOK_EVENTS, [TEST_EVENT]: 'Sent by `testWebhook` alone.' }).map(
    ([type, description]) => [
      type.toUpperCase().replaceAll('.', '_'),
      { value: type as WebhookEventTypeName, description },
    ],
  ),
);
const { WEBHOOK_TEST: _test, ...SUBSCRIBED } = EVENT_VALUES;

export const WebhookEventName = builder.enumType('WebhookEvent', {
  description: 'What an endpoint can subscribe to.',
  values: SUBSCRIBED as Record<string, { value: WebhookEvent; description: string }>,
});
const WebhookEventType = builder.enumType('WebhookEventType', {
  description: 'What a delivery is about.',
  values: EVENT_VALUES,
});
const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'Where a delivery stands.',
  values: {
    PENDING: { value: 'pending', description: 'It waits for its turn, or for another attempt.' },
    DELIVERED: { value: 'delivered', description: 'It was answered with 2xx.' },
    FAILED: { value: 'failed', description: 'It was given up; it can be sent again.' },
  } as const,
});

export const WebhookDelivery = builder.objectRef<Delivery>('WebhookDelivery').implement({
  description: 'An event on its way to an endpoint.',
  fields: (t) => ({
    id: t.exposeID('id', { description: deliveryWords('id') }),
    type: t.expose('type', { type: WebhookEventType, description: deliveryWords('type') }),
    subject: t.exposeString('subject', { description: deliveryWords('subject') }),
    state: t.expose('state', { type: WebhookDeliveryState, description: deliveryWords('state') }),
    attempts: t.exposeInt('attempts', { description: deliveryWords('attempts') }),
    nextAttemptAt: t.expose('next_attempt_at', {
      type: 'DateTime',
      nullable: true,
      description: deliveryWords('next_attempt_at'),
    }),
    lastStatus: t.exposeInt('last_status', {
      nullable: true,
      description: deliveryWords('last_status'),
    }),
    lastError: t.exposeString('last_error', {
      nullable: true,
      description: deliveryWords('last_error'),
    }),
    createdAt: t.expose('created_at', {
      type: 'DateTime',
      description: deliveryWords('created_at'),
    }),
    deliveredAt: t.expose('delivered_at', {
      type: 'DateTime',
      nullable: true,
      description: deliveryWords('delivered_at'),
    }),
  }),
});

const DeliveryConnection = connectionOf('WebhookDelivery', {
  node: WebhookDelivery,
  of: 'deliveries',
  isCounted: false,
});

export const Webhook = builder.objectRef<WebhookShape>('Webhook').implement({
  description: 'An endpoint that events are sent to, without its secret.',
  fields: (t) => ({
    id: t.exposeID('id', { description: words('id') }),
    url: t.exposeString('url', { description: words('url') }),
    description: t.exposeString('description', {
      nullable: true,
      description: words('description'),
    }),
    events: t.expose('events', { type: [WebhookEventName], description: words('events') }),
    enabled: t.exposeBoolean('enabled', { description: words('enabled') }),
    disabledReason: t.exposeString('disabled_reason', {
      nullable: true,
      description: words('disabled_reason'),
    }),
    disabledAt: t.expose('disabled_at', {
      type: 'DateTime',
      nullable: true,
      description: words('disabled_at'),
    }),
    failingSince: t.expose('failing_since', {
      type: 'DateTime',
      nullable: true,
      description: words('failing_since'),
    }),
    previousSecretUntil: t.expose('previous_secret_until', {
      type: 'DateTime',
      nullable: true,
      description: words('previous_secret_until'),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: words('created_at') }),
    updatedAt: t.expose('updated_at', { type: 'DateTime', description: words('updated_at') }),
    deliveries: t.field({
      type: DeliveryConnection,
      description: `What was sent to it or waits for it, newest first. Kept for ${LIMITS.webhookDays} days.`,
      args: {
        first: t.arg.int({
          description: `How many; ${PAGE_DEFAULT} by default. At most ${LIMITS.webhookDeliveriesLimitMax}.`,
        }),
        after: t.arg.string({ description: 'Only what stands after this cursor.' }),
        state: t.arg({ type: WebhookDeliveryState, description: 'Only those in this state.' }),
      },
      resolve: ({ id }, page, context) => pageOfDeliveries(id, page, context),
    }),
  }),
});

const WebhookConnection = connectionOf('Webhook', { node: Webhook, of: 'endpoints' });
const pageOf = createPager<WebhookShape>(({ id }) => id);

interface DeliveriesPage {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly state?: Delivery['state'] | null | undefined;
}

async function pageOfDeliveries(
  id: string,
  { first, after, state }: DeliveriesPage,
  { invoke, caller }: Context,
): Promise<Connection<Delivery>> {
  const input = {
    id,
    limit: first ?? PAGE_DEFAULT,
    ...(after == null ? {} : { cursor: after }),
    ...(state == null ? {} : { state }),
  };
  const { deliveries, next_cursor: next } = await withOwnNames(() =>
    invoke('webhooks.deliveries', input, caller),
  );
  return {
    edges: deliveries.map((node) => ({ cursor: node.id, node })),
    hasNextPage: () => next !== null,
    hasPreviousPage: () => after != null,
    totalCount: () => deliveries.length,
  };
}

/** What the contract calls `limit` and `cursor` are `first` and `after` here. */
async function withOwnNames<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) throw error.renamed({ limit: 'first', cursor: 'after' });
    throw error;
  }
}

interface DetailShape {
  readonly delivery: Delivery;
  readonly body: string;
}

const WebhookDeliveryDetail = builder.objectRef<DetailShape>('WebhookDeliveryDetail').implement({
  description: 'A delivery and its body.',
  fields: (t) => ({
    delivery: t.expose('delivery', { type: WebhookDelivery, description: 'The delivery.' }),
    body: t.exposeString('body', { description: wordsOf(deliveryDetailSchema)('body') }),
  }),
});

builder.queryFields((t) => ({
  webhooks: t.field({
    type: WebhookConnection,
    nullable: true,
    description:
      'The endpoints of the account, oldest first. Needs a key with the permission `webhooks`.',
    args: pageArguments(LIMITS.webhooksMax),
    resolve: async (_root, page, { invoke, caller }) => {
      const { webhooks } = await invoke('webhooks.list', {}, caller);
      return pageOf(webhooks, readPage(page, LIMITS.webhooksMax));
    },
  }),
  webhook: t.field({
    type: Webhook,
    nullable: true,
    description: 'One endpoint. Needs a key with the permission `webhooks`.',
    args: { id: t.arg.id({ required: true, description: words('id') }) },
    resolve: async (_root, { id }, { invoke, caller }) =>
      (await invoke('webhooks.get', { id }, caller)).webhook,
  }),
  webhookDelivery: t.field({
    type: WebhookDeliveryDetail,
    nullable: true,
    description: 'One delivery and its body. Needs a key with the permission `webhooks`.',
    args: {
      webhook: t.arg.id({ required: true, description: 'The id of the endpoint.' }),
      id: t.arg.id({ required: true, description: deliveryWords('id') }),
    },
    resolve: (_root, { webhook, id }, { invoke, caller }) =>
      invoke('webhooks.delivery', { id: webhook, delivery: id }, caller),
  }),
}));
