export const SAMPLE_RATE = 48_000;

/** Two channels of samples, at `SAMPLE_RATE`. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function samplesOf(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** How loud each side is for a place from -1 (left) to 1 (right), at the same power everywhere. */
export function panned(pan: number): { readonly left: number; readonly right: number } {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

export function addTo(sum: Stereo, { left, right }: Stereo, gain: number): void {
  for (let n = 0; n < left.length; n += 1) {
    sum.left[n] = (sum.left[n] ?? 0) + gain * (left[n] ?? 0);
    sum.right[n] = (sum.right[n] ?? 0) + gain * (right[n] ?? 0);
  }
}

export function scale({ left, right }: Stereo, gain: number): void {
  for (let n = 0; n < left.length; n += 1) {
    left[n] = (left[n] ?? 0) * gain;
    right[n] = (right[n] ?? 0) * gain;
  }
}

/** Root mean square of both channels. */
export function powerOf({ left, right }: Stereo): number {
  let sum = 0;
  for (let n = 0; n < left.length; n += 1) {
    const onLeft = left[n] ?? 0;
    const onRight = right[n] ?? 0;
    sum += onLeft * onLeft + onRight * onRight;
  }
  return Math.sqrt(sum / (2 * left.length));
}

export function peakOf({ left, right }: Stereo): number {
  let peak = 0;
  for (let n = 0; n < left.length; n += 1) {
    peak = Math.max(peak, Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0));
  }
  return peak;
}
