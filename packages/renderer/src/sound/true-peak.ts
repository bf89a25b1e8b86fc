/** Half the taps of the interpolation; the other half is its mirror image. */
const REACH = 6;
const PHASES = [0.25, 0.5, 0.75] as const;

/** Weights of a windowed sinc that gives the value between two samples. */
const WEIGHTS = PHASES.map((phase) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const distance = tap - REACH + 1 - phase;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 0.5));
    return (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  }),
);

/**
 * The highest value of the wave at and after a sample, before the next one: what a player that
 * converts to analogue may reach. Four times oversampled, as in Annex 2 of BS.1770-4.
 */
export function truePeakAt(samples: Float32Array, at: number): number {
  let peak = Math.abs(samples[at] ?? 0);
  for (const weights of WEIGHTS) {
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1) {
      sum += (weights[tap] ?? 0) * (samples[at + tap - REACH + 1] ?? 0);
    }
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** Where all samples around are below, the wave between them is below twice of it. */
const HEADROOM = 0.5;

export function truePeakOf(samples: Float32Array): number {
  let peak = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const here = Math.max(Math.abs(samples[at] ?? 0), Math.abs(samples[at + 1] ?? 0));
    if (here > peak * HEADROOM) peak = Math.max(peak, truePeakAt(samples, at));
  }
  return peak;
}
