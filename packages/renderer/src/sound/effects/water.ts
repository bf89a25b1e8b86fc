import { between } from '../../random.ts';
import { addBurst, addChirp, paced, scattered } from '../events.ts';
import { addChannel, highPass, lowPass, shape, whiteNoise } from '../filters.ts';
import type { Stereo } from '../stereo.ts';
import { type EffectContext, type EffectMaker, fill, place } from './effect.ts';

const waves: EffectMaker = {
  measure: 'power',
  reverb: 0.1,
  make(sound, { random }) {
    const [period, start] = [between(random, 3.4, 4.6), random()];
    fill(sound, (samples) => {
      const late = between(random, -0.04, 0.04);
      // Comes in slowly, breaks, and runs out.
      const swell = (at: number) => {
        const way = (at / period + start + late + 1) % 1;
        return way < 0.55 ? (way / 0.55) ** 2 : ((1 - way) / 0.45) ** 1.4;
      };
      const noise = whiteNoise(random, samples);
      const foam = shape(highPass(noise.slice(), 700), (at) => 0.22 * swell(at) ** 2);
      return addChannel(
        shape(lowPass(noise, 420), (at) => 0.5 + swell(at)),
        foam,
        1,
      );
    });
  },
};

function addBubbles(
  sound: Stereo,
  { random, seconds }: EffectContext,
  { perSecond, hertz }: { readonly perSecond: number; readonly hertz: number },
): void {
  for (const at of scattered(random, seconds, perSecond)) {
    const from = hertz * between(random, 0.7, 1.8);
    const to = from * between(random, 1.3, 2);
    const level = between(random, 0.1, 0.5);
    const length = between(random, 0.02, 0.07);
    addChirp(sound, { at, seconds: length, from, to, level, pan: place(random) });
  }
}

const stream: EffectMaker = {
  measure: 'power',
  reverb: 0.1,
  make(sound, context) {
    fill(sound, (samples) => {
      const noise = highPass(whiteNoise(context.random, samples), 500);
      return shape(lowPass(noise, 2_200), () => 0.5);
    });
    addBubbles(sound, context, { perSecond: 24, hertz: 620 });
  },
};

const underwater: EffectMaker = {
  measure: 'power',
  reverb: 0.3,
  make(sound, context) {
    fill(sound, (samples) => {
      const noise = lowPass(whiteNoise(context.random, samples), 160);
      return shape(lowPass(noise, 260), () => 3);
    });
    addBubbles(sound, context, { perSecond: 5, hertz: 330 });
  },
};

const bubbles: EffectMaker = {
  measure: 'peak',
  reverb: 0.3,
  make: (sound, context) => addBubbles(sound, context, { perSecond: 7, hertz: 480 }),
};

const splashes: EffectMaker = {
  measure: 'peak',
  reverb: 0.25,
  make(sound, { random, seconds }) {
    for (const at of paced(random, { seconds, every: 0.85, first: 0.35 })) {
      const pan = place(random, 0.4);
      const burst = { at, pan, random, quality: 0.6 };
      addBurst(sound, { ...burst, hertz: 800, attack: 0.03, decay: 0.11, level: 0.7 });
      addBurst(sound, { ...burst, hertz: 2_600, attack: 0.06, decay: 0.09, level: 0.3 });
    }
  },
};

const drips: EffectMaker = {
  measure: 'peak',
  reverb: 0.9,
  make(sound, { random, seconds }) {
    for (const at of paced(random, { seconds, every: 0.95, first: 0.4 })) {
      const from = between(random, 900, 1_300);
      const drip = { at, seconds: 0.05, from, to: from * 1.6, level: between(random, 0.4, 1) };
      addChirp(sound, { ...drip, pan: place(random) });
    }
  },
};

export const WATER_EFFECTS = { waves, stream, underwater, bubbles, splashes, drips };
