import { LIMITS } from '../../contract/limits.ts';
import type { Webhook } from '../../contract/resources/webhook.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { lockAccount } from '../accounts/index.ts';
import { type Caller, ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { now, WEBHOOKS_TOPIC, type WebhookDependencies } from './dependencies.ts';
import { type Endpoint, toWebhook } from './endpoint.ts';
import { readEndpointUrl } from './endpoint-url.ts';
import { newSecret } from './secret.ts';
import {
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  replaceSecret,
  restartDeliveries,
  updateEndpoint,
  type WantedEndpoint,
} from './store/endpoints.ts';

const OVERLAP_MS = LIMITS.webhookSecretOverlapHours * 3_600_000;

export function listWebhooks(dependencies: WebhookDependencies): Handler<'webhooks.list'> {
  return async (_input, { caller }) => {
    const webhooks = await readAllWebhooks(dependencies, ownerOf(caller).id);
    return { webhooks: [...webhooks] };
  };
}

/** For an export: without secrets, like every answer but the first. */
export async function readAllWebhooks(
  dependencies: Pick<WebhookDependencies, 'pool' | 'clock'>,
  accountId: string,
): Promise<readonly Webhook[]> {
  const endpoints = await listEndpoints(dependencies.pool, accountId);
  return endpoints.map((each) => toWebhook(each, now(dependencies)));
}

export function getWebhook(dependencies: WebhookDependencies): Handler<'webhooks.get'> {
  return async ({ id }, { caller }) => ({
    webhook: toWebhook(await ownEndpoint(dependencies, caller, id), now(dependencies)),
  });
}

export function putWebhook(dependencies: WebhookDependencies): Handler<'webhooks.put'> {
  return async ({ id, url, description, events, enabled }, { caller }) => {
    const wanted = {
      accountId: ownerOf(caller).id,
      id,
      url: readEndpointUrl(url, dependencies.allowInside),
      description,
      events: [...new Set(events)],
      enabled,
      now: now(dependencies),
    };
    const { endpoint, secret } = await put(dependencies, wanted);
    dependencies.events.announce(WEBHOOKS_TOPIC);
    const webhook = toWebhook(endpoint, wanted.now);
    return secret === null ? { webhook } : { webhook, secret };
  };
}

function put(
  { pool }: WebhookDependencies,
  wanted: WantedEndpoint,
): Promise<{ endpoint: Endpoint; secret: string | null }> {
  return inTransaction(pool, async (client) => {
    // Two that look for a free place at once would find the same one.
    await lockAccount(client, wanted.accountId);
    const before = await findEndpoint(client, wanted);
    const replaced = await updateEndpoint(client, wanted);
    if (replaced !== undefined) {
      const isRestart = before?.disabled !== null || before.url !== replaced.url;
      if (isRestart && wanted.enabled) await restartDeliveries(client, replaced.number);
      return { endpoint: replaced, secret: null };
    }
    const secret = newSecret();
    const placesMax = LIMITS.webhooksMax;
    const made = await insertEndpoint(client, wanted, { secret, placesMax });
    if (made === undefined) {
      throw new Refusal(
        { code: 'limit_reached', limit: placesMax },
        `An account has at most ${placesMax} webhooks. Delete one to make another.`,
      );
    }
    return { endpoint: made, secret };
  });
}

export function deleteWebhook({ pool }: WebhookDependencies): Handler<'webhooks.delete'> {
  return async ({ id }, { caller }) => {
    await deleteEndpoint(pool, { accountId: ownerOf(caller).id, id });
    return {};
  };
}

export function rotateSecret(dependencies: WebhookDependencies): Handler<'webhooks.rotateSecret'> {
  return async ({ id }, { caller }) => {
    const secret = newSecret();
    const at = now(dependencies);
    const rotated = await replaceSecret(dependencies.pool, {
      ...{ accountId: ownerOf(caller).id, id, secret },
      previousUntil: new Date(at.getTime() + OVERLAP_MS),
    });
    if (rotated === undefined) throw noWebhook();
    return { webhook: toWebhook(rotated, at), secret };
  };
}

/** Another account's endpoint is not found, like one that does not exist. */
export async function ownEndpoint(
  { pool }: Pick<WebhookDependencies, 'pool'>,
  caller: Caller,
  id: string,
): Promise<Endpoint> {
  const endpoint = await findEndpoint(pool, { accountId: ownerOf(caller).id, id });
  if (endpoint === undefined) throw noWebhook();
  return endpoint;
}

function noWebhook(): Refusal {
  return new Refusal('not_found', 'There is no webhook with this id.', { field: 'id' });
}
