import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, pointOf, scaled } from '../piece.ts';

/** Whether the prey is still in the water that the bird goes down to. */
const isPlunging = ({ parents, kids }: Group): boolean =>
  parents.every(({ stories }) => stories.some(({ kind }) => kind === 'plunge')) &&
  kids.every(({ support }) => support === 'water');

/** The bird comes down head first on what swims below its beak. */
const plunging: Placing = (group) => {
  const diving = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing || group.forward,
    y: -piece.height * 0.3,
    gait: 'fly',
  });
  const hunters = group.parents.map(diving);
  return [
    ...replaced(group.placed, diving, group.parents),
    ...withParents({ ...group, parents: hunters }).map(({ kid, parent, at }): Piece => {
      const sized = scaled(kid, (parent.width * 0.36) / kid.width);
      const x = parent.x + parent.facing * (parent.width * 0.44 + sized.width * at * 1.1);
      // Only its back is above the water.
      const clip = { left: x - sized.width, right: x + sized.width, top: -9, bottom: 0 };
      return { ...sized, x, y: sized.height * 0.36, facing: parent.facing, clip };
    }),
  ];
};

/** Those that reach for insects with their tongues. */
const LICKERS = /^(?:frog|lizard|gecko|chameleon|anteater)/;
const INSECTS =
  /^(?:fly|bug|beetle|lady-beetle|mosquito|dragonfly|butterfly|honeybee|ant|cricket|grasshopper|spider)$/;

/** Whether one catches the other with its tongue. */
export const isLicked = (hunter: string, prey: string): boolean =>
  LICKERS.test(hunter) && INSECTS.test(prey);

/** Small, in the air before the mouth, as far as the tongue reaches. */
const licked: Placing = (group) => {
  const still = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing || group.forward,
    gait: 'idle',
    stories: [],
  });
  const hunters = group.parents.map(still);
  return [
    ...replaced(group.placed, still, group.parents),
    ...withParents({ ...group, parents: hunters }).map(({ kid, parent, at }): Piece => {
      const sized = scaled(kid, (parent.height * 0.2) / kid.height);
      return {
        ...sized,
        x: parent.x + parent.facing * (parent.width * 0.5 + parent.height * (0.5 + at * 0.3)),
        y: parent.y - parent.height * (0.66 + at * 0.12),
        depth: parent.depth + 0.002,
        support: 'none',
        gait: 'fly',
        facing: parent.facing === 1 ? -1 : 1,
        stories: [],
      };
    }),
  ];
};

/** Birds have it in their claws; a bear waits for it to jump to its mouth. */
export const caught: Placing = (group) => {
  if (isPlunging(group)) return plunging(group);
  const [hunter, prey] = [group.parents[0]?.thing.name ?? '', group.kids[0]?.thing.name ?? ''];
  if (isLicked(hunter, prey)) return licked(group);
  const { forward, parents } = group;
  const turned = (piece: Piece): Piece => ({
    ...piece,
    // A river is on the right of who stands on its bank.
    facing: piece.facing !== 0 ? piece.facing : piece.traits.medium === 'air' ? forward : 1,
    gait: piece.traits.medium === 'air' ? 'fly' : 'idle',
    stories: piece.traits.medium === 'air' ? [{ kind: 'swoop' }] : piece.stories,
  });
  const hunters = parents.map(turned);
  return [
    ...replaced(group.placed, turned, parents),
    ...withParents({ ...group, parents: hunters }).map(({ kid, parent, at }): Piece => {
      const isBird = parent.traits.medium === 'air';
      const sized = scaled(kid, Math.min(1.6, (parent.width * (isBird ? 0.5 : 0.42)) / kid.width));
      if (isBird) {
        return {
          ...sized,
          x: parent.x - parent.facing * parent.width * 0.04,
          y: parent.y + sized.height * 0.72,
          depth: parent.depth - 0.002,
          support: 'none',
          gait: 'idle',
          facing: parent.facing,
          holder: { index: parent.index, copy: parent.copy },
          stories: parent.stories,
        };
      }
      const mouth = pointOf(parent, parent.thing.anchors.mouth ?? { x: 0.9, y: 0.4 });
      return {
        ...sized,
        x: mouth.x + parent.facing * sized.width * (0.55 + at * 0.8),
        y: mouth.y + sized.height * 0.4,
        depth: parent.depth + 0.004,
        support: 'none',
        gait: 'idle',
        facing: parent.facing === 1 ? -1 : 1,
        stories: [{ kind: 'spring' }],
      };
    }),
  ];
};

/** Where the line of a rod ends, in heights of the angler. */
const HOOK = { x: 1.14, y: 0.66 } as const;

/** An old boot hangs from the end of the line. */
function onHook(kid: Piece, parent: Piece): Piece {
  const facing = parent.facing || 1;
  const sized = scaled(kid, (parent.height * 0.34) / Math.max(kid.height, kid.width));
  return {
    ...sized,
    x: parent.x + facing * parent.height * HOOK.x,
    y: sized.height - parent.height * HOOK.y,
    depth: parent.depth + 0.004,
    facing,
    support: 'none',
    carrier: null,
    gait: 'idle',
    stories: [],
  };
}

/** On the line, in the air before the angler, its head up. */
export const angled: Placing = (group) => {
  const turned = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? group.forward : piece.facing,
    gait: 'idle',
  });
  const anglers = group.parents.map(turned);
  return [
    ...replaced(group.placed, turned, group.parents),
    ...withParents({ ...group, parents: anglers }).map(({ kid, parent }): Piece => {
      const sized = scaled(kid, Math.min(1, (parent.height * 0.62) / kid.width));
      const facing = parent.facing || 1;
      if (kid.thing.medium !== 'water') return onHook(kid, parent);
      return {
        ...sized,
        x: parent.x + facing * parent.height * 0.86,
        y: parent.y - parent.height * 0.3,
        depth: parent.depth + 0.004,
        facing,
        tilt: -facing * 1.1,
        support: 'none',
        carrier: null,
        gait: 'swim',
        stories: [],
      };
    }),
  ];
};

/** One thing turns into another in the same place. */
export const becoming: Placing = (group) => {
  const vanishing = (piece: Piece): Piece => ({ ...piece, stories: [{ kind: 'vanish' }] });
  return [
    ...replaced(group.placed, vanishing, group.parents),
    ...withParents(group).map(({ kid, parent }): Piece => {
      const sized = scaled(kid, Math.max(1, (parent.height * 0.9) / kid.height));
      const y = sized.support === 'none' ? parent.y - parent.height * 0.1 : parent.y;
      const story = { kind: 'appear' } as const;
      return { ...sized, x: parent.x, y, depth: parent.depth + 0.002, stories: [story] };
    }),
  ];
};

const CATCHERS =
  /^bird$|bear|eagle|owl|seagull|crane-bird|pelican|cat|otter|fox|wolf|raccoon|heron|hawk|kingfisher|puffin|stork/;
const PREY =
  /^(?:salmon|fish|tropical-fish|mouse-face|mouse|rabbit-face|hamster|chipmunk|snake|frog|lizard|duckling|front-facing-baby-chick)(?:-\p{L}+)?$/u;

/** Whether one animal catches another so that both are at the same place. */
export function isCatch(hunter: string, prey: string): boolean {
  return isLicked(hunter, prey) || (CATCHERS.test(hunter) && PREY.test(prey));
}
