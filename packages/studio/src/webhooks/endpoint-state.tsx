import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import { State } from '../ui/state.tsx';
import { webhookWords } from '../words/webhooks.ts';

const { state } = webhookWords;

/** Whether an endpoint works, in a word. */
export function EndpointState({ webhook }: { readonly webhook: Webhook }) {
  const { disabled_reason: reason, failing_since: failing } = webhook;
  if (reason === 'owner') return <State is="still">{state.off}</State>;
  if (reason !== null) return <State is="bad">{state.switchedOff}</State>;
  return failing === null ? (
    <State is="ok">{state.on}</State>
  ) : (
    <State is="bad">{state.failing}</State>
  );
}
