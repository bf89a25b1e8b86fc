import { z } from 'zod';
import { operations } from '../../contract/operations/index.ts';
import { meSchema } from '../../contract/resources/account.ts';
import { agentCredentialsSchema, agentRevocationSchema } from '../../contract/resources/agent.ts';
import {
  askAnswerSchema,
  askRequestSchema,
  askResultSchema,
} from '../../contract/resources/answer.ts';
import { apiIndexSchema } from '../../contract/resources/api-index.ts';
import { batchFailedSchema, batchResponseSchema } from '../../contract/resources/batch.ts';
import {
  catalogSchema,
  checkoutRequestSchema,
  checkoutSchema,
  checkoutStatusSchema,
  historyItemSchema,
  historySchema,
  portalRequestSchema,
  portalSchema,
  subscriptionReadSchema,
  subscriptionSchema,
} from '../../contract/resources/billing.ts';
import {
  errorEnvelopeSchema,
  errorSchema,
  rateLimitedEnvelopeSchema,
} from '../../contract/resources/error.ts';
import { ledgerEntrySchema, ledgerSchema, usageSchema } from '../../contract/resources/ledger.ts';
import { modelSchema } from '../../contract/resources/model.ts';
import { quoteSchema } from '../../contract/resources/quote.ts';
import { receiptEnvelopeSchema, receiptSchema } from '../../contract/resources/receipt.ts';
import { shareEnvelopeSchema } from '../../contract/resources/share.ts';
import {
  uploadEnvelopeSchema,
  uploadRequestSchema,
  uploadSchema,
} from '../../contract/resources/upload.ts';
import {
  generateImageSchema,
  generateVideoSchema,
  submittedSchema,
  videoEnvelopeSchema,
  videoEventSchema,
  videoSchema,
} from '../../contract/resources/video.ts';
import {
  ceilingReachedSchema,
  creditsLowSchema,
  deliveryDetailSchema,
  deliveryEnvelopeSchema,
  deliveryPageSchema,
  deliverySchema,
  listenEventSchema,
  webhookEnvelopeSchema,
  webhookFieldsSchema,
  webhookListSchema,
  webhookPutSchema,
  webhookSchema,
  webhookSecretSchema,
} from '../../contract/resources/webhook.ts';
import { wordSchema } from '../../contract/resources/word.ts';

/** The name of each schema in the document. A name never changes once it is published. */
const named: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ['ApiIndex', apiIndexSchema],
  ['Model', modelSchema],
  ['ModelList', operations['models.list'].output],
  ['Me', meSchema],
  ['GenerateVideoRequest', generateVideoSchema],
  ['GenerateImageRequest', generateImageSchema],
  ['Video', videoSchema],
  ['Submitted', submittedSchema],
  ['VideoEnvelope', videoEnvelopeSchema],
  ['VideoEvent', videoEventSchema],
  ['PromptRequest', operations['prompts.read'].input],
  ['PromptWords', operations['prompts.read'].output],
  ['Word', wordSchema],
  ['UploadRequest', uploadRequestSchema],
  ['Upload', uploadSchema],
  ['UploadEnvelope', uploadEnvelopeSchema],
  ['VideoList', operations['videos.list'].output],
  ['VideoCount', operations['videos.count'].output],
  ['ShareEnvelope', shareEnvelopeSchema],
  ['Receipt', receiptSchema],
  ['ReceiptEnvelope', receiptEnvelopeSchema],
  ['LedgerEntry', ledgerEntrySchema],
  ['Ledger', ledgerSchema],
  ['Usage', usageSchema],
  ['Quote', quoteSchema],
  ['QuoteList', operations['models.quote'].output],
  ['QuoteRequest', operations['models.quote'].input],
  ['Catalog', catalogSchema],
  ['CheckoutRequest', checkoutRequestSchema],
  ['Checkout', checkoutSchema],
  ['CheckoutStatus', checkoutStatusSchema],
  ['Subscription', subscriptionSchema],
  ['SubscriptionRead', subscriptionReadSchema],
  ['HistoryItem', historyItemSchema],
  ['History', historySchema],
  ['PortalSessionRequest', portalRequestSchema],
  ['PortalSession', portalSchema],
  ['WebhookRequest', webhookFieldsSchema],
  ['Webhook', webhookSchema],
  ['WebhookList', webhookListSchema],
  ['WebhookEnvelope', webhookEnvelopeSchema],
  ['WebhookPut', webhookPutSchema],
  ['WebhookSecret', webhookSecretSchema],
  ['WebhookDelivery', deliverySchema],
  ['WebhookDeliveryEnvelope', deliveryEnvelopeSchema],
  ['WebhookDeliveryDetail', deliveryDetailSchema],
  ['WebhookDeliveryPage', deliveryPageSchema],
  ['WebhookListenEvent', listenEventSchema],
  ['CreditsLow', creditsLowSchema],
  ['KeyCeilingReached', ceilingReachedSchema],
  ['AgentRegistrationRequest', operations['agents.register'].input],
  ['AgentClaimRequest', operations['agents.claim'].input],
  ['AgentCredentials', agentCredentialsSchema],
  ['AgentRevocationRequest', operations['agents.revoke'].input],
  ['AgentRevocation', agentRevocationSchema],
  ['BatchRequest', operations.batch.input],
  ['BatchResponse', batchResponseSchema],
  ['BatchFailed', batchFailedSchema],
  ['AskRequest', askRequestSchema],
  ['AskResult', askResultSchema],
  ['AskAnswer', askAnswerSchema],
  ['Error', errorSchema],
  ['ErrorEnvelope', errorEnvelopeSchema],
  ['RateLimitedEnvelope', rateLimitedEnvelopeSchema],
];

export type JsonObject = { readonly [member: string]: unknown };

/** A file says by its metadata how it is written. */
const AS_INPUT = { io: 'input', unrepresentable: 'any' } as const;

/** Printed as inputs, so that objects of answers stay open for new fields. */
export function componentSchemas(): JsonObject {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    ...AS_INPUT,
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    named.map(([name]) => {
      const { $schema: _dialect, $id: _address, ...schema } = schemas[name] ?? {};
      return [name, schema];
    }),
  );
}

export function schemaReference(schema: z.ZodType): JsonObject {
  const name = named.find(([, candidate]) => candidate === schema)?.[0];
  if (name === undefined) throw new Error('A schema of a binding has no name in the document');
  return { $ref: `#/components/schemas/${name}` };
}

/** The schema of one field of an input, for a parameter. */
export function fieldSchema(input: z.ZodType, field: string): JsonObject {
  const schema = z.toJSONSchema(input, AS_INPUT).properties?.[field];
  if (typeof schema !== 'object') throw new Error(`The input has no field ${field}`);
  return { ...schema };
}

/** Names of the fields of an input; null when it has several shapes. */
export function fieldNames(input: z.ZodType): readonly string[] | null {
  const { properties, oneOf, anyOf } = z.toJSONSchema(input, AS_INPUT);
  return (oneOf ?? anyOf) === undefined ? Object.keys(properties ?? {}) : null;
}
