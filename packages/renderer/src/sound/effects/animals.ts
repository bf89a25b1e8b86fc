import { between } from '../../random.ts';
import { addBurst, addChirp, paced } from '../events.ts';
import { addChannel, bandPass, lowPass, shape, whiteNoise } from '../filters.ts';
import { type EffectMaker, fill, place } from './effect.ts';

/** Two or three barks, and again. */
const barks: EffectMaker = {
  measure: 'peak',
  reverb: 0.2,
  make(sound, { random, seconds }) {
    const pitch = between(random, 420, 560);
    for (const start of paced(random, { seconds, every: 1.9, first: 0.4 })) {
      const pan = place(random, 0.3);
      const count = random() < 0.5 ? 2 : 3;
      for (let bark = 0; bark < count; bark += 1) {
        const at = start + bark * 0.3;
        const from = pitch * between(random, 0.95, 1.1);
        for (const [overtone, level] of [1, 0.6, 0.35, 0.2].entries()) {
          const hertz = from * (overtone + 1);
          addChirp(sound, { at, seconds: 0.15, from: hertz, to: hertz * 0.7, level, pan });
        }
        addBurst(sound, {
          ...{ at, pan, random, level: 0.8, hertz: 1_100 },
          ...{ quality: 0.9, attack: 0.01, decay: 0.03 },
        });
      }
    }
  },
};

/** A large throat: it swells and sinks, and rattles. */
const roar: EffectMaker = {
  measure: 'power',
  reverb: 0.45,
  make(sound, { random, seconds }) {
    const period = Math.min(seconds, 3.4);
    const start = between(random, 0.1, 0.3) * period;
    const force = (at: number) =>
      Math.max(0, Math.sin((2 * Math.PI * (at - start)) / period)) ** 0.7;
    fill(sound, (samples) => {
      const throat = bandPass(whiteNoise(random, samples), (at) => 170 + 190 * force(at), 1.6);
      addChannel(throat, lowPass(whiteNoise(random, samples), 120), 0.8);
      return shape(throat, (at) => force(at) * (0.72 + 0.28 * Math.sin(2 * Math.PI * 31 * at)));
    });
  },
};

export const ANIMAL_EFFECTS = { barks, roar };
