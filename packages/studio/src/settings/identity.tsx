import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '../../../../src/contract/resources/settings.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { State } from '../ui/state.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';
import { PROOF, SettingsForm } from './form.tsx';

const text = words.settings;

interface Props {
  readonly settings: Settings;
}

export function NameForm({ settings }: Props) {
  const client = useQueryClient();
  return (
    <SettingsForm
      busy={text.saving}
      errors={text.name.errors}
      fields={[
        { name: 'name', label: text.name.label, first: settings.name, autoComplete: 'name' },
      ]}
      onDone={() => {
        showToast({ text: text.name.done });
        void client.invalidateQueries({ queryKey: ['settings'] });
        void client.invalidateQueries({ queryKey: ['me'] });
      }}
      path="/settings/name"
      submit={text.name.submit}
    />
  );
}

export function EmailForm({ settings }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { email, email_verified: isVerified } = settings;
  return (
    <>
      <p className="settings-now">
        <span>
          <strong>{email}</strong>{' '}
          {isVerified ? null : <State is="run">{text.email.unverified}</State>}
        </span>
        {isOpen ? null : (
          <Button onClick={() => setIsOpen(true)} size="s">
            {text.email.change}
          </Button>
        )}
      </p>
      {isOpen ? (
        <SettingsForm<{ sent_to: string }>
          busy={text.sending}
          errors={text.email.errors}
          fields={[
            {
              name: 'email',
              label: text.email.label,
              type: 'email',
              hint: text.email.hint(email),
              autoComplete: 'email',
            },
            PROOF,
          ]}
          onCancel={{ name: text.cancel, run: () => setIsOpen(false) }}
          onDone={({ sent_to }) => {
            showToast({ text: text.email.done(sent_to) });
            setIsOpen(false);
          }}
          path="/settings/email"
          submit={text.email.submit}
        />
      ) : null}
    </>
  );
}

export function PasswordForm({ settings }: Props) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { passwords } = text;
  if (!settings.has_password) {
    return (
      <>
        <p>{passwords.none}</p>
        <MailButton name={passwords.mail} />
      </>
    );
  }
  if (!isOpen) {
    return (
      <div className="actions">
        <Button onClick={() => setIsOpen(true)}>{passwords.submit}</Button>
        <MailButton name={passwords.forgot} />
      </div>
    );
  }
  return (
    <SettingsForm
      busy={text.saving}
      errors={passwords.errors}
      fields={[
        {
          name: 'current_password',
          label: passwords.current,
          type: 'password',
          autoComplete: 'current-password',
        },
        {
          name: 'new_password',
          label: passwords.next,
          type: 'password',
          hint: passwords.nextHint,
          autoComplete: 'new-password',
        },
      ]}
      onCancel={{ name: text.cancel, run: () => setIsOpen(false) }}
      onDone={() => {
        showToast({ text: passwords.done });
        setIsOpen(false);
        void client.invalidateQueries({ queryKey: ['settings'] });
      }}
      path="/settings/password"
      submit={passwords.submit}
    />
  );
}

function MailButton({ name }: { readonly name: string }) {
  const send = async () => {
    try {
      const { sent_to } = await call<{ sent_to: string }>('/settings/password/mail', {
        method: 'POST',
        body: {},
      });
      showToast({ text: text.passwords.mailed(sent_to) });
    } catch (error) {
      showToast({ text: problemOf(error).title, icon: 'alert' });
    }
  };
  return (
    <Button look="quiet" onClick={() => void send()}>
      {name}
    </Button>
  );
}

export function Methods({ settings }: Props) {
  const { methods } = text;
  return (
    <dl className="settings-list">
      <div>
        <dt>{methods.link}</dt>
        <dd>
          <State is="ok">{methods.ready}</State>
        </dd>
      </div>
      <div>
        <dt>{methods.password}</dt>
        <dd>
          <State is={settings.has_password ? 'ok' : 'still'}>
            {settings.has_password ? methods.on : methods.notSet}
          </State>
        </dd>
      </div>
      {settings.methods.map(({ id, name, connected }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <State is={connected ? 'ok' : 'still'}>{connected ? methods.on : methods.off}</State>
          </dd>
        </div>
      ))}
    </dl>
  );
}
