import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../src/contract/limits.ts';
import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import { useFollow } from '../shell/navigation.tsx';
import { focusHeading, useTitle } from '../shell/title.ts';
import { Blank } from '../ui/blank.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { webhookWords as text } from '../words/webhooks.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { type MadeSecret, useKeepWebhook, webhooksQuery } from './queries.ts';

const EVENTS = Object.keys(text.form.meaning).length;

/** The endpoints of the account, and the way to another one. */
export function EndpointList({ onMade }: { readonly onMade: (made: MadeSecret) => void }) {
  const [isMaking, setIsMaking] = useState(false);
  const query = useQuery(webhooksQuery);
  const keep = useKeepWebhook();
  const webhooks = query.data?.webhooks ?? [];
  const isFull = webhooks.length >= LIMITS.webhooksMax;
  useTitle(text.title);
  useHeadingOnReturn();
  return (
    <div className="page hooks-page">
      <header className="page-head">
        <div>
          <h1>{text.title}</h1>
          <p className="soft">
            {text.lead} <a href="/docs/webhooks">{text.docs}</a>
          </p>
        </div>
        {isMaking || webhooks.length === 0 ? null : (
          <Button disabled={isFull} icon="plus" look="ink" onClick={() => setIsMaking(true)}>
            {text.add}
          </Button>
        )}
      </header>
      {isFull ? <p className="notice">{text.full(LIMITS.webhooksMax)}</p> : null}
      {isMaking && !isFull ? (
        <EndpointForm
          onCancel={() => setIsMaking(false)}
          onDone={({ webhook, secret }) => {
            keep(webhook);
            onMade({ webhook, secret: secret ?? '' });
          }}
          taken={webhooks.map(({ id }) => id)}
        />
      ) : null}
      <Loaded height={220} query={query}>
        {() => {
          if (webhooks.length > 0) return <Endpoints webhooks={webhooks} />;
          return isMaking ? null : (
            <Blank text={text.empty.text} title={text.empty.title}>
              <Button look="ink" onClick={() => setIsMaking(true)}>
                {text.add}
              </Button>
            </Blank>
          );
        }}
      </Loaded>
    </div>
  );
}

function Endpoints({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const follow = useFollow();
  return (
    <section>
      <ul className="hooks">
        {webhooks.map((webhook) => (
          <li className="card hook" key={webhook.id}>
            <div>
              <h2>
                <a href={`/webhooks/${webhook.id}`} onClick={follow}>
                  {webhook.id}
                </a>
              </h2>
              <code>{webhook.url}</code>
            </div>
            <span className="soft">{text.events(webhook.events, EVENTS)}</span>
            <EndpointState webhook={webhook} />
          </li>
        ))}
      </ul>
      <p className="hint">
        {text.room(webhooks.length, LIMITS.webhooksMax)} {text.byKey}{' '}
        <a href="/keys" onClick={follow}>
          {text.keys}
        </a>
      </p>
    </section>
  );
}

/** Who comes back from an endpoint begins at the heading; who comes from elsewhere is led there by the shell. */
function useHeadingOnReturn(): void {
  const isFirst = useRef(document.activeElement === document.body);
  useEffect(() => {
    if (!isFirst.current) focusHeading();
  }, []);
}
