import type { OperationName } from '../../contract/operations/index.ts';
import type { KeyPrefetch } from '../keys/index.ts';
import { KEY_AND_GENERATION } from './store/read.ts';
import { isGenerationId } from './video-id.ts';

/** The one call that a token comes with, before it is parsed. */
export interface PlannedCall {
  readonly operation: OperationName;
  readonly input: unknown;
}

/** A poll reads its generation together with the key that asks for it: one round trip, not two. */
export function prefetchFor(planned: PlannedCall | undefined): KeyPrefetch | undefined {
  if (planned?.operation !== 'videos.get') return undefined;
  const { input } = planned;
  if (typeof input !== 'object' || input === null || !('id' in input)) return undefined;
  const { id } = input;
  return typeof id === 'string' && isGenerationId(id)
    ? { statement: KEY_AND_GENERATION, id }
    : undefined;
}
