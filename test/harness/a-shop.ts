import { sign } from '../../src/adapters/payments/signature.ts';
import { openPayments } from '../../src/compose/payments.ts';
import type { Permission } from '../../src/contract/permissions.ts';
import type { CardForm } from '../../src/domain/billing/index.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { readConfiguration } from '../../src/platform/configuration/index.ts';
import type { Answer, TestService } from './a-service.ts';
import { until } from './wait.ts';

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  isHeld: '4000 0000 0000 0259',
  declinesLater: '4000 0000 0000 0341',
} as const;

const ALL: readonly Permission[] = ['read', 'billing:checkout', 'billing:read', 'billing:manage'];

/** Somebody with a key that may do everything about money. */
export interface Customer {
  readonly accountId: string;
  readonly secret: string;
  get(path: string): Promise<Answer>;
  post(path: string, json: unknown): Promise<Answer>;
  /** Makes a checkout; fields that are not given are those of a small top-up. */
  checkout(fields?: object): Promise<{ id: string; url: string; ref: string }>;
  status(checkoutId: string): Promise<string>;
  statusBecomes(checkoutId: string, status: string): Promise<void>;
  credits(): Promise<number>;
  /** The plan, as `GET /v1/me` shows it. */
  plan(): Promise<{ id: string; renews_at: string | null }>;
}

let made = 0;

/** A key that no request used before. */
export function aNewKey(): string {
  made += 1;
  return `key-of-a-test-${process.pid}-${made}-${Math.trunc(performance.now())}`;
}

export async function aCustomer(
  service: TestService,
  options: { accountId?: string; permissions?: readonly Permission[] } = {},
): Promise<Customer> {
  const { accountId, secret } = await service.aKey({ permissions: ALL, ...options });
  const headers = { authorization: `Bearer ${secret}` };
  const get = (path: string) => service.call(path, { headers });
  const post = (path: string, json: unknown) =>
    service.call(path, { method: 'POST', headers, json });
  const status = async (id: string) =>
    String((await get(`/v1/billing/checkouts/${id}`)).body.status);
  return {
    accountId,
    secret,
    get,
    post,
    checkout: async (fields = {}) => {
      const answer = await post('/v1/billing/checkouts', aRequest(fields));
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      const { checkoutId: id, url } = answer.body;
      return { id, url, ref: url.split('/').at(-1) ?? '' };
    },
    status,
    statusBecomes: (id, wanted) =>
      until(async () => (await status(id)) === wanted, { what: wanted }),
    credits: async () => (await get('/v1/me')).body.credits.balance,
    plan: async () => {
      const { id, renews_at } = (await get('/v1/me')).body.plan;
      return { id, renews_at };
    },
  };
}

/** A valid body of a checkout. */
export function aRequest(fields: object = {}): Record<string, unknown> {
  return {
    kind: 'topup',
    skuId: 'topup:pack_50',
    catalogVersion: '2026-11-15.1',
    idempotencyKey: aNewKey(),
    returnTarget: 'billing',
    ...fields,
  };
}

export function aSubscription(skuId = 'subscription:starter:s0:monthly'): object {
  return { kind: 'subscription', skuId };
}

/** The sandbox processor of a service, as its hosted page reaches it. */
export async function theTill({ pool }: TestService, clock: Clock = systemClock) {
  const configuration = readConfiguration({ NODE_ENV: 'test', BASE_URL: 'http://kinora.test' });
  const { hosted, billing } = await openPayments({ configuration, pool, paymentPool: pool, clock });
  if (hosted === null) throw new Error('The sandbox takes no payments');
  return {
    billing,
    read: hosted.read,
    pay: (ref: string, number: string = CARDS.pays, rest: Partial<CardForm> = {}) =>
      hosted.pay(ref, { card_number: number, expiry: '12/34', cvc: '123', ...rest }),
  };
}

/** What the sandbox processor knows besides: how to sign. */
export async function theSandbox(service: TestService, clock: Clock = systemClock) {
  const { rows } = await service.pool.query(
    "select value from secret where name = 'sandbox_webhook'",
  );
  const secret = String(rows[0].value);
  const send = (body: string, headers: Record<string, string>) =>
    service.call('/webhooks/payments/sandbox', { method: 'POST', raw: body, headers });
  const signature = (body: string, atMs = clock.now()) => sign({ secret, body }, atMs);
  const aReport = (data: object, id = `evt_${aNewKey()}`) =>
    JSON.stringify({ id, created: new Date(clock.now()).toISOString(), data });
  return {
    send,
    signature,
    aReport,
    /** Sends a report as the sandbox would. */
    report: (data: object, id?: string) => {
      const body = aReport(data, id);
      return send(body, { 'sandbox-signature': signature(body) });
    },
    /** The report of a whole and proper payment. */
    paid: async (checkoutId: string, fields: object = {}) => {
      const found = await service.pool.query('select * from checkout where id = $1', [checkoutId]);
      const checkout = found.rows[0];
      const end = new Date(clock.now() + 30 * 86_400_000).toISOString();
      const isSubscription = checkout.kind === 'subscription';
      return {
        type: 'checkout.paid',
        checkoutId,
        checkoutRef: checkout.processor_ref,
        accountId: checkout.account_id,
        paymentRef: `payment-${checkoutId}`,
        subscriptionRef: isSubscription ? `subscription-${checkoutId}` : null,
        amountMinor: checkout.amount_minor,
        currency: checkout.currency,
        period: isSubscription ? { start: new Date(clock.now()).toISOString(), end } : null,
        doubtful: false,
        invoiceUrl: null,
        ...fields,
      };
    },
  };
}
