import type { z } from 'zod';
import { AGENT_AUTH_PATHS } from '../../contract/agent-auth.ts';
import { UPLOADED_FILE } from '../../contract/resources/upload.ts';
import { webhookFieldsSchema } from '../../contract/resources/webhook.ts';
import { ACCEPTED, type Binding, VIDEO_EVENT } from '../http/index.ts';

export interface RestBinding extends Binding {
  /** Its name in the OpenAPI document; unique, and never changed. */
  readonly operationId: string;
  /** The shape of the body, where a part of the input travels in the path. */
  readonly body?: z.ZodType;
}

const V1: readonly RestBinding[] = [
  { method: 'GET', path: '/v1', operation: 'index', operationId: 'getIndex' },
  {
    method: 'GET',
    path: '/v1/models',
    operation: 'models.list',
    operationId: 'listModels',
    query: ['type', 'max_credits'],
  },
  {
    method: 'GET',
    path: '/v1/models/{id}/cost',
    operation: 'models.cost',
    operationId: 'quoteModel',
    query: ['quantity'],
  },
  {
    method: 'POST',
    path: '/v1/models/cost',
    operation: 'models.quote',
    operationId: 'quoteModels',
  },
  { method: 'GET', path: '/v1/me', operation: 'me', operationId: 'getMe' },
  {
    method: 'GET',
    path: '/v1/ledger',
    operation: 'credits.ledger',
    operationId: 'listLedger',
    query: ['limit', 'cursor', 'order'],
  },
  {
    method: 'GET',
    path: '/v1/usage',
    operation: 'credits.usage',
    operationId: 'getUsage',
    query: ['from', 'to'],
  },
  {
    method: 'POST',
    path: '/v1/prompts/read',
    operation: 'prompts.read',
    operationId: 'readPrompt',
  },
  {
    method: 'POST',
    path: '/v1/generate/video',
    operation: 'generate.video',
    operationId: 'generateVideo',
    ...ACCEPTED,
  },
  {
    method: 'POST',
    path: '/v1/generate/image',
    operation: 'generate.image',
    operationId: 'generateImage',
    ...ACCEPTED,
  },
  {
    method: 'POST',
    path: '/v1/uploads',
    operation: 'uploads.create',
    operationId: 'createUpload',
    file: UPLOADED_FILE,
    status: 201,
  },
  {
    method: 'GET',
    path: '/v1/videos',
    operation: 'videos.list',
    operationId: 'listVideos',
    query: ['limit', 'cursor', 'offset', 'type', 'status', 'aiModel', 'aspectRatio', 'q'],
  },
  {
    method: 'GET',
    path: '/v1/videos/count',
    operation: 'videos.count',
    operationId: 'countVideos',
    query: ['type', 'status', 'aiModel', 'aspectRatio', 'q'],
  },
  { method: 'GET', path: '/v1/videos/{id}', operation: 'videos.get', operationId: 'getVideo' },
  {
    method: 'GET',
    path: '/v1/videos/{id}/events',
    operation: 'videos.watch',
    operationId: 'watchVideo',
    event: VIDEO_EVENT,
  },
  {
    method: 'POST',
    path: '/v1/videos/{id}/cancel',
    operation: 'videos.cancel',
    operationId: 'cancelVideo',
  },
  {
    method: 'DELETE',
    path: '/v1/videos/{id}',
    operation: 'videos.delete',
    operationId: 'deleteVideo',
    status: 204,
  },
  {
    method: 'GET',
    path: '/v1/videos/{id}/share',
    operation: 'videos.share.get',
    operationId: 'getShare',
  },
  {
    method: 'POST',
    path: '/v1/videos/{id}/share',
    operation: 'videos.share',
    operationId: 'shareVideo',
  },
  {
    method: 'DELETE',
    path: '/v1/videos/{id}/share',
    operation: 'videos.unshare',
    operationId: 'unshareVideo',
  },
  {
    method: 'GET',
    path: '/v1/videos/{id}/receipt',
    operation: 'videos.receipt',
    operationId: 'getReceipt',
  },
];

