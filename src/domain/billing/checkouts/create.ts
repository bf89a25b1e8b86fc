import { createHmac } from 'node:crypto';
import { CATALOG_CURRENCY, CATALOG_VERSION } from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Checkout, CheckoutRequest } from '../../../contract/resources/billing.ts';
import { inTransaction, waitForLocksAs } from '../../../platform/database/index.ts';
import type { CallingAccount } from '../../caller.ts';
import { hashRequest, refuseOtherRequest } from '../../idempotency/index.ts';
import { Refusal } from '../../refusal.ts';
import { firstAmountMinor, skuOf } from '../catalog.ts';
import { type BillingDependencies, now, requireProcessor } from '../dependencies.ts';
import { lockBillingAccount } from '../locks.ts';
import { type Processor, ProcessorFailure, refuseOnProcessorFailure } from '../processor.ts';
import { subscriberHistoryOf } from '../subscriptions/store.ts';
import { refuseTakenOffer } from './offers.ts';
import { findCheckout, insertCheckout, type NewCheckout } from './store.ts';
import { checkoutReturnUrl, toCheckout } from './view.ts';

interface CheckoutOrder {
  readonly account: CallingAccount;
  /** null when a signed-in person asks. */
  readonly keyId: string | null;
  readonly request: CheckoutRequest;
}

/**
 * Prepares a checkout. Its id follows from the account and the idempotency key, and its row is
 * written last: of several requests at once one writes it, and the pages that the others opened are
 * closed again.
 */
export async function createCheckout(
  dependencies: BillingDependencies,
  order: CheckoutOrder,
): Promise<{ answer: Checkout; replayed: boolean }> {
  const processor = requireProcessor(dependencies);
  const { baseUrl } = dependencies;
  const { account, request } = order;
  const id = checkoutIdFor(dependencies.secret, account.id, request.idempotencyKey);
  const requestHash = hashRequest(request);
  const first = await replay(dependencies, id, requestHash);
  if (first !== null) return { answer: first, replayed: true };
  const made = await openCheckout(dependencies, processor, { ...order, id, requestHash });
  const isNew = await insertOpen(dependencies, made).catch(async (error: unknown) => {
    // After an outage the row may be there all the same.
    if (error instanceof Refusal) await closeSurplus(processor, made.processorRef);
    throw error;
  });
  if (isNew) {
    return { answer: toCheckout(made, baseUrl), replayed: false };
  }
  const other = await replay(dependencies, id, requestHash);
  if (other === null) throw new Error('A checkout was there and is gone');
  if (other.url !== made.url) await closeSurplus(processor, made.processorRef);
  return { answer: other, replayed: true };
}

/**
 * Under the lock with which an offer is taken, so that none stays open with one that is. Somebody waits
 * for the answer and nothing asks again, so this has more patience than a report; and an account has one
 * connection of those for payments, however much it asks for at once.
 */
async function insertOpen(
  { pool, paymentPool, takeTurn }: BillingDependencies,
  made: NewCheckout,
): Promise<boolean> {
  const { accountId, offerId } = made;
  if (offerId === null) return insertCheckout(pool, made);
  return takeTurn(`account ${accountId}`, () =>
    inTransaction(paymentPool, async (client) => {
      await waitForLocksAs(client, 'service');
      await lockBillingAccount(client, accountId);
      await refuseTakenOffer(client, { accountId, offerId });
      return insertCheckout(client, made);
    }),
  );
}

/** The first answer to this key, or null; refuses when the key was used for another request. */
async function replay(
  { pool, baseUrl }: BillingDependencies,
  id: string,
  requestHash: Buffer,
): Promise<Checkout | null> {
  const first = await findCheckout(pool, { id });
  if (first === undefined) return null;
  refuseOtherRequest({ hash: first.requestHash, keyIn: 'field' }, requestHash);
  return toCheckout(first, baseUrl);
}

/** Opens the page at the processor; the row that comes of it is not written yet. */
async function openCheckout(
  dependencies: BillingDependencies,
  processor: Processor,
  { account, keyId, request, id, requestHash }: CheckoutOrder & { id: string; requestHash: Buffer },
): Promise<NewCheckout> {
  const { renewal, ...terms } = await termsOf(dependencies, account, request);
  const { productName, amountMinor, currency } = terms;
  const { returnTarget } = request;
  const createdAt = now(dependencies);
  const expiresAt = new Date(createdAt.getTime() + LIMITS.checkoutMinutes * 60_000);
  const returnUrl = checkoutReturnUrl(dependencies.baseUrl, returnTarget, id);
  const page = await processor
    .openCheckout({
      checkoutId: id,
      ...{ account, productName, amountMinor, currency, renewal, returnUrl, expiresAt },
    })
    .catch(refuseOnProcessorFailure);
  return {
    ...terms,
    id,
    accountId: account.id,
    keyId,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    kind: request.kind,
    skuId: request.skuId,
    catalogVersion: request.catalogVersion,
    offerId: offerOf(request) ?? null,
    returnTarget,
    processor: processor.name,
    processorRef: page.ref,
    url: page.url,
    expiresAt,
    createdAt,
  };
}

/** Nobody has the address of a surplus page, so a failure to close it does no harm. */
async function closeSurplus(processor: Processor, ref: string): Promise<void> {
  await processor.closeCheckout(ref).catch((error: unknown) => {
    if (!(error instanceof ProcessorFailure)) throw error;
  });
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
  const product = { productName: sku.name, credits: sku.credits, currency: CATALOG_CURRENCY };
  if (sku.kind !== 'subscription') {
    return { ...product, amountMinor: sku.amountMinor, renewalAmountMinor: null, renewal: null };
  }
  const history = await subscriberHistoryOf(pool, account.id);
  const offerId = offerOf(request);
  const amountMinor = firstAmountMinor(sku, offerId, history);
  // Here as well, before anything is opened at the processor.
  if (offerId !== undefined) await refuseTakenOffer(pool, { accountId: account.id, offerId });
  return {
    ...product,
    amountMinor,
    renewalAmountMinor: sku.amountMinor,
    renewal: { interval: sku.interval, amountMinor: sku.amountMinor },
  };
}

function offerOf(request: CheckoutRequest) {
  return request.kind === 'subscription' ? request.offerId : undefined;
}

/** A UUID of version 8: made by us, and the same for the same key of the same account. */
function checkoutIdFor(secret: string, accountId: string, key: string): string {
  const bytes = createHmac('sha256', secret).update(`checkout:${accountId}:${key}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
