import type { OperationName } from '../../contract/operations/index.ts';
import { type KeyPrefetch, keyStatement } from '../keys/index.ts';
import { COLUMNS } from './store/rows.ts';
import { isGenerationId } from './video-id.ts';

/** The one call that a token comes with, before it is parsed. */
export interface PlannedCall {
  readonly operation: OperationName;
  readonly input: unknown;
}

/** One column of JSON: the driver reads it many times faster than as many columns of text. */
const KEY_AND_GENERATION = keyStatement('authenticate-key-and-find-generation', {
  columns: ['row_to_json(found) as prefetched'],
  joins: `left join lateral (
    select ${COLUMNS} from generation g where g.id = $3 and g.account_id = k.account_id
  ) found on true`,
});

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
