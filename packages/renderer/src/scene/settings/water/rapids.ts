import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { rock } from '../../../draw/props/plants.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import type { Brush, Element, World } from '../../world.ts';

/** The two banks of the water at a share of the way to the viewer. */
type Course = (share: number) => {
  readonly left: number;
  readonly right: number;
  readonly y: number;
};

/** Where a stone stands: how near, how far across, how large. */
const STONES = [
  { share: 0.16, across: 0.2, tall: 20 },
  { share: 0.22, across: 0.84, tall: 26 },
  { share: 0.34, across: 0.08, tall: 44 },
  { share: 0.38, across: 0.95, tall: 50 },
  { share: 0.5, across: 0.2, tall: 40 },
  { share: 0.54, across: 0.86, tall: 66 },
  { share: 0.62, across: 0.08, tall: 84 },
  { share: 0.72, across: 0.93, tall: 96 },
  { share: 0.8, across: 0.14, tall: 60 },
] as const;

const WAVES = 84;
const SPEED = 0.22;

/** Stones at both sides of a wild river, and the foam between them. */
export function rapids(world: World, at: Course): Element[] {
  const { description, unit, light, size, margin } = world;
  if (description.extras?.includes('rapids') !== true) return [];
  const foam = css(mix(WHITE, light.ambient, light.isDark ? 0.6 : 0.15));
  const spotOf = ({ share, across, tall }: (typeof STONES)[number]) => {
    const { left, right, y } = at(share);
    return { x: left + (right - left) * across, y, height: unit * tall * 1.3 };
  };
  const still = { ...world, speed: 0 };
  const layer = { depth: 0.952, top: 0, bottom: size.height + margin };
  const stones = paintLayer(still, layer, (brush) => {
    for (const stone of STONES) {
      const { x, y, height } = spotOf(stone);
      rock(brush, world, { x, y, height, depth: 1 }, hex('#8b8f9c'));
      brush.fillStyle = foam;
      for (let turn = -3; turn <= 3; turn += 1)
        ellipse(brush, x + turn * height * 0.3, y + height * 0.06, height * 0.24, height * 0.11);
    }
  });
  return [crests(world, at, foam), stones];
}

/** White water that comes towards the viewer. */
function crests(world: World, at: Course, foam: string): Element {
  const { unit } = world;
  const random = world.random('rapids');
  const waves = Array.from({ length: WAVES }, () => ({
    share: random(),
    across: between(random, 0.06, 0.94),
    long: between(random, 0.5, 1.3),
    phase: between(random, 0, 6),
  }));
  const crest = (brush: Brush, x: number, y: number, wide: number) => {
    const tall = wide * 0.2;
    brush.beginPath();
    brush.moveTo(x - wide, y);
    brush.quadraticCurveTo(x - wide * 0.4, y - tall * 2, x, y - tall * 0.7);
    brush.quadraticCurveTo(x + wide * 0.4, y - tall * 2.2, x + wide, y);
    brush.quadraticCurveTo(x, y + tall * 0.9, x - wide, y);
    brush.fill();
  };
  return {
    depth: 0.951,
    draw(brush, { seconds }) {
      brush.fillStyle = foam;
      for (const { share, across, long, phase } of waves) {
        const way = (share + seconds * SPEED) % 1;
        const { left, right, y } = at(0.06 + way * 0.94);
        brush.globalAlpha = 0.9 * Math.sin(way * Math.PI) ** 0.7;
        const bob = Math.sin(seconds * 5 + phase) * unit * 5 * way;
        crest(brush, left + (right - left) * across, y + bob, unit * 72 * long * (0.08 + way));
      }
      brush.globalAlpha = 1;
    },
  };
}
