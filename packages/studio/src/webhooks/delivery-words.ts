import type { Delivery } from '../../../../src/contract/resources/webhook.ts';
import { webhookWords } from '../words/webhooks.ts';

const { deliveries, delivery: text } = webhookWords;

/** What the receiver last answered, or why it did not. */
export function answerOf({ last_status: status, last_error: error }: Delivery): string {
  if (status !== null) return String(status);
  return error === null ? deliveries.noAnswer : deliveries.silence[error];
}

/** Why the last attempt did not succeed, and what helps; null where it did, or there was none. */
export function troubleOf(delivery: Delivery, secondsMax: number): string | null {
  const { state, last_status: status, last_error: error, attempts } = delivery;
  if (state === 'delivered' || attempts === 0) return null;
  if (error !== null) return text.failed.silence[error](secondsMax);
  return status === null || isSuccess(status) ? null : text.failed.status(status);
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** A state in a word, with its colour. */
export function standingOf({ state, attempts, next_attempt_at: next }: Delivery, isOn: boolean) {
  if (state === 'delivered') return { is: 'ok', name: deliveries.state.delivered } as const;
  if (state === 'failed') return { is: 'bad', name: deliveries.state.failed } as const;
  if (!isOn) return { is: 'still', name: deliveries.state.waiting } as const;
  if (next === null) return { is: 'run', name: deliveries.state.sending } as const;
  return attempts === 0
    ? ({ is: 'still', name: deliveries.state.waiting } as const)
    : ({ is: 'bad', name: deliveries.state.retrying } as const);
}
