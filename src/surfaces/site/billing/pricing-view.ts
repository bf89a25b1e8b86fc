import {
  CATALOG_CURRENCY,
  type Interval,
  MONTHS_FREE_PER_YEAR,
} from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Model } from '../../../contract/resources/model.ts';
import type { OfferedPlan } from '../../../contract/resources/purchase.ts';
import type { Example } from '../../../domain/guides/index.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import { structuredDataView } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import { pricingData } from '../public/structured-data.ts';
import { formatCredits, formatPrice } from './money.ts';
import { planColumns } from './plan-columns-view.ts';
import { listPacks, type PlanChoice, planChoiceUrl } from './plans-view.ts';
import { purchaseForm, type Shop } from './purchase-view.ts';
import { unitChart } from './unit-chart-view.ts';
import { makesInWords, whatCreditsMake } from './what-it-makes.ts';

export interface PricingView {
  readonly choice: PlanChoice;
  readonly shop: Shop;
  /** All plans at the prices that the visitor gets. */
  readonly plans: readonly OfferedPlan[];
  readonly models: readonly Model[];
  readonly examples: readonly Example[];
  readonly serviceName: string;
  readonly baseUrl: string;
}

export function pricingView(view: PricingView): Page {
  const { choice, shop, models, examples } = view;
  const plans = view.plans.filter(({ interval }) => interval === choice.interval);
  return {
    title: 'Pricing',
    layout: 'wide',
    styles: ['pricing.css'],
    scripts: ['pricing.js'],
    head: {
      description: 'Plans, credits and what a generation costs.',
      path: '/pricing',
      markdown: '/pricing.md',
    },
    extraHead: structuredDataView(
      pricingData({ ...view, isOpen: shop.isOpen, questions: QUESTIONS }),
    ),
    main: html`<div class="pricing">
<div class="hero">
<div>
<h1>Pay for pictures, not for attempts</h1>
<p class="lead">Every model has one flat price in credits. What fails, is refused or canceled costs nothing. A new account has ${formatCredits(LIMITS.welcomeCredits)}, and no card is asked for.</p>
${shop.isOpen ? null : html`<p class="notice">Billing is not configured on this server, so nothing can be bought here. These are the prices where it is.</p>`}
${intervalSwitch('/pricing', choice)}
</div>
${receiptsView(models)}
</div>
<section aria-labelledby="plans">
<h2 id="plans" class="unseen">Plans</h2>
${planColumns({ shop, plans, models, currency: CATALOG_CURRENCY })}
</section>
${packsView(view)}
${unitChart(models, examples)}
${QUESTIONS_VIEW}
</div>`,
  };
}

export function intervalSwitch(path: string, choice: PlanChoice): Html {
  const link = (interval: Interval, label: string) =>
    html`<a href="${planChoiceUrl(path, { ...choice, interval })}" data-swap${interval === choice.interval ? html` aria-current="true"` : null}>${label}</a>`;
  return html`<nav class="segments" aria-label="How to pay for a plan">${link('monthly', 'Monthly')}${link('annual', `Yearly, ${MONTHS_FREE_PER_YEAR} months free`)}</nav>`;
}

/** The same clip twice: what a failure costs, and what a success does. */
function receiptsView(models: readonly Model[]): Html | null {
  const shown = whatCreditsMake(0, models).at(-1);
  const model = models.find(({ name, type }) => name === shown?.name && type === 'video');
  if (model === undefined) return null;
  const { name, credit_cost: cost } = model;
  const slip = (rows: readonly (readonly [string, string])[], charged: number, words: string) =>
    html`<div class="slip-shade"><div class="slip"><p class="slip-head"><b>Receipt</b><span>${name}</span></p><hr>
<dl class="leaders">${rows.map(([label, value]) => html`<div class="quiet"><dt>${label}</dt><dd>${value}</dd></div>`)}</dl><hr>
<dl class="leaders"><div class="sum"><dt>Charged</dt><dd>${formatCredits(charged)}</dd></div></dl><p>${words}</p></div></div>`;
  return html`<div class="receipts" aria-hidden="true">
${slip(
  [
    ['Held', `${cost}`],
    ['Provider failed', '✕'],
    ['Released', `${cost}`],
  ],
  0,
  'Nothing was charged.',
)}
${slip(
  [
    ['Held', `${cost}`],
    ['Made', '✓'],
  ],
  cost,
  'Second try. You paid once.',
)}
</div>`;
}

function packsView({ shop, models }: PricingView): Html {
  const quiz = listPacks('quiz');
  const [least, most] = [quiz[0], quiz.at(-1)];
  const tickets = html`<ul class="tickets">${listPacks('topup').map(
    ({ skuId, name, credits, amountMinor }) => html`<li class="ticket">
<div><p class="count"><strong>${credits.toLocaleString('en-US')}</strong> credits</p>
<p class="hint">${makesInWords(credits, models)}</p></div>
<div class="stub"><p><strong>${formatPrice(amountMinor, CATALOG_CURRENCY)}</strong> <span class="hint">${Math.round(amountMinor / credits)} ¢ each</span></p>
${shop.isOpen ? html`<button class="btn btn-s" name="skuId" value="${skuId}"><span>Buy<span class="unseen"> ${name}</span></span></button>` : null}</div>
</li>`,
  )}</ul>`;
  return html`<section aria-labelledby="topups">
<h2 id="topups">Or buy credits once</h2>
<p class="lead">No subscription. Unused credits stay yours.</p>
${purchaseForm(shop, tickets)}
${
  least === undefined || most === undefined
    ? null
    : html`<div class="quiz-row"><p><strong>Not sure how many?</strong> Four questions, one answer: packs from ${formatCredits(least.credits)} for ${formatPrice(least.amountMinor, CATALOG_CURRENCY)} to ${most.credits.toLocaleString('en-US')} for ${formatPrice(most.amountMinor, CATALOG_CURRENCY)}.</p><a class="btn btn-line" href="/quiz">Take the quiz${icon('arrow')}</a></div>`
}
</section>`;
}

/** What people ask before they pay; search engines get them as data. */
const QUESTIONS = [
  {
    name: 'When am I charged?',
    text: 'When the file is ready. Until then the price is held, and shown as held.',
  },
  {
    name: 'Can I cancel?',
    text: 'Any time, in two clicks. The plan runs to the end of the paid period, and the credits stay yours.',
  },
  {
    name: 'Can an agent overspend?',
    text: 'No. A key can have a daily ceiling, and only a person can buy.',
  },
];

const QUESTIONS_VIEW = html`<section class="questions" aria-label="Questions">
${QUESTIONS.map(({ name, text }) => html`<div><h3>${name}</h3><p>${text}</p></div>\n`)}</section>`;
