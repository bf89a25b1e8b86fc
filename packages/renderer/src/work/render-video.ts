import { writeFile } from 'node:fs/promises';
import { type Encoder, startEncoder } from '../encode/encoder.ts';
import { FRAMES_PER_SECOND, sizeOf } from '../sizes.ts';
import type { Artist } from './artist.ts';
import { expectDone, expectFrame, expectPicture } from './expect.ts';
import type { Commission } from './messages.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface VideoWork {
  readonly artists: readonly Artist[];
  readonly commission: Commission;
  readonly program: string;
  readonly paths: { readonly main: string; readonly thumbnail: string | null };
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** One frame is drawn while the one before it travels to the encoder. */
const FRAMES_IN_FLIGHT = 2;
const PREPARED = 0.05;

/** Frames arrive as the threads finish them and leave in the order of the film. */
function inOrder(encoder: Encoder, onWritten: (count: number) => void) {
  const early = new Map<number, () => void>();
  let next = 0;
  return async (index: number, memory: ArrayBuffer) => {
    if (index !== next) await new Promise<void>((resolve) => early.set(index, resolve));
    await encoder.write(new Uint8Array(memory));
    next = index + 1;
    onWritten(next);
    early.get(next)?.();
    early.delete(next);
  };
}

/** Every thread takes the next frame when it is free, so a slow core slows only itself. */
async function drawAll(work: VideoWork, encoder: Encoder): Promise<void> {
  const frames = Math.round(work.commission.durationSeconds * FRAMES_PER_SECOND);
  const deliver = inOrder(encoder, (count) =>
    work.onProgress(PREPARED + (1 - PREPARED) * 0.98 * (count / frames)),
  );
  let taken = 0;
  const drawSome = async (artist: Artist) => {
    let memory: ArrayBuffer | null = null;
    while (taken < frames) {
      work.signal.throwIfAborted();
      const index = taken;
      taken += 1;
      memory = expectFrame(await artist.ask({ kind: 'frame', index, memory }));
      await deliver(index, memory);
    }
  };
  const hands = work.artists.flatMap((artist) =>
    Array.from({ length: FRAMES_IN_FLIGHT }, () => drawSome(artist)),
  );
  await Promise.all(hands);
}

export async function renderVideo(work: VideoWork): Promise<void> {
  const { commission, artists, signal, paths } = work;
  const prepared = artists.map((artist) => artist.ask({ kind: 'prepare', commission }));
  for (const answer of await unlessAborted(signal, Promise.all(prepared))) expectDone(answer);
  work.onProgress(PREPARED);
  const size = sizeOf(commission.type, commission.aspectRatio);
  const encoder = startEncoder(work.program, size, paths.main);
  try {
    const thumbnail = paths.thumbnail === null ? null : artists[0]?.ask({ kind: 'thumbnail' });
    await unlessAborted(signal, drawAll(work, encoder));
    if (paths.thumbnail !== null && thumbnail) {
      await writeFile(paths.thumbnail, expectPicture(await thumbnail));
    }
    await unlessAborted(signal, encoder.finish());
  } finally {
    await encoder.kill();
  }
}
