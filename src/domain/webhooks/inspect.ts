import type { Delivery } from '../../contract/resources/webhook.ts';
import { TEST_EVENT } from '../../contract/webhooks.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf } from './body.ts';
import { now, WEBHOOKS_TOPIC, type WebhookDependencies } from './dependencies.ts';
import type { Endpoint } from './endpoint.ts';
import { ownEndpoint } from './manage.ts';
import {
  type DeliveryRow,
  findDelivery,
  findEvent,
  insertTestEvent,
  listDeliveries,
  restartDelivery,
} from './store/deliveries.ts';

export function listWebhookDeliveries(
  dependencies: WebhookDependencies,
): Handler<'webhooks.deliveries'> {
  return async ({ id, state = null, limit, cursor }, { caller }) => {
    const { number: endpoint } = await ownEndpoint(dependencies, caller, id);
    const before = cursor ?? null;
    if (before !== null) await checkCursor(dependencies, endpoint, before);
    const rows = await listDeliveries(dependencies.pool, {
      ...{ endpoint, state, before },
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    return {
      deliveries: page.map(toDelivery),
      next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  };
}

/** A cursor is the id of the last delivery of a page, which later ones do not move. */
async function checkCursor(
  { pool }: WebhookDependencies,
  endpoint: string,
  eventId: string,
): Promise<void> {
  if ((await findDelivery(pool, { endpoint, eventId })) !== undefined) return;
  const message = '{field} must be a cursor of an earlier answer.';
  throw new Refusal('invalid_request', message, { field: 'cursor' });
}

export function getWebhookDelivery(
  dependencies: WebhookDependencies,
): Handler<'webhooks.delivery'> {
  return async ({ id, delivery: eventId }, { caller }) => {
    const endpoint = await ownEndpoint(dependencies, caller, id);
    const delivery = toDelivery(await ownDelivery(dependencies, endpoint, eventId));
    const event = await findEvent(dependencies.pool, eventId);
    if (event === undefined) throw noDelivery();
    return { delivery, body: await bodyOf(dependencies, event) };
  };
}

/** Sent as soon as a worker looks, which an announcement makes it do. */
export function testWebhook(dependencies: WebhookDependencies): Handler<'webhooks.test'> {
  return async ({ id }, { caller }) => {
    const endpoint = await ownEndpoint(dependencies, caller, id);
    refuseDisabled(endpoint);
    const eventId = await insertTestEvent(dependencies.pool, {
      accountId: endpoint.accountId,
      endpoint: endpoint.number,
      type: TEST_EVENT,
      source: { webhook: id },
      now: now(dependencies),
    });
    return await announced(dependencies, endpoint, eventId);
  };
}

export function replayDelivery(dependencies: WebhookDependencies): Handler<'webhooks.replay'> {
  return async ({ id, delivery: eventId }, { caller }) => {
    const endpoint = await ownEndpoint(dependencies, caller, id);
    await ownDelivery(dependencies, endpoint, eventId);
    refuseDisabled(endpoint);
    await restartDelivery(dependencies.pool, { endpoint: endpoint.number, eventId });
    return await announced(dependencies, endpoint, eventId);
  };
}

/** Read before a worker hears of it: what is answered is that it waits. */
async function announced(dependencies: WebhookDependencies, endpoint: Endpoint, eventId: string) {
  const delivery = toDelivery(await ownDelivery(dependencies, endpoint, eventId));
  dependencies.events.announce(WEBHOOKS_TOPIC);
  return { delivery };
}

async function ownDelivery(
  { pool }: WebhookDependencies,
  { number: endpoint }: Endpoint,
  eventId: string,
): Promise<DeliveryRow> {
  const found = await findDelivery(pool, { endpoint, eventId });
  if (found === undefined) throw noDelivery();
  return found;
}

function noDelivery(): Refusal {
  return new Refusal('not_found', 'This webhook has no such delivery.', { field: 'delivery' });
}

function refuseDisabled({ disabled }: Endpoint): void {
  if (disabled === null) return;
  throw new Refusal('webhook_disabled', 'This webhook is switched off. Switch it on first.', {
    field: 'id',
  });
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    type: row.type,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
  };
}
