import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { LIMITS } from '../../../../src/contract/limits.ts';
import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import type { WebhookEvent } from '../../../../src/contract/webhooks.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { problemOf } from '../words/index.ts';
import { webhookWords } from '../words/webhooks.ts';
import { EventChoices } from './event-choices.tsx';
import { webhooksQuery } from './queries.ts';
import { findWrong, refusedFields, suggestId, type Typed, type Wrong } from './read-form.ts';
import { putWebhook } from './use-change.ts';

const { form } = webhookWords;
const USUAL: readonly WebhookEvent[] = ['generation.completed', 'generation.failed'];

interface FormProps {
  /** The one that is changed; undefined for a new one. */
  readonly webhook?: Webhook | undefined;
  /** Names that are in use. */
  readonly taken: readonly string[];
  readonly onDone: (answer: { readonly webhook: Webhook; readonly secret?: string }) => void;
  readonly onCancel: () => void;
}

/** Where events go and which; for a new endpoint and for one that is changed. */
export function EndpointForm({ webhook, taken, onDone, onCancel }: FormProps) {
  const heading = useId();
  const { typed, change, wrong, send, submit } = useForm({ webhook, taken, onDone });
  return (
    <form aria-labelledby={heading} className="card desk-form" noValidate onSubmit={submit}>
      <h2 id={heading}>{webhook === undefined ? form.title : form.edit(webhook.id)}</h2>
      <Field
        autoComplete="off"
        autoFocus
        error={wrong.url ?? null}
        hint={form.urlHint(LIMITS.webhookSecondsMax)}
        inputMode="url"
        label={form.url}
        maxLength={LIMITS.webhookUrlCharactersMax}
        onChange={({ target }) => change({ url: target.value })}
        placeholder={form.urlPlaceholder}
        spellCheck={false}
        value={typed.url}
      />
      {webhook === undefined ? (
        <Field
          autoCapitalize="none"
          autoComplete="off"
          error={wrong.id ?? null}
          hint={form.idHint}
          label={form.id}
          onChange={({ target }) => change({ id: target.value })}
          spellCheck={false}
          value={typed.id ?? suggestId(typed.url, taken)}
        />
      ) : null}
      <EventChoices
        chosen={typed.events}
        error={wrong.events}
        onChange={(events) => change({ events })}
      />
      <Field
        autoComplete="off"
        error={wrong.description ?? null}
        label={`${form.description} ${form.optional}`}
        maxLength={LIMITS.webhookDescriptionCharactersMax}
        onChange={({ target }) => change({ description: target.value })}
        value={typed.description}
      />
      <Refused error={send.error} url={typed.url} />
      <div className="actions">
        <Button isBusy={send.isPending} look="ink" type="submit">
          {send.isPending ? form.busy : webhook === undefined ? form.submit : form.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {form.cancel}
        </Button>
      </div>
    </form>
  );
}

function useForm({ webhook, taken, onDone }: Omit<FormProps, 'onCancel'>) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>({
    url: webhook?.url ?? '',
    id: webhook?.id,
    description: webhook?.description ?? '',
    events: webhook?.events ?? USUAL,
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const id = typed.id ?? suggestId(typed.url, taken);
  const isTaken = async (wanted: string) => {
    const { webhooks } = await client.fetchQuery({ ...webhooksQuery, staleTime: 0 });
    return webhooks.some((one) => one.id === wanted);
  };
  const send = useMutation({
    mutationFn: async () => {
      // A name that another window has taken meanwhile would be replaced.
      if (webhook === undefined && (await isTaken(id))) return null;
      return putWebhook({
        ...{ id, url: typed.url.trim(), events: [...typed.events] },
        description: typed.description.trim() === '' ? null : typed.description.trim(),
        enabled: webhook?.enabled ?? true,
      });
    },
    onSuccess: (answer) => (answer === null ? setWrong({ id: form.errors.taken }) : onDone(answer)),
    onError: (error) => setWrong(refusedFields(error, typed.url)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const others = webhook === undefined ? taken : [];
    const found = findWrong({ ...typed, id }, others);
    setWrong(found);
    if (Object.keys(found).length === 0) send.mutate();
    else focusFirstWrong(event.currentTarget);
  };
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  return { typed, change, wrong, send, submit };
}

/** Once the page shows what is wrong. */
function focusFirstWrong(element: HTMLFormElement): void {
  requestAnimationFrame(() =>
    element.querySelector<HTMLElement>('[aria-invalid="true"], fieldset.wrong input')?.focus(),
  );
}

/** A refusal that is about no field. */
function Refused({ error, url }: { readonly error: Error | null; readonly url: string }) {
  if (error === null || Object.keys(refusedFields(error, url)).length > 0) return null;
  const { title, text, requestId } = problemOf(error);
  return (
    <p className="notice bad" role="alert">
      <strong>{title}</strong> {text} {requestId === undefined ? null : <code>{requestId}</code>}
    </p>
  );
}
