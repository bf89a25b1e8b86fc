import { useState } from 'react';
import type { BillingOverview, OfferedPlan } from '../../../../src/contract/resources/purchase.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/segments.tsx';
import { words } from '../words/index.ts';
import { usePurchase } from './go-and-pay.ts';

const text = words.billing.plans;

interface PlansProps {
  readonly overview: BillingOverview;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All plans at the prices that this account gets. */
export function PlansDialog({ overview, isOpen, onClose }: PlansProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title}>
      <Plans overview={overview} />
    </Dialog>
  );
}

function Plans({ overview }: Pick<PlansProps, 'overview'>) {
  const current = overview.plans.find((plan) => plan.current);
  const [interval, setInterval] = useState(current?.interval ?? 'monthly');
  const [size, setSize] = useState(current?.size ?? 's0');
  const purchase = usePurchase();
  const shown = overview.plans.filter((plan) => plan.interval === interval && plan.size === size);
  const sizes = [...new Set(overview.plans.map((plan) => plan.size))];
  return (
    <div className="plans">
      {current === undefined ? null : <p className="notice warn">{text.change}</p>}
      <div className="actions">
        <Segments
          label={text.interval}
          onChange={setInterval}
          options={[
            { value: 'monthly', name: text.monthly },
            { value: 'annual', name: text.annual },
          ]}
          value={interval}
        />
        <Segments
          label={text.size}
          onChange={setSize}
          options={sizes.map((value) => ({ value, name: text.sizes[value] ?? value }))}
          value={size}
        />
      </div>
      <ul>
        {shown.map((plan) => (
          <PlanRow
            currency={overview.currency}
            isBusy={purchase.isPending && purchase.variables.skuId === plan.skuId}
            key={plan.skuId}
            onChoose={() =>
              purchase.mutate({
                skuId: plan.skuId,
                catalogVersion: overview.catalogVersion,
                ...(plan.offer === null ? {} : { offerId: plan.offer.offerId }),
              })
            }
            plan={plan}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly plan: OfferedPlan;
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** What is paid now is large; what comes later stands under it. */
function PlanRow({ plan, currency, isBusy, onChoose }: RowProps) {
  const { name, credits, interval, amountMinor, offer } = plan;
  const price = words.money(amountMinor, currency);
  const amount = text.credits(credits, interval);
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span className="soft">{amount}</span>
      </p>
      <p className="plan-price">
        <strong>{offer === null ? price : words.money(offer.firstAmountMinor, currency)}</strong>{' '}
        <span>{offer === null ? text.every(interval) : text.first(interval)}</span>
        {offer === null ? null : <span className="soft">{text.later(price, interval)}</span>}
      </p>
      {plan.current ? (
        <span className="chip">{text.current}</span>
      ) : (
        <Button aria-label={text.chooseNamed(name, amount)} isBusy={isBusy} onClick={onChoose}>
          {text.choose}
        </Button>
      )}
    </li>
  );
}
