import type { Handlers } from '../invoke.ts';
import type { WebhookDependencies } from './dependencies.ts';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  replayDelivery,
  testWebhook,
} from './inspect.ts';
import { listenToWebhooks } from './listen.ts';
import { deleteWebhook, getWebhook, listWebhooks, putWebhook, rotateSecret } from './manage.ts';

type WebhookHandlers = Pick<Handlers, Extract<keyof Handlers, `webhooks.${string}`>>;

export function webhookHandlers(dependencies: WebhookDependencies): WebhookHandlers {
  return {
    'webhooks.list': listWebhooks(dependencies),
    'webhooks.get': getWebhook(dependencies),
    'webhooks.put': putWebhook(dependencies),
    'webhooks.delete': deleteWebhook(dependencies),
    'webhooks.rotateSecret': rotateSecret(dependencies),
    'webhooks.test': testWebhook(dependencies),
    'webhooks.deliveries': listWebhookDeliveries(dependencies),
    'webhooks.delivery': getWebhookDelivery(dependencies),
    'webhooks.replay': replayDelivery(dependencies),
    'webhooks.listen': listenToWebhooks(dependencies),
  };
}
