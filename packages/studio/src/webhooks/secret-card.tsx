import { useRef, useState } from 'react';
import { LIMITS } from '../../../../src/contract/limits.ts';
import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import { Button } from '../ui/button.tsx';
import { webhookWords } from '../words/webhooks.ts';
import { Ask } from './ask.tsx';
import type { MadeSecret } from './queries.ts';
import { useRotate } from './use-change.ts';

const text = webhookWords.page.secret;

interface CardProps {
  readonly webhook: Webhook;
  readonly onRotated: (made: MadeSecret) => void;
}

/** What signs deliveries, and the way to a new one. */
export function SecretCard({ webhook, onRotated }: CardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rotate = useRotate(webhook.id, onRotated);
  const { previous_secret_until: until } = webhook;
  const ask = until === null ? text.ask : text.askAgain;
  return (
    <section aria-labelledby="secret" className="card side-card">
      <h2 id="secret">{text.title}</h2>
      <p className="soft">{text.text}</p>
      {until === null ? null : <p className="notice warn">{text.until(until)}</p>}
      <div className="actions">
        <Button
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
          ref={button}
          size="s"
        >
          {text.open}
        </Button>
      </div>
      {isAsking ? (
        <Ask
          isBusy={rotate.isPending}
          look="ink"
          no={text.no}
          onNo={() => {
            setIsAsking(false);
            button.current?.focus();
          }}
          onYes={() => rotate.mutate()}
          question={text.question}
          text={ask(LIMITS.webhookSecretOverlapHours)}
          yes={rotate.isPending ? text.busy : text.yes}
        />
      ) : null}
    </section>
  );
}
