import { Access } from './access.ts';
import type {
  Catalog,
  Checkout,
  CheckoutRequest,
  CheckoutStatus,
  History,
  HistoryItem,
  PortalSession,
  PortalSessionRequest,
  SubscriptionRead,
} from './generated/resources.ts';
import type { WaitOptions } from './generation.ts';
import { newKey } from './new-key.ts';
import { Pages } from './pages.ts';
import { sleep } from './retry.ts';
import type { CallOptions, Transport } from './transport.ts';

const ASK_EVERY_MS = 2_000;
const OVER: readonly CheckoutStatus['status'][] = ['fulfilled', 'failed', 'expired', 'refunded'];

export interface CheckoutInput {
  /** Of the catalog, such as `topup:pack_50`. */
  readonly skuId: CheckoutRequest['skuId'];
  /** The page that the person comes back to; `billing` by default. */
  readonly returnTarget?: CheckoutRequest['returnTarget'];
  /** The version whose price was seen; the current one by default. */
  readonly catalogVersion?: string;
  /** An offer of the catalog; for subscriptions. */
  readonly offerId?: string;
}

interface WithKey extends CallOptions {
  /** 16 to 128 characters. The same one and the same wish get the first answer again; made anew if it is left out. */
  readonly idempotencyKey?: string | undefined;
}

/** Buying, for a person who pays in the browser. Nothing here spends money by itself. */
export class Billing<Key extends string | undefined> extends Access<Key> {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    super();
    this.#transport = transport;
  }

  /** What can be bought. */
  async catalog(this: Billing<string>, options: CallOptions = {}): Promise<Catalog> {
    return this.#transport.json({ ...options, path: '/v1/billing/catalog' });
  }

  /** Prepares a purchase. Show its `url` to the person who pays, then wait with `done()`. */
  async checkout(
    this: Billing<string>,
    { skuId, returnTarget = 'billing', catalogVersion, offerId }: CheckoutInput,
    { idempotencyKey = newKey(), ...options }: WithKey = {},
  ): Promise<OpenCheckout> {
    const body = {
      kind: skuId.slice(0, skuId.indexOf(':')),
      skuId,
      catalogVersion: catalogVersion ?? (await this.catalog(options)).version,
      idempotencyKey,
      returnTarget,
      ...(offerId === undefined ? {} : { offerId }),
    };
    const path = '/v1/billing/checkouts';
    const checkout = await this.#transport.json<Checkout>({
      ...options,
      method: 'POST',
      path,
      body,
    });
    return new OpenCheckout(this.#transport, checkout);
  }

  /** How a checkout stands. */
  async status(
    this: Billing<string>,
    checkoutId: string,
    options: CallOptions = {},
  ): Promise<CheckoutStatus> {
    return statusOf(this.#transport, checkoutId, options);
  }

  /** The subscription of the account, or null. */
  async subscription(
    this: Billing<string>,
    options: CallOptions = {},
  ): Promise<SubscriptionRead['subscription']> {
    const path = '/v1/billing/subscription';
    return (await this.#transport.json<SubscriptionRead>({ ...options, path })).subscription;
  }

  /** Payments, newest first. */
  history(
    this: Billing<string>,
    query: { readonly limit?: number } = {},
    options: CallOptions = {},
  ): Pages<HistoryItem> {
    return new Pages(async (cursor) => {
      const path = '/v1/billing/history';
      const page = await this.#transport.json<History>({
        ...options,
        path,
        query: { ...query, cursor },
      });
      return { items: page.history, nextCursor: page.nextCursor ?? null };
    });
  }

  /** A page on which the person manages the subscription. Its address opens once, and soon ends. */
  async portal(
    this: Billing<string>,
    { returnTarget = 'billing' }: Partial<Pick<PortalSessionRequest, 'returnTarget'>> = {},
    { idempotencyKey = newKey(), ...options }: WithKey = {},
  ): Promise<PortalSession> {
    const body = { idempotencyKey, returnTarget };
    const path = '/v1/billing/portal-sessions';
    return this.#transport.json({ ...options, method: 'POST', path, body });
  }
}

/** A purchase that a person has to pay for. */
export class OpenCheckout {
  readonly #transport: Transport;
  readonly data: Checkout;

  constructor(transport: Transport, data: Checkout) {
    this.#transport = transport;
    this.data = data;
  }

  get id(): string {
    return this.data.checkoutId;
  }

  /** Where the person pays. */
  get url(): string {
    return this.data.url;
  }

  async status(options: CallOptions = {}): Promise<CheckoutStatus> {
    return statusOf(this.#transport, this.id, options);
  }

  /** Asks until it is over: `fulfilled`, `failed`, `expired` or `refunded`. */
  async done({ signal, timeoutMs }: WaitOptions = {}): Promise<CheckoutStatus> {
    const end = timeoutMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeoutMs;
    for (;;) {
      const status = await this.status({ signal });
      if (OVER.includes(status.status) || Date.now() >= end) return status;
      await sleep(Math.min(ASK_EVERY_MS, Math.max(0, end - Date.now())), signal);
    }
  }

  toJSON(): Checkout {
    return this.data;
  }
}

async function statusOf(
  transport: Transport,
  checkoutId: string,
  options: CallOptions,
): Promise<CheckoutStatus> {
  const path = `/v1/billing/checkouts/${encodeURIComponent(checkoutId)}`;
  return transport.json({ ...options, path });
}
