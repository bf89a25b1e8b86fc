import { LIMITS } from '../../../contract/limits.ts';
import { PLANS, type PlanId } from '../../../contract/plans.ts';
import type { Subscription } from '../../../contract/resources/billing.ts';
import { type Html, html } from '../page/html.ts';
import { timeView } from '../page/time-view.ts';
import { formatCredits, formatPrice } from './money.ts';
import { perInterval } from './plans-view.ts';

export function subscriptionView(subscription: Subscription, lastFour: string | null = null): Html {
  const { tier, interval, amountMinor, currency } = subscription;
  return html`${statusNotice(subscription)}
<dl class="leaders">
<div><dt>Plan</dt><dd>${planName(tier)}</dd></div>
<div><dt>Price</dt><dd>${formatPrice(amountMinor, currency)} ${perInterval(interval)}</dd></div>
<div><dt>Credits</dt><dd>${formatCredits(subscription.credits)} ${perInterval(interval)}</dd></div>
${lastFour === null ? null : html`<div><dt>Card</dt><dd>ending ${lastFour}</dd></div>`}
<div><dt>${periodEndLabel(subscription)}</dt><dd>${timeView(subscription.currentPeriodEnd)}</dd></div>
</dl>`;
}

function periodEndLabel({ status, cancelAtPeriodEnd }: Subscription): string {
  if (status === 'canceled') return 'Was paid until';
  if (status === 'past_due') return 'Was to renew';
  return cancelAtPeriodEnd ? 'Ends' : 'Renews';
}

function statusNotice({ status, cancelAtPeriodEnd }: Subscription): Html | null {
  if (status === 'canceled') {
    return html`<p class="notice warn">This subscription has ended. The credits that are left stay yours.</p>`;
  }
  if (status === 'past_due') {
    return html`<p class="notice bad">The last renewal was declined. We try again every day for ${LIMITS.renewalGraceDays} days; after that the plan ends. The credits that are left stay yours.</p>`;
  }
  if (!cancelAtPeriodEnd) return null;
  return html`<p class="notice warn">It is canceled: it ends with the paid period and does not renew. The credits that are left stay yours.</p>`;
}

function planName(id: string): string {
  return Object.hasOwn(PLANS, id) ? PLANS[id as PlanId].name : id;
}
