import { LIMITS } from '../../../contract/limits.ts';
import type { Model } from '../../../contract/resources/model.ts';
import type { CardForm, HostedCheckout } from '../../../domain/billing/index.ts';
import type { Problem } from '../page/form.ts';
import { errorView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import type { Page } from '../page/page.ts';
import { checkoutFrame } from './checkout-frame.ts';
import { orderSlip } from './checkout-slip.ts';
import { formatAmountInFull } from './money.ts';

export const NOTHING_TYPED: CardForm = { card_number: '', expiry: '', cvc: '' };

interface CheckoutView {
  readonly checkout: HostedCheckout;
  readonly ref: string;
  readonly models: readonly Model[];
  readonly typed: CardForm;
  readonly problem: Problem | null;
}

/** The form for a card. */
export function checkoutPage({ checkout, ref, models, typed, problem }: CheckoutView): Page {
  const { amountMinor, currency, triesLeft, account, renewal, returnUrl } = checkout;
  const price = formatAmountInFull(amountMinor, currency);
  const wasDeclined = problem === null && triesLeft < LIMITS.checkoutDeclinesMax;
  return checkoutFrame({
    title: 'Checkout',
    left: html`<p><a class="leave" href="${returnUrl}">${icon('back')}Leave without paying</a></p>
<p class="amount-now"><span class="unseen">To pay: </span>${price}</p>
<p class="lead">${summaryOf(checkout)}</p>
${orderSlip(checkout, models)}
${draftView(checkout)}`,
    right: html`<p class="paying-as">Paying as ${account.email}</p>
<h1><span class="unseen">Checkout: </span>Pay by card</h1>
${problemView(problem)}
${wasDeclined ? html`<p class="notice bad">The last card was declined. You can try another one.</p>` : null}
<form method="post" action="/checkout/${ref}" novalidate>
${cardFields(typed, problem)}
<button class="btn btn-l btn-wide" data-busy="Paying…">Pay ${price}</button>
</form>
<p class="hint">${renewal === null ? null : `${renewalTerms(renewal, currency)} `}Nothing is charged before you press Pay. Credits arrive when the payment is confirmed, usually within seconds. This page then goes on by itself.</p>
${testCardsView(checkout)}`,
  });
}

function summaryOf({ kind, productName, renewal, currency, amountMinor }: HostedCheckout): string {
  if (kind !== 'subscription' || renewal === null) return `${productName}, once. No subscription.`;
  const period = renewal.interval === 'annual' ? 'year' : 'month';
  const later = formatAmountInFull(renewal.amountMinor, currency);
  return amountMinor === renewal.amountMinor
    ? `${productName}. The same every ${period} until you cancel.`
    : `${productName}. This is the first ${period}; then ${later} every ${period}.`;
}

type Renewal = NonNullable<HostedCheckout['renewal']>;

function renewalTerms({ interval, amountMinor }: Renewal, currency: string): string {
  const period = interval === 'annual' ? 'year' : 'month';
  return `It renews by itself every ${period} for ${formatAmountInFull(amountMinor, currency)} until you cancel. You can cancel at any time; it then ends with the period you have paid for.`;
}

/** What waits in the studio; only the browser knows it, so a script fills it in. */
function draftView({ returnTarget }: HostedCheckout): Html | null {
  if (returnTarget !== 'generate') return null;
  return html`<div class="draft" data-draft hidden><p class="hint">Continues when your credits arrive</p><p class="sentence" data-draft-text></p></div>`;
}

interface CardField {
  readonly name: keyof CardForm;
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
}

const NUMBER: CardField = {
  name: 'card_number',
  label: 'Card number',
  hint: 'One of the test cards below.',
  placeholder: '',
};
const EXPIRY: CardField = {
  name: 'expiry',
  label: 'Expiry',
  hint: 'Month and year',
  placeholder: 'MM / YY',
};
const CVC: CardField = {
  name: 'cvc',
  label: 'Security code',
  hint: 'On the back of the card',
  placeholder: '3 digits',
};

function cardFields(typed: CardForm, problem: Problem | null): Html {
  const field = (card: CardField) => cardField(card, typed[card.name], problem?.fields[card.name]);
  return html`${field(NUMBER)}
<div class="pair">
${field(EXPIRY)}
${field(CVC)}
</div>`;
}

/** Browsers are not to suggest a real card. */
function cardField(
  { name, label, hint, placeholder }: CardField,
  value: string,
  error: string | undefined,
): Html {
  const describedBy = `${name}-hint${error === undefined ? '' : ` ${name}-error`}`;
  return html`<div class="field${error === undefined ? '' : ' wrong'}">
<label for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" value="${value}" placeholder="${placeholder}" aria-describedby="${describedBy}"${error === undefined ? null : html` aria-invalid="true"`} required>
<p class="hint${name === 'card_number' ? '' : ' unseen'}" id="${name}-hint">${hint}</p>
${error === undefined ? null : errorView(name, error)}
</div>`;
}

function testCardsView({ testCards }: HostedCheckout): Html {
  return html`<section class="test-corner" aria-labelledby="test-cards">
<h2 id="test-cards"><strong>This is a test.</strong> No real money is moved.</h2>
<p class="hint" data-fill-hint hidden>Press a card to fill it in.</p>
<ul>
${testCards.map(({ number, effect }) => html`<li data-card="${number}"><code>${number}</code><span>${effect}</span></li>`)}
</ul>
</section>`;
}

export function noCheckoutPage(): Page {
  return {
    title: 'No such checkout',
    navigation: 'none',
    styles: ['checkout.css'],
    status: 404,
    main: html`<div class="buy empty-frame">
<h1>There is no checkout here</h1>
<p class="lead">The address may be cut off, or it belongs to another server. Ask whoever gave it to you for a new one; nothing was charged.</p>
<p><a class="btn btn-line" href="/pricing">See the prices</a></p>
</div>`,
  };
}
