import type { History, HistoryItem } from '../../../contract/resources/billing.ts';
import { type Html, html } from '../page/html.ts';
import { timeView } from '../page/time-view.ts';
import { formatAmount } from './money.ts';
import { PAID_IN_REVIEW } from './words.ts';

interface HistoryView {
  readonly payments: History;
  /** The path of the page. */
  readonly path: string;
  /** Whether there are newer payments than these. */
  readonly hasNewer: boolean;
}

export function historyView({ payments, path, hasNewer }: HistoryView): Html {
  const { history, nextCursor, degraded } = payments;
  return html`<section class="card" aria-labelledby="payments">
<h2 id="payments">Payments</h2>
${degraded === true ? html`<p class="notice warn">Some payments from before this service could not be read whole. What is known of them is shown.</p>` : null}
${history.length === 0 ? html`<p class="soft">No payments yet. What you pay appears here, with its invoice where there is one.</p>` : html`<ul class="rows payments">${history.map(paymentView)}</ul>`}
${nextCursor === null && !hasNewer ? null : html`<p class="row">${hasNewer ? html`<a class="btn btn-line btn-s" href="${path}#payments">Newest payments</a>` : null}${nextCursor === null ? null : html`<a class="btn btn-line btn-s" href="${path}?${new URLSearchParams({ cursor: nextCursor }).toString()}#payments">Older payments</a>`}</p>`}
</section>`;
}

function paymentView({
  productName,
  createdAt,
  amount,
  currency,
  status,
  inReview = false,
  invoiceUrl,
  invoiceNumber,
}: HistoryItem): Html {
  return html`<li>
<div><strong>${productName ?? 'A payment'}</strong>
<p class="hint">${createdAt === undefined ? 'Date unknown' : timeView(createdAt)}${
    isWebUrl(invoiceUrl)
      ? html` · <a href="${invoiceUrl}">Invoice</a>${invoiceNumber === undefined ? null : ` ${invoiceNumber}`}`
      : null
  }</p></div>
<div class="amount"><strong>${amount === undefined ? 'Amount unknown' : formatAmount(amount, currency)}</strong>
<p class="hint">${inReview ? PAID_IN_REVIEW : statusLabel(status)}</p></div>
</li>`;
}

/** Payments from before this service may hold anything here; only a web address becomes a link. */
function isWebUrl(url: string | null | undefined): url is string {
  return typeof url === 'string' && /^https?:\/\//i.test(url);
}

function statusLabel(status: string | undefined): string {
  if (status === undefined) return 'Status unknown';
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
}
