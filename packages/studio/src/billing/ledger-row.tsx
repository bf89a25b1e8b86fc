import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { LedgerEntry } from '../../../../src/contract/resources/ledger.ts';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { call } from '../api.ts';
import { useModels } from '../queries.ts';
import { serverNow } from '../server-time.ts';
import { Icon } from '../ui/icon.tsx';
import { State } from '../ui/state.tsx';
import { words } from '../words/index.ts';

const text = words.billing.ledger;
const POLL_MILLISECONDS = 2_000;

/** One entry; it opens into the transfers that it consists of. */
export function LedgerRow({ entry }: { readonly entry: LedgerEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { columns } = text;
  const changedAt = entry.ended_at ?? entry.at;
  return (
    <tbody>
      <tr>
        <td className="ledger-when">
          <time dateTime={changedAt}>{words.when(changedAt, serverNow())}</time>
        </td>
        <td className="ledger-what">
          <span className="ledger-line">
            <Still entry={entry} />
            <button
              aria-controls={isOpen ? id : undefined}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              title={entry.title}
              type="button"
            >
              <span className="ledger-title">{entry.title}</span> <Source entry={entry} />
            </button>
          </span>
        </td>
        <td className="number" data-label={columns.held}>
          {entry.kind === 'generation' ? words.whole(entry.held) : null}
        </td>
        <td className="number" data-label={columns.charged}>
          <Charge entry={entry} />
        </td>
        <td className="number" data-label={columns.balance}>
          {words.whole(entry.balance_after)}
        </td>
      </tr>
      {isOpen ? (
        <tr className="transfers" id={id}>
          <td colSpan={5}>
            <Transfers entry={entry} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

function Source({ entry }: { readonly entry: LedgerEntry }) {
  const models = useModels();
  if (entry.kind !== 'generation') return null;
  const model = models?.find(({ id }) => id === entry.aiModel)?.name ?? entry.aiModel ?? '';
  return <span className="soft">{entry.status === 'released' ? text.released(model) : model}</span>;
}

function Still({ entry }: { readonly entry: LedgerEntry }) {
  if (entry.thumbnail_url !== null) {
    return <img alt="" className="still" loading="lazy" src={entry.thumbnail_url} />;
  }
  if (entry.kind === 'generation') return <span className="still still-none" />;
  return (
    <span className="still still-sum">
      <Icon name={entry.added < 0 ? 'back' : 'plus'} size={14} />
    </span>
  );
}

function Charge({ entry }: { readonly entry: LedgerEntry }) {
  if (entry.status === 'held') return <Running id={entry.video_id} />;
  if (entry.status === 'added') return text.added(entry.added);
  if (entry.status === 'removed') return text.removed(entry.added);
  return entry.charged === 0 ? <span className="soft">0</span> : words.whole(entry.charged);
}

/** How far it is; when it ends, everything that it changes is read again. */
function Running({ id }: { readonly id: string | null }) {
  const client = useQueryClient();
  const video = useQuery({
    queryKey: ['videos', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call<{ video: Video }>(`/videos/${id}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.video.status === 'generating'
        ? POLL_MILLISECONDS
        : false,
  }).data?.video;
  const isOver = video !== undefined && video.status !== 'generating';
  useEffect(() => {
    if (!isOver) return;
    for (const name of ['ledger', 'me', 'usage']) {
      void client.invalidateQueries({ queryKey: [name] });
    }
  }, [isOver, client]);
  const { done, total } = video?.frames ?? { done: 0, total: 0 };
  return (
    <State is="run">
      {total === 0 ? text.running : text.percent(Math.floor((done / total) * 100))}
    </State>
  );
}

/** Hold and ending, each with when it was, what it moved and the balance after it. */
function Transfers({ entry }: { readonly entry: LedgerEntry }) {
  return (
    <ul>
      {entry.transfers.map(({ cause, amount, at, balance_after }) => {
        const [kind] = cause.split(':');
        const isAside = kind === 'hold' || kind === 'release';
        return (
          <li key={cause}>
            <time dateTime={at}>{words.clock(at)}</time>
            <code title={cause}>{cause}</code>
            <span>
              {text.transfer(isAside ? -amount : amount)} {moveOf(kind, { amount, at }, entry)}
            </span>
            <span>{text.balanceThen(balance_after)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function moveOf(
  kind: string | undefined,
  { amount, at }: { readonly amount: number; readonly at: string },
  { at: began }: LedgerEntry,
): string {
  const took = (Date.parse(at) - Date.parse(began)) / 1_000;
  if (kind === 'hold') return text.moves.hold;
  if (kind === 'settle') return text.moves.settle;
  if (kind === 'release') return text.moves.release(words.seconds(took));
  return text.moves.other(amount);
}
