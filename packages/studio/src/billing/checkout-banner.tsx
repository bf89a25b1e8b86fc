import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../queries.ts';
import { useFollow } from '../shell/navigation.tsx';
import { Skeleton } from '../ui/blank.tsx';
import { buttonClass } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import { checkoutQuery } from './queries.ts';

const text = words.billing.checkout;
const CHANGED = ['me', 'billing', 'ledger', 'usage'];

/** How the payment stands that somebody comes back from, and what it brought. */
export function CheckoutBanner({ id }: { readonly id: string }) {
  const status = useQuery(checkoutQuery(id)).data;
  const client = useQueryClient();
  const available = useMe()?.credits.available;
  const follow = useFollow();
  useEffect(() => {
    if (status !== 'fulfilled') return;
    for (const name of CHANGED) void client.invalidateQueries({ queryKey: [name] });
  }, [status, client]);
  if (status === undefined) return <Skeleton height={90} />;
  const { title, text: what, tone } = text.states[status];
  return (
    <div className={`notice ${tone} checkout-banner`} role="status">
      <div>
        <h2>{title}</h2>
        <p>
          {what}{' '}
          {status === 'fulfilled' && available !== undefined ? text.balance(available) : null}
        </p>
      </div>
      {status === 'unknown' ? null : (
        <a className={buttonClass('line')} href="/generate" onClick={follow}>
          {text.back}
        </a>
      )}
    </div>
  );
}
