import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { pine, SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { meadowGreen } from './meadow.ts';

/** Where the road turns, from its foot to the pass: shares of the width and of the height of the slope. */
const TURNS: readonly (readonly [number, number])[] = [
  [-0.1, 0.02],
  [0.3, 0.1],
  [1, 0.26],
  [0.06, 0.46],
  [0.9, 0.6],
  [0.16, 0.72],
  [0.78, 0.82],
  [0.36, 0.9],
  [0.54, 0.97],
];

/** A mountain that fills the picture, with a road that climbs it in bends. */
function slope(world: World, foot: number, tall: number): Element {
  const { unit, size, light } = world;
  const plan = { depth: 0.5, top: foot - tall - unit * 30, bottom: foot + unit * 120 };
  return paintLayer({ ...world, speed: 0 }, plan, (brush, area) => {
    const rock = mix(meadowGreen(world), hex('#8a8f86'), 0.5);
    const ground = isSnowy(world) ? snowTones(world, 0.6).body : litColour(world, rock, 0.7);
    const x = (share: number) => size.width * share;
    brush.fillStyle = fromTop(
      brush,
      [foot - tall, foot],
      [mix(ground, light.fog, 0.3), ground, mix(ground, light.shadow, 0.16)],
    );
    brush.beginPath();
    brush.moveTo(area.left, foot + unit * 120);
    brush.lineTo(area.left, foot - tall * 0.3);
    brush.bezierCurveTo(x(0.2), foot - tall * 0.5, x(0.34), foot - tall, x(0.5), foot - tall);
    brush.bezierCurveTo(
      x(0.66),
      foot - tall,
      x(0.8),
      foot - tall * 0.55,
      x(1.1),
      foot - tall * 0.36,
    );
    brush.lineTo(area.left + area.width, foot + unit * 120);
    brush.fill();
    const points = TURNS.map(([across, up]) => ({ x: x(across), y: foot - tall * up, up }));
    const asphalt = litColour(world, hex('#6a6f80'), 0.85);
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    // From far to near, each stretch over the one behind it.
    for (const [style, extra] of [
      [css(mix(ground, light.shadow, 0.42)), 12],
      [css(mix(asphalt, WHITE, 0.55)), 5],
      [css(asphalt), 0],
    ] as const) {
      brush.strokeStyle = style;
      for (let at = points.length - 2; at > 0; at -= 1) {
        const [before, here, after] = [points[at - 1], points[at], points[at + 1]];
        if (before === undefined || here === undefined || after === undefined) continue;
        brush.lineWidth = unit * (1 - here.up * 0.66) * (44 + extra);
        brush.beginPath();
        brush.moveTo((before.x + here.x) / 2, (before.y + here.y) / 2);
        brush.quadraticCurveTo(here.x, here.y, (here.x + after.x) / 2, (here.y + after.y) / 2);
        brush.stroke();
      }
    }
    const random = world.random('slope trees');
    for (let tree = 0; tree < 26; tree += 1) {
      const up = 0.72 * (1 - (tree + 1) / 27);
      const side = tree % 2 === 0 ? between(random, 0, 0.2) : between(random, 0.86, 1);
      const height = unit * (96 - up * 70);
      const at = { x: x(side), y: foot - tall * up * 0.55, height, depth: 0.6 };
      pine(brush, world, at, { leaf: hex('#3f7a52'), snowy: false });
    }
  });
}

/** Peaks, and before them a slope with a road in bends. */
export function mountainside(world: World, horizon: number): readonly Element[] {
  const { unit, size } = world;
  const range = { name: 'rdp', depth: 0.14, y: horizon, height: unit * 330, count: 4 };
  const near = { name: 'rd2', depth: 0.62, y: horizon + unit * 70, swell: 10, waves: [1, 2] };
  return [
    peaks(world, { ...range, colour: hex('#7f90c4'), cap: SNOW_WHITE }),
    slope(world, horizon + unit * 80, Math.min(size.height * 0.62, unit * 470)),
    hills(world, { ...near, colour: meadowGreen(world) }),
  ];
}
