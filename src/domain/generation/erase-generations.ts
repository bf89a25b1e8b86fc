import type { AssetStore } from './asset-store.ts';
import type { CancelDependencies } from './cancel-video.ts';
import { fail, queueCancellation } from './store/advance.ts';
import { deleteRows, listEndedAssets, listRunningIds } from './store/erase.ts';

export type EraseDependencies = Pick<
  CancelDependencies,
  'pool' | 'clock' | 'events' | 'onCanceled'
> & { readonly assets: Pick<AssetStore, 'delete'> };

/** Cancels generations of an account that run, at most so many. Returns how many it found. */
export async function cancelGenerations(
  { pool, clock, events, onCanceled }: Omit<EraseDependencies, 'assets'>,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<number> {
  const ids = await listRunningIds(pool, { accountId, limit });
  for (const id of ids) {
    const now = new Date(clock.now());
    if (!(await fail(pool, { id, attempt: null, code: 'canceled', now }))) continue;
    events.announce(id);
    onCanceled();
    await queueCancellation(pool, id);
  }
  return ids.length;
}

/**
 * Deletes generations of an account that are over, at most so many. Returns how many it found. Files go
 * before rows: after a crash in between, the rows still name them.
 */
export async function deleteGenerations(
  { pool, assets }: Pick<EraseDependencies, 'pool' | 'assets'>,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<number> {
  const ended = await listEndedAssets(pool, { accountId, limit });
  for (const { names } of ended) for (const name of names) await assets.delete(name);
  if (ended.length > 0) await deleteRows(pool, { accountId, ids: ended.map(({ id }) => id) });
  return ended.length;
}
