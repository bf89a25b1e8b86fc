import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CheckoutStatus } from '../../../../src/contract/resources/billing.ts';
import type { Ledger, Usage } from '../../../../src/contract/resources/ledger.ts';
import type { BillingOverview } from '../../../../src/contract/resources/purchase.ts';
import { ApiError, call } from '../api.ts';

const CHECKOUT_POLL_MILLISECONDS = 1_500;
const OVER: ReadonlySet<string> = new Set([
  'fulfilled',
  'failed',
  'expired',
  'refunded',
  'unknown',
]);

/** The plan, what can be bought, and the newest payments. */
export const overviewQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call<BillingOverview>('/billing', { signal }),
});

export const usageQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['usage', from, to],
    queryFn: ({ signal }) => call<Usage>('/usage', { query: { from, to }, signal }),
  });

export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  // By the last change of each, so that a balance is the one below it and what its row changed.
  queryFn: ({ pageParam, signal }) =>
    readLedger(pageParam, { limit: 12, order: 'changed', signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

export const readLedger = (
  cursor: string | undefined,
  {
    limit,
    order,
    signal,
  }: {
    readonly limit: number;
    readonly order: 'began' | 'changed';
    readonly signal?: AbortSignal;
  },
) => call<Ledger>('/ledger', { query: { cursor, limit, order }, signal });

/** How a payment stands, asked again until it is over. */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkouts', id],
    queryFn: async ({ signal }): Promise<CheckoutStatus['status'] | 'unknown'> => {
      try {
        const path = `/billing/checkouts/${encodeURIComponent(id)}`;
        return (await call<CheckoutStatus>(path, { signal })).status;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return 'unknown';
        throw error;
      }
    },
    refetchInterval: ({ state }) =>
      OVER.has(state.data ?? '') ? false : CHECKOUT_POLL_MILLISECONDS,
  });
