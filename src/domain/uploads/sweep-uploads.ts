import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { UploadFiles } from './create-upload.ts';
import { deleteSwept, takeUnneeded } from './store.ts';

const AT_ONCE = 50;

interface SweepDependencies {
  readonly pool: Queryable;
  readonly clock: Clock;
  readonly files: Pick<UploadFiles, 'delete'>;
}

/** Deletes files that nothing needs any more, then their rows. Whatever a crash leaves is found again by its row. */
export async function sweepUploads({ pool, clock, files }: SweepDependencies): Promise<void> {
  const now = new Date(clock.now());
  const unneeded = await takeUnneeded(pool, { now, limit: AT_ONCE });
  for (const { assetName } of unneeded) await files.delete(assetName);
  if (unneeded.length > 0) {
    await deleteSwept(
      pool,
      unneeded.map(({ id }) => id),
    );
  }
}
