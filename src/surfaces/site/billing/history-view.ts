import type { History, HistoryItem } from '../../../contract/resources/billing.ts';
import { type Html, html } from '../page/html.ts';
import { timeView } from '../page/time-view.ts';
import { amountOf } from './money.ts';

interface HistoryView {
  readonly payments: History;
  /** The page that shows them, without its query. */
  readonly path: string;
  /** Whether these are not the newest. */
  readonly isLater: boolean;
}

export function historyView({ payments, path, isLater }: HistoryView): Html {
  const { history, nextCursor, degraded } = payments;
  return html`<section aria-labelledby="payments">
<h2 id="payments">Payments</h2>
${degraded === true ? html`<p class="notice warn">Some payments from before this service could not be read whole. What is known of them is shown.</p>` : null}
${history.length === 0 ? html`<p class="empty">No payments yet. What you pay appears here, with its invoice where there is one.</p>` : html`<ul class="rows payments">${history.map(paymentView)}</ul>`}
${nextCursor === null && !isLater ? null : html`<p class="row">${isLater ? html`<a class="button second" href="${path}#payments">Newest payments</a>` : null}${nextCursor === null ? null : html`<a class="button second" href="${path}?${new URLSearchParams({ cursor: nextCursor }).toString()}#payments">Older payments</a>`}</p>`}
</section>`;
}

function paymentView({
  productName,
  createdAt,
  amount,
  currency,
  status,
  invoiceUrl,
}: HistoryItem): Html {
  return html`<li>
<div><strong>${productName ?? 'A payment'}</strong>
<p class="hint">${createdAt === undefined ? 'Date unknown' : timeView(createdAt)}${
    isWeb(invoiceUrl) ? html` · <a href="${invoiceUrl}">Invoice</a>` : null
  }</p></div>
<div class="amount"><strong>${amount === undefined ? 'Amount unknown' : amountOf(amount, currency)}</strong>
<p class="hint">${statusWord(status)}</p></div>
</li>`;
}

/** Rows from before this service may hold anything; only an address of the web becomes a link. */
function isWeb(address: string | null | undefined): address is string {
  return typeof address === 'string' && /^https?:\/\//i.test(address);
}

function statusWord(status: string | undefined): string {
  if (status === undefined) return 'Status unknown';
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
}
