import type { Feature, LandFromAbove } from '../../../parse-prompt/scene-description.ts';
import type { World } from '../../world.ts';

/** The plane that one looks down on. */
export interface Ground {
  readonly horizon: number;
  readonly bottom: number;
  /** How large things are at this height of the picture: 1 at its lower edge. */
  scale(y: number): number;
}

/** Water or a road: its two edges at each height of the picture. */
export interface Ribbon {
  readonly kind: Feature;
  readonly left: (y: number) => number;
  readonly right: (y: number) => number;
  /** Of what is round, from where to where it reaches. */
  readonly span?: readonly [number, number];
  readonly isRocky: boolean;
  /** Where waves break. */
  readonly shores: readonly { readonly at: (y: number) => number; readonly inward: -1 | 1 }[];
}

export function groundOf({ size, margin }: World): Ground {
  const horizon = size.height * 0.13;
  const bottom = size.height + margin;
  return {
    horizon,
    bottom,
    scale: (y) => 0.07 + 0.93 * Math.max(0, (y - horizon) / (bottom - horizon)),
  };
}

/** Left and right of a line that winds more widely the nearer it is. */
function winding(world: World, ground: Ground, name: string, wide: number, turns: number) {
  const { width } = world.size;
  const phase = world.random(name)() * 6.28;
  const { horizon, bottom, scale } = ground;
  const middle = (y: number) => {
    const near = (y - horizon) / (bottom - horizon);
    // Bends are closer to each other in the distance.
    const along = turns * Math.log(1 + near * 9);
    return width * (0.5 + (0.04 + 0.24 * near) * Math.sin(along + phase));
  };
  const half = (y: number) => (wide / 2) * scale(y) ** 1.15;
  return {
    left: (y: number) => middle(y) - half(y),
    right: (y: number) => middle(y) + half(y),
  };
}

/** A round shore around a middle; the widths are zero above and below it. */
function round(world: World, ground: Ground, [wide, top, low]: readonly [number, number, number]) {
  const { width, height } = world.size;
  const [from, to] = [height * top, height * low];
  const wave = (y: number, side: number) => 1 + 0.1 * Math.sin(y * 0.03 * side + side * 2);
  const half = (y: number, side: number) => {
    const share = ((y - from) / (to - from)) * 2 - 1;
    if (Math.abs(share) >= 1) return 0;
    return (
      width * wide * Math.sqrt(1 - share * share) * wave(y, side) * (0.7 + 0.3 * ground.scale(y))
    );
  };
  return {
    left: (y: number) => width / 2 - half(y, 1),
    right: (y: number) => width / 2 + half(y, 2),
    span: [from, to] as const,
  };
}

/** The sea on one side, with bays and headlands. */
function coast(world: World, ground: Ground, isRocky: boolean): Ribbon {
  const { size, margin, random } = world;
  const side = random('coast')() < 0.5 ? -1 : 1;
  const line = (y: number) => {
    const near = (y - ground.horizon) / (ground.bottom - ground.horizon);
    const along = 3.2 * Math.log(1 + near * 9);
    const bays = 0.11 * Math.sin(along) + 0.04 * Math.sin(along * 2.7 + 1);
    return size.width * (0.5 - side * (0.02 + 0.06 * near) + bays * (0.3 + near));
  };
  const edge = side < 0 ? -margin * 2 : size.width + margin * 2;
  return {
    kind: 'coast',
    left: side < 0 ? () => edge : line,
    right: side < 0 ? line : () => edge,
    isRocky,
    shores: [{ at: line, inward: side }],
  };
}

const ROCKY = new Set(['sea-cliffs', 'mountains', 'canyon', 'volcano']);

export function ribbonsOf(world: World, plan: LandFromAbove, ground: Ground): readonly Ribbon[] {
  const { unit } = world;
  const plain = { isRocky: false, shores: [] };
  const isRocky = ROCKY.has(world.description.setting) || ROCKY.has(plan.ground);
  const hasCoast = plan.features.includes('coast');
  return plan.features.map((kind): Ribbon => {
    switch (kind) {
      case 'coast':
        return coast(world, ground, isRocky);
      case 'river':
        return { ...plain, kind, ...winding(world, ground, 'river', unit * 250, 3) };
      case 'lake':
        return { ...plain, kind, ...round(world, ground, [0.3, 0.34, 0.84]) };
      case 'island':
        return { ...plain, kind, ...round(world, ground, [0.32, 0.32, 0.86]) };
      case 'road': {
        const lane = winding(world, ground, 'road', unit * 92, 4);
        // Beside the sea it is on the land.
        const shift = hasCoast ? (world.random('coast')() < 0.5 ? 1 : -1) * 0.3 : 0;
        const off = (y: number) => shift * world.size.width * (0.4 + 0.6 * ground.scale(y));
        return {
          ...plain,
          kind,
          left: (y) => lane.left(y) + off(y),
          right: (y) => lane.right(y) + off(y),
        };
      }
      default:
        return kind satisfies never;
    }
  });
}

/** Whether a thing that reaches so far would stand in the water or on the road. */
export function isWet(ribbon: Ribbon, x: number, y: number, reach: number): boolean {
  const { kind, left, right, span } = ribbon;
  const isBeside = span !== undefined && (y < span[0] - reach || y > span[1] + reach);
  const isInside = !isBeside && x > left(y) - reach && x < right(y) + reach;
  // Around an island is the sea.
  if (kind === 'island') return !(x > left(y) + reach * 1.6 && x < right(y) - reach * 1.6);
  return isInside;
}
