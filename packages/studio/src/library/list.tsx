import type { VideoFilter } from '../../../../src/contract/resources/video.ts';
import { ApiError } from '../api.ts';
import { useMe } from '../queries.ts';
import { useFollow } from '../shell/navigation.tsx';
import { Blank, Fault } from '../ui/blank.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import type { Feed, FeedState } from './feed.ts';
import { type FilterProps, isNarrow } from './filter.ts';
import { Grid } from './grid.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';

const { library } = words;

interface ListProps {
  readonly feed: FeedState & { readonly feed: Feed };
  readonly filter: VideoFilter;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onNarrow: FilterProps['onNarrow'];
}

/** The rows, or why there are none. */
export function List({ feed: state, filter, openId, onOpen, onNarrow }: ListProps) {
  const { feed, videos, phase, cursor } = state;
  const isComplete = phase === 'ready' && cursor === null;
  if (videos.length === 0 && phase === 'failed') return <Failed state={state} />;
  if (videos.length === 0 && isComplete) {
    return isNarrow(filter) ? <NothingFits filter={filter} onNarrow={onNarrow} /> : <NothingYet />;
  }
  if (videos.length === 0) return <LibrarySkeleton />;
  return (
    <>
      <Grid
        feed={feed}
        filter={filter}
        isComplete={isComplete}
        onOpen={onOpen}
        openId={openId}
        videos={videos}
      />
      <Foot state={state} />
    </>
  );
}

function NothingYet() {
  const { title, text, go } = library.empty;
  const available = useMe()?.credits.available;
  return (
    <Blank text={text(available)} title={title}>
      <a className={buttonClass('lamp')} href="/generate" onClick={useFollow()}>
        {go}
      </a>
    </Blank>
  );
}

function NothingFits({ filter, onNarrow }: FilterProps) {
  const { title, text, go } = library.none;
  const names = Object.keys(filter);
  return (
    <Blank text={text(filter.q)} title={title}>
      <Button onClick={() => onNarrow(Object.fromEntries(names.map((name) => [name, undefined])))}>
        {go}
      </Button>
    </Blank>
  );
}

function Failed({ state: { feed, error } }: { readonly state: ListProps['feed'] }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Fault
      onRetry={() => void feed.loadMore()}
      requestId={requestId}
      text={library.fault.text}
      title={library.fault.title}
    />
  );
}

/** What stands below the last row: more is coming, did not come, or there is no more. */
function Foot({ state }: { readonly state: ListProps['feed'] }) {
  const { feed, phase, cursor, videos, error } = state;
  if (phase === 'failed') {
    return (
      <Fault
        onRetry={() => void feed.loadMore()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        text={library.fault.text}
        title={library.fault.more}
      />
    );
  }
  return (
    <p className="library-end">
      {cursor === null && phase === 'ready' ? library.end(videos.length) : library.loadingMore}
    </p>
  );
}
