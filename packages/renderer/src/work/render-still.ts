import { writeFile } from 'node:fs/promises';
import type { Artist } from './artist.ts';
import { expectDone, expectPicture } from './expect.ts';
import type { Commission, Order } from './messages.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface StillWork {
  readonly artist: Artist;
  readonly commission: Commission;
  readonly paths: { readonly main: string; readonly thumbnail: string | null };
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

export async function renderStill(work: StillWork): Promise<void> {
  const { artist, commission, paths, signal, onProgress } = work;
  const ask = (order: Order) => unlessAborted(signal, artist.ask(order));
  expectDone(await ask({ kind: 'prepare', commission }));
  onProgress(0.4);
  await writeFile(paths.main, expectPicture(await ask({ kind: 'still' })));
  onProgress(0.9);
  if (paths.thumbnail !== null) {
    await writeFile(paths.thumbnail, expectPicture(await ask({ kind: 'thumbnail' })));
  }
  signal.throwIfAborted();
}
