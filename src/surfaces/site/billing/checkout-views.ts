import { LIMITS } from '../../../contract/limits.ts';
import type { CardForm, HostedCheckout } from '../../../domain/billing/index.ts';
import type { Problem } from '../page/form.ts';
import { inputView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';
import { hostedStatusWords } from './checkout-status.ts';
import { formatPrice, testNotice } from './money.ts';

export const NOTHING_TYPED: CardForm = { card_number: '', expiry: '', cvc: '' };

interface CheckoutView {
  readonly checkout: HostedCheckout;
  readonly ref: string;
  readonly typed: CardForm;
  readonly problem: Problem | null;
}

/** The form for a card. */
export function checkoutPage({ checkout, ref, typed, problem }: CheckoutView): Page {
  const { amountMinor, currency, triesLeft, expiresAt, returnUrl } = checkout;
  const wasDeclined = problem === null && triesLeft < LIMITS.checkoutDeclinesMax;
  return {
    title: 'Checkout',
    navigation: 'none',
    hasSecretAddress: true,
    main: html`<div class="card narrow">
<h1>Checkout</h1>
${testNotice('No real money is moved. Do not type a real card.')}
${problemView(problem)}
${wasDeclined ? html`<p class="notice bad">The last card was declined. You can try another one.</p>` : null}
${orderView(checkout)}
<form method="post" action="/checkout/${ref}" novalidate>
${cardFields(typed, problem)}
<button>Pay ${formatPrice(amountMinor, currency)}</button>
</form>
${testCardsView(checkout)}
<p class="hint">Open until ${timeView(expiresAt.toISOString())}. What you buy comes when the payment is confirmed, not by opening or leaving this page.</p>
<p class="aside"><a href="${returnUrl}">Leave without paying</a></p>
</div>`,
  };
}

function orderView(checkout: HostedCheckout): Html {
  const { productName, amountMinor, currency, renewal } = checkout;
  return html`<section aria-labelledby="order">
<h2 id="order">${productName}</h2>
<dl class="order">
${renewal === null ? null : renewalView(renewal, checkout)}
<div class="total"><dt>To pay now</dt><dd>${formatPrice(amountMinor, currency)}</dd></div>
</dl>
${renewal === null ? null : html`<p class="hint">${renewalTerms(renewal, currency)}</p>`}
</section>`;
}

type Renewal = NonNullable<HostedCheckout['renewal']>;

function renewalView(
  { interval, amountMinor: later }: Renewal,
  { amountMinor, currency }: HostedCheckout,
): Html {
  const period = interval === 'annual' ? 'year' : 'month';
  return html`<div><dt>First ${period}</dt><dd>${formatPrice(amountMinor, currency)}</dd></div>
<div><dt>Every ${period} after that</dt><dd>${formatPrice(later, currency)}</dd></div>`;
}

function renewalTerms({ interval, amountMinor }: Renewal, currency: string): string {
  const period = interval === 'annual' ? 'year' : 'month';
  return `It renews by itself every ${period} for ${formatPrice(amountMinor, currency)} until you cancel. You can cancel at any time; it then ends with the period you have paid for.`;
}

function cardFields(typed: CardForm, problem: Problem | null): Html {
  const field = (name: keyof CardForm, label: string, hint: string) =>
    // Off, so that browsers do not suggest a real card.
    inputView(
      { name, label, hint, type: 'text', autocomplete: 'off', value: typed[name], numeric: true },
      problem,
    );
  return html`${field('card_number', 'Card number', 'One of the test cards below.')}
<div class="pair">
${field('expiry', 'Expiry', 'Month/year: 12/34')}
${field('cvc', 'Security code', 'Any 3 digits')}
</div>`;
}

function testCardsView({ testCards }: HostedCheckout): Html {
  return html`<section aria-labelledby="test-cards">
<h2 id="test-cards">Test cards</h2>
<ul class="rows test-cards">
${testCards.map(({ number, effect }) => html`<li><code>${number}</code><p class="hint">${effect}</p></li>`)}
</ul>
</section>`;
}

/** For a checkout that takes no card any more. */
export function statusPage(checkout: HostedCheckout, ref: string): Page {
  const { title, text, tone, mayChange } = hostedStatusWords(checkout);
  const { productName, amountMinor, currency, returnUrl } = checkout;
  return {
    title,
    navigation: 'none',
    hasSecretAddress: true,
    main: html`<div class="card narrow">
<h1>${title}</h1>
<div class="notice ${tone}" role="status"><p>${text}</p></div>
<dl class="order">
<div><dt>${productName}</dt><dd>${formatPrice(amountMinor, currency)}</dd></div>
</dl>
<p class="hint">This was a test: no real money was moved.</p>
<div class="row">
<a class="button" href="${returnUrl}">Go back</a>
${mayChange ? html`<a class="button second" href="/checkout/${ref}">Look again</a>` : null}
</div>
</div>`,
  };
}

export function noCheckoutPage(): Page {
  return {
    title: 'No such checkout',
    navigation: 'none',
    status: 404,
    main: html`<div class="card narrow">
<h1>There is no checkout here</h1>
<p class="lead">The address may be cut off, or it belongs to another server. Ask whoever gave it to you for a new one; nothing was charged.</p>
<p><a class="button second" href="/pricing">See the prices</a></p>
</div>`,
  };
}
