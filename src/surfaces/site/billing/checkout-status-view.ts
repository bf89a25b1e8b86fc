import type { HostedCheckout } from '../../../domain/billing/index.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import type { Page } from '../page/page.ts';
import { checkoutFrame, wayBack } from './checkout-frame.ts';
import { hostedStatusWords } from './checkout-status.ts';
import { formatAmountInFull, formatCredits } from './money.ts';

/** For a checkout that takes no card any more. While its status may change, the page goes on by itself. */
export function statusPage(checkout: HostedCheckout, ref: string): Page {
  const { title, text, tone, mayChange } = hostedStatusWords(checkout);
  const { productName, amountMinor, currency, credits, account, status } = checkout;
  const isFulfilled = status === 'fulfilled';
  const price = formatAmountInFull(amountMinor, currency);
  const heading = isFulfilled
    ? `${formatCredits(credits)} are here. You have ${account.balance.toLocaleString('en-US')}.`
    : title;
  return checkoutFrame({
    title,
    left: html`<p class="amount-now">${price}</p>
<p class="lead">${productName}</p>
<div class="slip-shade"><div class="slip">${progressView(checkout)}<hr>
<dl class="leaders"><div class="quiet"><dt>For</dt><dd>${account.email}</dd></div>
<div class="quiet"><dt>Balance</dt><dd>${account.balance.toLocaleString('en-US')}</dd></div></dl></div></div>`,
    right: html`<div class="outcome"${mayChange ? html` data-waits` : null}>
${tone === 'good' ? html`<p class="outcome-mark">${icon('check')}</p>` : null}
<h1>${heading}</h1>
<div class="outcome-text ${tone}" role="status"><p>${text}</p></div>
<div class="row">
${wayBack(checkout)}
${mayChange ? html`<a class="btn btn-line" href="/checkout/${ref}">Look again</a>` : null}
${status === 'failed' || status === 'expired' ? html`<a class="btn btn-line" href="/pricing">See the prices</a>` : null}
</div>
<p class="hint">This was a test: no real money was moved.</p>
${mayChange ? html`<noscript><meta http-equiv="refresh" content="3"></noscript>` : null}
</div>`,
  });
}

/** The steps of a payment, ticked off as they happen. */
function progressView(checkout: HostedCheckout): Html {
  const { status, isPaid, credits } = checkout;
  const isOver = ['failed', 'expired'].includes(status) || (!isPaid && !isPaidState(status));
  const steps: readonly (readonly [label: string, isDone: boolean])[] = [
    ['Card accepted', isPaid || isPaidState(status)],
    ['Payment confirmed', isPaidState(status)],
    [`${formatCredits(credits)} added`, status === 'fulfilled'],
  ];
  return html`<ol class="steps">${steps.map(
    ([label, isDone], i) =>
      html`<li class="${isDone ? 'done' : isOver || status === 'refunded' ? 'never' : steps[i - 1]?.[1] === false ? 'later' : 'now'}"><span>${label}</span><b>${isDone ? html`${icon('check')}<span class="unseen">done</span>` : isOver ? 'no' : 'waiting'}</b></li>`,
  )}</ol>`;
}

function isPaidState(status: HostedCheckout['status']): boolean {
  return status === 'paid_pending_review' || status === 'fulfilled' || status === 'refunded';
}
