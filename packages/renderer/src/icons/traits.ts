import {
  AIR,
  BOATS,
  BUSTS,
  FLAPS,
  FRONT,
  HEADS,
  HEAVEN,
  LAND_WHOLE,
  PROFILES,
  RIGHT,
  SCENERY,
  WATER,
  WAVES,
} from './kinds.ts';
import { DRAUGHTS, LEVELLING, SEATS, STATURES } from './measures.ts';

/** Where a thing moves when left to itself. `heaven` hangs far behind everything. */
type Medium = 'land' | 'air' | 'water' | 'boat' | 'heaven' | 'scenery' | 'thing';

/** How it is put together: a head that gets a body, half a person that gets legs, or a whole. */
type Build = 'head' | 'bust' | 'whole';

type Flex = 'none' | 'flap' | 'wave';

export interface Traits {
  readonly build: Build;
  readonly medium: Medium;
  readonly flex: Flex;
  /** 1 looks right, -1 left, 0 at us. */
  readonly facing: -1 | 0 | 1;
  /** How tall beside a person, who is 1. */
  readonly stature: number;
  /** Degrees to turn it so that it lies level, nose in the direction it faces. */
  readonly levelling: number;
  /** The share of the icon at its foot that is painted water. */
  readonly draught: number;
  /** Carries riders, whose feet are at this share of its height. */
  readonly seat: number | null;
}

function mediumOf(icon: string, build: Build): Medium {
  if (AIR.has(icon)) return 'air';
  if (WATER.has(icon)) return 'water';
  if (BOATS.has(icon)) return 'boat';
  if (HEAVEN.has(icon)) return 'heaven';
  if (SCENERY.has(icon)) return 'scenery';
  return build !== 'whole' || LAND_WHOLE.has(icon) ? 'land' : 'thing';
}

export function traitsOf(icon: string): Traits {
  const isSmiley =
    /-face(?:-|$)|face-with|^face-/.test(icon) && !/horse|dragon|moon|chick/.test(icon);
  const build: Build =
    HEADS.has(icon) || PROFILES.has(icon) || isSmiley ? 'head' : BUSTS.has(icon) ? 'bust' : 'whole';
  const medium = mediumOf(icon, build);
  const isFrontal =
    (build !== 'whole' && !PROFILES.has(icon)) ||
    FRONT.has(icon) ||
    medium === 'thing' ||
    medium === 'scenery';
  return {
    build,
    medium,
    flex: WAVES.has(icon) ? 'wave' : FLAPS.has(icon) ? 'flap' : 'none',
    facing: isFrontal ? 0 : RIGHT.has(icon) ? 1 : -1,
    stature: STATURES.find(([, icons]) => icons.has(icon))?.[0] ?? (medium === 'thing' ? 0.46 : 1),
    levelling: LEVELLING[icon] ?? 0,
    draught: DRAUGHTS[icon] ?? 0,
    seat: SEATS[icon] ?? null,
  };
}
