import { useState } from 'react';
import type { Subscription } from '../../../../src/contract/resources/billing.ts';
import type { BillingOverview } from '../../../../src/contract/resources/purchase.ts';
import { useMe } from '../queries.ts';
import { serverNow } from '../server-time.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import { wholeDaysUntil } from './days.ts';
import { useManagement } from './go-and-pay.ts';
import { PlansDialog } from './plans-dialog.tsx';
import { useRecentUsage } from './spend-card.tsx';

const text = words.billing.plan;

/** The plan, until when, and whether it is enough. */
export function PlanCard({ overview }: { readonly overview: BillingOverview }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { subscription } = overview;
  const live = subscription?.status === 'canceled' ? null : subscription;
  return (
    <section aria-labelledby="plan" className="card side-card">
      <h2 className="side-label" id="plan">
        {text.title}
      </h2>
      <PlanName overview={overview} subscription={live} />
      <Standing card={overview.card?.lastFour ?? null} subscription={subscription} />
      {overview.enabled ? (
        <div className="plan-actions">
          <Button look={live === null ? 'ink' : 'line'} onClick={() => setIsChoosing(true)}>
            {live === null ? text.choose : text.change}
          </Button>
          {live === null ? null : <ManageButton subscription={live} />}
        </div>
      ) : null}
      <Pace renewsAt={live?.cancelAtPeriodEnd === false ? live.currentPeriodEnd : null} />
      <PlansDialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} overview={overview} />
    </section>
  );
}

interface NameProps {
  readonly overview: BillingOverview;
  readonly subscription: Subscription | null;
}

function PlanName({ overview, subscription }: NameProps) {
  const me = useMe();
  const plan = overview.plans.find(({ skuId }) => skuId === subscription?.skuId);
  const name = plan?.name ?? me?.plan.name ?? text.free;
  return (
    <p className="plan-name">
      {subscription === null ? name : text.name(name, subscription.credits)}
    </p>
  );
}

interface StandingProps {
  readonly subscription: Subscription | null;
  readonly card: string | null;
}

function Standing({ subscription, card }: StandingProps) {
  if (subscription === null) return <p className="soft">{text.freeText}</p>;
  const { status, amountMinor, currency, interval, currentPeriodEnd } = subscription;
  const day = words.fullDay(currentPeriodEnd);
  if (status === 'canceled') return <p className="soft">{text.ended(day)}</p>;
  return (
    <p className="soft">
      {text.price(words.money(amountMinor, currency), interval)}{' '}
      {subscription.cancelAtPeriodEnd ? text.ends(day) : text.renews(day, card)}{' '}
      {status === 'past_due' ? text.pastDue : null}
    </p>
  );
}

function ManageButton({ subscription }: { readonly subscription: Subscription }) {
  const manage = useManagement();
  const name = subscription.cancelAtPeriodEnd ? text.resume : text.cancel;
  return (
    <Button isBusy={manage.isPending} look="quiet" onClick={() => manage.mutate()}>
      {manage.isPending ? text.opening : name}
    </Button>
  );
}

/** How long the credits last if people go on as in the last 30 days; nothing where nothing was used. */
function Pace({ renewsAt }: { readonly renewsAt: string | null }) {
  const available = useMe()?.credits.available ?? 0;
  const usage = useRecentUsage().data;
  if (usage === undefined || usage.charged === 0 || available === 0) return null;
  const used = usage.days.findIndex(({ charged }) => charged > 0);
  const days = Math.floor(available / (usage.charged / (usage.days.length - used)));
  const left = renewsAt === null ? null : wholeDaysUntil(renewsAt, serverNow());
  return (
    <p className="pace soft">
      {text.pace(available, days)}{' '}
      {left === null ? null : days >= left ? text.fits : text.short(left)}
    </p>
  );
}
