import type { SceneDescription, Subject, Time } from '../scene-description.ts';

export type Conditions = Pick<SceneDescription, 'weather' | 'particles'>;

/** Those who come out at night, and children who go from door to door. */
const isOfTheNight = ({ thing, look, states }: Subject): boolean =>
  (thing === 'jack-o-lantern' && states.includes('glowing')) ||
  /^(?:person-vampire|person-zombie|haunted-house|ghost)$/u.test(thing) ||
  /^(?:werewolf|trick-or-treater)$/u.test(look?.job ?? '');

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
  const hasSleigh = subjects.some(({ thing }) => thing === 'sleigh');
  const isEve = hasSleigh && subjects.some(({ thing }) => thing === 'santa-claus');
  if (isEve || subjects.some(isOfTheNight)) return 'night';
  return subjects.some(({ thing }) => thing === 'camping-lantern') ? 'dusk' : null;
}
