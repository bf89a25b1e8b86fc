import {
  CATALOG,
  CATALOG_CURRENCY,
  type Interval,
  MONTHS_FREE_PER_YEAR,
  OFFERS,
  type OfferId,
  type Sku,
  type SkuKind,
  type SubscriptionSku,
  type Tier,
} from '../../../contract/billing-catalog.ts';
import { PLANS } from '../../../contract/plans.ts';
import type { Fields } from '../page/fields.ts';
import { type Html, html } from '../page/html.ts';
import { formatPrice } from './money.ts';

/** Which plans are shown. It is kept in the query, so that it works without scripts. */
export interface PlanChoice {
  readonly interval: Interval;
  /** A discount that the person came with. */
  readonly offerId: OfferId | null;
}

interface PlansView {
  readonly choice: PlanChoice;
  /** The page that shows them, without its query. */
  readonly path: string;
  /** What is below the name of a plan. */
  sizesView(tier: Tier, sizes: readonly SubscriptionSku[]): Html;
}

/** All plans with monthly or with yearly payment. */
export function plansView({ choice, path, sizesView }: PlansView): Html {
  const skus = CATALOG.flatMap((sku) =>
    sku.kind === 'subscription' && sku.interval === choice.interval ? [sku] : [],
  );
  const link = (interval: Interval, label: string) => {
    const current = interval === choice.interval ? html` aria-current="true"` : null;
    return html`<a href="${planChoiceUrl(path, { ...choice, interval })}"${current}>${label}</a>`;
  };
  return html`<nav class="switch" aria-label="How to pay for a plan">
${link('monthly', 'Monthly')}
${link('annual', `Yearly, ${MONTHS_FREE_PER_YEAR} months free`)}
</nav>
<ul class="plans">
${[...Map.groupBy(skus, ({ tier }) => tier)].map(
  ([tier, sizes]) => html`<li class="card plan">
<h3>${PLANS[tier].name}</h3>
<p class="hint">${budgetText(tier)}</p>
${sizesView(tier, sizes)}
</li>`,
)}
</ul>`;
}

function budgetText(tier: Tier): string {
  const { generationsPerHour, generationsPerDay, unlimitedEmbedded } = PLANS[tier];
  const count = (n: number) => n.toLocaleString('en-US');
  const unlimited = unlimitedEmbedded ? ' Our own models cost no credits.' : '';
  return `Up to ${count(generationsPerHour)} generations an hour, ${count(generationsPerDay)} a day.${unlimited}`;
}

export function offerView(path: string, choice: PlanChoice): Html | null {
  const { offerId } = choice;
  if (offerId === null) return null;
  const without = planChoiceUrl(path, { ...choice, offerId: null });
  return html`<p class="notice good">Your offer: ${OFFERS[offerId].isFor}. The plans show what they cost without it; the checkout shows what you pay. <a href="${without}">Go on without the offer</a></p>`;
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

function isOffer(id: string): id is OfferId {
  return Object.hasOwn(OFFERS, id);
}

export function planChoiceUrl(path: string, { interval, offerId }: PlanChoice): string {
  const query = new URLSearchParams({ interval, ...(offerId === null ? {} : { offer: offerId }) });
  return `${path}?${query}#plans`;
}
