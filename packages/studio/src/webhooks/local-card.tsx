import { Fragment } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';
import { webhookWords } from '../words/webhooks.ts';

const { title, text, command, link } = webhookWords.page.local;

/** Events on the machine of a developer. */
export function LocalCard() {
  return (
    <section aria-labelledby="local" className="card side-card">
      <header>
        <h2 id="local">{title}</h2>
        <CopyButton text={command} />
      </header>
      <p className="soft">{text}</p>
      <p className="hook-command">
        <code>
          {command.split(' ').map((word) => (
            <Fragment key={word}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
        </code>
      </p>
      <p className="hint">
        <a href="/docs/command-line">{link}</a>
      </p>
    </section>
  );
}
