import { useQuery } from '@tanstack/react-query';
import { State } from '../ui/state.tsx';
import { webhookWords } from '../words/webhooks.ts';
import { answerOf } from './delivery-words.ts';
import { deliveryQuery } from './queries.ts';

const { test } = webhookWords;

/** What came of a test, as soon as it is known. */
export function TestOutcome({ endpoint, id }: { readonly endpoint: string; readonly id: string }) {
  const delivery = useQuery(deliveryQuery(endpoint, id)).data?.delivery;
  return (
    <span role="status">
      {delivery === undefined || delivery.state === 'pending' ? (
        <State is="run">{test.sending}</State>
      ) : delivery.state === 'delivered' ? (
        <State is="ok">{test.delivered(delivery.last_status)}</State>
      ) : (
        <State is="bad">{test.failed(answerOf(delivery))}</State>
      )}
    </span>
  );
}
