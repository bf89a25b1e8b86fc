import { Skeleton } from '../ui/blank.tsx';
import { words } from '../words/index.ts';

/** What is coming, in its size; the router shows it only after 200 ms. */
export function PendingPage() {
  return (
    <div aria-busy="true" className="page">
      <span className="unseen">{words.shell.loading}</span>
      <Skeleton height={40} width={260} />
      <Skeleton height={320} />
      <Skeleton height={120} />
    </div>
  );
}
