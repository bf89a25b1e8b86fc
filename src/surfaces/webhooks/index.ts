import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  BadSignature,
  type EventReader,
  type PaymentEvent,
  ProcessorFailure,
  type ProcessorName,
} from '../../domain/billing/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Log } from '../../platform/log.ts';
import type { Route } from '../http/index.ts';

interface WebhookOptions {
  /** Whose webhooks are accepted. */
  readonly readers: ReadonlyMap<ProcessorName, EventReader>;
  readonly receive: (processor: ProcessorName, event: PaymentEvent) => Promise<string>;
  readonly log: Log;
}

/** The one endpoint for payment processors. Nothing else makes a checkout paid. */
export function webhookRoutes(options: WebhookOptions): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/webhooks/payments/{processor}',
      bucket: { surface: 'rest', counted: false },
      takesBytes: true,
      outageCode: 'billing_unavailable',
      handle: (request, reply) => receiveWebhook(options, request, reply),
    },
  ];
}

async function receiveWebhook(
  { readers, receive, log }: WebhookOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = processorOf(request);
  const reader = readers.get(name);
  // Unavailable rather than unknown: the processor retries, and is heard once billing is back on.
  if (reader === undefined) {
    throw new Refusal('billing_unavailable', `Reports of ${name} are not taken at the moment.`);
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const event = await reader.read(body, request.headers).catch((error: unknown) => {
    throw toRefusal(error);
  });
  const outcome = await receive(name, event);
  if (outcome === 'dead') {
    log.warn({ processor: name, event: event.id }, 'a payment event became a dead letter');
  }
  return reply.send({ received: true });
}

function processorOf({ params }: FastifyRequest): ProcessorName {
  const name =
    typeof params === 'object' && params !== null && 'processor' in params ? params.processor : '';
  if (name === 'sandbox' || name === 'stripe') return name;
  throw new Refusal('unknown_endpoint', 'Processors that report here: sandbox, stripe.');
}

function toRefusal(error: unknown): unknown {
  if (error instanceof BadSignature) return new Refusal('invalid_request', error.message);
  if (error instanceof ProcessorFailure) {
    return new Refusal('billing_unavailable', 'The processor cannot be asked at the moment.');
  }
  return error;
}
