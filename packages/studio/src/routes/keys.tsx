import '../css/charts.css';
import '../css/desk.css';
import '../css/developer.css';
import '../css/keys/index.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '../../../../src/contract/limits.ts';
import type { ListedKeyResource } from '../../../../src/contract/resources/account.ts';
import { KeyRow } from '../keys/key-row.tsx';
import { type MadeKey, NewKeyForm } from '../keys/new-key-form.tsx';
import { ReadyKey } from '../keys/ready-key.tsx';
import { keysQuery } from '../queries.ts';
import { useNotice } from '../shell/address.ts';
import { useTitle } from '../shell/title.ts';
import { Blank } from '../ui/blank.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { words } from '../words/index.ts';

const { keys: text } = words;

export function KeysPage() {
  const [made, setMade] = useState<MadeKey | null>(null);
  useNotice(text.notices);
  if (made !== null) return <ReadyKey made={made} onDone={() => setMade(null)} />;
  return <KeyList onMade={setMade} />;
}

function KeyList({ onMade }: { readonly onMade: (made: MadeKey) => void }) {
  const [isMaking, setIsMaking] = useState(false);
  const query = useQuery(keysQuery);
  const active = query.data?.keys.filter(({ revoked_at }) => revoked_at === null) ?? [];
  const isFull = active.length >= LIMITS.activeKeysMax;
  useTitle(text.title);
  return (
    <div className="page keys-page">
      <header className="page-head">
        <div>
          <h1>{text.title}</h1>
          <p className="soft">{text.lead}</p>
        </div>
        {isMaking || active.length === 0 ? null : (
          <Button disabled={isFull} icon="plus" look="ink" onClick={() => setIsMaking(true)}>
            {text.make}
          </Button>
        )}
      </header>
      {isFull ? <p className="notice">{text.full(LIMITS.activeKeysMax)}</p> : null}
      {isMaking && !isFull ? (
        <NewKeyForm onCancel={() => setIsMaking(false)} onMade={onMade} />
      ) : null}
      <Loaded height={220} query={query}>
        {({ keys }) => (
          <>
            {active.length === 0 && !isMaking ? (
              <Blank text={text.empty.text} title={text.empty.title}>
                <Button look="ink" onClick={() => setIsMaking(true)}>
                  {text.make}
                </Button>
              </Blank>
            ) : null}
            {active.length === 0 ? null : <ActiveKeys keys={active} />}
            <RevokedKeys keys={keys.filter(({ revoked_at }) => revoked_at !== null)} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface ListProps {
  readonly keys: readonly ListedKeyResource[];
}

function ActiveKeys({ keys }: ListProps) {
  const { columns } = text;
  return (
    <section>
      <table className="table keys-table">
        <caption className="unseen">{text.room(keys.length, LIMITS.activeKeysMax)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.may}</th>
            <th scope="col">{columns.week}</th>
            <th scope="col">{columns.today}</th>
            <th scope="col">{columns.last}</th>
            <th scope="col">
              <span className="unseen">{columns.act}</span>
            </th>
          </tr>
        </thead>
        {keys.map((key) => (
          <KeyRow data={key} key={key.id} />
        ))}
      </table>
      <p className="hint">{text.room(keys.length, LIMITS.activeKeysMax)}</p>
    </section>
  );
}

function RevokedKeys({ keys }: ListProps) {
  if (keys.length === 0) return null;
  return (
    <details className="revoked">
      <summary>{text.revoked(keys.length)}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key.id}>
            <span>{key.name}</span> <code>{text.ending(key.last_four)}</code>{' '}
            <span className="soft">{text.revokedAt(words.fullDay(key.revoked_at ?? ''))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
