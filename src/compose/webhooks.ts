import { createPoster } from '../adapters/fetcher/index.ts';
import { LIMITS } from '../contract/limits.ts';
import { presentCheckout, presentSubscription } from '../domain/billing/index.ts';
import {
  type Addresses,
  createAddresses,
  FetchFailure,
  presentGeneration,
} from '../domain/generation/index.ts';
import type {
  AllowInside,
  PostToStranger,
  PresentEvent,
  WebhookDependencies,
} from '../domain/webhooks/index.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import type { Events } from '../platform/events.ts';
import type { WebBotAuth } from '../platform/web-bot-auth-key.ts';
import type { Infrastructure } from './infrastructure.ts';

/** What handlers and the worker need to know of webhooks. */
export function createWebhooks(
  { configuration, database, clock }: Infrastructure,
  events: Pick<Events, 'announce'>,
): WebhookDependencies {
  const { baseUrl } = configuration;
  return {
    ...{ pool: database.pool, clock, events },
    present: presenter({ baseUrl, addresses: createAddresses(baseUrl) }),
    allowInside: allowInside(configuration),
  };
}

/** Each is what the resource's own `GET` answers. Some are written that way by the statement that tells of them. */
function presenter({
  baseUrl,
  addresses,
}: {
  baseUrl: string;
  addresses: Addresses;
}): PresentEvent {
  return (type, source) => {
    switch (type) {
      case 'generation.completed':
      case 'generation.failed':
        return presentGeneration(source, addresses);
      case 'checkout.updated':
        return presentCheckout(source, baseUrl);
      case 'subscription.updated':
        return presentSubscription(source);
      case 'credits.low':
      case 'key.ceiling_reached':
      case 'webhook.test':
        return Object(source);
    }
  };
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Only the developer reaches a server in development, so it may reach the developer's own machine. */
function allowInside({ environment, webhookPrivateOrigins }: Configuration): AllowInside {
  return (url) =>
    webhookPrivateOrigins.includes(url.origin) ||
    (environment === 'development' && LOOPBACK.includes(url.hostname));
}

/** Posts to endpoints; what comes of it is an outcome, whatever the receiver does. */
export function createWebhookPost(
  configuration: Configuration,
  signer: WebBotAuth,
): PostToStranger {
  const post = createPoster({
    signer,
    baseUrl: configuration.baseUrl,
    timeoutMs: LIMITS.webhookSecondsMax * 1_000,
    allowInside: allowInside(configuration),
  });
  return async (url, request) => {
    try {
      return await post(url, request);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const { reason } = error;
      return {
        error: reason === 'timeout' || reason === 'blocked_address' ? reason : 'unreachable',
      };
    }
  };
}
