import type { Element } from '../scene/world.ts';

/** No tree or grass of the foreground hides what is sold. */
export function inFront(
  scenery: readonly Element[],
  actors: readonly Element[],
): readonly Element[] {
  const near = Math.max(1, ...scenery.map(({ depth }) => depth));
  const least = Math.min(...actors.map(({ depth }) => depth));
  return actors.map((actor) => ({ ...actor, depth: near + 0.001 + (actor.depth - least) * 0.1 }));
}
