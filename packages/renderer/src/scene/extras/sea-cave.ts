import { css, hex, mix } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { between } from '../../random.ts';
import type { Brush, Element, World } from '../world.ts';

const STONE = hex('#16304e');
const STEPS = 44;

interface Opening {
  readonly name: string;
  readonly depth: number;
  /** Shares of the half of the picture that is free. */
  readonly across: number;
  readonly down: number;
  readonly dark: number;
  readonly blur?: number;
}

const OPENINGS: readonly Opening[] = [
  { name: 'far', depth: 0.32, across: 0.62, down: 0.66, dark: 0.25 },
  { name: 'mid', depth: 0.62, across: 0.82, down: 0.84, dark: 0.5 },
  { name: 'near', depth: 1.3, across: 1.06, down: 1.04, dark: 0.8, blur: 3 },
];

/** Walls of stone around what is seen of a cave under water, each nearer and darker. */
export function seaCave(world: World): Element[] {
  const { description, size, margin } = world;
  if (description.extras?.includes('sea-cave') !== true) return [];
  return OPENINGS.map(({ name, depth, across, down, dark, blur }) =>
    paintLayer(
      { ...world, speed: 0 },
      {
        depth,
        top: -margin,
        bottom: size.height + margin,
        ...(blur === undefined ? {} : { blur }),
      },
      (brush, area) => {
        brush.fillStyle = css(mix(STONE, hex('#030a18'), dark));
        brush.beginPath();
        brush.rect(area.left, -margin, area.width, size.height + 2 * margin);
        traceEdge(brush, world, { name, across, down });
        brush.fill('evenodd');
      },
    ),
  );
}

/** An uneven edge around the middle; below, it is beyond the ground. */
function traceEdge(
  brush: Brush,
  world: World,
  { name, across, down }: Pick<Opening, 'name' | 'across' | 'down'>,
): void {
  const { size } = world;
  const random = world.random(`sea-cave-${name}`);
  for (let step = 0; step <= STEPS; step += 1) {
    const turn = (step / STEPS) * 2 * Math.PI;
    const rough = step === STEPS ? 1 : between(random, 0.86, 1.06);
    const isLow = Math.sin(turn) > 0.35;
    const x = size.width * (0.5 + 0.5 * across * rough * Math.cos(turn));
    const y = size.height * (0.54 + (isLow ? 0.9 : 0.54 * down * rough) * Math.sin(turn));
    if (step === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  brush.closePath();
}
