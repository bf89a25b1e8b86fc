import { useMemo } from 'react';
import type { Model } from '../../../../src/contract/resources/model.ts';
import { useShortcuts } from '../shortcuts.ts';
import { cancel, type Job, type MadeJob, selected } from './jobs.ts';
import { stepFrames, togglePlay } from './player.ts';
import { bringBack, draftOf, focusPrompt, makeVariation, variationOf } from './variations.ts';

/** The keys of the studio; all act on the job that is shown. */
export function useStudioKeys(
  all: readonly Job[],
  shown: Job | undefined,
  models: readonly Model[],
): void {
  const shortcuts = useMemo(() => {
    const made = shown?.kind === 'made' ? shown : undefined;
    const done = made?.video.status === 'completed' ? made : undefined;
    const go = (step: number) => {
      const at = all.findIndex((job) => job.key === shown?.key);
      const next = all[at + step];
      if (next !== undefined) selected.set(next.key);
    };
    return {
      '/': focusPrompt,
      j: () => go(1),
      k: () => go(-1),
      ...(made?.video.status === 'generating' ? { escape: () => void cancel(made) } : {}),
      ...(done === undefined ? {} : doneKeys(done, models)),
    };
  }, [all, shown, models]);
  useShortcuts(shortcuts);
}

function doneKeys({ video }: MadeJob, models: readonly Model[]) {
  return {
    ' ': togglePlay,
    arrowleft: () => stepFrames(-1),
    arrowright: () => stepFrames(1),
    a: () => makeVariation(variationOf(video, {}, models)),
    v: () => makeVariation(variationOf(video, { aspectRatio: '9:16' }, models)),
    e: () => bringBack(draftOf(video)),
    d: () => document.getElementById('download')?.click(),
  };
}
