import { between, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import { isSnowy, snowTones } from '../snow-cover.ts';
import { ellipse, sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

const BARK = hex('#f4f1ea');
const SCARS = hex('#3d3844');
const COAL = hex('#2e2a2e');

/** From the foot to the top, narrower above. */
function stem(brush: Brush, { x, y, height, lean = 0 }: Placement, half: number): void {
  const top = x + lean * height;
  brush.beginPath();
  brush.moveTo(x - half * 1.5, y);
  brush.quadraticCurveTo(x - half, y - height * 0.05, x - half * 0.9, y - height * 0.3);
  brush.lineTo(top - half * 0.35, y - height);
  brush.lineTo(top + half * 0.35, y - height);
  brush.lineTo(x + half * 0.9, y - height * 0.3);
  brush.quadraticCurveTo(x + half, y - height * 0.05, x + half * 1.5, y);
  brush.fill();
}

/** The dark scars of a white bark. */
function scars(brush: Brush, world: World, placement: Placement, half: number, random: Random) {
  const { x, y, height, depth } = placement;
  brush.fillStyle = css(mix(litColour(world, SCARS, depth), litColour(world, BARK, depth), 0.12));
  for (let at = 0; at < 9; at += 1) {
    const up = y - height * (0.05 + 0.085 * at + random() * 0.03);
    const side = random() < 0.5 ? -1 : 1;
    const wide = half * between(random, 0.35, 0.7);
    ellipse(brush, x + side * (half * 0.86 - wide * 0.8), up, wide, Math.max(1, half * 0.14));
  }
}

/** A white trunk with a light crown that the sky is seen through; bare in winter. */
export function birch(
  brush: Brush,
  world: World,
  placement: Placement,
  leafColour: Colour,
  random: Random,
): void {
  const { x, y, height, depth } = placement;
  const half = height * 0.03;
  const bark = litColour(world, BARK, depth);
  const isBare = isSnowy(world);
  const snow = css(snowTones(world, depth).lit);
  brush.lineCap = 'round';
  const twigs = Array.from({ length: 7 }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1;
    const from = y - height * (0.44 + at * 0.07);
    const reach = height * between(random, 0.1, 0.19) * (1 - at * 0.07);
    return { from, to: { x: x + side * reach, y: from - height * between(random, 0.1, 0.17) } };
  });
  brush.strokeStyle = css(mix(bark, litColour(world, SCARS, depth), isBare ? 0.42 : 0.2));
  for (const { from, to } of twigs) {
    brush.lineWidth = half * 0.5;
    brush.beginPath();
    brush.moveTo(x, from);
    brush.quadraticCurveTo((x + to.x) / 2, from - height * 0.03, to.x, to.y);
    brush.stroke();
  }
  brush.fillStyle = sideLit(brush, world, bark, [x - half, x + half]);
  stem(brush, placement, half);
  scars(brush, world, placement, half, random);
  if (isBare) {
    brush.fillStyle = snow;
    for (const { to } of twigs) ellipse(brush, to.x, to.y, height * 0.032, height * 0.014);
    return;
  }
  const leaf = litColour(world, leafColour, depth);
  const spots = twigs.flatMap(({ to }) => [
    [to.x, to.y, 0.085],
    [to.x * 0.5 + x * 0.5, to.y - height * 0.035, 0.075],
  ]);
  for (const [shade, shift] of [
    [mix(leaf, world.light.shadow, 0.26), 0.02],
    [mix(leaf, world.light.key, 0.14), 0],
  ] as const) {
    brush.fillStyle = css(shade, 0.86);
    for (const [at = 0, up = 0, r = 0] of spots)
      ellipse(brush, at, up + height * shift, height * r, height * r * 0.78);
  }
}

/** What fire left of a tree: a black pole with stumps of branches. */
export function charred(brush: Brush, world: World, placement: Placement, random: Random): void {
  const { x, y, depth } = placement;
  const height = placement.height * between(random, 0.55, 1);
  const half = placement.height * 0.035;
  const coal = litColour(world, mix(COAL, hex('#5a5258'), random() * 0.5), depth);
  brush.lineCap = 'round';
  brush.strokeStyle = css(coal);
  for (let at = 0; at < 5; at += 1) {
    const side = at % 2 === 0 ? -1 : 1;
    const from = y - height * (0.36 + at * 0.12);
    brush.lineWidth = half * between(random, 0.35, 0.6);
    brush.beginPath();
    brush.moveTo(x, from);
    brush.lineTo(
      x + side * height * between(random, 0.06, 0.16),
      from - height * between(random, 0.04, 0.12),
    );
    brush.stroke();
  }
  brush.fillStyle = sideLit(brush, world, coal, [x - half, x + half]);
  stem(brush, { ...placement, height, lean: between(random, -0.04, 0.04) }, half);
}
