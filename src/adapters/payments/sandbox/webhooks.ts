import {
  BadSignature,
  type EventReader,
  type PaymentEventData,
  paymentEventDataSchema,
} from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import { isSigned, sign } from '../signature.ts';
import { findUndeliveredBody, insertWebhook, markDelivered } from './store.ts';

const SIGNATURE_HEADER = 'sandbox-signature';
const DELIVERY_TIMEOUT_MS = 10_000;
/** Lasts for weeks, because the queue backs off: no payment may go unreported. */
const DELIVERY_ATTEMPTS_MAX = 1_000;

interface Event {
  readonly data: PaymentEventData;
  readonly clock: Clock;
  /** Makes a repeated event the same event. */
  readonly id?: string;
}

/** Queues a webhook, in the transaction of what it reports. */
export async function sendEvent(
  database: Queryable,
  { data, clock, id = newId('evt', clock) }: Event,
): Promise<void> {
  const now = new Date(clock.now());
  const body = JSON.stringify({ id, created: now.toISOString(), data });
  await insertWebhook(database, { id, body, now, attemptsMax: DELIVERY_ATTEMPTS_MAX });
}

interface Delivery {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly secret: string;
  /** The origin of our own HTTP server. */
  readonly origin: string;
}

/** Posts a queued webhook to our own endpoint, as any processor would; throws unless accepted. */
export async function deliverEvent(
  { database, clock, secret, origin }: Delivery,
  id: string,
): Promise<void> {
  const body = await findUndeliveredBody(database, id);
  if (body === undefined) return;
  const answer = await fetch(`${origin}/webhooks/payments/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign({ secret, body }, clock.now()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook ${id} was answered with ${answer.status}`);
  await markDelivered(database, id, new Date(clock.now()));
}

export function createSandboxReader(options: { secret: string; clock: Clock }): EventReader {
  const { secret, clock } = options;
  return {
    read: async (body, headers) => {
      if (!isSigned({ secret, body }, headers[SIGNATURE_HEADER], clock.now())) {
        throw new BadSignature('The signature does not match, or is too old.');
      }
      const { id, created, data } = JSON.parse(body.toString());
      const parsed = paymentEventDataSchema.safeParse(data);
      return {
        id: String(id),
        occurredAt: new Date(String(created)),
        data: parsed.success ? parsed.data : { type: 'other', name: String(data?.type) },
      };
    },
  };
}
