import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { ellipse, glow } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import type { PaintSetting } from '../../scenery.ts';
import type { Brush, Element, World } from '../../world.ts';

const WALL = hex('#e8687a');
const DEEP = hex('#7a1630');
const CELL = hex('#d8323c');
const RINGS = 9;

/** The walls as rings that become smaller and darker towards where it leads. */
function walls(brush: Brush, { size, margin, unit }: World, left: number, width: number): void {
  brush.fillStyle = css(mix(WALL, WHITE, 0.1));
  brush.fillRect(left, -margin, width, size.height + 2 * margin);
  const [x, y] = [size.width * 0.56, size.height * 0.47];
  for (let ring = 0; ring < RINGS; ring += 1) {
    const share = ring / (RINGS - 1);
    const grown = 0.62 * (1 - share) ** 1.5 + 0.07;
    const [across, down] = [size.width * grown, size.height * grown * 1.02];
    const bend = unit * 40 * share;
    brush.fillStyle = css(mix(WALL, DEEP, 0.1 + share * 0.8));
    ellipse(brush, x + bend, y - bend * 0.3, across, down);
    brush.strokeStyle = css(mix(WALL, WHITE, 0.35), 0.32 * (1 - share));
    brush.lineWidth = unit * 9 * (1 - share * 0.7);
    brush.beginPath();
    brush.ellipse(x + bend, y - bend * 0.3, across, down, 0, 0, 2 * Math.PI);
    brush.stroke();
  }
  glow(brush, { x: size.width * 0.3, y: 0, radius: size.width * 0.7 }, hex('#ffc4b8'), 0.35);
}

/** Discs that the stream carries along, far behind the actors. */
function stream(world: World): Element {
  const { size, unit } = world;
  const random = world.random('stream');
  const cells = Array.from({ length: 16 }, () => ({
    start: random(),
    y: size.height * between(random, 0.08, 0.92),
    radius: unit * between(random, 16, 34),
    pace: between(random, 0.04, 0.08),
    turn: between(random, 0, 6),
  }));
  return {
    depth: 0.3,
    draw(brush, { seconds }) {
      for (const { start, y, radius, pace, turn } of cells) {
        const x = ((start + seconds * pace) % 1) * (size.width + radius * 4) - radius * 2;
        const flat = 0.62 + 0.26 * Math.sin(seconds * 0.8 + turn);
        brush.fillStyle = css(mix(CELL, DEEP, 0.3), 0.85);
        ellipse(brush, x, y + unit * 8 * Math.sin(seconds + turn), radius, radius * flat);
        brush.fillStyle = css(mix(CELL, DEEP, 0.55), 0.8);
        ellipse(
          brush,
          x,
          y + unit * 8 * Math.sin(seconds + turn),
          radius * 0.5,
          radius * flat * 0.45,
        );
      }
    },
  };
}

/** Inside of a vein, as picture books show it. */
export const paintBloodVessel: PaintSetting = (world) => {
  const { size, margin } = world;
  const plan = { depth: 0.1, top: -margin, bottom: size.height + margin };
  return {
    surface: 'void',
    groundY: size.height * 0.86,
    horizon: size.height * 0.6,
    light: { ...world.light, ambient: hex('#fff0ee'), fog: WALL, haze: 0, isDark: false },
    supports: [],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      paintLayer(world, plan, (brush, { left, width }) => walls(brush, world, left, width)),
      stream(world),
    ],
  };
};
