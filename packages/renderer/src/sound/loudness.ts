import { SAMPLE_RATE, type Stereo } from './stereo.ts';

/** The two filters of BS.1770-4, as its tables give them for 48 kHz. */
const SHELF = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
} as const;
const HIGH_PASS = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] } as const;

const BLOCK_SECONDS = 0.4;
/** Blocks overlap by three quarters. */
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Integrated loudness in LUFS, by ITU-R BS.1770-4. Silence, and less than a block, is -Infinity. */
export function integratedLoudness({ left, right }: Stereo): number {
  const steps = addPowers(powerOfSteps(left), powerOfSteps(right));
  const perBlock = Math.round(BLOCK_SECONDS / STEP_SECONDS);
  const blocks: number[] = [];
  for (let at = 0; at + perBlock <= steps.length; at += 1) {
    blocks.push(mean(steps.slice(at, at + perBlock)));
  }
  const audible = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  const gate = loudnessOf(mean(audible)) + RELATIVE_GATE;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function addPowers(first: readonly number[], second: readonly number[]): number[] {
  return first.map((power, at) => power + (second[at] ?? 0));
}

/** Mean squares of the weighted samples of one channel, for every tenth of a second. */
function powerOfSteps(samples: Float32Array): readonly number[] {
  const perStep = Math.round(SAMPLE_RATE * STEP_SECONDS);
  const powers: number[] = [];
  const { b, a } = SHELF;
  let s1 = 0;
  let s2 = 0;
  let h1 = 0;
  let h2 = 0;
  let sum = 0;
  for (let n = 0; n < samples.length; n += 1) {
    const sample = samples[n] ?? 0;
    const shelved = b[0] * sample + s1;
    s1 = b[1] * sample - a[0] * shelved + s2;
    s2 = b[2] * sample - a[1] * shelved;
    const weighted = HIGH_PASS.b[0] * shelved + h1;
    h1 = HIGH_PASS.b[1] * shelved - HIGH_PASS.a[0] * weighted + h2;
    h2 = HIGH_PASS.b[2] * shelved - HIGH_PASS.a[1] * weighted;
    sum += weighted * weighted;
    if ((n + 1) % perStep === 0) {
      powers.push(sum / perStep);
      sum = 0;
    }
  }
  return powers;
}
