import { useId } from 'react';
import type { Delivery, Webhook } from '../../../../src/contract/resources/webhook.ts';
import { serverNow } from '../server-time.ts';
import { State } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import { webhookWords } from '../words/webhooks.ts';
import { DeliveryDetail } from './delivery-detail.tsx';
import { answerOf, standingOf } from './delivery-words.ts';

const { deliveries: text } = webhookWords;

interface RowProps {
  readonly webhook: Webhook;
  readonly delivery: Delivery;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A delivery; it opens into what was sent. */
export function DeliveryRow({ webhook, delivery, isOpen, onToggle }: RowProps) {
  const id = useId();
  const { is, name } = standingOf(delivery, webhook.enabled);
  const { type, subject, attempts, created_at: at } = delivery;
  return (
    <tbody>
      <tr>
        <td className="delivery-state">
          <State is={is}>{name}</State>
        </td>
        <td className="delivery-event">
          <button
            aria-controls={isOpen ? id : undefined}
            aria-expanded={isOpen}
            onClick={onToggle}
            type="button"
          >
            <code>{type}</code> <span className="soft">{subject}</span>
          </button>
        </td>
        <td className="delivery-answer">
          {attempts === 0 ? text.noAnswer : answerOf(delivery)}
          <Attempts delivery={delivery} isOn={webhook.enabled} />
        </td>
        <td className="delivery-when">
          <time dateTime={at} title={webhookWords.moment(at)}>
            {words.when(at, serverNow())}
          </time>
        </td>
      </tr>
      {isOpen ? (
        <tr className="delivery-open" id={id}>
          <td colSpan={4}>
            <DeliveryDetail id={delivery.id} webhook={webhook} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** How often it was sent, where that is more than once, and when it is sent again. */
function Attempts({ delivery, isOn }: { readonly delivery: Delivery; readonly isOn: boolean }) {
  const { attempts, next_attempt_at: next } = delivery;
  const seconds = next === null ? null : (Date.parse(next) - serverNow()) / 1_000;
  const parts = [
    ...(attempts > 1 ? [text.attempts(attempts)] : []),
    ...(seconds === null || !isOn ? [] : [text.nextIn(seconds)]),
  ];
  return parts.length === 0 ? null : <span className="soft">{parts.join(', ')}</span>;
}
