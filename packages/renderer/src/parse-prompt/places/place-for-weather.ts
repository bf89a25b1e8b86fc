import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

/** They live where people do. */
const AT_HOME = /^(?:cat|dog|poodle|black-cat|service-dog|guide-dog)(?:-face)?$/;

/** The place that shows a weather best, when the prompt names none. */
export function settingForWeather({
  weather,
  particles,
  subjects,
}: Pick<SceneDescription, 'weather' | 'particles' | 'subjects'>): Setting | null {
  if (weather.includes('aurora')) return 'snow';
  // Animals and plants are out in the rain where they live.
  const [first] = subjects;
  const { thing = '' } = first ?? {};
  const isWild = isAnimate(thing) && !isPerson(thing) && !AT_HOME.test(thing);
  if (isWild && weather.includes('rain')) return 'meadow';
  if (weather.includes('rain') || weather.includes('storm')) return 'city';
  if (weather.includes('snowfall')) return 'snow';
  if (weather.some((one) => /^(?:rainbow|meteors|milky-way)$/u.test(one))) return 'meadow';
  if (weather.includes('sandstorm')) return 'desert';
  if (weather.includes('flood')) return 'village';
  if (weather.includes('avalanche')) return 'mountains';
  if (particles.includes('fireworks')) return 'city';
  if (particles.includes('leaves') || particles.includes('fireflies')) return 'forest';
  if (particles.includes('confetti')) return 'stage';
  return null;
}

/** What the wind has taken is out of doors. */
export const isInTheWind = ({ subjects }: Pick<SceneDescription, 'subjects'>): boolean =>
  subjects.some(({ states }) => states.includes('windblown'));
