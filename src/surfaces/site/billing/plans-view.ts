import {
  CATALOG,
  CATALOG_CURRENCY,
  type Interval,
  OFFERS,
  type OfferId,
  type Sku,
  type SkuKind,
} from '../../../contract/billing-catalog.ts';
import type { Fields } from '../page/fields.ts';
import { type Html, html } from '../page/html.ts';
import { formatPrice } from './money.ts';

/** Which plans are shown. It is kept in the query, so that it works without scripts. */
export interface PlanChoice {
  readonly interval: Interval;
  /** A discount that the person came with. */
  readonly offerId: OfferId | null;
}

export function offerView(path: string, choice: PlanChoice): Html | null {
  const { offerId } = choice;
  if (offerId === null) return null;
  const without = planChoiceUrl(path, { ...choice, offerId: null });
  return html`<p class="notice good">Your offer: ${OFFERS[offerId].isFor}. Prices show it where it fits. <a href="${without}">Go on without the offer</a></p>`;
}

/** `$9 a month`, or `$7` for what is paid once. */
export function priceLabel(sku: Sku): string {
  const amount = formatPrice(sku.amountMinor, CATALOG_CURRENCY);
  return sku.kind === 'subscription' ? `${amount} ${perInterval(sku.interval)}` : amount;
}

export function perInterval(interval: Interval): string {
  return interval === 'annual' ? 'a year' : 'a month';
}

export function listPacks(kind: Exclude<SkuKind, 'subscription'>): readonly Sku[] {
  return CATALOG.filter((sku) => sku.kind === kind);
}

export function readPlanChoice(query: Fields): PlanChoice {
  const offer = query.typed('offer');
  return {
    interval: query.typed('interval') === 'annual' ? 'annual' : 'monthly',
    offerId: isOffer(offer) ? offer : null,
  };
}

/** Which of our pages a person comes back to after paying. */
export function readReturnTo(query: Fields): 'billing' | 'generate' | 'quiz' {
  const asked = query.typed('returnTo');
  return asked === 'generate' || asked === 'quiz' ? asked : 'billing';
}

function isOffer(id: string): id is OfferId {
  return Object.hasOwn(OFFERS, id);
}

export function planChoiceUrl(path: string, { interval, offerId }: PlanChoice): string {
  const query = new URLSearchParams({ interval, ...(offerId === null ? {} : { offer: offerId }) });
  return `${path}?${query}#plans`;
}
