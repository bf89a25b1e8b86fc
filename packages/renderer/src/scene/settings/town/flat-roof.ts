import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { isSnowy, snowOnEdge, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop, sideLit } from '../../../draw/strokes.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { skyline } from './city.ts';

/** A tank of staves on legs, as they stand on the roofs of old houses. */
function waterTower(brush: Brush, world: World, at: { x: number; y: number; tall: number }): void {
  const { x, y, tall } = at;
  const wood = litColour(world, hex('#8a6248'), 0.8);
  const wide = tall * 0.5;
  const [top, low] = [y - tall * 0.82, y - tall * 0.36];
  brush.strokeStyle = css(litColour(world, hex('#4a4650'), 0.8));
  brush.lineWidth = tall * 0.03;
  brush.beginPath();
  for (const side of [-0.42, -0.14, 0.14, 0.42]) {
    brush.moveTo(x + side * wide, low);
    brush.lineTo(x + side * wide * 1.1, y);
  }
  brush.moveTo(x - wide * 0.44, low);
  brush.lineTo(x + wide * 0.44, y);
  brush.moveTo(x + wide * 0.44, low);
  brush.lineTo(x - wide * 0.44, y);
  brush.stroke();
  brush.fillStyle = sideLit(brush, world, wood, [x - wide / 2, x + wide / 2]);
  brush.fillRect(x - wide / 2, top, wide, low - top);
  brush.fillStyle = css(mix(wood, world.light.shadow, 0.4));
  for (const share of [0.2, 0.5, 0.8])
    brush.fillRect(x - wide / 2, top + (low - top) * share, wide, tall * 0.014);
  brush.beginPath();
  brush.moveTo(x - wide * 0.56, top);
  brush.lineTo(x, y - tall);
  brush.lineTo(x + wide * 0.56, top);
  brush.fill();
}

/** A head house with a door, and a vent. */
function headHouse(brush: Brush, world: World, edge: number): void {
  const { unit, size, light } = world;
  const isTall = size.height > size.width;
  const [left, wide, tall] = [size.width * (isTall ? 0.8 : 0.84), unit * 330, unit * 210];
  const brick = litColour(world, hex('#a8614c'), 0.9);
  brush.fillStyle = sideLit(brush, world, brick, [left, left + wide]);
  brush.fillRect(left, edge - tall, wide, tall + unit * 16);
  brush.fillStyle = css(mix(brick, light.shadow, 0.4));
  brush.fillRect(left - unit * 10, edge - tall - unit * 14, wide, unit * 18);
  brush.fillStyle = css(litColour(world, hex('#3f5a6a'), 0.9));
  brush.fillRect(left + unit * 40, edge - unit * 140, unit * 84, unit * 156);
}

/** A low wall around gravel, with the doors and tanks of a roof. */
function roof(world: World, edge: number): Element {
  const { unit, size, margin, light } = world;
  const isTall = size.height > size.width;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: -margin, bottom }, (brush, area) => {
    const x = size.width * (isTall ? 0.14 : 0.11);
    waterTower(brush, world, { x, y: edge - unit * 30, tall: unit * 330 });
    headHouse(brush, world, edge);
    const wall = litColour(world, hex('#b9a79a'), 1);
    const top = edge - unit * 70;
    brush.fillStyle = fromTop(brush, [top, edge], [wall, mix(wall, light.shadow, 0.35)]);
    brush.fillRect(area.left, top, area.width, edge - top + unit * 2);
    brush.fillStyle = css(mix(wall, light.key, 0.3));
    brush.fillRect(area.left, top - unit * 12, area.width, unit * 18);
    const floor = isSnowy(world) ? snowTones(world, 1).body : litColour(world, hex('#8f8a92'), 1);
    brush.fillStyle = fromTop(
      brush,
      [edge, bottom],
      [mix(floor, light.shadow, 0.25), mix(floor, light.key, 0.14), floor],
    );
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    brush.strokeStyle = css(mix(floor, light.shadow, 0.5), 0.4);
    brush.lineWidth = unit * 3;
    brush.beginPath();
    for (let at = -6; at <= 6; at += 1) {
      brush.moveTo(size.width / 2 + at * unit * 190, edge);
      brush.lineTo(size.width / 2 + at * unit * 340, bottom);
    }
    brush.stroke();
    if (isSnowy(world)) {
      const ledge = { x: area.left, y: top - unit * 8, width: area.width, depth: 1 };
      snowOnEdge(brush, world, ledge, unit * 10);
    }
  });
}

/** The flat roof of a house in town: a low wall, a water tower, and the city all around below. */
export const paintFlatRoof: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const edge = groundY - unit * 96;
  const horizon = edge - unit * 70;
  const rise = size.height > size.width ? 1.5 : 1;
  return {
    surface: 'ground',
    groundY,
    horizon: edge,
    supports: [
      level(world, 'roof', groundY),
      level(world, 'ground', groundY),
      level(world, 'floor', groundY),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.8 : 0 }),
      skyline(world, {
        name: 'f1',
        depth: 0.14,
        y: horizon,
        tall: [90 * rise, 240 * rise],
        wide: [50, 96],
        gap: 8,
      }),
      skyline(world, {
        name: 'f2',
        depth: 0.34,
        y: horizon + unit * 40,
        tall: [40, 140 * rise],
        wide: [80, 140],
        gap: 16,
      }),
      roof(world, edge),
    ],
  };
};
