import type { Particle } from '../parse-prompt/scene-description.ts';

/** Nothing falls any more, and the last drops glitter. */
export function afterRain(particles: readonly Particle[]): Particle[] {
  return [...particles.filter((kind) => kind !== 'rain'), 'sparkles'];
}
