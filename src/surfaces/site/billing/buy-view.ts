import { CATALOG, CATALOG_CURRENCY, type OfferId } from '../../../contract/billing-catalog.ts';
import type { OfferedPlan } from '../../../contract/resources/purchase.ts';
import { hiddenInput } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { formatCredits, formatPrice } from './money.ts';
import { perInterval } from './plans-view.ts';
import { purchaseForm, type Shop } from './purchase-view.ts';

/** Something that is sold, at the price that a person gets. */
interface Product {
  readonly skuId: string;
  readonly name: string;
  readonly credits: number;
  readonly amountMinor: number;
  readonly offerId: OfferId | null;
  /** What comes after the first period; null for what is paid once. */
  readonly later: string | null;
}

/** null for what is not sold. */
export function findProduct(skuId: string, plans: readonly OfferedPlan[]): Product | null {
  const plan = plans.find((candidate) => candidate.skuId === skuId);
  if (plan !== undefined) {
    const { name, credits, amountMinor, offer, interval } = plan;
    return {
      ...{ skuId, name, credits },
      amountMinor: offer?.firstAmountMinor ?? amountMinor,
      offerId: offer?.offerId ?? null,
      later: `${formatPrice(amountMinor, CATALOG_CURRENCY)} ${perInterval(interval)}`,
    };
  }
  const pack = CATALOG.find((sku) => sku.skuId === skuId && sku.kind !== 'subscription');
  if (pack === undefined) return null;
  const { name, credits, amountMinor } = pack;
  return { ...{ skuId, name, credits, amountMinor }, offerId: null, later: null };
}

export function buyView(product: Product, shop: Shop): Page {
  const { skuId, name, credits, amountMinor, offerId, later } = product;
  const price = formatPrice(amountMinor, CATALOG_CURRENCY);
  const button = html`${hiddenInput('skuId', skuId)}<button class="btn btn-l btn-wide">Buy ${name}, ${price}</button>`;
  return {
    title: `Buy ${name}`,
    styles: ['checkout.css'],
    main: html`<div class="buy">
<p class="soft">You chose</p>
<h1>${name}</h1>
<div class="slip-shade"><div class="slip"><dl class="leaders">
<div><dt>Credits</dt><dd>${formatCredits(credits)}</dd></div>
<div class="sum"><dt>To pay now</dt><dd>${price}</dd></div>
${later === null ? null : html`<div class="quiet"><dt>Then</dt><dd>${later}</dd></div>`}
</dl></div></div>
${purchaseForm(shop, button, offerId)}
<p class="hint">Nothing is charged before you have seen it once more and pressed Pay. <a href="/pricing">Choose something else</a></p>
</div>`,
  };
}
