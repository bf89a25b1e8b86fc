import '../css/charts.css';
import '../css/desk.css';
import '../css/billing/index.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BillingOverview } from '../../../../src/contract/resources/purchase.ts';
import { CheckoutBanner } from '../billing/checkout-banner.tsx';
import { exportLedger } from '../billing/export-ledger.ts';
import { InvoicesCard } from '../billing/invoices-card.tsx';
import { LedgerCard } from '../billing/ledger-card.tsx';
import { PacksCard } from '../billing/packs-card.tsx';
import { PlanCard } from '../billing/plan-card.tsx';
import { overviewQuery } from '../billing/queries.ts';
import { SpendCard } from '../billing/spend-card.tsx';
import { UsageCard } from '../billing/usage-card.tsx';
import { useParameter } from '../shell/address.ts';
import { useTitle } from '../shell/title.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';

const text = words.billing;

export function BillingPage() {
  useTitle(text.title);
  const checkout = useParameter('checkout');
  const overview = useQuery(overviewQuery);
  return (
    <div className="page billing-page">
      <header className="page-head">
        <h1>{text.title}</h1>
        <div className="actions">
          <ExportButton />
          {overview.data?.enabled === true ? (
            <Button look="ink" onClick={showPacks}>
              {text.add}
            </Button>
          ) : null}
        </div>
      </header>
      {checkout === null ? null : <CheckoutBanner id={checkout} />}
      <div className="billing-columns">
        <div>
          <SpendCard />
          <UsageCard />
          <LedgerCard />
        </div>
        <section aria-label={text.sections.money}>
          <Loaded height={240} query={overview}>
            {(data) => <Money overview={data} />}
          </Loaded>
        </section>
      </div>
    </div>
  );
}

function showPacks(): void {
  const packs = document.getElementById('packs');
  packs?.scrollIntoView({ block: 'center' });
  packs?.parentElement?.querySelector<HTMLElement>('.pack')?.focus();
}

function ExportButton() {
  const { button, busy, done } = text.exports;
  const run = useMutation({
    mutationFn: exportLedger,
    onSuccess: (rows) => showToast({ text: done(rows) }),
    onError: (error) => showToast({ text: problemOf(error).title, icon: 'alert' }),
  });
  return (
    <Button icon="download" isBusy={run.isPending} onClick={() => run.mutate()}>
      {run.isPending ? busy : button}
    </Button>
  );
}

function Money({ overview }: { readonly overview: BillingOverview }) {
  const { enabled, reason, environment, payments } = overview;
  return (
    <>
      {enabled ? null : (
        <p className="notice">
          <strong>{text.off.title}</strong>
          <span>
            {reason} {text.off.text}
          </span>
        </p>
      )}
      <PlanCard overview={overview} />
      {enabled ? <PacksCard overview={overview} /> : null}
      <InvoicesCard first={payments} />
      {enabled && environment === 'sandbox' ? (
        <p className="notice">
          <span>
            <strong>{text.test.title}</strong> {text.test.text}
          </span>
        </p>
      ) : null}
    </>
  );
}
