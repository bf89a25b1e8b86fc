import {
  CATALOG,
  OFFERS,
  type OfferId,
  type SubscriptionSku,
} from '../../contract/billing-catalog.ts';
import { PLANS } from '../../contract/plans.ts';
import type { OfferedPlan } from '../../contract/resources/purchase.ts';
import { offerFits, reducedAmount, type SubscriberHistory } from './catalog.ts';

/** What decides which offers somebody can have. */
export interface Customer extends SubscriberHistory {
  /** Offers that were used before; each applies once. */
  readonly takenOffers: readonly OfferId[];
  /** What is subscribed to; null without a live subscription. */
  readonly currentSkuId: string | null;
  /** An offer that the person came with goes before a better one. */
  readonly chosenOffer?: OfferId | null;
}

/** Somebody who has no account yet. */
export const NEW_CUSTOMER: Customer = {
  isFormerSubscriber: false,
  takenOffers: [],
  currentSkuId: null,
};

const subscriptions = CATALOG.filter((sku) => sku.kind === 'subscription');

/** Every plan with what it costs a customer. */
export function offeredPlans(customer: Customer): readonly OfferedPlan[] {
  return subscriptions.map((sku) => ({
    skuId: sku.skuId,
    tier: sku.tier,
    name: PLANS[sku.tier].name,
    size: sku.size,
    interval: sku.interval,
    amountMinor: sku.amountMinor,
    credits: sku.credits,
    offer: bestOffer(sku, customer),
    current: sku.skuId === customer.currentSkuId,
  }));
}

function bestOffer(sku: SubscriptionSku, customer: Customer): OfferedPlan['offer'] {
  const { takenOffers, chosenOffer = null } = customer;
  const fitting = (Object.keys(OFFERS) as OfferId[])
    .filter((id) => !takenOffers.includes(id) && offerFits(sku, id, customer))
    .map((offerId) => ({ offerId, firstAmountMinor: reducedAmount(sku, offerId) }))
    .toSorted((a, b) => a.firstAmountMinor - b.firstAmountMinor);
  return fitting.find(({ offerId }) => offerId === chosenOffer) ?? fitting[0] ?? null;
}
