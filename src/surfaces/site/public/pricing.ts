import {
  CATALOG,
  MONTHS_FREE_PER_YEAR,
  OFFERS,
  type SubscriptionSku,
} from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { PLANS } from '../../../contract/plans.ts';
import { formatCredits } from '../billing/money.ts';
import { listPacks, priceLabel } from '../billing/plans-view.ts';
import { table } from './markdown.ts';
import type { PublicPage, PublicSource } from './public-page.ts';

/** What everything costs, for those who read Markdown; people see the page of `billing/`. */
export const pricingSource: PublicSource = {
  path: '/pricing',
  read: () => PRICING,
};

function plans(interval: SubscriptionSku['interval']): string {
  const skus = CATALOG.flatMap((sku) =>
    sku.kind === 'subscription' && sku.interval === interval ? [sku] : [],
  );
  return table(
    ['Plan', 'Credits', 'Price', 'SKU'],
    skus.map((sku) => [
      PLANS[sku.tier].name,
      formatCredits(sku.credits),
      priceLabel(sku),
      `\`${sku.skuId}\``,
    ]),
  );
}

function packs(kind: 'topup' | 'quiz'): string {
  return table(
    ['Pack', 'Credits', 'Price', 'SKU'],
    listPacks(kind).map((sku) => [
      sku.name,
      formatCredits(sku.credits),
      priceLabel(sku),
      `\`${sku.skuId}\``,
    ]),
  );
}

const PRICING: PublicPage = {
  path: '/pricing',
  title: 'Pricing',
  description: `A generation costs a flat number of credits, and only if it succeeds. A new account has ${formatCredits(LIMITS.welcomeCredits)} to try it with.`,
  body: `What each model costs is in the [list of models](/models). Prices are in US dollars.

## Plans, by the month

Credits come with every paid period. A plan can be canceled at any time, and credits that are left stay.

${plans('monthly')}

## Plans, by the year

${MONTHS_FREE_PER_YEAR} months are free.

${plans('annual')}

## Credits, once

No subscription needed.

${packs('topup')}

## Quiz packs

${packs('quiz')}

## Generations per plan

${table(
  ['Plan', 'An hour', 'A day', 'Embedded models'],
  Object.values(PLANS).map((plan) => [
    plan.name,
    plan.generationsPerHour.toLocaleString('en-US'),
    plan.generationsPerDay.toLocaleString('en-US'),
    plan.unlimitedEmbedded ? 'cost no credits' : 'cost credits',
  ]),
)}

## Offers

${Object.values(OFFERS)
  .map(({ isFor }) => `- ${isFor}`)
  .join('\n')}

## How to buy

Only a person can buy, at [/billing](/billing). A program with the permission \`billing:checkout\` can prepare a
checkout and hand its address over. Programs read these prices at \`/v1/billing/catalog\`, with any key.`,
};
