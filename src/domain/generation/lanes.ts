import type { ModelType } from '../../contract/resources/model.ts';
import type { Catalogue } from '../catalogue/index.ts';

/**
 * Where a generation waits for a worker. What is rendered here competes for processors, a video for
 * longer than an image; a start at a vendor is one call. None of them holds up another.
 */
export const LANES = ['video', 'image', 'hosted'] as const;
export type Lane = (typeof LANES)[number];

export function laneOf(
  catalogue: Pick<Catalogue, 'providersOf'>,
  { modelId, type }: { readonly modelId: string; readonly type: ModelType },
): Lane {
  return catalogue.providersOf(modelId)[0] === 'embedded' ? type : 'hosted';
}

/** What a worker listens to: something new is waiting in the lane. */
export function topicOf(lane: Lane): string {
  return `waiting:${lane}`;
}
