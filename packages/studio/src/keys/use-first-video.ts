import { useQuery } from '@tanstack/react-query';
import type { Ledger } from '../../../../src/contract/resources/ledger.ts';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { call } from '../api.ts';
import { keysQuery } from '../queries.ts';

const POLL_MILLISECONDS = 1_500;
const ENTRIES = 20;

/** What a key has done: nothing, a call, or a video, as the service records it. */
export function useFirstVideo(keyId: string): {
  readonly isUsed: boolean;
  readonly video: Video | undefined;
} {
  const listed = useQuery({ ...keysQuery, refetchInterval: POLL_MILLISECONDS }).data?.keys;
  const isUsed = (listed?.find(({ id }) => id === keyId)?.last_used_at ?? null) !== null;
  const videoId = useQuery({
    queryKey: ['keys', keyId, 'first-video'],
    enabled: isUsed,
    // The ledger says which key asked for what.
    queryFn: async ({ signal }) => {
      const { entries } = await call<Ledger>('/ledger', { query: { limit: ENTRIES }, signal });
      const made = entries.filter(({ key_id, video_id }) => key_id === keyId && video_id !== null);
      return made.at(-1)?.video_id ?? null;
    },
    refetchInterval: ({ state }) => (state.data == null ? POLL_MILLISECONDS : false),
  }).data;
  const video = useQuery({
    queryKey: ['videos', videoId],
    enabled: typeof videoId === 'string',
    queryFn: ({ signal }) => call<{ video: Video }>(`/videos/${videoId}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.video.status === 'generating'
        ? POLL_MILLISECONDS
        : false,
  }).data?.video;
  return { isUsed, video };
}
