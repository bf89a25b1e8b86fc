import { SAMPLE_RATE, type Stereo, silence } from './stereo.ts';

/** Lengths of the delays in samples: prime, so that their echoes never meet. */
const DELAYS = [709, 937, 1_153, 1_307, 1_543, 1_709, 1_951, 2_221] as const;
/** Walls damp high tones so soon that half of the samples are enough. */
const RATE = SAMPLE_RATE / 2;
/** Time in which the room falls silent by 60 dB. */
const SECONDS = 1.7;
/** Share of a sample that passes the damping in the walls at once; high tones die first. */
const BRIGHTNESS = 0.62;
const PRE_DELAY_SECONDS = 0.015;

/**
 * The answer of a room: eight delays that feed each other through a Householder matrix, which keeps
 * all their power and mixes them well.
 */
export function reverb(input: Float32Array): Stereo {
  const output = silence(input.length);
  const lines = DELAYS.map((length) => ({
    memory: new Float32Array(length),
    gain: 10 ** ((-3 * length) / (SECONDS * RATE)),
  }));
  const places = new Int32Array(lines.length);
  const damped = new Float64Array(lines.length);
  const late = 2 * Math.round(PRE_DELAY_SECONDS * RATE);
  for (let n = 0; n < input.length; n += 2) {
    const fresh = 0.175 * ((input[n - late] ?? 0) + (input[n - late + 1] ?? 0));
    let left = 0;
    let right = 0;
    for (let index = 0; index < lines.length; index += 1) {
      const held = damped[index] ?? 0;
      const echo = lines[index]?.memory[places[index] ?? 0] ?? 0;
      const next = held + BRIGHTNESS * (echo - held);
      damped[index] = next;
      const out = next * (lines[index]?.gain ?? 0);
      if (index % 2 === 0) left += out;
      else right += out;
    }
    const mixed = (left + right) / 4;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      if (line === undefined) break;
      const { memory, gain } = line;
      const at = places[index] ?? 0;
      memory[at] = fresh + (damped[index] ?? 0) * gain - mixed;
      places[index] = at + 1 === memory.length ? 0 : at + 1;
    }
    output.left[n] = left;
    output.right[n] = right;
  }
  fillGaps(output.left);
  fillGaps(output.right);
  return output;
}

/** Every second sample lies between its neighbours. */
function fillGaps(samples: Float32Array): void {
  for (let n = 1; n < samples.length; n += 2) {
    samples[n] = ((samples[n - 1] ?? 0) + (samples[n + 1] ?? 0)) / 2;
  }
}
