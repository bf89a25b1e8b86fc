import {
  OFFERS,
  type OfferId,
  type Sku,
  type SubscriptionSku,
} from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { PLANS } from '../../../contract/plans.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { formatCredits } from './money.ts';
import {
  listPacks,
  offerView,
  type PlanChoice,
  perInterval,
  planChoiceUrl,
  plansView,
  priceLabel,
} from './plans-view.ts';

export function pricingView(choice: PlanChoice, isSignedIn: boolean): Page {
  return {
    title: 'Pricing',
    head: {
      description: 'Plans, credits and what a generation costs.',
      path: '/pricing',
      markdown: '/pricing.md',
    },
    main: html`<div class="wide">
<h1>Pricing</h1>
<p class="lead">A generation costs a flat number of credits, and only if it succeeds. A new account has ${formatCredits(LIMITS.welcomeCredits)} to try it with.</p>
<p class="row">${
      isSignedIn
        ? html`<a class="button" href="/billing">Buy in billing</a>`
        : html`<a class="button" href="/sign-up">Sign up</a><a class="button second" href="/sign-in?returnTo=%2Fbilling">Sign in to buy</a>`
    }</p>
<section aria-labelledby="plans">
<h2 id="plans">Plans</h2>
<p class="hint">Credits come with every paid period. You can cancel at any time, and credits that are left stay yours.</p>
${offerView('/pricing', choice)}
${plansView({ choice, path: '/pricing', sizesView: (tier, sizes) => sizesView(sizes, choice, PLANS[tier].name) })}
</section>
<section aria-labelledby="topups">
<h2 id="topups">Credits, once</h2>
<p class="hint">No subscription needed.</p>
${packsView(listPacks('topup'))}
</section>
<section aria-labelledby="quiz">
<h2 id="quiz">Quiz packs</h2>
${packsView(listPacks('quiz'))}
</section>
<section aria-labelledby="offers">
<h2 id="offers">Offers</h2>
<ul class="rows card">${(Object.keys(OFFERS) as OfferId[]).map(
      (offerId) => html`<li><span>${OFFERS[offerId].isFor}</span>
<a href="${planChoiceUrl('/billing', { ...choice, offerId })}">Use it<span class="unseen">: ${OFFERS[offerId].isFor}</span></a></li>`,
    )}</ul>
</section>
<p class="hint">Prices are in US dollars. Programs read them at <code>/v1/billing/catalog</code>.</p>
</div>`,
  };
}

function sizesView(sizes: readonly SubscriptionSku[], choice: PlanChoice, plan: string): Html {
  return html`<ul class="rows">${sizes.map(
    (sku) =>
      html`<li><span>${formatCredits(sku.credits)} ${perInterval(sku.interval)}</span><strong>${priceLabel(sku)}</strong></li>`,
  )}</ul>
<p><a class="button second" href="${planChoiceUrl('/billing', choice)}"><span>Choose<span class="unseen"> ${plan}</span></span></a></p>`;
}

function packsView(skus: readonly Sku[]): Html {
  return html`<ul class="rows card">${skus.map(
    (sku) =>
      html`<li><span>${sku.name}${sku.kind === 'quiz' ? html` <span class="soft">${formatCredits(sku.credits)}</span>` : null}</span><strong>${priceLabel(sku)}</strong></li>`,
  )}</ul>`;
}
