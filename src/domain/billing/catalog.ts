import {
  CATALOG,
  CATALOG_CURRENCY,
  CATALOG_VERSION,
  OFFERS,
  type OfferId,
  type Sku,
  type SubscriptionSku,
} from '../../contract/billing-catalog.ts';
import type { Catalog } from '../../contract/resources/billing.ts';
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
  { isFormerSubscriber }: SubscriberHistory,
): number {
  if (offerId === undefined) return sku.amountMinor;
  const { percentOff, tiers, intervals, forFormerSubscribers, isFor } = OFFERS[offerId];
  const fits =
    [...tiers].includes(sku.tier) &&
    [...intervals].includes(sku.interval) &&
    (!forFormerSubscribers || isFormerSubscriber);
  if (!fits) {
    throw new Refusal(
      'invalid_request',
      `{field} ${offerId} does not fit this checkout: it is ${isFor}.`,
      { field: 'offerId' },
    );
  }
  return Math.round((sku.amountMinor * (100 - percentOff)) / 100);
}
