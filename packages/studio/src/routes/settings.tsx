import '../css/desk.css';
import '../css/settings.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { DeleteAccount } from '../settings/delete-account.tsx';
import { EmailForm, Methods, NameForm, PasswordForm } from '../settings/identity.tsx';
import { Look } from '../settings/look.tsx';
import { settingsQuery } from '../settings/queries.ts';
import { Sessions } from '../settings/sessions.tsx';
import { useNotice } from '../shell/address.ts';
import { useTitle } from '../shell/title.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { words } from '../words/index.ts';

const text = words.settings;

export function SettingsPage() {
  useTitle(text.title);
  useNotice(text.notices);
  const query = useQuery(settingsQuery);
  return (
    <div className="page settings-page">
      <h1>{text.title}</h1>
      <Loaded height={600} query={query}>
        {(settings) => (
          <>
            <Section {...text.name}>
              <NameForm settings={settings} />
            </Section>
            <Section {...text.email}>
              <EmailForm settings={settings} />
            </Section>
            <Section {...text.passwords}>
              <PasswordForm settings={settings} />
            </Section>
            <Section {...text.methods}>
              <Methods settings={settings} />
            </Section>
            <Section {...text.sessions}>
              <Sessions settings={settings} />
            </Section>
            <Section {...text.look}>
              <Look />
            </Section>
            <Section {...text.data}>
              <p>
                <a
                  className={buttonClass('line')}
                  download={text.data.file}
                  href="/app/api/settings/export"
                >
                  <Icon name="download" />
                  {text.data.download}
                </a>
              </p>
            </Section>
            <Section {...text.remove}>
              <DeleteAccount settings={settings} />
            </Section>
          </>
        )}
      </Loaded>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What it is about left, what can be done right. */
function Section({ title, text: about, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="settings-section">
      <header>
        <h2 id={id}>{title}</h2>
        <p className="soft">{about}</p>
      </header>
      <div>{children}</div>
    </section>
  );
}
