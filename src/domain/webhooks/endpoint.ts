import type { Webhook } from '../../contract/resources/webhook.ts';
import type { WebhookEvent } from '../../contract/webhooks.ts';

export interface Endpoint {
  /** Ours, and never used again; its owner may give the id to another one later. */
  readonly number: string;
  readonly accountId: string;
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly WebhookEvent[];
  readonly disabled: { readonly reason: 'owner' | 'failing' | 'gone'; readonly at: Date } | null;
  readonly failingSince: Date | null;
  readonly previousSecretUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An endpoint as its owner sees it. */
export function toWebhook(endpoint: Endpoint, now: Date): Webhook {
  const { disabled, failingSince, previousSecretUntil } = endpoint;
  const isRotating = previousSecretUntil !== null && previousSecretUntil > now;
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    events: [...endpoint.events],
    enabled: disabled === null,
    disabled_reason: disabled?.reason ?? null,
    disabled_at: disabled?.at.toISOString() ?? null,
    failing_since: failingSince?.toISOString() ?? null,
    previous_secret_until: isRotating ? previousSecretUntil.toISOString() : null,
    created_at: endpoint.createdAt.toISOString(),
    updated_at: endpoint.updatedAt.toISOString(),
  };
}
