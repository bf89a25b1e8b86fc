import { useMutation } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useParameter } from '../shell/address.ts';
import { showToast } from '../ui/toast.tsx';
import { problemOf } from '../words/index.ts';

interface Purchase {
  readonly skuId: string;
  readonly offerId?: string;
  readonly returnTo?: 'quiz';
  /** Prices that have changed since they were seen are refused. */
  readonly catalogVersion?: string;
}

const follow = ({ url }: { readonly url: string }) => location.assign(url);
const complain = (error: Error) => {
  const { title, text } = problemOf(error);
  showToast({ text: `${title}. ${text}`, icon: 'alert' });
};

/** Billing, for somebody who needs credits to go on with a draft. */
export const BILLING_FOR_DRAFT = '/billing?returnTo=generate';

/** Prepares a checkout and leads to the page where it is paid, and from there back to what the person was doing. */
export function usePurchase() {
  const isForDraft = useParameter('returnTo') === 'generate';
  return useMutation({
    mutationFn: (purchase: Purchase) =>
      call<{ url: string }>('/billing/checkouts', {
        method: 'POST',
        body: { returnTo: isForDraft ? 'generate' : 'billing', ...purchase },
      }),
    onSuccess: follow,
    onError: complain,
  });
}

/** Leads to the page where a subscription is canceled or resumed. */
export function useManagement() {
  return useMutation({
    mutationFn: () => call<{ url: string }>('/billing/portal', { method: 'POST', body: {} }),
    onSuccess: follow,
    onError: complain,
  });
}
