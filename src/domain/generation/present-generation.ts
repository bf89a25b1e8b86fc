import type { OperationOutput } from '../../contract/operations/index.ts';
import { fromJson } from './store/rows.ts';
import { type Addresses, toVideo } from './view.ts';

/** What a poll answers for a row that was kept as JSON. */
export function presentGeneration(
  source: unknown,
  addresses: Addresses,
): OperationOutput<'videos.get'> {
  return { video: toVideo(fromJson(source), addresses) };
}
