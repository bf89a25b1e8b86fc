import { useState } from 'react';
import type { History, HistoryItem } from '../../../../src/contract/resources/billing.ts';
import type { BillingOverview } from '../../../../src/contract/resources/purchase.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';

const text = words.billing.invoices;
const SHOWN_AT_FIRST = 3;

/** Payments with their invoices, newest first. */
export function InvoicesCard({ first }: { readonly first: History }) {
  const [more, setMore] = useState<readonly History[]>([]);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const pages = [first, ...more];
  const payments = pages.flatMap(({ history }) => history);
  const cursor = pages.at(-1)?.nextCursor ?? null;
  const showMore = async () => {
    if (shown < payments.length) return setShown(payments.length);
    if (cursor === null) return;
    try {
      const { payments: next } = await call<BillingOverview>('/billing', { query: { cursor } });
      setMore([...more, next]);
      setShown(payments.length + next.history.length);
    } catch (error) {
      showToast({ text: problemOf(error).title, icon: 'alert' });
    }
  };
  return (
    <section aria-labelledby="invoices" className="card side-card">
      <header className="card-head">
        <h2 id="invoices">{text.title}</h2>
        {shown < payments.length || cursor !== null ? (
          <Button look="quiet" onClick={() => void showMore()} size="s">
            {text.more}
          </Button>
        ) : null}
      </header>
      {payments.length === 0 ? <p className="soft">{text.none}</p> : null}
      <ul className="invoices">
        {payments.slice(0, shown).map((payment, index) => (
          <Payment key={payment.id ?? index} payment={payment} />
        ))}
      </ul>
      {first.degraded === true ? <p className="hint">{text.degraded}</p> : null}
    </section>
  );
}

function Payment({ payment }: { readonly payment: HistoryItem }) {
  const { createdAt, amount, currency, invoiceUrl, invoiceNumber, productName } = payment;
  const remark =
    payment.inReview === true ? text.inReview : payment.status === 'refunded' ? text.refunded : '';
  return (
    <li>
      <p>
        <span>{createdAt === undefined ? null : words.fullDay(createdAt)}</span>
        <span className="soft">
          {[invoiceNumber ?? productName, remark].filter(Boolean).join(', ')}
        </span>
      </p>
      <span>
        {amount === undefined ? null : words.money(Math.round(amount * 100), currency ?? 'USD')}
      </span>
      {invoiceUrl == null ? null : (
        <a
          aria-label={text.open(invoiceNumber ?? '')}
          className="btn btn-quiet btn-icon btn-s"
          href={invoiceUrl}
        >
          <Icon name="receipt" />
        </a>
      )}
    </li>
  );
}
