import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Permission } from '../../../../src/contract/permissions.ts';
import type { ApiKeyResource } from '../../../../src/contract/resources/account.ts';
import { ApiError, call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { problemOf, words } from '../words/index.ts';

const { form } = words.keys;

export interface MadeKey {
  readonly key: ApiKeyResource;
  readonly secret: string;
}

const USUAL: readonly Permission[] = ['generate', 'read'];
const OFFERED: readonly Permission[] = [...USUAL, 'webhooks'];
const MONEY: readonly Permission[] = ['billing:checkout', 'billing:read', 'billing:manage'];
const CEILING = /^[1-9]\d{0,6}$/;
const CEILING_MOST = 1_000_000;

type Wrong = Partial<Record<keyof typeof form.errors, string>>;

interface FormProps {
  readonly onMade: (made: MadeKey) => void;
  readonly onCancel: () => void;
}

export function NewKeyForm({ onMade, onCancel }: FormProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Permission[]>(USUAL);
  const [ceiling, setCeiling] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const make = useMutation({
    mutationFn: () =>
      call<MadeKey>('/keys', {
        method: 'POST',
        body: { name, permissions: chosen, daily_ceiling: ceiling === '' ? null : Number(ceiling) },
      }),
    onSuccess: onMade,
    onError: (error) => setWrong(wrongOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findWrong(name, chosen, ceiling);
    setWrong(found);
    if (Object.keys(found).length === 0) make.mutate();
    else event.currentTarget.querySelector('input')?.focus();
  };
  const toggle = (permission: Permission) =>
    setChosen((before) =>
      before.includes(permission)
        ? before.filter((one) => one !== permission)
        : [...before, permission],
    );
  return (
    <form aria-labelledby="new-key" className="card desk-form" noValidate onSubmit={submit}>
      <h2 id="new-key">{form.title}</h2>
      <Field
        autoComplete="off"
        autoFocus
        error={wrong.name ?? null}
        hint={form.nameHint}
        label={form.name}
        onChange={(event) => setName(event.target.value)}
        placeholder={form.namePlaceholder}
        value={name}
      />
      <fieldset className="choices">
        <legend className="label">{form.permissions}</legend>
        <Choices chosen={chosen} of={OFFERED} onToggle={toggle} />
        <p className="label">
          {form.money} <span className="soft">{form.moneyHint}</span>
        </p>
        <Choices chosen={chosen} of={MONEY} onToggle={toggle} />
        {wrong.permissions === undefined ? null : (
          <p className="error" role="alert">
            <Icon name="alert" size={16} />
            {wrong.permissions}
          </p>
        )}
      </fieldset>
      <div className="new-key-ceiling">
        <Field
          autoComplete="off"
          error={wrong.daily_ceiling ?? null}
          hint={form.ceilingHint}
          inputMode="numeric"
          label={form.ceiling}
          onChange={(event) => setCeiling(event.target.value.trim())}
          value={ceiling}
        />
      </div>
      <Refused error={make.error} />
      <div className="actions">
        <Button isBusy={make.isPending} look="ink" type="submit">
          {make.isPending ? form.busy : form.submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {form.cancel}
        </Button>
      </div>
    </form>
  );
}

interface ChoicesProps {
  readonly of: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onToggle: (permission: Permission) => void;
}

function Choices({ of, chosen, onToggle }: ChoicesProps) {
  return of.map((permission) => (
    <label className="choice" key={permission}>
      <input
        checked={chosen.includes(permission)}
        onChange={() => onToggle(permission)}
        type="checkbox"
      />
      <span>
        <strong>{form.meaning[permission].name}</strong>{' '}
        <span className="soft">{form.meaning[permission].text}</span>
      </span>
    </label>
  ));
}

/** A refusal that is about no field. */
function Refused({ error }: { readonly error: Error | null }) {
  if (error === null || Object.keys(wrongOf(error)).length > 0) return null;
  const { title, text, requestId } = problemOf(error);
  return (
    <p className="notice bad" role="alert">
      <strong>{title}</strong> {text} {requestId === undefined ? null : <code>{requestId}</code>}
    </p>
  );
}

function findWrong(name: string, chosen: readonly Permission[], ceiling: string): Wrong {
  const isCeiling = ceiling === '' || (CEILING.test(ceiling) && Number(ceiling) <= CEILING_MOST);
  return {
    ...(name.trim() === '' || name.trim().length > 80 ? { name: form.errors.name } : {}),
    ...(chosen.length === 0 ? { permissions: form.errors.permissions } : {}),
    ...(isCeiling ? {} : { daily_ceiling: form.errors.daily_ceiling }),
  };
}

function wrongOf(error: Error): Wrong {
  const param = error instanceof ApiError ? error.param : undefined;
  return param !== undefined && param in form.errors
    ? { [param]: form.errors[param as keyof typeof form.errors] }
    : {};
}
