import {
  CATALOG,
  CATALOG_CURRENCY,
  CATALOG_VERSION,
  OFFERS,
  type OfferId,
  type PackSku,
  type Sku,
  type SubscriptionSku,
} from '../../contract/billing-catalog.ts';
import type { Catalog } from '../../contract/resources/billing.ts';
import type { Pack } from '../../contract/resources/purchase.ts';
import { Refusal } from '../refusal.ts';
import { type BillingDependencies, OFF_REASON } from './dependencies.ts';

export function readCatalog({ processor }: Pick<BillingDependencies, 'processor'>): Catalog {
  const enabled = processor !== null;
  const reason = enabled ? null : OFF_REASON;
  return {
    version: CATALOG_VERSION,
    currency: CATALOG_CURRENCY,
    enabled,
    reason,
    items: CATALOG.map(({ skuId, kind, name, amountMinor, credits }) => ({
      skuId,
      kind,
      name,
      amountMinor,
      currency: CATALOG_CURRENCY,
      credits,
      availability: { enabled, reason },
    })),
  };
}

export function skuOf(skuId: string): Sku {
  const sku = CATALOG.find((candidate) => candidate.skuId === skuId);
  if (sku === undefined) throw new Error(`The catalog lacks ${skuId}`);
  return sku;
}

export interface SubscriberHistory {
  /** Had a subscription before, and has none now. */
  readonly isFormerSubscriber: boolean;
}

/** What the first period costs; refuses an offer that does not apply. */
export function firstAmountMinor(
  sku: SubscriptionSku,
  offerId: OfferId | undefined,
  history: SubscriberHistory,
): number {
  if (offerId === undefined) return sku.amountMinor;
  if (!offerFits(sku, offerId, history)) {
    throw new Refusal(
      'invalid_request',
      `{field} ${offerId} does not fit this checkout: it is ${OFFERS[offerId].isFor}.`,
      { field: 'offerId' },
    );
  }
  return reducedAmount(sku, offerId);
}

export function offerFits(
  sku: SubscriptionSku,
  offerId: OfferId,
  { isFormerSubscriber }: SubscriberHistory,
): boolean {
  const { tiers, intervals, forFormerSubscribers } = OFFERS[offerId];
  return (
    [...tiers].includes(sku.tier) &&
    [...intervals].includes(sku.interval) &&
    (!forFormerSubscribers || isFormerSubscriber)
  );
}

/** What the first period costs with an offer that fits. */
export function reducedAmount({ amountMinor }: SubscriptionSku, offerId: OfferId): number {
  return Math.round((amountMinor * (100 - OFFERS[offerId].percentOff)) / 100);
}

export function toPack({ skuId, kind, name, amountMinor, credits }: PackSku): Pack {
  return { skuId, kind, name, amountMinor, credits };
}
