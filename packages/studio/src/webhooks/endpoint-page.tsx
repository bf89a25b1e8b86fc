import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import { useFollow } from '../shell/navigation.tsx';
import { focusHeading, useTitle } from '../shell/title.ts';
import { Blank } from '../ui/blank.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toast.tsx';
import { webhookWords } from '../words/webhooks.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { LocalCard } from './local-card.tsx';
import { type MadeSecret, useKeepWebhook, useRefresh, webhooksQuery } from './queries.ts';
import { SecretCard } from './secret-card.tsx';
import { Trouble } from './trouble.tsx';
import { useTest } from './use-change.ts';

const { page: text, test } = webhookWords;

interface PageProps {
  readonly id: string;
  readonly onRotated: (made: MadeSecret) => void;
}

/** One endpoint: whether it works, what was sent to it, and what can be changed. */
export function EndpointPage({ id, onRotated }: PageProps) {
  const query = useQuery(webhooksQuery);
  const follow = useFollow();
  const webhook = query.data?.webhooks.find((one) => one.id === id);
  useTitle(id);
  useEffect(() => focusHeading(), []);
  return (
    <div className="page hook-page">
      <a className="hook-back" href="/webhooks" onClick={follow}>
        <Icon name="back" size={16} />
        {text.back}
      </a>
      <Loaded height={420} query={query}>
        {() =>
          webhook === undefined ? <Missing /> : <Endpoint onRotated={onRotated} webhook={webhook} />
        }
      </Loaded>
    </div>
  );
}

function Missing() {
  const { title, text: why, go } = text.missing;
  const follow = useFollow();
  return (
    <>
      <h1 className="unseen">{title}</h1>
      <Blank text={why} title={title}>
        <a className={buttonClass('line')} href="/webhooks" onClick={follow}>
          {go}
        </a>
      </Blank>
    </>
  );
}

interface EndpointProps {
  readonly webhook: Webhook;
  readonly onRotated: (made: MadeSecret) => void;
}

function Endpoint({ webhook, onRotated }: EndpointProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [tested, setTested] = useState<string | null>(null);
  const keep = useKeepWebhook();
  const refresh = useRefresh();
  const send = useTest(webhook.id, (delivery) => setTested(delivery.id));
  const close = () => {
    setIsEditing(false);
    focusHeading();
  };
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{webhook.id}</h1>
          <EndpointState webhook={webhook} />
        </div>
        {webhook.enabled && !isEditing ? (
          <Button isBusy={send.isPending} look="ink" onClick={() => send.mutate()}>
            {send.isPending ? test.busy : test.send}
          </Button>
        ) : null}
      </header>
      <Trouble webhook={webhook} />
      {isEditing ? (
        <EndpointForm
          onCancel={close}
          onDone={({ webhook: now }) => {
            keep(now);
            showToast({ text: text.saved(now.id) });
            close();
            void refresh();
          }}
          taken={[]}
          webhook={webhook}
        />
      ) : (
        <div className="hook-columns">
          <Deliveries tested={tested} webhook={webhook} />
          <div>
            <EndpointCard onEdit={() => setIsEditing(true)} webhook={webhook} />
            <SecretCard onRotated={onRotated} webhook={webhook} />
            <LocalCard />
          </div>
        </div>
      )}
    </>
  );
}
