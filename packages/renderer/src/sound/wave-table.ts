import { SAMPLE_RATE } from './stereo.ts';

/** One period of a wave, with its first sample again at the end for the interpolation. */
export type WaveTable = Float32Array;

const LENGTH = 2_048;

/** The sum of harmonics whose levels fall with a power of their number, at a peak of 1. */
export function waveTable(harmonics: number, fall: number): WaveTable {
  const table = new Float32Array(LENGTH + 1);
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    const level = harmonic ** -fall;
    for (let at = 0; at <= LENGTH; at += 1) {
      table[at] =
        (table[at] ?? 0) + level * Math.sin((2 * Math.PI * harmonic * (at % LENGTH)) / LENGTH);
    }
  }
  const peak = table.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return table.map((sample) => sample / peak);
}

/** The wave at a phase from 0 to 1 (without 1). */
export function waveAt(table: WaveTable, phase: number): number {
  const place = phase * LENGTH;
  const at = place | 0;
  const here = table[at] ?? 0;
  return here + ((table[at + 1] ?? 0) - here) * (place - at);
}

/** A tone whose pitch may move. */
export function tone(
  table: WaveTable,
  samples: number,
  start: { readonly hertz: (seconds: number) => number; readonly phase: number },
): Float32Array {
  const sound = new Float32Array(samples);
  let { phase } = start;
  let step = 0;
  for (let n = 0; n < samples; n += 1) {
    if (n % 64 === 0) step = start.hertz(n / SAMPLE_RATE) / SAMPLE_RATE;
    sound[n] = waveAt(table, phase);
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return sound;
}
