import {
  CATALOG_VERSION,
  type Sku,
  type SubscriptionSku,
  type Tier,
} from '../../../contract/billing-catalog.ts';
import { PLANS } from '../../../contract/plans.ts';
import type { Me } from '../../../contract/resources/account.ts';
import type { Catalog, CheckoutState, Subscription } from '../../../contract/resources/billing.ts';
import type { BillingOverview } from '../../../contract/resources/purchase.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { STATUS_WORDS } from './checkout-status.ts';
import { historyView } from './history-view.ts';
import { formatCredits, testNotice } from './money.ts';
import {
  listPacks,
  offerView,
  type PlanChoice,
  perInterval,
  plansView,
  priceLabel,
} from './plans-view.ts';
import { subscriptionView } from './subscription-view.ts';

export interface ReturnedCheckout {
  readonly checkoutId: string;
  readonly status: CheckoutState | 'unknown';
}

export interface BillingView extends BillingOverview {
  readonly me: Me;
  readonly catalog: Catalog;
  /** The checkout that the person returns from. */
  readonly returnedCheckout: ReturnedCheckout | null;
  readonly problem: Problem | null;
  /** Whether there are newer payments than those shown. */
  readonly hasNewer: boolean;
  readonly choice: PlanChoice;
  /** Whether the plans are unfolded. */
  readonly isChoosingPlan: boolean;
  /** Lets each purchase from this page be made once. */
  readonly formToken: string;
}

export function billingPage(view: BillingView): Page {
  const { me, catalog, subscription, payments, problem, returnedCheckout, hasNewer } = view;
  return {
    title: 'Billing',
    main: html`<div class="wide">
<h1>Billing</h1>
${problemView(problem)}
${returnedCheckout === null ? null : checkoutStatusView(returnedCheckout)}
${creditsView(me)}
${catalog.enabled ? testNotice('No real money is moved, whatever you buy here.') : html`<p class="notice warn">${catalog.reason ?? ''} Nothing can be bought here; what you have stays yours.</p>`}
${catalog.enabled ? topUpsView(view) : null}
${subscriptionSection(subscription, catalog.enabled)}
${catalog.enabled ? plansSection(view) : null}
${historyView({ payments, path: '/billing', hasNewer })}
</div>`,
  };
}

function checkoutStatusView({ checkoutId, status }: ReturnedCheckout): Html {
  if (status === 'unknown') {
    return html`<div class="notice warn" role="status"><h2>Nothing to see here</h2>
<p>This account has no such checkout. If you paid one, look at the account that it was made for.</p></div>`;
  }
  const { title, text, tone, mayChange } = STATUS_WORDS[status];
  return html`<div class="notice ${tone}" role="status"><h2>${title}</h2>
<p>${text}</p>
${mayChange ? html`<p><a href="/billing?checkout=${checkoutId}">Look again</a></p>` : null}</div>`;
}

function creditsView({ credits: wallet, plan }: Me): Html {
  return html`<section class="card" aria-labelledby="credits">
<h2 id="credits">Credits</h2>
<p class="figure"><strong>${wallet.available.toLocaleString('en-US')}</strong> available</p>
<dl class="facts">
<div><dt>Balance</dt><dd>${formatCredits(wallet.balance)}</dd></div>
<div><dt>Set aside for running generations</dt><dd>${formatCredits(wallet.held)}</dd></div>
<div><dt>Plan</dt><dd>${plan.name}</dd></div>
</dl>
</section>`;
}

/** One form for the whole list: the pressed button says what is bought. */
function packForm(skus: readonly Sku[], { formToken }: BillingView): Html {
  return html`<form method="post" action="/billing/checkout">
${purchaseFields(formToken)}
<ul class="rows card">${skus.map(
    (sku) => html`<li><span><strong>${sku.name}</strong>${
      sku.kind === 'quiz' ? html` <span class="soft">${formatCredits(sku.credits)}</span>` : null
    }</span>
<button class="second" name="skuId" value="${sku.skuId}"><span>Buy<span class="unseen"> ${sku.name}</span> for ${priceLabel(sku)}</span></button></li>`,
  )}</ul>
</form>`;
}

function purchaseFields(formToken: string): Html {
  return html`${hiddenInput('once', formToken)}${hiddenInput('catalogVersion', CATALOG_VERSION)}`;
}

function topUpsView(view: BillingView): Html {
  return html`<section aria-labelledby="topups">
<h2 id="topups">Buy credits</h2>
<p class="hint">Paid once, no subscription needed.</p>
${packForm(listPacks('topup'), view)}
<details><summary>Quiz packs</summary>
${packForm(listPacks('quiz'), view)}
</details>
</section>`;
}

function subscriptionSection(subscription: Subscription | null, canManage: boolean): Html {
  return html`<section aria-labelledby="subscription">
<h2 id="subscription">Subscription</h2>
${
  subscription === null
    ? html`<p class="empty">You have no subscription. A plan brings credits every month and raises how much you can make.</p>`
    : html`<div class="card">${subscriptionView(subscription)}
${canManage ? html`<form method="post" action="/billing/manage"><button class="second">Manage the subscription</button></form>` : null}</div>`
}
</section>`;
}

function plansSection(view: BillingView): Html {
  const { subscription, choice, isChoosingPlan, formToken } = view;
  const isLive = subscription !== null && subscription.status !== 'canceled';
  const plans = html`${offerView('/billing', choice)}
${plansView({ choice, path: '/billing', sizesView: (tier, sizes) => planForm({ tier, sizes, formToken, choice, currentSkuId: isLive ? subscription.skuId : null }) })}`;
  if (!isLive) {
    return html`<section aria-labelledby="plans">
<h2 id="plans">Choose a plan</h2>
${plans}
</section>`;
  }
  return html`<details id="plans"${isChoosingPlan ? html` open` : null}><summary>Change the plan</summary>
<p class="notice warn">A new plan starts at once and takes the place of the one you have. What is left of the paid period is not paid back; the credits that are left stay yours.</p>
${plans}
</details>`;
}

interface PlanForm {
  readonly tier: Tier;
  readonly sizes: readonly SubscriptionSku[];
  readonly formToken: string;
  readonly choice: PlanChoice;
  /** What the account is subscribed to; null without a subscription. */
  readonly currentSkuId: string | null;
}

function planForm({ tier, sizes, formToken, choice, currentSkuId }: PlanForm): Html {
  const { name } = PLANS[tier];
  const chosen = sizes.find(({ skuId }) => skuId === currentSkuId) ?? sizes[0];
  return html`<form method="post" action="/billing/checkout">
${purchaseFields(formToken)}${choice.offerId === null ? null : hiddenInput('offer', choice.offerId)}${hiddenInput('interval', choice.interval)}
<fieldset class="field">
<legend class="unseen">Size of ${name}</legend>
${sizes.map(
  (
    sku,
  ) => html`<label class="choice"><input type="radio" name="skuId" value="${sku.skuId}"${sku === chosen ? html` checked` : null}>
<span>${formatCredits(sku.credits)} ${perInterval(sku.interval)} <span class="soft">${priceLabel(sku)}${sku.skuId === currentSkuId ? ' · your plan' : null}</span></span></label>`,
)}
</fieldset>
<button>${currentSkuId === null ? 'Choose' : 'Change to'} ${name}</button>
</form>`;
}
