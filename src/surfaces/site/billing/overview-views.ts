import type { Sku } from '../../../contract/billing-catalog.ts';
import type { Me } from '../../../contract/resources/account.ts';
import type { Catalog, CheckoutState, Subscription } from '../../../contract/resources/billing.ts';
import type { Model } from '../../../contract/resources/model.ts';
import type { BillingOverview } from '../../../contract/resources/purchase.ts';
import type { Problem } from '../page/form.ts';
import { problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { STATUS_WORDS } from './checkout-status.ts';
import { historyView } from './history-view.ts';
import { formatCredits, testNotice } from './money.ts';
import { planColumns } from './plan-columns-view.ts';
import { listPacks, offerView, type PlanChoice, priceLabel } from './plans-view.ts';
import { intervalSwitch } from './pricing-view.ts';
import { purchaseForm, type Shop } from './purchase-view.ts';
import { subscriptionView } from './subscription-view.ts';

export interface ReturnedCheckout {
  readonly checkoutId: string;
  readonly status: CheckoutState | 'unknown';
}

export interface BillingView extends BillingOverview {
  readonly me: Me;
  readonly catalog: Catalog;
  readonly models: readonly Model[];
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
  const { me, catalog, subscription, card, payments, problem, returnedCheckout, hasNewer } = view;
  return {
    title: 'Billing',
    layout: 'wide',
    styles: ['pricing.css', 'billing.css'],
    main: html`<div class="billing">
<h1>Billing</h1>
${problemView(problem)}
${returnedCheckout === null ? null : checkoutStatusView(returnedCheckout)}
<div>
${creditsView(me)}
${historyView({ payments, path: '/billing', hasNewer })}
</div>
<div>
${subscriptionSection({ subscription, lastFour: card?.lastFour ?? null }, catalog.enabled)}
${catalog.enabled ? topUpsView(view) : null}
${catalog.enabled ? testNotice('No real money is moved, whatever you buy here.') : html`<p class="notice warn">${catalog.reason ?? ''} Nothing can be bought here; what you have stays yours.</p>`}
</div>
</div>
${catalog.enabled ? plansSection(view) : null}`,
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
  return html`<section class="card spend" aria-labelledby="credits">
<div><h2 id="credits">You can spend</h2>
<p class="figure"><strong>${wallet.available.toLocaleString('en-US')}</strong> available</p></div>
<dl class="leaders">
<div><dt>Balance</dt><dd>${formatCredits(wallet.balance)}</dd></div>
<div><dt>Set aside for running generations</dt><dd>${formatCredits(wallet.held)}</dd></div>
<div><dt>Plan</dt><dd>${plan.name}</dd></div>
</dl>
</section>`;
}

function shopOf({ formToken }: BillingView): Shop {
  return { isOpen: true, isSignedIn: true, formToken, returnTo: 'billing' };
}

/** One form for the whole list: the pressed button says what is bought. */
function packForm(skus: readonly Sku[], view: BillingView): Html {
  return purchaseForm(
    shopOf(view),
    html`<ul class="pack-list">${skus.map(
      (sku) =>
        html`<li><button class="btn btn-line" name="skuId" value="${sku.skuId}" aria-label="Buy ${sku.name} for ${priceLabel(sku)}"><span>${sku.credits.toLocaleString('en-US')}<span class="soft">${priceLabel(sku)}</span></span></button></li>`,
    )}</ul>`,
  );
}

function topUpsView(view: BillingView): Html {
  return html`<section class="card" aria-labelledby="topups">
<h2 id="topups">Add credits once</h2>
<p class="hint">No subscription needed, and credits stay yours.</p>
${packForm(listPacks('topup'), view)}
<details><summary>Quiz packs</summary>
${packForm(listPacks('quiz'), view)}
</details>
</section>`;
}

function subscriptionSection(
  {
    subscription,
    lastFour,
  }: { readonly subscription: Subscription | null; readonly lastFour: string | null },
  canManage: boolean,
): Html {
  return html`<section class="card" aria-labelledby="subscription">
<h2 id="subscription">Plan</h2>
${
  subscription === null
    ? html`<p>You have no subscription. A plan brings credits every month and raises how much you can make.</p>`
    : html`${subscriptionView(subscription, lastFour)}
${canManage ? html`<div class="plan-actions"><a class="btn btn-line" href="/billing?interval=${subscription.interval}#plans">Change</a><form method="post" action="/billing/manage"><button class="btn btn-quiet">Manage the subscription</button></form></div>` : null}`
}
</section>`;
}

function plansSection(view: BillingView): Html {
  const { subscription, choice, currency, isChoosingPlan } = view;
  const isLive = subscription !== null && subscription.status !== 'canceled';
  const shown = view.plans.filter(({ interval }) => interval === choice.interval);
  const plans = html`${offerView('/billing', choice)}
${intervalSwitch('/billing', choice)}
${planColumns({ shop: shopOf(view), plans: shown, models: view.models, currency })}`;
  if (!isLive) {
    return html`<section class="billing-plans" aria-labelledby="plans">
<h2 id="plans">Choose a plan</h2>
${plans}
</section>`;
  }
  return html`<details class="billing-plans" id="plans"${isChoosingPlan ? html` open` : null}><summary>Change the plan</summary>
<p class="notice warn">A new plan starts at once and takes the place of the one you have. What is left of the paid period is not paid back; the credits that are left stay yours.</p>
${plans}
</details>`;
}
