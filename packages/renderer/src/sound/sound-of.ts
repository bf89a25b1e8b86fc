import type { HeardScene } from '../threads/messages.ts';
import { scoreFor } from './score-for.ts';
import { SAMPLE_RATE } from './stereo.ts';
import { synthesise } from './synthesise.ts';

/** What AAC encodes at once, and also the silence that it puts first. */
const AAC_FRAME = 1_024;

/** The longest sound of whole frames with which a file is not longer than its pictures. */
function audibleSeconds(seconds: number): number {
  const frames = Math.floor((seconds * SAMPLE_RATE) / AAC_FRAME) - 1;
  return (frames * AAC_FRAME) / SAMPLE_RATE;
}

/** The sound of a video, up to 40 ms shorter: left and right in turn, 32-bit floats at 48 kHz. */
export function soundOf({ description, prompt, durationSeconds }: HeardScene): ArrayBuffer {
  const { left, right } = synthesise(
    scoreFor(description, audibleSeconds(durationSeconds), prompt),
  );
  const samples = new Float32Array(2 * left.length);
  for (let n = 0; n < left.length; n += 1) {
    samples[2 * n] = left[n] ?? 0;
    samples[2 * n + 1] = right[n] ?? 0;
  }
  return samples.buffer;
}
