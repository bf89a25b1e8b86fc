import '../css/studio/index.css';
import '../css/library/index.css';
import { useMemo } from 'react';
import { isNarrow } from '../library/filter.ts';
import { Inspector } from '../library/inspector.tsx';
import { List } from '../library/list.tsx';
import { Toolbar } from '../library/toolbar.tsx';
import { useAddress, useFeed } from '../library/use-library.ts';
import { useIsWide } from '../shell/platform.ts';
import { useTitle } from '../shell/title.ts';
import { words } from '../words/index.ts';

/** Everything that was made; what is open stands beside it, or instead of it where there is no room. */
export function LibraryPage() {
  const { filter, id, narrow, open } = useAddress();
  const feed = useFeed(filter);
  const isWide = useIsWide();
  const listed = id === undefined ? undefined : feed.videos.find((video) => video.id === id);
  const neighbours = useNeighbours(feed.videos, id);
  const isEmpty = feed.phase === 'ready' && feed.videos.length === 0 && !isNarrow(filter);
  useTitle(listed?.prompt ?? words.library.title);
  const inspector =
    id === undefined ? null : (
      <Inspector
        id={id}
        isPage={!isWide}
        key={isWide ? 'beside' : id}
        neighbours={neighbours}
        onOpen={open}
        video={listed}
      />
    );
  if (inspector !== null && !isWide) return inspector;
  return (
    <div className="library" data-open={id === undefined ? undefined : ''}>
      <div className="library-main">
        <Toolbar filter={filter} isEmpty={isEmpty} onNarrow={narrow} />
        <List feed={feed} filter={filter} onNarrow={narrow} onOpen={open} openId={id} />
      </div>
      {inspector}
    </div>
  );
}

function useNeighbours(videos: ReturnType<typeof useFeed>['videos'], id: string | undefined) {
  return useMemo(() => {
    const at = videos.findIndex((video) => video.id === id);
    if (at === -1) return { previous: undefined, next: undefined };
    return { previous: videos[at - 1]?.id, next: videos[at + 1]?.id };
  }, [videos, id]);
}
