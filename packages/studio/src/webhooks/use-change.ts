import { useMutation } from '@tanstack/react-query';
import type { Delivery, Webhook } from '../../../../src/contract/resources/webhook.ts';
import { call } from '../api.ts';
import { showToast } from '../ui/toast.tsx';
import { problemOf } from '../words/index.ts';
import { webhookWords } from '../words/webhooks.ts';
import { type MadeSecret, pathOf, useKeepWebhook, useRefresh } from './queries.ts';

/** What of an endpoint its owner decides. */
type Wish = Pick<Webhook, 'id' | 'url' | 'description' | 'events' | 'enabled'>;

export const putWebhook = ({ id, url, description, events, enabled }: Wish) =>
  call<{ webhook: Webhook; secret?: string }>(pathOf(id), {
    method: 'PUT',
    body: { url, description, events, enabled },
  });

export const tellProblem = (error: Error) =>
  showToast({ text: problemOf(error).title, icon: 'alert' });

/** Switches an endpoint on or off. */
export function useSwitch(webhook: Webhook) {
  const keep = useKeepWebhook();
  const refresh = useRefresh();
  const { switchedOn, switchedOff } = webhookWords.page;
  return useMutation({
    mutationFn: (enabled: boolean) => putWebhook({ ...webhook, enabled }),
    onSuccess: ({ webhook: now }) => {
      keep(now);
      showToast({ text: now.enabled ? switchedOn(now.id) : switchedOff(now.id) });
      void refresh();
    },
    onError: tellProblem,
  });
}

/** Sends a test event; what came of it is read from its delivery. */
export function useTest(id: string, onSent: (delivery: Delivery) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call<{ delivery: Delivery }>(`${pathOf(id)}/test`, { method: 'POST' }),
    onSuccess: ({ delivery }) => {
      onSent(delivery);
      void refresh();
    },
    onError: tellProblem,
  });
}

/** Makes a new secret. */
export function useRotate(id: string, onRotated: (made: MadeSecret) => void) {
  const keep = useKeepWebhook();
  return useMutation({
    mutationFn: () => call<MadeSecret>(`${pathOf(id)}/secret`, { method: 'POST' }),
    onSuccess: (made) => {
      keep(made.webhook);
      onRotated(made);
    },
    onError: tellProblem,
  });
}
