import { useMutation } from '@tanstack/react-query';
import { call } from '../api.ts';
import { showToast } from '../ui/toast.tsx';
import { problemOf } from '../words/index.ts';

interface Purchase {
  readonly skuId: string;
  readonly offerId?: string;
  readonly returnTo?: 'billing' | 'quiz';
  /** Prices that have changed since they were seen are refused. */
  readonly catalogVersion?: string;
}

const follow = ({ url }: { readonly url: string }) => location.assign(url);
const complain = (error: Error) => {
  const { title, text } = problemOf(error);
  showToast({ text: `${title}. ${text}`, icon: 'alert' });
};

/** Prepares a checkout and leads to the page where it is paid. */
export function usePurchase() {
  return useMutation({
    mutationFn: (purchase: Purchase) =>
      call<{ url: string }>('/billing/checkouts', { method: 'POST', body: purchase }),
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