const BILLING: readonly RestBinding[] = [
  {
    method: 'GET',
    path: '/v1/billing/catalog',
    operation: 'billing.catalog',
    operationId: 'getBillingCatalog',
  },
  {
    method: 'POST',
    path: '/v1/billing/checkouts',
    operation: 'billing.checkout',
    operationId: 'createCheckout',
  },
  {
    method: 'GET',
    path: '/v1/billing/checkouts/{checkoutId}',
    operation: 'billing.checkoutStatus',
    operationId: 'getCheckout',
  },
  {
    method: 'GET',
    path: '/v1/billing/subscription',
    operation: 'billing.subscription',
    operationId: 'getSubscription',
  },
  {
    method: 'GET',
    path: '/v1/billing/history',
    operation: 'billing.history',
    operationId: 'listPayments',
    query: ['limit', 'cursor'],
  },
  {
    method: 'POST',
    path: '/v1/billing/portal-sessions',
    operation: 'billing.portal',
    operationId: 'createPortalSession',
  },
];

/** The events of a listener; each has the id to go on from. */
const LISTEN_EVENT: NonNullable<Binding['event']> = {
  name: 'webhook',
  idOf: (output) => ('id' in output ? String(output.id) : ''),
};

const WEBHOOKS: readonly RestBinding[] = [
  {
    method: 'GET',
    path: '/v1/webhooks',
    operation: 'webhooks.list',
    operationId: 'listWebhooks',
  },
  {
    method: 'GET',
    path: '/v1/webhooks/listen',
    operation: 'webhooks.listen',
    operationId: 'listenToWebhooks',
    event: LISTEN_EVENT,
  },
  {
    method: 'PUT',
    path: '/v1/webhooks/{id}',
    operation: 'webhooks.put',
    operationId: 'putWebhook',
    body: webhookFieldsSchema,
  },
  {
    method: 'GET',
    path: '/v1/webhooks/{id}',
    operation: 'webhooks.get',
    operationId: 'getWebhook',
  },
  {
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    operation: 'webhooks.delete',
    operationId: 'deleteWebhook',
    status: 204,
  },
  {
    method: 'POST',
    path: '/v1/webhooks/{id}/secret',
    operation: 'webhooks.rotateSecret',
    operationId: 'rotateWebhookSecret',
  },
  {
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    operation: 'webhooks.test',
    operationId: 'testWebhook',
  },
  {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries',
    operation: 'webhooks.deliveries',
    operationId: 'listWebhookDeliveries',
    query: ['state', 'limit', 'cursor'],
  },
  {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries/{delivery}',
    operation: 'webhooks.delivery',
    operationId: 'getWebhookDelivery',
  },
  {
    method: 'POST',
    path: '/v1/webhooks/{id}/deliveries/{delivery}/replay',
    operation: 'webhooks.replay',
    operationId: 'replayWebhookDelivery',
  },
];

/** Outside of /v1, where auth.md agents look for them. */
const AGENTS: readonly RestBinding[] = [
  {
    method: 'POST',
    path: AGENT_AUTH_PATHS.register,
    operation: 'agents.register',
    operationId: 'registerAgent',
    takesForms: true,
  },
  {
    method: 'POST',
    path: AGENT_AUTH_PATHS.claim,
    operation: 'agents.claim',
    operationId: 'claimAgentToken',
    takesForms: true,
  },
  {
    method: 'POST',
    path: AGENT_AUTH_PATHS.revoke,
    operation: 'agents.revoke',
    operationId: 'revokeAgentToken',
    takesForms: true,
  },
];

/** Served by the surface `ask`, which also streams; documented with the rest. */
const ASK: readonly RestBinding[] = [
  {
    method: 'GET',
    path: '/ask',
    operation: 'ask',
    operationId: 'askByQuery',
    query: ['q', 'query', 'site', 'prev', 'query_id', 'mode', 'streaming', 'num_results'],
  },
  { method: 'POST', path: '/ask', operation: 'ask', operationId: 'ask' },
];

export const bindings: readonly RestBinding[] = [
  ...V1,
  ...BILLING,
  ...WEBHOOKS,
  { method: 'POST', path: '/v1/batch', operation: 'batch', operationId: 'runBatch' },
  ...AGENTS,
];

/** Everything that the OpenAPI document describes; the index at /v1 lists the versioned API alone. */
export const documentedBindings: readonly RestBinding[] = [...bindings, ...ASK];
