import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { LIMITS } from '../../../../src/contract/limits.ts';
import type { Delivery, Webhook } from '../../../../src/contract/resources/webhook.ts';
import { TEST_EVENT } from '../../../../src/contract/webhooks.ts';
import { call } from '../api.ts';
import { boot } from '../boot.ts';
import { useFollow } from '../shell/navigation.tsx';
import { Button } from '../ui/button.tsx';
import { Coloured } from '../ui/coloured.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { announce } from '../ui/live-region.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toast.tsx';
import { webhookWords } from '../words/webhooks.ts';
import { answerOf, standingOf, troubleOf } from './delivery-words.ts';
import { deliveryQuery, pathOf, useRefresh } from './queries.ts';
import { tellProblem } from './use-change.ts';

const { delivery: text, moment } = webhookWords;

interface DetailProps {
  readonly webhook: Webhook;
  readonly id: string;
}

/** All about one delivery: what came of it, what was sent, and the way to send it again. */
export function DeliveryDetail({ webhook, id }: DetailProps) {
  const query = useQuery(deliveryQuery(webhook.id, id));
  useEndTold(webhook.id, query.data?.delivery);
  return (
    <Loaded height={320} query={query}>
      {({ delivery, body }) => (
        <div className="delivery">
          <Outcome delivery={delivery} webhook={webhook} />
          <Facts delivery={delivery} />
          <Sent copied={null} name={text.headers} text={headersOf(delivery)} />
          <Sent copied={body} name={text.body} text={indented(body)} />
          <p className="hint">{text.bodyHint}</p>
        </div>
      )}
    </Loaded>
  );
}

/** When a delivery that was watched is over, the list shows it as well, and it is said. */
function useEndTold(endpoint: string, delivery: Delivery | undefined): void {
  const client = useQueryClient();
  const wasPending = useRef(false);
  const state = delivery?.state;
  useEffect(() => {
    if (delivery !== undefined && wasPending.current && state !== 'pending') {
      announce(standingOf(delivery, true).name);
      void client.invalidateQueries({ queryKey: ['webhooks', endpoint, 'deliveries'] });
    }
    wasPending.current = state === 'pending';
  }, [state, delivery, endpoint, client]);
}

function Outcome({
  delivery,
  webhook,
}: {
  readonly delivery: Delivery;
  readonly webhook: Webhook;
}) {
  const trouble = troubleOf(delivery, LIMITS.webhookSecondsMax);
  const isTest = delivery.type === TEST_EVENT && delivery.state === 'failed';
  const isOver = delivery.state !== 'pending';
  return (
    <div className="delivery-outcome">
      {trouble === null ? null : (
        <p className="error">
          {trouble} {isTest ? text.once : null}
        </p>
      )}
      {isOver && webhook.enabled ? <Replay delivery={delivery} endpoint={webhook.id} /> : null}
      {isOver && !webhook.enabled ? <p className="hint">{text.replayOff}</p> : null}
    </div>
  );
}

function Replay({
  delivery,
  endpoint,
}: {
  readonly delivery: Delivery;
  readonly endpoint: string;
}) {
  const refresh = useRefresh();
  const send = useMutation({
    mutationFn: () =>
      call(`${pathOf(endpoint)}/deliveries/${encodeURIComponent(delivery.id)}/replay`, {
        method: 'POST',
      }),
    onSuccess: async () => {
      showToast({ text: text.replayed });
      await refresh();
    },
    onError: tellProblem,
  });
  return (
    <Button icon="again" isBusy={send.isPending} onClick={() => send.mutate()} size="s">
      {send.isPending ? text.replayBusy : text.replay}
    </Button>
  );
}

function Facts({ delivery }: { readonly delivery: Delivery }) {
  const { id, created_at, delivered_at, attempts, next_attempt_at: next } = delivery;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [text.id, <code key="id">{id}</code>],
    [text.about, <Subject key="subject" subject={delivery.subject} />],
    [text.happened, moment(created_at)],
    ...(delivered_at === null ? [] : [[text.arrived, moment(delivered_at)] as const]),
    [text.sent, text.sentTimes(attempts)],
    ...(attempts === 0 ? [] : [[text.answer, answerOf(delivery)] as const]),
    ...(next === null ? [] : [[text.next, moment(next)] as const]),
  ];
  return (
    <dl className="delivery-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Subject({ subject }: { readonly subject: string }) {
  const follow = useFollow();
  if (!subject.startsWith('gen_')) return <code>{subject}</code>;
  return (
    <a href={`/library/${subject}`} onClick={follow} title={text.open}>
      <code>{subject}</code>
    </a>
  );
}

interface SentProps {
  readonly name: string;
  readonly text: string;
  /** What is copied, where that is not what is shown; null for nothing. */
  readonly copied: string | null;
}

function Sent({ name, text: shown, copied }: SentProps) {
  return (
    <div className="code">
      <div className="code-head">
        <span>{name}</span>
        {copied === null ? null : <CopyButton text={copied} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: code that scrolls, no section of the page */}
      <pre aria-label={name} role="region" tabIndex={0}>
        <code>
          <Coloured text={shown} />
        </code>
      </pre>
    </div>
  );
}

/** As they are sent; time and signature are those of each attempt. */
function headersOf({ id }: Delivery): string {
  return [
    'content-type: application/json',
    `user-agent: KinoraBot/1.0 (+${boot.baseUrl})`,
    `webhook-id: ${id}`,
    `webhook-timestamp: ${text.ofAttempt}`,
    `webhook-signature: ${text.ofSecret}`,
  ].join('\n');
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
