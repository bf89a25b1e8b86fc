import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import type { AssetStore } from './asset-store.ts';
import { type ReadDependencies, readVideo } from './get-video.ts';
import { deleteEnded } from './store/read.ts';

export interface DeleteDependencies extends ReadDependencies {
  readonly assets: AssetStore;
}

export function deleteVideo(dependencies: DeleteDependencies): Handler<'videos.delete'> {
  const { pool, assets } = dependencies;
  return async ({ id }, { caller }) => {
    const deleted = await deleteEnded(pool, { id, accountId: ownerOf(caller).id });
    if (deleted === undefined) {
      // Either it runs, or it is not there: this tells which.
      await readVideo(dependencies, id, caller);
      throw new Refusal('job_running', 'The generation is running. Cancel it first.');
    }
    for (const name of deleted.assets) await assets.delete(name);
    return {};
  };
}
