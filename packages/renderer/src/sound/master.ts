import { integratedLoudness } from './loudness.ts';
import { fromDecibels, type Stereo, samplesOf, scale } from './stereo.ts';
import { truePeakAt } from './true-peak.ts';

const LOUDNESS = -16;
/** A decibel below what is promised, because AAC moves peaks a little. */
const PEAK = fromDecibels(-2.2);
/** The limiter begins to turn down so long before a peak, and is back so long after it. */
const LOOK_AHEAD_SECONDS = 0.004;
const FADE_IN_SECONDS = 0.12;
const FADE_OUT_SECONDS = 0.7;
/** Turning peaks down makes it a little softer, which the next round makes up for. */
const ROUNDS = 3;

/** Fades, and brings the sound to its loudness without a peak above the limit. In place. */
export function master(sound: Stereo): void {
  fade(sound);
  for (let round = 0; round < ROUNDS; round += 1) {
    const loudness = integratedLoudness(sound);
    if (!Number.isFinite(loudness)) return;
    scale(sound, fromDecibels(LOUDNESS - loudness));
    if (!limit(sound)) return;
  }
}

function fade({ left, right }: Stereo): void {
  const length = left.length;
  const fadeIn = Math.min(samplesOf(FADE_IN_SECONDS), length / 4);
  const fadeOut = Math.min(samplesOf(FADE_OUT_SECONDS), length / 3);
  for (let n = 0; n < length; n += 1) {
    const way = Math.min(1, n / fadeIn, (length - 1 - n) / fadeOut);
    if (way === 1) continue;
    const gain = 0.5 - 0.5 * Math.cos(Math.PI * way);
    left[n] = (left[n] ?? 0) * gain;
    right[n] = (right[n] ?? 0) * gain;
  }
}

/** Turns peaks down; false where there are none. */
function limit(sound: Stereo): boolean {
  const gains = gainsFor(sound);
  if (gains === null) return false;
  for (const side of [sound.left, sound.right]) {
    for (let n = 0; n < side.length; n += 1) side[n] = (side[n] ?? 0) * (gains[n] ?? 1);
  }
  return true;
}

/** How far each sample is turned down; null where no peak is too high. */
function gainsFor({ left, right }: Stereo): Float32Array | null {
  const gains = new Float32Array(left.length).fill(1);
  const reach = samplesOf(LOOK_AHEAD_SECONDS);
  let isNeeded = false;
  for (let n = 0; n < left.length; n += 1) {
    const near = Math.max(Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0));
    if (near < PEAK * 0.6) continue;
    const peak = Math.max(truePeakAt(left, n), truePeakAt(right, n));
    if (peak <= PEAK) continue;
    isNeeded = true;
    const gain = PEAK / peak;
    const last = Math.min(left.length, n + 2 * reach + 1);
    for (let at = Math.max(0, n - 2 * reach); at < last; at += 1) {
      if ((gains[at] ?? 1) > gain) gains[at] = gain;
    }
  }
  return isNeeded ? smoothed(smoothed(gains, reach), reach) : null;
}

/** The mean of the neighbours on both sides. Twice of it leaves no corner that could be heard. */
function smoothed(gains: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(gains.length);
  let sum = 0;
  for (let n = -reach; n <= reach; n += 1) sum += gains[n] ?? 1;
  for (let n = 0; n < gains.length; n += 1) {
    result[n] = sum / (2 * reach + 1);
    sum += (gains[n + reach + 1] ?? 1) - (gains[n - reach] ?? 1);
  }
  return result;
}
