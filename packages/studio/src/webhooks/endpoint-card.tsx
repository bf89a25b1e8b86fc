import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast.tsx';
import { words } from '../words/index.ts';
import { webhookWords } from '../words/webhooks.ts';
import { Ask } from './ask.tsx';
import { pathOf, useForgetWebhook } from './queries.ts';
import { tellProblem, useSwitch } from './use-change.ts';

const { page: text } = webhookWords;
const { remove } = text;

interface CardProps {
  readonly webhook: Webhook;
  readonly onEdit: () => void;
}

/** Where it is and what it gets, to be changed, switched off or deleted. */
export function EndpointCard({ webhook, onEdit }: CardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = useSwitch(webhook);
  const { url, description, events, enabled, created_at } = webhook;
  return (
    <section aria-labelledby="endpoint" className="card side-card">
      <h2 id="endpoint">{text.endpoint}</h2>
      <Switch
        isOn={change.isPending ? change.variables : enabled}
        onChange={(isOn) => !change.isPending && change.mutate(isOn)}
      >
        {text.send}
      </Switch>
      <dl className="hook-facts">
        <dt>{text.address}</dt>
        <dd>
          <code>{url}</code>
        </dd>
        {description === null ? null : (
          <>
            <dt>{text.note}</dt>
            <dd>{description}</dd>
          </>
        )}
        <dt>{text.events}</dt>
        <dd>
          <ul>
            {events.map((event) => (
              <li key={event}>
                <code>{event}</code>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className="hint">{text.made(words.fullDay(created_at))}</p>
      <div className="actions">
        <Button onClick={onEdit} size="s">
          {text.edit}
        </Button>
        <Button
          aria-expanded={isAsking}
          look="danger"
          onClick={() => setIsAsking(!isAsking)}
          ref={button}
          size="s"
        >
          {remove.open}
        </Button>
      </div>
      {isAsking ? (
        <Deletion
          id={webhook.id}
          onNo={() => {
            setIsAsking(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

function Deletion({ id, onNo }: { readonly id: string; readonly onNo: () => void }) {
  const navigate = useNavigate();
  const forget = useForgetWebhook();
  const send = useMutation({
    mutationFn: () => call(pathOf(id), { method: 'DELETE' }),
    onSuccess: async () => {
      showToast({ text: remove.done(id) });
      await navigate({ to: '/webhooks' });
      forget(id);
    },
    onError: tellProblem,
  });
  return (
    <Ask
      isBusy={send.isPending}
      look="danger"
      no={remove.no}
      onNo={onNo}
      onYes={() => send.mutate()}
      question={remove.question(id)}
      text={remove.text}
      yes={send.isPending ? remove.busy : remove.yes}
    />
  );
}
