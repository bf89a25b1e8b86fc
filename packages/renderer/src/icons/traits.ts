import {
  AIR,
  BOATS,
  BUSTS,
  CELESTIAL,
  FLAPS,
  FRONT,
  HEADS,
  LAND_WHOLE,
  PROFILES,
  RIGHT,
  SCENERY,
  WATER,
  WAVES,
} from './kinds.ts';
import { RELATIVE_HEIGHTS, SEAT_HEIGHTS, WATER_SHARES } from './measures.ts';

/** Where an icon belongs. `celestial` is in the sky behind everything, `scenery` part of the setting. */
export type Medium = 'land' | 'air' | 'water' | 'boat' | 'celestial' | 'scenery' | 'object';

/** What the icon shows: a head that gets a body, half a person that gets legs, or the whole thing. */
type Build = 'head' | 'bust' | 'whole';

type Flex = 'none' | 'flap' | 'wave';

export interface Traits {
  readonly build: Build;
  readonly medium: Medium;
  readonly flex: Flex;
  /** 1 looks right, -1 left, 0 at the viewer. */
  readonly facing: -1 | 0 | 1;
  /** Height compared with a person, who is 1. */
  readonly relativeHeight: number;
  /** Degrees to rotate the icon so that it lies; 0 for what stands or is held. */
  readonly levelDegrees: number;
  /** Share of the icon's height, at its bottom, that shows water. */
  readonly waterShare: number;
  /** Where the feet of a rider are, as a share of its height; null if it carries nobody. */
  readonly seatHeight: number | null;
}

function mediumOf(icon: string, build: Build): Medium {
  if (AIR.has(icon)) return 'air';
  if (WATER.has(icon)) return 'water';
  if (BOATS.has(icon)) return 'boat';
  if (CELESTIAL.has(icon)) return 'celestial';
  if (SCENERY.has(icon)) return 'scenery';
  return build !== 'whole' || LAND_WHOLE.has(icon) ? 'land' : 'object';
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
    medium === 'object' ||
    medium === 'scenery';
  return {
    build,
    medium,
    flex: WAVES.has(icon) ? 'wave' : FLAPS.has(icon) ? 'flap' : 'none',
    facing: isFrontal ? 0 : RIGHT.has(icon) ? 1 : -1,
    relativeHeight:
      RELATIVE_HEIGHTS.find(([, icons]) => icons.has(icon))?.[0] ??
      (medium === 'object' ? 0.46 : 1),
    levelDegrees: 0,
    waterShare: WATER_SHARES[icon] ?? 0,
    seatHeight: SEAT_HEIGHTS[icon] ?? null,
  };
}
