import { css, hex, mix } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { between, pick } from '../../../random.ts';
import type { Pen } from '../../../things/pen.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { isAshore } from './near-bank.ts';
import { openWater, seaColour } from './sea.ts';

const BOXES = ['#d9534a', '#3f8ec4', '#f2b632', '#4caf6a', '#9a6fc0', '#e08a4f'] as const;

/** A crane that reaches out over the ships. */
function gantry(p: Pen, colour: string): void {
  p.line('M30 100L36 26M70 100L64 26M32 70H68', 5, colour);
  p.line('M33 70L66 40M67 70L34 40', 2.4, colour);
  p.line('M0 26H140', 6, colour);
  p.line('M50 26V2L8 24M50 2L132 24', 2.4, colour);
  p.box(40, 26, 20, 11, 1, '#eceff4');
  p.line('M112 28V52M122 28V52', 1.2, '#3a3f4d');
  p.box(104, 52, 26, 11, 1, '#d9534a');
}

/** Stacks of containers and cranes on the far quay. */
function yard(world: World, y: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.44, top: y - unit * 420, bottom: y + unit * 30 };
  return paintLayer(world, plan, (brush, area) => {
    for (const share of [0.14, 0.46, 0.8])
      sketch(
        brush,
        world,
        { x: size.width * share, y: y + unit * 6, height: unit * 360 },
        140,
        (p) => gantry(p, share === 0.46 ? '#d9534a' : '#3f7ac4'),
      );
    const random = world.random('containers');
    for (let x = area.left; x < area.left + area.width; x += unit * 74) {
      const rows = Math.floor(between(random, 1, 4.4));
      for (let row = 0; row < rows; row += 1) {
        const box = litColour(world, hex(pick(random, BOXES)), 0.7);
        brush.fillStyle = css(box);
        brush.fillRect(x, y - unit * (row + 1) * 30, unit * 70, unit * 28);
        brush.fillStyle = css(mix(box, world.light.shadow, 0.35), 0.6);
        for (let line = 1; line < 7; line += 1)
          brush.fillRect(
            x + line * unit * 10,
            y - unit * ((row + 1) * 30 - 3),
            unit * 2,
            unit * 22,
          );
      }
    }
    const stone = litColour(world, hex('#9a948f'), 0.7);
    brush.fillStyle = fromTop(
      brush,
      [y, y + unit * 28],
      [stone, mix(stone, world.light.shadow, 0.5)],
    );
    brush.fillRect(area.left, y, area.width, unit * 28);
  });
}

/** Concrete in front of the water, for what stands ashore. */
function apron(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 1.08, top: y, bottom }, (brush, area) => {
    const stone = litColour(world, hex('#a8a29c'), 1);
    brush.fillStyle = fromTop(brush, [y, bottom], [stone, mix(stone, light.shadow, 0.35)]);
    brush.fillRect(area.left, y, area.width, bottom - y);
    brush.fillStyle = css(litColour(world, hex('#f2c02e'), 1));
    brush.fillRect(area.left, y + unit * 6, area.width, unit * 6);
  });
}

/** Where cargo is loaded. */
export const paintPort: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * (isTall ? 0.52 : 0.54);
  const groundY = size.height * (isTall ? 0.76 : 0.82);
  const colour = mix(seaColour(world), hex('#2f5f80'), 0.3);
  const quay = size.height * 0.95;
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [
      level(world, 'water', groundY, { span: [0, 1] }),
      level(world, 'quay', quay, { depth: 1.1 }),
      level(world, 'ground', quay, { depth: 1.1 }),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      { ...openWater(world, horizon + unit * 6, size.height + world.margin), depth: 0.32 },
      yard(world, horizon + unit * 18),
      waves(world, {
        name: 'pw1',
        depth: 0.5,
        y: horizon + unit * 60,
        swell: 4,
        crests: 9,
        colour,
      }),
      glitter(world, horizon + unit * 40, groundY),
      ...(isAshore(world) ? [apron(world, quay - unit * 26)] : []),
      waves(world, {
        name: 'pw2',
        depth: 0.92,
        y: groundY + unit * 10,
        swell: 7,
        crests: 6,
        colour,
      }),
    ],
  };
};
