import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Video, VideoFilter } from '../../../../src/contract/resources/video.ts';
import { ApiError, call } from '../api.ts';
import { whenBack } from '../connection.ts';
import { queryClient } from '../query-client.ts';
import { useStore } from '../store.ts';
import { deleted } from './deletions.ts';
import { type Feed, feedOf, forgetVideo } from './feed.ts';
import { hrefOf, type Narrowing, parseFilter, toSearch } from './filter.ts';

const RUNNING_MILLISECONDS = 2_000;
const IDLE_MILLISECONDS = 15_000;

/** The filter in the address, and the video that is open beside it. */
export function useAddress() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const params: { readonly id?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const { id } = params;
  const key = JSON.stringify(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router makes a new object at every step
  const filter = useMemo(() => parseFilter(search), [key]);
  const narrow = useCallback(
    (part: Narrowing) => {
      const next = toSearch(parseFilter(toSearchOf({ ...filter, ...part })));
      void navigate({ to: '/library', search: next, replace: true });
    },
    [filter, navigate],
  );
  const open = useCallback(
    (next: string | undefined, how: { readonly replace?: boolean } = {}) =>
      void navigate({ href: hrefOf(filter, next), replace: how.replace ?? false }),
    [filter, navigate],
  );
  return { filter, id, narrow, open };
}

const toSearchOf = (filter: Narrowing) => ({
  ...filter,
  shape: filter.aspectRatio,
  model: filter.aiModel,
});

/** What is listed: the feed without what was deleted. */
export function useFeed(filter: VideoFilter) {
  const feed = useMemo(() => feedOf(filter), [filter]);
  const state = useStore(feed.state);
  const gone = useStore(deleted);
  const videos = useMemo(
    () => (gone.length === 0 ? state.videos : state.videos.filter(({ id }) => !gone.includes(id))),
    [state.videos, gone],
  );
  useEffect(() => {
    void (feed.state.get().phase === 'empty' ? feed.loadMore() : feed.refresh());
    return whenBack(
      () => void (feed.state.get().phase === 'ready' ? feed.refresh() : feed.loadMore()),
    );
  }, [feed]);
  const running = useMemo(() => videos.filter(runs).length, [videos]);
  useEffect(() => watch(feed, running > 0), [feed, running]);
  useNewsOf(running);
  return { feed, ...state, videos };
}

/** What began or ended has changed what can be spent, and the counts. */
function useNewsOf(running: number): void {
  const before = useRef(running);
  useEffect(() => {
    if (before.current === running) return;
    before.current = running;
    void queryClient.invalidateQueries({ queryKey: ['me'] });
    void queryClient.invalidateQueries({ queryKey: ['videos', 'count'] });
  }, [running]);
}

/** Asks again while somebody looks: often while something runs, now and then for what began elsewhere. */
function watch(feed: Feed, isRunning: boolean): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    void feed.refresh();
    for (const { id } of feed.state.get().videos.slice(50).filter(runs)) void refreshOne(feed, id);
  };
  const timer = setInterval(ask, isRunning ? RUNNING_MILLISECONDS : IDLE_MILLISECONDS);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}

const runs = ({ status }: Video) => status === 'generating';

async function refreshOne(feed: Feed, id: string): Promise<void> {
  try {
    feed.put((await call<{ video: Video }>(`/videos/${id}`)).video);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetVideo(id);
  }
}

/** How many fit the filter; null where nobody can say. */
export function useFound(filter: VideoFilter): number | undefined {
  const { data } = useQuery({
    queryKey: ['videos', 'count', filter],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      call<{ total: number }>('/videos/count', { signal, query: { ...filter } }),
  });
  return data?.total;
}
