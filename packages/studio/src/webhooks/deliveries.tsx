import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../src/contract/limits.ts';
import type { Delivery, Webhook } from '../../../../src/contract/resources/webhook.ts';
import { Fault, Skeleton } from '../ui/blank.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Segments } from '../ui/segments.tsx';
import { problemOf } from '../words/index.ts';
import { webhookWords } from '../words/webhooks.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { type DeliveryFilter, deliveriesQuery, webhooksQuery } from './queries.ts';

const { deliveries: text } = webhookWords;
const FILTERS = ['all', 'delivered', 'pending', 'failed'] as const;

interface DeliveriesProps {
  readonly webhook: Webhook;
  /** The test that was sent last, which opens by itself. */
  readonly tested: string | null;
}

/** What was sent or waits to be, newest first. */
export function Deliveries({ webhook, tested }: DeliveriesProps) {
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (tested === null) return;
    setFilter('all');
    setOpened(tested);
  }, [tested]);
  const query = useInfiniteQuery(deliveriesQuery(webhook, filter));
  const list = query.data?.pages.flatMap(({ deliveries }) => deliveries);
  useEndpointAnew(list);
  return (
    <section aria-labelledby="deliveries" className="card deliveries">
      <header className="deliveries-head">
        <h2 id="deliveries">
          {text.title} <span className="soft">{text.kept(LIMITS.webhookDays)}</span>
        </h2>
        <Segments
          label={text.filter}
          onChange={setFilter}
          options={FILTERS.map((value) => ({ value, name: text.filters[value] }))}
          value={filter}
        />
      </header>
      {list === undefined ? (
        <Unloaded query={query} />
      ) : (
        <Rows
          filter={filter}
          list={list}
          onOpen={(id) => setOpened(id === opened ? null : id)}
          opened={opened}
          webhook={webhook}
        />
      )}
      <MoreButton query={query} text={text} />
    </section>
  );
}

/** Whether an endpoint fails is known anew when something was sent to it. */
function useEndpointAnew(list: readonly Delivery[] | undefined): void {
  const client = useQueryClient();
  const seen = list?.map(({ id, state, attempts }) => `${id} ${state} ${attempts}`).join();
  useEffect(() => {
    if (seen === undefined) return;
    void client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
  }, [seen, client]);
}

interface UnloadedProps {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

function Unloaded({ query: { error, refetch } }: UnloadedProps) {
  if (error === null) return <Skeleton height={240} />;
  const { title, text: why, requestId } = problemOf(error);
  return <Fault onRetry={() => void refetch()} requestId={requestId} text={why} title={title} />;
}

interface RowsProps {
  readonly webhook: Webhook;
  readonly filter: DeliveryFilter;
  readonly list: readonly Delivery[];
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
}

function Rows({ webhook, filter, list, opened, onOpen }: RowsProps) {
  const { state, event, answer, when } = text.columns;
  if (list.length === 0) {
    return <p className="soft">{filter === 'all' ? text.none : text.noneSuch[filter]}</p>;
  }
  return (
    <table className="table">
      <thead>
        <tr>
          {[state, event, answer, when].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {list.map((delivery) => (
        <DeliveryRow
          delivery={delivery}
          isOpen={delivery.id === opened}
          key={delivery.id}
          onToggle={() => onOpen(delivery.id)}
          webhook={webhook}
        />
      ))}
    </table>
  );
}
