import type { Tier } from '../../../contract/billing-catalog.ts';
import { PLANS } from '../../../contract/plans.ts';
import type { Model } from '../../../contract/resources/model.ts';
import type { OfferedPlan } from '../../../contract/resources/purchase.ts';
import { type Html, html } from '../page/html.ts';
import { formatPrice } from './money.ts';
import { perInterval } from './plans-view.ts';
import { purchaseForm, type Shop } from './purchase-view.ts';
import { nounFor, whatCreditsMake } from './what-it-makes.ts';

const FOR_WHOM: Readonly<Record<Tier, string>> = {
  starter: 'To try things out',
  professional: 'For makers',
  ultra: 'For teams',
  enterprise_max: 'For products',
};

const OUR_PICK: Tier = 'professional';

interface Columns {
  readonly shop: Shop;
  readonly plans: readonly OfferedPlan[];
  readonly models: readonly Model[];
  readonly currency: string;
}

/** Every plan beside the others. Its size is a choice in its form, and everything that depends on it is there. */
export function planColumns({ plans, ...columns }: Columns): Html {
  const byTier = Map.groupBy(plans, ({ tier }) => tier);
  return html`<ul class="columns">${[...byTier].map(([tier, sizes]) =>
    columnView(tier as Tier, sizes, columns),
  )}</ul>`;
}

function columnView(
  tier: Tier,
  sizes: readonly OfferedPlan[],
  { shop, models, currency }: Omit<Columns, 'plans'>,
): Html {
  const { name } = PLANS[tier];
  const isPick = tier === OUR_PICK;
  const chosen = Math.max(
    0,
    sizes.findIndex(({ current }) => current),
  );
  const choose = shop.isOpen
    ? html`<button class="btn ${isPick ? 'btn-lamp' : 'btn-line'} btn-wide">${sizes.some(({ current }) => current) ? 'Change to' : 'Choose'} ${name}</button>`
    : null;
  const content = html`<fieldset>
<legend>Credits ${perInterval(sizes[0]?.interval ?? 'monthly')}<span class="unseen"> with ${name}</span></legend>
<div class="segments sizes">${sizes.map(
    (plan, i) =>
      html`<label><input class="size-${i}" type="radio" name="skuId" value="${plan.skuId}" aria-label="${plan.credits.toLocaleString('en-US')} credits ${perInterval(plan.interval)}"${i === chosen ? html` checked` : null}>${shortCount(plan.credits)}</label>`,
  )}</div>
</fieldset>
${sizes.map((plan, i) => priceView(plan, i, currency))}
${choose}`;
  return html`<li class="column${isPick ? ' pick' : ''}">
${isPick ? html`<p class="tag">Our pick</p>` : null}<h3>${name}</h3>
<p class="hint">${FOR_WHOM[tier]}</p>
${purchaseForm(shop, content, sizes[0]?.offer?.offerId ?? null)}
${sizes.map((plan, i) => makesView(plan, i, { tier, models }))}
<p class="hint budget">${budgetText(tier)}</p>
</li>`;
}

function priceView(
  { amountMinor, interval, offer, credits }: OfferedPlan,
  i: number,
  currency: string,
): Html {
  const period = interval === 'annual' ? 'year' : 'month';
  const whole = `${formatPrice(amountMinor, currency)} ${perInterval(interval)}`;
  const size = html`<span class="unseen">${credits.toLocaleString('en-US')} credits ${perInterval(interval)} </span>`;
  if (offer === null) {
    return html`<div class="price for-${i}"><p>${size}<strong>${formatPrice(amountMinor, currency)}</strong> ${perInterval(interval)}</p><p class="hint">until you cancel</p></div>`;
  }
  return html`<div class="price for-${i}"><p>${size}<strong>${formatPrice(offer.firstAmountMinor, currency)}</strong> first ${period}</p><p class="hint">then ${whole}</p></div>`;
}

function makesView(
  { credits }: OfferedPlan,
  i: number,
  { tier, models }: { tier: Tier; models: readonly Model[] },
): Html {
  const isUnlimited = PLANS[tier].unlimitedEmbedded;
  const makes = whatCreditsMake(credits, models);
  return html`<ul class="makes for-${i}">${makes.map(
    ({ name, count, isDraft, isConnected }, at) => {
      const unlimited = isDraft && isUnlimited;
      const joint = at === makes.length - 1 ? '' : unlimited ? ', and' : ', or';
      const number = unlimited
        ? html`<b><span aria-hidden="true">∞</span><span class="unseen">Unlimited</span></b>`
        : html`<b>${count.toLocaleString('en-US')}</b>`;
      return html`<li${isConnected ? null : html` class="absent"`}>${number} <span>${nounFor(isDraft, name, unlimited ? 2 : count)}${isConnected ? joint : html`<small>not connected here</small>`}</span></li>`;
    },
  )}</ul>`;
}

function budgetText(tier: Tier): string {
  const { generationsPerHour, generationsPerDay } = PLANS[tier];
  const count = (n: number) => n.toLocaleString('en-US');
  return `${count(generationsPerHour)} jobs an hour, ${count(generationsPerDay)} a day`;
}

/** `13,000` → `13k`, where the whole number would not fit beside the others. */
function shortCount(credits: number): string {
  return credits >= 10_000 && credits % 1_000 === 0
    ? `${(credits / 1_000).toLocaleString('en-US')}k`
    : credits.toLocaleString('en-US');
}
