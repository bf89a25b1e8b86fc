import type { SceneDescription, Subject, Time } from '../scene-description.ts';

export type Conditions = Pick<SceneDescription, 'weather' | 'particles'>;

/** When it is, by the words and by what is there. */
export function timeOf(
  times: readonly Time[],
  { weather, particles }: Conditions,
  subjects: readonly Subject[],
): Time | null {
  // "A sunny day that ends in a starry night": the more specific time wins.
  const named = times.find((time) => time !== 'day') ?? times[0];
  const isDark = particles.includes('fireflies') || particles.includes('fireworks');
  // "Summer" is a bright day, but its fireworks are in the dark.
  if (named !== undefined && !(isDark && named === 'day')) return named;
  const isLit = weather.includes('aurora') || weather.includes('milky-way');
  if (isDark || isLit) return 'night';
  return subjects.some(({ thing }) => thing === 'camping-lantern') ? 'dusk' : null;
}
