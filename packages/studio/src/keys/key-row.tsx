import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListedKeyResource } from '../../../../src/contract/resources/account.ts';
import { call } from '../api.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { serverNow } from '../server-time.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';

const { columns, revoke } = words.keys;

/** A key and what it used; revoking is asked in its place. */
export function KeyRow({ data: key }: { readonly data: ListedKeyResource }) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { used_today: used, daily_ceiling: ceiling } = key;
  const isFull = ceiling !== null && used >= ceiling;
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span className="key-name">{key.name}</span>
          <code>{words.keys.ending(key.last_four)}</code>
        </th>
        <td data-label={columns.may}>{words.keys.may(key.permissions)}</td>
        <td data-label={columns.week}>
          <Sparkline label={words.keys.week(key.used_last_7_days)} values={key.used_last_7_days} />
        </td>
        <td data-label={columns.today}>
          <Ceiling ceiling={ceiling} isFull={isFull} used={used} />
        </td>
        <td data-label={columns.last}>
          {key.last_used_at === null ? (
            <span className="soft">{words.keys.never}</span>
          ) : (
            <time dateTime={key.last_used_at}>{words.when(key.last_used_at, serverNow())}</time>
          )}
        </td>
        <td className="key-act">
          <Button
            aria-expanded={isAsking}
            aria-label={revoke.openNamed(key.name)}
            look="danger"
            onClick={() => setIsAsking(!isAsking)}
            ref={button}
            size="s"
          >
            {revoke.open}
          </Button>
        </td>
      </tr>
      {isAsking ? (
        <tr className="key-question">
          <td colSpan={6}>
            <Question
              data={key}
              onKeep={() => {
                setIsAsking(false);
                button.current?.focus();
              }}
            />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface CeilingProps {
  readonly used: number;
  readonly ceiling: number | null;
  readonly isFull: boolean;
}

function Ceiling({ used, ceiling, isFull }: CeilingProps) {
  return (
    <span className="ceiling">
      <span>
        {words.keys.today(used, ceiling)}{' '}
        {ceiling === null ? <span className="soft">{words.keys.noCeiling}</span> : null}
        {isFull ? <span className="soft">{words.keys.atCeiling}</span> : null}
      </span>
      {ceiling === null ? null : (
        <span aria-hidden="true" className="ceiling-bar">
          <span style={{ width: `${Math.min(100, (used / ceiling) * 100)}%` }} />
        </span>
      )}
    </span>
  );
}

interface QuestionProps {
  readonly data: ListedKeyResource;
  readonly onKeep: () => void;
}

function Question({ data: key, onKeep }: QuestionProps) {
  const client = useQueryClient();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const send = useMutation({
    mutationFn: () => call(`/keys/${key.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      showToast({ text: revoke.done(key.name) });
      document.querySelector<HTMLElement>('main h1')?.focus();
      await client.invalidateQueries({ queryKey: ['keys'] });
    },
    onError: (error) => showToast({ text: problemOf(error).title, icon: 'alert' }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group with a question, no set of fields
    <div
      aria-label={revoke.question(key.name)}
      className="question"
      onKeyDown={(event) => event.key === 'Escape' && onKeep()}
      role="group"
    >
      <p>
        <strong>{revoke.question(key.name)}</strong> <span className="soft">{revoke.text}</span>
      </p>
      <div className="actions">
        <Button isBusy={send.isPending} look="danger" onClick={() => send.mutate()} size="s">
          {send.isPending ? revoke.busy : revoke.yes}
        </Button>
        <Button look="quiet" onClick={onKeep} ref={keep} size="s">
          {revoke.no}
        </Button>
      </div>
    </div>
  );
}
