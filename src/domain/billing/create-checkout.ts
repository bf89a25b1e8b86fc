import { createHash, createHmac } from 'node:crypto';
import { CATALOG_CURRENCY, CATALOG_VERSION } from '../../contract/billing-catalog.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Checkout, CheckoutRequest } from '../../contract/resources/billing.ts';
import type { CallingAccount } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import { firstAmountMinor, skuOf } from './catalog.ts';
import { type CheckoutRow, findCheckout, insertCheckout, type NewCheckout } from './checkout.ts';
import { checkoutReturnUrl, toCheckout } from './checkout-view.ts';
import { type BillingDependencies, now, requireProcessor } from './dependencies.ts';
import { type Processor, ProcessorFailure } from './processor.ts';
import { standingOf } from './subscription.ts';

export interface CheckoutWish {
  readonly account: CallingAccount;
  /** null when a signed-in person asks. */
  readonly keyId: string | null;
  readonly request: CheckoutRequest;
}

/**
 * Prepares a checkout. Its id follows from account and key, and its row is written last and whole: of
 * several requests at once one writes it, and pages that others opened for it are closed again.
 */
export async function createCheckout(
  dependencies: BillingDependencies,
  { account, keyId, request }: CheckoutWish,
): Promise<{ answer: Checkout; replayed: boolean }> {
  const processor = requireProcessor(dependencies);
  const { pool, baseUrl } = dependencies;
  const id = checkoutIdFor(dependencies.secret, account.id, request.idempotencyKey);
  const requestHash = hashOf(request);
  const first = await replay(dependencies, id, requestHash);
  if (first !== null) return { answer: first, replayed: true };
  const terms = await termsOf(dependencies, account, request);
  const createdAt = now(dependencies);
  const order = {
    ...terms,
    id,
    expiresAt: new Date(createdAt.getTime() + LIMITS.checkoutMinutes * 60_000),
    returnTarget: request.returnTarget,
  };
  const page = await processor
    .openCheckout({
      checkoutId: id,
      account,
      productName: order.productName,
      amountMinor: order.amountMinor,
      currency: order.currency,
      renewal: terms.renewal,
      returnUrl: checkoutReturnUrl(baseUrl, request.returnTarget, id),
      expiresAt: order.expiresAt,
    })
    .catch(unavailable);
  const made: NewCheckout = {
    ...order,
    accountId: account.id,
    keyId,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    kind: request.kind,
    skuId: request.skuId,
    catalogVersion: request.catalogVersion,
    offerId: offerOf(request) ?? null,
    processor: processor.name,
    processorRef: page.ref,
    url: page.url,
    createdAt,
  };
  if (await insertCheckout(pool, made)) {
    return { answer: toCheckout(made, baseUrl), replayed: false };
  }
  const other = await replay(dependencies, id, requestHash);
  if (other === null) throw new Error('A checkout was there and is gone');
  if (other.url !== page.url) await closeSurplus(processor, page.ref);
  return { answer: other, replayed: true };
}

/** Nobody was told its address, so that it matters little when this fails. */
async function closeSurplus(processor: Processor, ref: string): Promise<void> {
  await processor.closeCheckout(ref).catch((error: unknown) => {
    if (!(error instanceof ProcessorFailure)) throw error;
  });
}

/** The first answer to this key, or null; refuses when it was for another body. */
async function replay(
  { pool, baseUrl }: BillingDependencies,
  id: string,
  requestHash: Buffer,
): Promise<Checkout | null> {
  const found: CheckoutRow | undefined = await findCheckout(pool, { id });
  if (found === undefined) return null;
  refuseOtherBody(found.requestHash, requestHash);
  return toCheckout(found, baseUrl);
}

async function termsOf(
  { pool }: BillingDependencies,
  account: CallingAccount,
  request: CheckoutRequest,
) {
  if (request.catalogVersion !== CATALOG_VERSION) {
    throw new Refusal(
      { code: 'catalog_version_mismatch', current: CATALOG_VERSION },
      `{field} is ${JSON.stringify(request.catalogVersion)}, and the catalog is now ${JSON.stringify(CATALOG_VERSION)}. Read the catalog again and show its price.`,
      { field: 'catalogVersion' },
    );
  }
  const sku = skuOf(request.skuId);
  const shared = { productName: sku.name, credits: sku.credits, currency: CATALOG_CURRENCY };
  if (sku.kind !== 'subscription') {
    return { ...shared, amountMinor: sku.amountMinor, renewalAmountMinor: null, renewal: null };
  }
  const standing = await standingOf(pool, account.id);
  return {
    ...shared,
    amountMinor: firstAmountMinor(sku, offerOf(request), standing),
    renewalAmountMinor: sku.amountMinor,
    renewal: { interval: sku.interval, amountMinor: sku.amountMinor },
  };
}

function offerOf(request: CheckoutRequest) {
  return request.kind === 'subscription' ? request.offerId : undefined;
}

/** A processor that is out of reach makes billing unavailable, and nothing was written. */
export function unavailable(error: unknown): never {
  if (!(error instanceof ProcessorFailure)) throw error;
  throw new Refusal(
    'billing_unavailable',
    'The payment processor cannot be reached at the moment. Retry shortly.',
  );
}

/** A UUID of version 8: made by us, and the same for the same key of the same account. */
function checkoutIdFor(secret: string, accountId: string, key: string): string {
  const bytes = createHmac('sha256', secret).update(`checkout:${accountId}:${key}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Two bodies that differ only in the order of their fields are the same body. */
export function hashOf(body: object): Buffer {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

export function refuseOtherBody(first: Buffer, given: Buffer): void {
  if (first.equals(given)) return;
  throw new Refusal('idempotency_conflict', 'This idempotencyKey was used with a different body.');
}
