import type { Random } from '../random.ts';
import { SAMPLE_RATE } from './stereo.ts';

// All of these work on whole channels: numbers that a closure keeps between two samples would be
// allocated anew for each of them.

/** White noise between -1 and 1: xorshift, because a sound needs half a million of them. */
export function whiteNoise(random: Random, length: number): Float32Array {
  const noise = new Float32Array(length);
  let state = noiseSeed(random);
  for (let n = 0; n < length; n += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    noise[n] = state / 0x80000000;
  }
  return noise;
}

export function noiseSeed(random: Random): number {
  return Math.floor(random() * 0x7fffffff) | 1;
}

/** Takes high tones away, by six decibels an octave. In place. */
export function lowPass(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let held = 0;
  for (let n = 0; n < samples.length; n += 1) {
    held += share * ((samples[n] ?? 0) - held);
    samples[n] = held;
  }
  return samples;
}

/** Takes low tones away, by six decibels an octave. In place. */
export function highPass(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let held = 0;
  for (let n = 0; n < samples.length; n += 1) {
    const sample = samples[n] ?? 0;
    held += share * (sample - held);
    samples[n] = sample - held;
  }
  return samples;
}

/** What changes slowly is computed for so many samples at once. */
const BLOCK = 64;

/**
 * Leaves what is around a frequency, which may move with time. In place. It is the state-variable
 * filter of Simper, which stays stable however it is moved.
 */
export function bandPass(
  samples: Float32Array,
  hertz: (seconds: number) => number,
  quality: number,
): Float32Array {
  const damping = 1 / quality;
  let first = 0;
  let second = 0;
  for (let block = 0; block < samples.length; block += BLOCK) {
    const g = tangent(hertz(block / SAMPLE_RATE));
    const a1 = 1 / (1 + g * (g + damping));
    const end = Math.min(samples.length, block + BLOCK);
    for (let n = block; n < end; n += 1) {
      const v3 = (samples[n] ?? 0) - second;
      const v1 = a1 * (first + g * v3);
      const v2 = second + g * v1;
      first = 2 * v1 - first;
      second = 2 * v2 - second;
      samples[n] = v1 * damping;
    }
  }
  return samples;
}

/** The coefficient of the state-variable filter for a frequency. */
export function tangent(hertz: number): number {
  return Math.tan((Math.PI * Math.min(hertz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
}

/** Makes samples louder and softer with time. In place. */
export function shape(samples: Float32Array, gain: (seconds: number) => number): Float32Array {
  let now = gain(0);
  for (let block = 0; block < samples.length; block += BLOCK) {
    const change = (gain((block + BLOCK) / SAMPLE_RATE) - now) / BLOCK;
    const end = Math.min(samples.length, block + BLOCK);
    for (let n = block; n < end; n += 1) {
      samples[n] = (samples[n] ?? 0) * now;
      now += change;
    }
  }
  return samples;
}

export function addChannel(sum: Float32Array, part: Float32Array, gain: number): Float32Array {
  for (let n = 0; n < sum.length; n += 1) sum[n] = (sum[n] ?? 0) + gain * (part[n] ?? 0);
  return sum;
}
