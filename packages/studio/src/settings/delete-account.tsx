import { useState } from 'react';
import type { Settings } from '../../../../src/contract/resources/settings.ts';
import { useMe } from '../queries.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import { PROOF, SettingsForm } from './form.tsx';

const text = words.settings.remove;

/** The way out, with everything it means before the button. */
export function DeleteAccount({ settings }: { readonly settings: Settings }) {
  const [isOpen, setIsOpen] = useState(false);
  const balance = useMe()?.credits.balance ?? 0;
  if (!isOpen) {
    return (
      <p>
        <Button look="danger" onClick={() => setIsOpen(true)}>
          {text.open}
        </Button>
      </p>
    );
  }
  return (
    <>
      <ul className="settings-what">
        {text.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {balance === 0 ? null : (
          <li>
            <strong>{text.lost(balance)}</strong>
          </li>
        )}
      </ul>
      <SettingsForm
        busy={text.busy}
        errors={text.errors}
        fields={[
          { name: 'email', label: text.label(settings.email), type: 'email', autoComplete: 'off' },
          PROOF,
        ]}
        look="danger"
        onCancel={{ name: text.keep, run: () => setIsOpen(false) }}
        onDone={() => location.assign('/sign-in?notice=deleted')}
        path="/settings/delete-account"
        submit={text.submit}
      />
    </>
  );
}
