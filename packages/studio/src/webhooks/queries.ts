import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Delivery, Webhook } from '../../../../src/contract/resources/webhook.ts';
import { call } from '../api.ts';
import { serverNow } from '../server-time.ts';

const MOVING_MILLISECONDS = 1_000;
const IDLE_MILLISECONDS = 10_000;
/** An attempt that is about to be made. */
const SOON_MILLISECONDS = 3_000;
const PAGE = 20;

export type DeliveryFilter = 'all' | Delivery['state'];

interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly next_cursor: string | null;
}

/** An endpoint and the secret that is shown this once. */
export interface MadeSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

export const pathOf = (id: string) => `/webhooks/${encodeURIComponent(id)}`;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call<{ webhooks: readonly Webhook[] }>('/webhooks', { signal }),
  refetchInterval: IDLE_MILLISECONDS,
});

/** What was sent to an endpoint, newest first, and read again while something moves. */
export const deliveriesQuery = ({ id, enabled }: Webhook, filter: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries', filter],
    queryFn: ({ pageParam, signal }) =>
      call<DeliveryPage>(`${pathOf(id)}/deliveries`, {
        query: { state: filter === 'all' ? undefined : filter, limit: PAGE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
      return enabled && shown.some(isMoving) ? MOVING_MILLISECONDS : IDLE_MILLISECONDS;
    },
  });

/** One delivery and its body. */
export const deliveryQuery = (endpoint: string, id: string) =>
  queryOptions({
    queryKey: ['webhooks', endpoint, 'delivery', id],
    queryFn: ({ signal }) =>
      call<{ delivery: Delivery; body: string }>(
        `${pathOf(endpoint)}/deliveries/${encodeURIComponent(id)}`,
        { signal },
      ),
    refetchInterval: ({ state }) => {
      const delivery = state.data?.delivery;
      if (delivery !== undefined && delivery.state !== 'pending') return false;
      return delivery === undefined || isMoving(delivery) ? MOVING_MILLISECONDS : IDLE_MILLISECONDS;
    },
  });

/** It is being sent, or will be in a moment. */
function isMoving({ state, next_attempt_at: next }: Delivery): boolean {
  if (state !== 'pending') return false;
  return next === null || Date.parse(next) - serverNow() < SOON_MILLISECONDS;
}

/** Reads everything about webhooks again. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['webhooks'] });
}

/** Puts what the service has just answered into the list, so that its page has it at once. */
export function useKeepWebhook(): (webhook: Webhook) => void {
  const client = useQueryClient();
  return (webhook) => {
    client.setQueryData(webhooksQuery.queryKey, (before) => {
      const others = before?.webhooks ?? [];
      const isNew = others.every(({ id }) => id !== webhook.id);
      return {
        webhooks: isNew
          ? [...others, webhook]
          : others.map((other) => (other.id === webhook.id ? webhook : other)),
      };
    });
  };
}

/** Takes an endpoint and its deliveries out of what was read. */
export function useForgetWebhook(): (id: string) => void {
  const client = useQueryClient();
  return (id) => {
    client.removeQueries({ queryKey: ['webhooks', id] });
    client.setQueryData(webhooksQuery.queryKey, (before) => ({
      webhooks: before?.webhooks.filter((other) => other.id !== id) ?? [],
    }));
  };
}
