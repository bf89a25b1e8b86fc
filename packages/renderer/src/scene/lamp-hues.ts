import { BLACK, hex, hexOf, mix, WHITE } from '../draw/colour.ts';
import { pick } from '../random.ts';
import type { World } from './world.ts';

export type Hues = readonly [string, string, string];

/** The colours of the lamps of a show: those that the prompt names, or some that go together. */
export function lampHues(
  { description, random }: Pick<World, 'description' | 'random'>,
  stream: string,
  shows: readonly [Hues, ...Hues[]],
): Hues {
  const own = pick(random(stream), shows);
  const [first, second, third] = description.tints?.lamps ?? [];
  if (first === undefined) return own;
  if (second === undefined)
    return [first, hexOf(mix(hex(first), BLACK, 0.25)), hexOf(mix(hex(first), WHITE, 0.3))];
  return [first, second, third ?? hexOf(mix(hex(first), WHITE, 0.4))];
}
