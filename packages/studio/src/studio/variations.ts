import type { Model } from '../../../../src/contract/resources/model.ts';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { type Fitted, fitDraft } from './choose-model.ts';
import { type Draft, draftStore, editDraft } from './draft.ts';
import { submit } from './jobs.ts';

/** Something that can be made of what was made. */
export interface Variation {
  readonly draft: Draft;
  readonly fitted: Fitted;
}

/** The draft that a job came from, but for what the service does not tell: no picture, and sound as last chosen. */
export function draftOf(video: Video): Draft {
  return {
    kind: video.type,
    prompt: video.prompt ?? '',
    headline: '',
    modelId: video.aiModel,
    aspectRatio: video.aspectRatio,
    seconds: video.duration,
    audio: draftStore.get().audio,
    imageUrl: null,
  };
}

/** Null where no model here can make it. */
export function variationOf(
  video: Video,
  change: Partial<Draft>,
  models: readonly Model[],
): Variation | null {
  const draft = { ...draftOf(video), ...change };
  const fitted = fitDraft(models, draft);
  const isWished = fitted?.aspectRatio === draft.aspectRatio;
  return fitted === undefined || !isWished ? null : { draft, fitted };
}

export function makeVariation(variation: Variation | null): void {
  if (variation !== null) void submit(variation.draft, variation.fitted);
}

/** Brings a draft back into the composer and puts the cursor at its end. */
export function bringBack(draft: Draft): void {
  editDraft(draft);
  focusPrompt();
}

export const PROMPT_ID = 'prompt';

export function focusPrompt(): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(PROMPT_ID);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  });
}
