import type { Video } from '../../../../src/contract/resources/video.ts';
import { ApiError, call } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { createStore } from '../store.ts';
import { jobs } from '../studio/jobs.ts';
import { announce } from '../ui/live-region.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';
import { forgetVideo } from './feed.ts';

const PROMPT_LENGTH = 40;

/** Deleted for the person, and for the service as soon as it can no longer be taken back. */
export const deleted = createStore<readonly string[]>([]);
const unsent = new Set<string>();

export function deleteVideo({ id, prompt }: Video): void {
  deleted.set((ids) => [...ids, id]);
  unsent.add(id);
  showToast({
    text: words.library.deleted(shortOf(prompt ?? id)),
    onUndo: () => {
      unsent.delete(id);
      bringBack(id);
      announce(words.library.undone);
    },
    onGone: () => void send(id),
  });
}

const shortOf = (prompt: string) =>
  prompt.length <= PROMPT_LENGTH ? prompt : `${prompt.slice(0, PROMPT_LENGTH - 1).trimEnd()}…`;

const bringBack = (id: string) => deleted.set((ids) => ids.filter((one) => one !== id));

async function send(id: string): Promise<void> {
  // The page may have sent it on leaving, and then have been come back to.
  if (!unsent.delete(id)) return;
  try {
    await call(`/videos/${id}`, { method: 'DELETE', keepalive: true });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) {
      bringBack(id);
      const { title } = problemOf(error);
      showToast({ text: words.library.deleteFailed(`${title}.`), icon: 'alert' });
      return;
    }
  }
  forgetVideo(id);
  jobs.set((all) => all.filter(({ key }) => key !== id));
  bringBack(id);
  void queryClient.invalidateQueries({ queryKey: ['videos'] });
}

window.addEventListener('pagehide', () => {
  for (const id of unsent) void send(id);
});
