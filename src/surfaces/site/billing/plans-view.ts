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
import { type Html, html } from '../page/html.ts';
import { price } from './money.ts';

/** What somebody looks at: it stands in the query, so that it works without script. */
export interface PlanChoice {
  readonly interval: Interval;
  /** A discount that they came with. */
  readonly offerId: OfferId | null;
}

interface PlansView {
  readonly choice: PlanChoice;
  /** The page that shows them, without its query. */
  readonly path: string;
  /** What stands under the name of a plan. */
  sizes(tier: Tier, sizes: readonly SubscriptionSku[]): Html;
}

/** All plans, as they are paid by the month or by the year. */
export function plansView({ choice, path, sizes }: PlansView): Html {
  const skus = CATALOG.flatMap((sku) =>
    sku.kind === 'subscription' && sku.interval === choice.interval ? [sku] : [],
  );
  const link = (interval: Interval, words: string) => {
    const current = interval === choice.interval ? html` aria-current="true"` : null;
    return html`<a href="${choicePath(path, { ...choice, interval })}"${current}>${words}</a>`;
  };
  return html`<nav class="switch" aria-label="How to pay for a plan">
${link('monthly', 'Monthly')}
${link('annual', `Yearly, ${MONTHS_FREE_PER_YEAR} months free`)}
</nav>
<ul class="plans">
${[...Map.groupBy(skus, ({ tier }) => tier)].map(
  ([tier, ofTier]) => html`<li class="card plan">
<h3>${PLANS[tier].name}</h3>
<p class="hint">${budget(tier)}</p>
${sizes(tier, ofTier)}
</li>`,
)}
</ul>`;
}

function budget(tier: Tier): string {
  const { generationsPerHour, generationsPerDay, unlimitedEmbedded } = PLANS[tier];
  const count = (n: number) => n.toLocaleString('en-US');
  const own = unlimitedEmbedded ? ' Our own models cost no credits.' : '';
  return `Up to ${count(generationsPerHour)} generations an hour, ${count(generationsPerDay)} a day.${own}`;
}

export function offerView(path: string, choice: PlanChoice): Html | null {
  const { offerId } = choice;
  if (offerId === null) return null;
  const without = choicePath(path, { ...choice, offerId: null });
  return html`<p class="notice good">Your offer: ${OFFERS[offerId].isFor}. The plans show what they cost without it; the checkout shows what you pay. <a href="${without}">Go on without the offer</a></p>`;
}

/** `$9 a month`, or `$7` for what is paid once. */
export function priceOf(sku: Sku): string {
  const amount = price(sku.amountMinor, CATALOG_CURRENCY);
  return sku.kind === 'subscription' ? `${amount} ${each(sku.interval)}` : amount;
}

export function each(interval: Interval): string {
  return interval === 'annual' ? 'a year' : 'a month';
}

export function packs(kind: Exclude<SkuKind, 'subscription'>): readonly Sku[] {
  return CATALOG.filter((sku) => sku.kind === kind);
}

export function choiceOf(query: { typed(name: string): string }): PlanChoice {
  const offer = query.typed('offer');
  return {
    interval: query.typed('interval') === 'annual' ? 'annual' : 'monthly',
    offerId: isOffer(offer) ? offer : null,
  };
}

function isOffer(id: string): id is OfferId {
  return Object.hasOwn(OFFERS, id);
}

export function choicePath(path: string, { interval, offerId }: PlanChoice): string {
  const query = new URLSearchParams({ interval, ...(offerId === null ? {} : { offer: offerId }) });
  return `${path}?${query}#plans`;
}
