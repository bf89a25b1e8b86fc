import type { Video, VideoFilter } from '../../../../src/contract/resources/video.ts';
import { call } from '../api.ts';
import { createStore, type Store } from '../store.ts';

const PAGE_SIZE = 100;
const HEAD_SIZE = 50;
const FEEDS_KEPT = 4;

export interface FeedState {
  /** Newest first. */
  readonly videos: readonly Video[];
  /** Where it goes on; null at the end. */
  readonly cursor: string | null;
  readonly phase: 'empty' | 'loading' | 'ready' | 'failed';
  readonly error: unknown;
}

/** The place that somebody has scrolled to: a video, and how far its row is above the upper edge. */
interface Anchor {
  readonly id: string;
  readonly offset: number;
}

/** The history under one filter, as far as it was read. Kept in memory, so that coming back needs no reading. */
export interface Feed {
  readonly state: Store<FeedState>;
  anchor: Anchor | null;
  /** Reads the next page, unless it is being read or there is none. */
  loadMore(): Promise<void>;
  /** Reads the newest again: what began and what ended in the meantime. */
  refresh(): Promise<void>;
  put(video: Video): void;
  remove(id: string): void;
}

interface Answer {
  readonly videos: readonly Video[];
  readonly next_cursor: string | null;
}

const START: FeedState = { videos: [], cursor: null, phase: 'empty', error: null };
const feeds = new Map<string, Feed>();

export function feedOf(filter: VideoFilter): Feed {
  const key = JSON.stringify(Object.entries(filter).sort());
  const feed = feeds.get(key) ?? createFeed(filter);
  feeds.delete(key);
  feeds.set(key, feed);
  const [oldest] = feeds.keys();
  if (feeds.size > FEEDS_KEPT && oldest !== undefined) feeds.delete(oldest);
  return feed;
}

/** It is gone from the service, so from every list. */
export function forgetVideo(id: string): void {
  for (const feed of feeds.values()) feed.remove(id);
}

function createFeed(filter: VideoFilter): Feed {
  const state = createStore<FeedState>(START);
  const edit = (part: Partial<FeedState>) => state.set((before) => ({ ...before, ...part }));
  const read = (query: { readonly limit: number; readonly cursor?: string }) =>
    call<Answer>('/videos', { query: { ...filter, ...query } });

  async function loadMore(): Promise<void> {
    const { phase, cursor } = state.get();
    if (phase === 'loading' || (phase === 'ready' && cursor === null)) return;
    edit({ phase: 'loading' });
    try {
      const answer = await read({ limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) });
      edit({
        videos: append(state.get().videos, answer.videos),
        cursor: answer.next_cursor,
        phase: 'ready',
        error: null,
      });
    } catch (error) {
      edit({ phase: 'failed', error });
    }
  }

  async function refresh(): Promise<void> {
    if (state.get().phase !== 'ready') return;
    const answer = await read({ limit: HEAD_SIZE }).catch(() => null);
    if (answer !== null) state.set((before) => withHead(before, answer));
  }

  return {
    state,
    anchor: null,
    loadMore,
    refresh,
    put: (video) => {
      const { videos } = state.get();
      const at = videos.findIndex(({ id }) => id === video.id);
      const before = videos[at];
      if (before !== undefined && !isSame(before, video)) edit({ videos: videos.with(at, video) });
    },
    remove: (id) => edit({ videos: state.get().videos.filter((video) => video.id !== id) }),
  };
}

/** What the newest page says stands instead of what was known down to its end. */
function withHead(before: FeedState, { videos: head, next_cursor }: Answer): FeedState {
  if (before.phase !== 'ready') return before;
  const last = head.at(-1);
  const at = before.videos.findIndex(({ id }) => id === last?.id);
  // So much is new that the two do not meet; reading begins again.
  if (at === -1 && next_cursor !== null) return { ...before, videos: head, cursor: next_cursor };
  const rest = at === -1 || next_cursor === null ? [] : before.videos.slice(at + 1);
  const known = new Map(before.videos.slice(0, at + 1).map((video) => [video.id, video]));
  const merged = head.map((video) => {
    const old = known.get(video.id);
    return old !== undefined && isSame(old, video) ? old : video;
  });
  const videos = [...merged, ...rest];
  const isUnchanged =
    videos.length === before.videos.length && videos.every((one, n) => one === before.videos[n]);
  const cursor = next_cursor === null ? null : before.cursor;
  return isUnchanged && cursor === before.cursor ? before : { ...before, videos, cursor };
}

/** A page may begin with what is already there when something was deleted in between. */
function append(known: readonly Video[], more: readonly Video[]): readonly Video[] {
  const ids = new Set(known.slice(-PAGE_SIZE).map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}

const isSame = (one: Video, other: Video) => JSON.stringify(one) === JSON.stringify(other);
