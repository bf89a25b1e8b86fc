import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { problemOf, words } from '../words/index.ts';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly first?: string;
  readonly isOptional?: boolean;
}

interface FormProps<Answer> {
  readonly path: string;
  readonly fields: readonly FormField[];
  readonly errors: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly busy: string;
  readonly look?: 'ink' | 'line' | 'danger';
  readonly onDone: (answer: Answer) => void;
  readonly onCancel?: { readonly name: string; readonly run: () => void };
  readonly children?: ReactNode;
}

/** A few fields that are sent to one endpoint; a refusal stands beside the field that it is about. */
export function SettingsForm<Answer>(props: FormProps<Answer>) {
  const { path, fields, errors, onDone, onCancel } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, first = '' }) => [name, first])),
  );
  const [missing, setMissing] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: () => call<Answer>(path, { method: 'POST', body: filled(typed, fields) }),
    onSuccess: (answer) => {
      setTyped(
        Object.fromEntries(
          fields.map(({ name, type }) => [name, type === 'password' ? '' : (typed[name] ?? '')]),
        ),
      );
      onDone(answer);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = fields.find(({ name, isOptional }) => isOptional !== true && typed[name] === '');
    setMissing(empty?.name ?? null);
    if (empty === undefined) send.mutate();
  };
  const refused = send.error instanceof ApiError ? send.error.param : undefined;
  const wrong = missing ?? (refused !== undefined && refused in errors ? refused : null);
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      {fields.map(({ name, first: _, isOptional: __, ...field }) => (
        <Field
          {...field}
          error={wrong === name ? (errors[name] ?? null) : null}
          key={name}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          type={field.type ?? 'text'}
          value={typed[name] ?? ''}
        />
      ))}
      {send.isError && wrong === null ? <Refused error={send.error} /> : null}
      <div className="actions">
        <Button isBusy={send.isPending} look={props.look ?? 'line'} type="submit">
          {send.isPending ? props.busy : props.submit}
        </Button>
        {onCancel === undefined ? null : (
          <Button look="quiet" onClick={onCancel.run}>
            {onCancel.name}
          </Button>
        )}
      </div>
    </form>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const { title, text, requestId } = problemOf(error);
  return (
    <p className="notice bad" role="alert">
      <strong>{title}</strong> {text} {requestId === undefined ? null : <code>{requestId}</code>}
    </p>
  );
}

/** What may be left out is left out when it is empty. */
function filled(typed: Readonly<Record<string, string>>, fields: readonly FormField[]) {
  const kept = fields.filter(({ name, isOptional }) => isOptional !== true || typed[name] !== '');
  return Object.fromEntries(kept.map(({ name }) => [name, typed[name]]));
}

/** A password that is asked for where somebody else at an open browser could do harm. */
export const PROOF: FormField = {
  name: 'password',
  label: words.settings.password,
  type: 'password',
  hint: words.settings.passwordHint,
  autoComplete: 'current-password',
  isOptional: true,
};
