import { Access } from './access.ts';
import { openEvents } from './event-stream.ts';
import type {
  ListWebhookDeliveriesQuery,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryEnvelope,
  WebhookDeliveryPage,
  WebhookEnvelope,
  WebhookList,
  WebhookListenEvent,
  WebhookPut,
  WebhookRequest,
  WebhookSecret,
} from './generated/resources.ts';
import { KinoraError } from './kinora-error.ts';
import { Pages } from './pages.ts';
import { growingPause, mayPass, sleep } from './retry.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Endpoints of your own that are told what happened. A key needs the permission `webhooks`. */
export class Webhooks<Key extends string | undefined> extends Access<Key> {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    super();
    this.#transport = transport;
  }

  async list(this: Webhooks<string>, options: CallOptions = {}): Promise<readonly Webhook[]> {
    const path = '/v1/webhooks';
    return (await this.#transport.json<WebhookList>({ ...options, path })).webhooks;
  }

  async get(this: Webhooks<string>, id: string, options: CallOptions = {}): Promise<Webhook> {
    const path = pathOf(id);
    return (await this.#transport.json<WebhookEnvelope>({ ...options, path })).webhook;
  }

  /** Makes an endpoint, or changes it. Its `secret` is in the answer that made it, and never shown again. */
  async put(
    this: Webhooks<string>,
    id: string,
    body: WebhookRequest,
    options: CallOptions = {},
  ): Promise<WebhookPut> {
    return this.#transport.json({ ...options, method: 'PUT', path: pathOf(id), body });
  }

  async delete(this: Webhooks<string>, id: string, options: CallOptions = {}): Promise<void> {
    await this.#transport.json({ ...options, method: 'DELETE', path: pathOf(id) });
  }

  /** A new secret. The former one signs too for a day. */
  async rotateSecret(
    this: Webhooks<string>,
    id: string,
    options: CallOptions = {},
  ): Promise<WebhookSecret> {
    // Sent once: repeating it would make one secret more.
    const path = `${pathOf(id)}/secret`;
    return this.#transport.json({ ...options, retries: 0, method: 'POST', path });
  }

  /** Sends a `webhook.test` now. */
  async test(
    this: Webhooks<string>,
    id: string,
    options: CallOptions = {},
  ): Promise<WebhookDelivery> {
    return this.#deliver(`${pathOf(id)}/test`, options);
  }

  /** What was sent and what came of it, newest first. */
  deliveries(
    this: Webhooks<string>,
    id: string,
    { cursor, ...query }: ListWebhookDeliveriesQuery = {},
    options: CallOptions = {},
  ): Pages<WebhookDelivery> {
    return new Pages(async (next) => {
      const page = await this.#transport.json<WebhookDeliveryPage>({
        ...options,
        path: `${pathOf(id)}/deliveries`,
        query: { ...query, cursor: next },
      });
      return { items: page.deliveries, nextCursor: page.next_cursor };
    }, cursor);
  }

  /** One delivery, with its body. */
  async delivery(
    this: Webhooks<string>,
    id: string,
    delivery: string,
    options: CallOptions = {},
  ): Promise<WebhookDeliveryDetail> {
    const path = `${pathOf(id)}/deliveries/${encodeURIComponent(delivery)}`;
    return this.#transport.json({ ...options, path });
  }

  /** Sends one again: the same id, the same bytes. */
  async replay(
    this: Webhooks<string>,
    id: string,
    delivery: string,
    options: CallOptions = {},
  ): Promise<WebhookDelivery> {
    return this.#deliver(
      `${pathOf(id)}/deliveries/${encodeURIComponent(delivery)}/replay`,
      options,
    );
  }

  /** Events as they happen, without an address of your own; for development. Goes on after a break. */
  async *listen(
    this: Webhooks<string>,
    { signal }: Pick<CallOptions, 'signal'> = {},
  ): AsyncGenerator<WebhookListenEvent> {
    let lastEventId: string | null = null;
    for (let broken = 0; ; broken += 1) {
      try {
        const path = '/v1/webhooks/listen';
        const events = openEvents(this.#transport, path, lastEventId, { signal });
        for await (const { id, data } of events) {
          lastEventId = id ?? lastEventId;
          broken = 0;
          yield JSON.parse(data);
        }
      } catch (error) {
        if (signal?.aborted || (error instanceof KinoraError && !mayPass(error))) throw error;
      }
      await sleep(growingPause(broken), signal);
    }
  }

  async #deliver(path: string, options: CallOptions): Promise<WebhookDelivery> {
    const call = { ...options, method: 'POST', path } as const;
    return (await this.#transport.json<WebhookDeliveryEnvelope>(call)).delivery;
  }
}

function pathOf(id: string): string {
  return `/v1/webhooks/${encodeURIComponent(id)}`;
}
