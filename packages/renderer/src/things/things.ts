import { openIconFile } from '../icons/icon-file.ts';
import { traitsOf as iconTraits, type Traits } from '../icons/traits.ts';
import { isDrawnPerson, metresOfPerson } from '../people/person.ts';
import { isUprightAnimal, UPRIGHT } from './animals/upright.ts';
import { DRAWINGS } from './drawings.ts';
import { anchorsOfIcon } from './icon-anchors.ts';
import { ratioOfIcon } from './icon-ratios.ts';
import { metresOfIcon } from './icon-sizes.ts';
import type { Thing } from './thing.ts';

const PERSON_METRES = 1.7;

/** Hips and hands of somebody who is drawn. */
const PERSON_ANCHORS = {
  top: { x: 0.5, y: 0 },
  hips: { x: 0.5, y: 0.79 },
  hand: { x: 0.92, y: 0.42 },
  mouth: { x: 0.55, y: 0.17 },
} as const;

const known = new Map<string, Thing | null>([
  ...DRAWINGS,
  ...UPRIGHT.map((thing) => [thing.name, thing] as const),
]);

/** A drawing of that name, otherwise the icon of that name; null when there is neither. */
export function thingOf(name: string): Thing | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = isDrawnPerson(name)
    ? personNamed(name)
    : openIconFile().has(name)
      ? thingOfIcon(name)
      : null;
  known.set(name, made);
  return made;
}

/** How it stands, moves and looks, whether it is drawn or an icon. */
export function traitsOfThing(name: string): Traits {
  const drawing = isUprightAnimal(name) ? thingOf(name) : DRAWINGS.get(name);
  if (drawing == null) {
    const traits = iconTraits(name);
    return isDrawnPerson(name) ? { ...traits, build: 'head', medium: 'land', facing: 0 } : traits;
  }
  const { seat, top } = drawing.anchors;
  const carries = seat ?? top;
  return {
    build: isUprightAnimal(name) ? 'head' : 'whole',
    medium: drawing.medium,
    flex: 'none',
    facing: drawing.facing,
    relativeHeight: Math.min(3.2, Math.max(0.3, (drawing.metres / PERSON_METRES) ** 0.75)),
    levelDegrees: 0,
    waterShare: 0,
    seatHeight: carries === undefined ? null : 1 - carries.y,
  };
}

function personNamed(name: string): Thing {
  const metres = metresOfPerson(name, null);
  return {
    name,
    ratio: 0.46,
    metres,
    medium: 'land',
    facing: 0,
    anchors: PERSON_ANCHORS,
    drawing: null,
  };
}

function thingOfIcon(name: string): Thing {
  const traits = iconTraits(name);
  const isCreature = traits.build !== 'whole' || traits.medium === 'land';
  return {
    name,
    // Heads get a body, which is higher than wide.
    ratio: traits.build === 'whole' ? (ratioOfIcon(name) ?? 1) : 0.6,
    metres: metresOfIcon(name, isCreature),
    medium: traits.medium,
    facing: traits.facing,
    anchors: anchorsOfIcon(name, traits),
    drawing: null,
  };
}
