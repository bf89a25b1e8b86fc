import { LIMITS } from '../../contract/limits.ts';
import { WEBHOOK_DATA } from '../../contract/resources/webhook.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../contract/webhooks.ts';
import { type JsonObject, schemaReference } from './openapi-schemas.ts';

const HEADERS: readonly (readonly [name: string, description: string])[] = [
  ['webhook-id', 'Id of the event; the same in every attempt and replay.'],
  ['webhook-timestamp', 'Seconds since 1970 when this attempt was made.'],
  ['webhook-signature', 'Signatures of Standard Webhooks 1.0, separated by blanks.'],
];

/** The requests that endpoints of an account get. */
export function webhookObjects(): JsonObject {
  return Object.fromEntries(
    Object.entries(WEBHOOK_EVENTS).map(([type, description]) => [
      type,
      { post: eventObject(type as WebhookEvent, description) },
    ]),
  );
}

function eventObject(type: WebhookEvent, description: string): JsonObject {
  return {
    operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter) => letter.toUpperCase())}`,
    tags: ['Webhooks'],
    summary: `Be told of ${type}`,
    description,
    security: [],
    parameters: HEADERS.map(([name, words]) => ({
      ...{ name, in: 'header', required: true, description: words },
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: bodySchema(type) } } },
    responses: {
      '200': {
        description: `Any 2xx within ${LIMITS.webhookSecondsMax} seconds: it has arrived.`,
      },
      '410': { description: 'The endpoint is switched off at once.' },
      default: { description: 'It is sent again later.' },
    },
  };
}

function bodySchema(type: WebhookEvent): JsonObject {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: type, description: 'What happened.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: schemaReference(WEBHOOK_DATA[type]),
    },
  };
}
