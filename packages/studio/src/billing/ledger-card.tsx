import { useInfiniteQuery } from '@tanstack/react-query';
import { Fault, Skeleton } from '../ui/blank.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { State } from '../ui/state.tsx';
import { problemOf, words } from '../words/index.ts';
import { LedgerRow } from './ledger-row.tsx';
import { ledgerQuery } from './queries.ts';

const text = words.billing.ledger;

/** Everything that moved, newest first. */
export function LedgerCard() {
  const query = useLedger();
  const verified = query.data?.pages[0]?.verified_at ?? null;
  return (
    <section aria-labelledby="ledger" className="card ledger">
      <header className="card-head">
        <h2 id="ledger">{text.title}</h2>
        {verified === null ? null : <State is="ok">{text.addsUp(words.clock(verified))}</State>}
      </header>
      <Entries query={query} />
      <MoreButton query={query} text={text} />
    </section>
  );
}

function Entries({ query }: { readonly query: ReturnType<typeof useLedger> }) {
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton height={240} />;
    const { title, text: why, requestId } = problemOf(query.error);
    return (
      <Fault onRetry={() => void query.refetch()} requestId={requestId} text={why} title={title} />
    );
  }
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="soft">{text.none}</p>;
  const { when, what, held, charged, balance } = text.columns;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{when}</th>
          <th scope="col">{what}</th>
          {[held, charged, balance].map((name) => (
            <th className="number" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {entries.map((entry) => (
        <LedgerRow entry={entry} key={entry.id} />
      ))}
    </table>
  );
}

const useLedger = () => useInfiniteQuery(ledgerQuery);
