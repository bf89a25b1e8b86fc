import { openKeys } from '../shell/keys-dialog.tsx';
import { useFollow } from '../shell/navigation.tsx';
import { Blank } from '../ui/blank.tsx';
import { words } from '../words/index.ts';
import { JobCard } from './job-card.tsx';
import type { Job } from './jobs.ts';

const { session, keys } = words.studio;

/** What was made since the studio was opened, and what it cost. */
export function Session({
  jobs,
  earlier,
  shownKey,
}: {
  readonly jobs: readonly Job[];
  readonly earlier: readonly Job[];
  readonly shownKey: string | undefined;
}) {
  const isEmpty = jobs.length === 0;
  const follow = useFollow();
  const charged = jobs.reduce(
    (sum, job) => sum + (job.kind === 'made' ? job.video.creditsUsed : 0),
    0,
  );
  const shown = isEmpty ? earlier : jobs;
  return (
    <aside className="session">
      <header>
        <h2>{isEmpty && earlier.length > 0 ? session.earlier : session.title}</h2>
        <span className="soft">{isEmpty ? null : session.charged(charged)}</span>
      </header>
      {shown.length === 0 ? (
        <Blank text={session.empty} title={session.emptyTitle} />
      ) : (
        <ul>
          {shown.map((job) => (
            <JobCard isShown={job.key === shownKey} job={job} key={job.key} />
          ))}
        </ul>
      )}
      {earlier.length > 0 ? (
        <a className="session-all" href="/library" onClick={follow}>
          {session.all}
        </a>
      ) : null}
      <KeyHints />
    </aside>
  );
}

function KeyHints() {
  const hints = [
    [keys.space, keys.short.play],
    [keys.arrows, keys.short.frame],
    [keys.a, keys.short.again],
  ] as const;
  return (
    <p className="key-hints">
      {hints.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
      <button onClick={openKeys} type="button">
        <kbd>{keys.help}</kbd> {keys.short.all}
      </button>
    </p>
  );
}
