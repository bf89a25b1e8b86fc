import { type Colour, hex } from '../../../draw/colour.ts';
import {
  backWall,
  type FloorKind,
  flooring,
  type Paint,
  roomLevels,
} from '../../../draw/interior.ts';
import { type Box, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import type { Light } from '../../light.ts';
import { level, type Scenery, type Support, sillOf } from '../../scenery.ts';
import type { Brush, World } from '../../world.ts';

/** Where the wall meets the floor, where people stand, and the world in the light of the room. */
export interface Plan {
  readonly inside: World;
  readonly floor: number;
  readonly groundY: number;
  readonly isTall: boolean;
  /** Pixels at a share of the width. */
  readonly x: (share: number) => number;
}

interface Room {
  readonly wall: string;
  readonly floor: string;
  readonly kind: FloorKind;
  readonly light: Light;
  readonly skirting?: string;
  /** The middle of its window as a share of the width; none when it is left out. */
  readonly window?: number;
  readonly onWall: (brush: Brush, plan: Plan, area: Parameters<Paint>[1]) => void;
  readonly onFloor?: (brush: Brush, plan: Plan) => void;
  /** Further places on which things stand. */
  readonly supports?: (plan: Plan) => readonly Support[];
}

/** A room with a back wall, a floor and a window, furnished by its painter. */
export function furnished(world: World, room: Room): Scenery {
  const { unit, size } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: room.light };
  const plan: Plan = { inside, floor, groundY, isTall, x: (share) => size.width * share };
  const view: Box | null =
    room.window === undefined
      ? null
      : {
          x: size.width * room.window - unit * 105,
          y: floor - unit * (isTall ? 520 : 420),
          width: unit * 210,
          height: unit * 230,
        };
  const colour = (code: string): Colour => hex(code);
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY),
      ...(view === null ? [] : [sillOf(world, view)]),
      ...(room.supports?.(plan) ?? []),
      level(world, 'wall', floor - unit * 300, { span: [0.3, 0.7], depth: 0.56 }),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      backWall(
        inside,
        {
          floor,
          colour: colour(room.wall),
          ...(room.skirting === undefined ? {} : { skirting: colour(room.skirting) }),
        },
        (brush, area) => {
          room.onWall(brush, plan, area);
          if (view !== null) windowOnto(brush, world, view);
        },
      ),
      ...(view === null ? [] : windowWeather(world, view, panesOf(view, unit), 0.55)),
      flooring(
        inside,
        { floor, kind: room.kind, colour: colour(room.floor), headroom: 330, shine: 0.14 },
        (brush) => room.onFloor?.(brush, plan),
      ),
    ],
  };
}
