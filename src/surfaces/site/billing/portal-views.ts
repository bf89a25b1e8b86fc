import { LIMITS } from '../../../contract/limits.ts';
import type { Subscription } from '../../../contract/resources/billing.ts';
import type { BillingOverview } from '../../../contract/resources/purchase.ts';
import type { PortalAccess } from '../../../domain/billing/index.ts';
import { hiddenInput, noticeView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';
import { historyView } from './history-view.ts';
import { testNotice } from './money.ts';
import { subscriptionView } from './subscription-view.ts';

type PortalView = PortalAccess &
  BillingOverview & { readonly isResumed: boolean; readonly hasNewer: boolean };

export function portalPage(view: PortalView): Page {
  const { subscription, card, payments, returnUrl, endsAt, hasNewer } = view;
  const renews = subscription?.status === 'active' && !subscription.cancelAtPeriodEnd;
  return {
    title: 'Your subscription',
    navigation: 'none',
    styles: ['billing.css'],
    main: html`<div class="manage">
<p><a class="btn btn-quiet" href="${returnUrl}">${icon('back')}Go back</a></p>
<h1>Your subscription</h1>
<p class="lead">This page was opened by a link that works once. It closes at ${timeView(endsAt.toISOString())}.</p>
${view.isResumed && renews ? noticeView('The subscription goes on and renews as before.') : null}
${testNotice('No real money is moved.')}
<section class="card" aria-labelledby="subscription">
<h2 id="subscription">Plan</h2>
${
  subscription === null
    ? html`<p>There is no subscription in this account. Single packs of credits need none.</p>`
    : html`${subscriptionView(subscription, card?.lastFour ?? null)}${renewalForm(subscription)}`
}
</section>
${historyView({ payments, path: '/billing/portal', hasNewer })}
</div>`,
  };
}

function renewalForm({ status, cancelAtPeriodEnd }: Subscription): Html | null {
  if (status === 'canceled') return null;
  return cancelAtPeriodEnd
    ? html`<form method="post" action="/billing/portal">${hiddenInput('renews', 'yes')}<button class="btn">Resume the subscription</button></form>`
    : html`<form method="post" action="/billing/portal">${hiddenInput('renews', 'no')}
<p class="hint">If you cancel, the plan stays until the end of the paid period. You can resume until then.</p>
<div class="plan-actions"><a class="btn" href="/pricing">Change the plan</a><button class="btn btn-danger">Cancel at the end of the period</button></div></form>`;
}

/** Where a link to the management page leads; its button uses the link up. */
export function handoffPage(path: string): Page {
  return {
    title: 'Manage the subscription',
    navigation: 'none',
    styles: ['checkout.css'],
    hasSecretAddress: true,
    main: html`<div class="buy">
<h1>Manage the subscription</h1>
<p class="lead">The link works once, and opens the management page in this browser.</p>
<form method="post" action="${path}"><button class="btn btn-l btn-wide">Open the management page</button></form>
</div>`,
  };
}

export function spentHandoffPage(): Page {
  return closedPage(
    'This link does not work any more',
    `A link to the management page works once, for ${LIMITS.portalMinutes} minutes. Nothing was changed. Make a new one where you got it, or sign in and manage the subscription there.`,
  );
}

export function closedPortalPage(): Page {
  return closedPage(
    'The management page is closed',
    'It stays open for a while after its link was opened, in the same browser. Make a new link where you got the first one, or sign in and manage the subscription there.',
  );
}

function closedPage(title: string, text: string): Page {
  return {
    title,
    navigation: 'none',
    styles: ['checkout.css'],
    status: 404,
    main: html`<div class="buy empty-frame">
<h1>${title}</h1>
<p class="lead">${text}</p>
<p><a class="btn" href="/billing">Sign in to billing</a></p>
</div>`,
  };
}
