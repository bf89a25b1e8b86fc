import type { OfferId } from '../../../contract/billing-catalog.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { Refusal } from '../../refusal.ts';
import {
  type CheckoutRow,
  expireOpenWithOffer,
  insertTakenOffer,
  isOfferTaken,
  moveCheckout,
  queueCloseCheckout,
} from './store.ts';

/** Every offer applies once per account: the checkout that is paid with it first takes it. */

interface OfferUse {
  readonly checkout: CheckoutRow;
  readonly now: Date;
}

/** Refuses an offer that a checkout of the account was paid with. */
export async function refuseTakenOffer(
  database: Queryable,
  use: { readonly accountId: string; readonly offerId: OfferId },
): Promise<void> {
  if (!(await isOfferTaken(database, use))) return;
  throw new Refusal(
    'invalid_request',
    `{field} ${use.offerId} was used by this account before: every offer applies once.`,
    { field: 'offerId' },
  );
}

/** Takes the offer of a paid checkout and closes all others that are open with it. */
export async function takeOffer(client: Queryable, { checkout, now }: OfferUse): Promise<void> {
  const { id, accountId, offerId } = checkout;
  if (offerId === null) return;
  await insertTakenOffer(client, { accountId, offerId, checkoutId: id, now });
  const expired = await expireOpenWithOffer(client, { accountId, offerId });
  for (const other of expired) await queueCloseCheckout(client, other);
}

/** A checkout that is open again must not stay open with an offer that was taken meanwhile. */
export async function closeWithTakenOffer(
  client: Queryable,
  { checkout, now }: OfferUse,
): Promise<void> {
  const { id, accountId, offerId } = checkout;
  if (offerId === null || !(await isOfferTaken(client, { accountId, offerId }))) return;
  const expired = await moveCheckout(client, 'expire', { id, now });
  if (expired !== undefined) await queueCloseCheckout(client, expired);
}
