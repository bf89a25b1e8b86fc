import { Skeleton } from '../ui/blank.tsx';
import { words } from '../words/index.ts';

/** Widths of pictures in rows, as they often come. */
const ROWS = [
  [53, 30, 17],
  [17, 53, 30],
  [50, 50],
] as const;

export function LibrarySkeleton() {
  return (
    <div aria-busy="true" className="library-skeleton">
      <span className="unseen">{words.shell.loading}</span>
      <Skeleton height={18} width={190} />
      {ROWS.map((row) => (
        <div key={row.join()}>
          {row.map((share, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are only places
            <span key={place} style={{ flexGrow: share }}>
              <Skeleton height={228} />
              <Skeleton height={12} width="60%" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
