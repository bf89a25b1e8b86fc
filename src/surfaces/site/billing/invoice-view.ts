import type { readInvoice } from '../../../domain/billing/index.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';
import { formatCredits, formatPrice, testNotice } from './money.ts';
import { PAID_IN_REVIEW } from './words.ts';

type Invoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

export function invoicePage({
  id,
  productName,
  amountMinor,
  currency,
  paidAt,
  ...invoice
}: Invoice): Page {
  const { subscription } = invoice;
  return {
    title: 'Invoice',
    navigation: 'none',
    hasSecretAddress: true,
    main: html`<div class="card narrow">
<h1>Invoice</h1>
${testNotice('No real money was moved.')}
<dl class="facts">
<div><dt>Number</dt><dd>${id}</dd></div>
<div><dt>Paid</dt><dd>${timeView(paidAt.toISOString())}</dd></div>
<div><dt>For</dt><dd>${productName}</dd></div>
<div><dt>Credits</dt><dd>${formatCredits(invoice.credits)}</dd></div>
${
  subscription === null
    ? null
    : html`<div><dt>Period</dt><dd>${timeView(subscription.start.toISOString())} to ${timeView(subscription.end.toISOString())}</dd></div>`
}
<div><dt>Amount</dt><dd><strong>${formatPrice(amountMinor, currency)}</strong></dd></div>
<div><dt>Status</dt><dd>${statusLabel(invoice)}</dd></div>
</dl>
<p><a class="button second" href="/billing">Go to billing</a></p>
</div>`,
  };
}

function statusLabel({ status, inReview }: Pick<Invoice, 'status' | 'inReview'>): string {
  if (inReview) return PAID_IN_REVIEW;
  return status === 'paid' ? 'Paid' : 'Refunded';
}

export function noInvoicePage(): Page {
  return {
    title: 'There is no such invoice',
    navigation: 'none',
    status: 404,
    main: html`<div class="card narrow">
<h1>There is no such invoice</h1>
<p class="lead">The address may have been cut off when it was copied. Your invoices are listed under your payments.</p>
<p><a class="button" href="/billing#payments">Sign in to billing</a></p>
</div>`,
  };
}
