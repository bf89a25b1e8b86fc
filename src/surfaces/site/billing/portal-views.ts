import { LIMITS } from '../../../contract/limits.ts';
import type { Subscription } from '../../../contract/resources/billing.ts';
import type { BillingOverview } from '../../../contract/resources/purchase.ts';
import type { PortalAccess } from '../../../domain/billing/index.ts';
import { hiddenInput, noticeView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';
import { historyView } from './history-view.ts';
import { testNotice } from './money.ts';
import { subscriptionView } from './subscription-view.ts';

type PortalView = PortalAccess &
  BillingOverview & { readonly isResumed: boolean; readonly hasNewer: boolean };

export function portalPage(view: PortalView): Page {
  const { subscription, payments, returnUrl, endsAt, hasNewer } = view;
  const renews = subscription?.status === 'active' && !subscription.cancelAtPeriodEnd;
  return {
    title: 'Your subscription',
    navigation: 'none',
    main: html`<div class="wide">
<h1>Your subscription</h1>
<p class="lead">This page was opened by a link that works once. It closes at ${timeView(endsAt.toISOString())}.</p>
${view.isResumed && renews ? noticeView('The subscription goes on and renews as before.') : null}
${testNotice('No real money is moved.')}
<section class="card" aria-labelledby="subscription">
<h2 id="subscription">Subscription</h2>
${
  subscription === null
    ? html`<p>There is no subscription in this account. Single packs of credits need none.</p>`
    : html`${subscriptionView(subscription)}${renewalForm(subscription)}`
}
</section>
${historyView({ payments, path: '/billing/portal', hasNewer })}
<p><a class="button second" href="${returnUrl}">Go back</a></p>
</div>`,
  };
}

function renewalForm({ status, cancelAtPeriodEnd }: Subscription): Html | null {
  if (status === 'canceled') return null;
  return cancelAtPeriodEnd
    ? html`<form method="post" action="/billing/portal">${hiddenInput('renews', 'yes')}<button>Resume the subscription</button></form>`
    : html`<form method="post" action="/billing/portal">${hiddenInput('renews', 'no')}
<p class="hint">If you cancel, the plan stays until the end of the paid period. You can resume until then.</p>
<button class="second danger">Cancel at the end of the period</button></form>`;
}

/** Where a link to the management page leads; its button uses the link up. */
export function handoffPage(path: string): Page {
  return {
    title: 'Manage the subscription',
    navigation: 'none',
    hasSecretAddress: true,
    main: html`<div class="card narrow">
<h1>Manage the subscription</h1>
<p class="lead">The link works once, and opens the management page in this browser.</p>
<form method="post" action="${path}"><button>Open the management page</button></form>
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
    status: 404,
    main: html`<div class="card narrow">
<h1>${title}</h1>
<p class="lead">${text}</p>
<p><a class="button" href="/billing">Sign in to billing</a></p>
</div>`,
  };
}
