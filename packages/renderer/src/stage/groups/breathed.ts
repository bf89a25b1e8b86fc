import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import { type Placing, replaced, withParents } from '../group.ts';
import { type Piece, pointOf, scaled } from '../piece.ts';

/** How far a breath of fire goes and how deep it sinks, in heights of who breathes. */
const [FAR, DEEP] = [0.5, 0.1];
/** The highest that it reaches up to, in heights of who breathes. */
const TALL = 0.5;

/** Whether a dragon lights or toasts something with its breath. */
export function isBreathedAt({ from, kind, to }: Relation, subjects: readonly Subject[]): boolean {
  const goal = thingOf(subjects[to ?? -1]?.thing ?? '');
  const isNear = kind === 'at' || kind === 'towards';
  const isThing = goal?.medium === 'object' && goal.anchors.mouth === undefined;
  return isNear && isThing && subjects[from]?.states.includes('fire-breathing') === true;
}

/** At the end of the flames, which come down on it. */
export const breathed: Placing = (group) => {
  const standing = (piece: Piece): Piece => ({
    ...piece,
    y: 0,
    facing: group.forward,
    support: 'ground',
    gait: 'idle',
    stories: [],
    traits: { ...piece.traits, medium: 'land' },
  });
  const parents = group.parents.map(standing);
  return [
    ...replaced(group.placed, standing, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent, at }): Piece => {
      const mouth = pointOf(parent, parent.thing.anchors.outlet ?? { x: 0.97, y: 0.28 });
      const goal = scaled(kid, (parent.height * TALL) / kid.height);
      const far = parent.height * FAR + at * goal.width;
      const y = Math.min(0, mouth.y + parent.height * DEEP + goal.height);
      return { ...goal, x: mouth.x + group.forward * far, y, depth: 0.002 };
    }),
  ];
};
