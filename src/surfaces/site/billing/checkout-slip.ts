import type { Model } from '../../../contract/resources/model.ts';
import type { HostedCheckout } from '../../../domain/billing/index.ts';
import { type Html, html } from '../page/html.ts';
import { timeView } from '../page/time-view.ts';
import { formatAmountInFull } from './money.ts';
import { makesInWords } from './what-it-makes.ts';

/** What is to be paid, for whom, who asked, and what comes of it. */
export function orderSlip(checkout: HostedCheckout, models: readonly Model[]): Html {
  const { productName, amountMinor, currency, renewal, credits, account } = checkout;
  const price = formatAmountInFull(amountMinor, currency);
  const makes = makesInWords(credits, models);
  const balance = account.balance.toLocaleString('en-US');
  const after = (account.balance + credits).toLocaleString('en-US');
  return html`<section class="slip-shade" aria-labelledby="order"><div class="slip">
<h2 id="order" class="unseen">Order</h2>
<dl class="leaders">
<div class="sum-0"><dt>${productName}</dt><dd>${renewal === null ? price : formatAmountInFull(renewal.amountMinor, currency)}</dd></div>
${renewal === null || renewal.amountMinor === amountMinor ? null : html`<div><dt>Offer</dt><dd>−${formatAmountInFull(renewal.amountMinor - amountMinor, currency)}</dd></div>`}
<div><dt>Tax</dt><dd>${formatAmountInFull(0, currency)}</dd></div>
</dl><hr>
<dl class="leaders"><div class="sum"><dt>To pay now</dt><dd>${price}</dd></div>
${renewal === null ? null : renewalRows(checkout, renewal)}</dl><hr>
<dl class="leaders">
${quietRow('For', account.email)}
${quietRow('Asked for by', askedByText(checkout))}
${makes === '' ? null : quietRow('Makes', makes)}
${quietRow('Balance', `${balance}, then ${after}`)}
${quietRow('Open until', timeView(checkout.expiresAt.toISOString()))}
</dl>
</div></section>`;
}

function renewalRows(
  { amountMinor, currency }: HostedCheckout,
  { interval, amountMinor: later }: NonNullable<HostedCheckout['renewal']>,
): Html {
  const period = interval === 'annual' ? 'year' : 'month';
  return html`${quietRow(`First ${period}`, formatAmountInFull(amountMinor, currency))}
${quietRow(`Every ${period} after that`, formatAmountInFull(later, currency))}`;
}

function askedByText({ askedByKey, returnTarget }: HostedCheckout): string {
  if (askedByKey !== null) return `the key “${askedByKey}”`;
  return returnTarget === 'generate' ? 'you, in the studio' : 'you, on this site';
}

function quietRow(label: string, value: string | Html): Html {
  return html`<div class="quiet"><dt>${label}</dt><dd>${value}</dd></div>`;
}
