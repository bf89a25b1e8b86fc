import { isDrawnPerson } from '../../people/person.ts';
import type { Point } from '../../things/thing.ts';
import { carriedBy } from '../ensembles/carried.ts';
import { HIPS } from '../ensembles/carriers.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { isCreature, type Piece, pointOf, scaled } from '../piece.ts';

/** Vehicles with a roof, which is higher than the seats in them. */
const ROOFED =
  /^(?:automobile|taxi|vintage-car|limousine|police-car|ambulance|minibus|camper-van|panel-van|delivery-truck|bus|school-bus|double-decker-bus|sport-utility-vehicle)$/;

/** A pickup has a bed for its loads; animals that stand on it are on its bonnet. */
const BONNETS: Readonly<Record<string, Point>> = { 'pickup-truck': { x: 0.85, y: 0.47 } };

const isOnBonnet = ({ thing }: Piece, kids: readonly Piece[]): boolean =>
  thing.name in BONNETS &&
  kids.length === 1 &&
  kids.every((kid) => isCreature(kid) && kid.subject.states.includes('standing'));

export const isOnRoof = ({ parents, kids }: Group): boolean =>
  parents.every((piece) => ROOFED.test(piece.thing.name) || isOnBonnet(piece, kids)) &&
  kids.every(({ thing, subject }) => !isDrawnPerson(thing.name) || subject.states.includes('atop'));

const ROOF = { x: 0.5, y: 0.03 } as const;
/** How much of a roof one takes that is alone on it. */
const [WIDE, HIGH] = [0.86, 0.9] as const;
/** Boards lie closer than they are high, for their fins and bends. */
const LAYER = 0.42;

/** On the roof: boards and boats one above the other, other things side by side. */
export const onRoof: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at, of }): Piece => {
    const isPiled = of > 1 && kid.width > kid.height * 2;
    const each = isPiled ? 1 : of;
    const small = scaled(
      kid,
      Math.min(1, (parent.width * WIDE) / each / kid.width, (parent.height * HIGH) / kid.height),
    );
    const point = pointOf(parent, BONNETS[parent.thing.name] ?? ROOF);
    // Their legs hang down from its edge.
    const isSeated = kid.isSitting && isDrawnPerson(kid.thing.name);
    const spread = isPiled ? 0 : (at - (of - 1) / 2) * small.width * 1.1;
    return carriedBy(
      {
        ...small,
        x: point.x + spread,
        y:
          point.y +
          (isSeated ? small.height * HIPS : 0) -
          (isPiled ? (at - 0.8) * small.height * LAYER : 0),
        isSeated: isSeated || small.isSeated,
        depth: parent.depth + 0.004,
        stories: small.stories.filter(({ kind }) => kind !== 'travel'),
      },
      parent,
    );
  }),
];
