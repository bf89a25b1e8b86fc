import { useEffect, useState } from 'react';
import { createKeptStore } from '../kept.ts';
import { focusHeading, useTitle } from '../shell/title.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { CodeTabs } from '../ui/code-tabs.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { webhookWords } from '../words/webhooks.ts';
import type { MadeSecret } from './queries.ts';
import { TestOutcome } from './test-outcome.tsx';
import { useTest } from './use-change.ts';
import { LANGUAGES, type Language, verifySample } from './verify-samples.ts';

const { ready, test } = webhookWords;

const chosenLanguage = createKeptStore<Language>(
  'webhook-language',
  (kept) => LANGUAGES.find((language) => language === kept) ?? 'javascript',
);

interface ReadyProps {
  readonly made: MadeSecret;
  readonly onDone: () => void;
}

/** The only time that a secret is shown, with how to use it. */
export function ReadySecret({ made: { webhook, secret }, onDone }: ReadyProps) {
  const { id, previous_secret_until: until } = webhook;
  const title = until === null ? ready.title(id) : ready.rotated(id);
  const language = useStore(chosenLanguage);
  useTitle(title);
  useEffect(() => focusHeading(), []);
  return (
    <div className="page ready">
      <header>
        <h1>{title}</h1>
        <p className="soft">{ready.lead}</p>
      </header>
      <div className="secret">
        <code>{secret}</code>
        <CopyButton look="ink" text={secret} />
      </div>
      {until === null ? null : <p className="notice">{ready.overlap(until)}</p>}
      <section aria-label={ready.verify}>
        <h2>{ready.verify}</h2>
        <CodeTabs
          chosen={chosenLanguage}
          label={ready.tabsName}
          languages={LANGUAGES}
          names={ready.tabs}
          textOf={verifySample}
        />
        <p className="hint">{ready.run[language]}</p>
      </section>
      {webhook.enabled ? <Try id={id} /> : null}
      <p>
        <Button onClick={onDone}>{ready.done}</Button>
      </p>
    </div>
  );
}

/** A test event, and what came of it. */
function Try({ id }: { readonly id: string }) {
  const [sent, setSent] = useState<string | null>(null);
  const send = useTest(id, (delivery) => setSent(delivery.id));
  return (
    <section aria-label={ready.test}>
      <h2>{ready.test}</h2>
      <div className="hook-test">
        <Button isBusy={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? test.busy : sent === null ? test.send : test.again}
        </Button>
        {sent === null ? (
          <span className="soft">{test.hint}</span>
        ) : (
          <TestOutcome endpoint={id} id={sent} key={sent} />
        )}
      </div>
    </section>
  );
}
