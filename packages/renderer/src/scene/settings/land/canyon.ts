import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { mesas, peaks } from '../../../draw/mountains.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { mediumOf } from '../../../things/media.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { rapids } from '../water/rapids.ts';

const RED = hex('#c8714a');

/** One wall of a canyon, in layers of stone. */
function wall(world: World, side: -1 | 1, foot: number, depth: number): Element {
  const { unit, size, light } = world;
  const top = size.height * 0.1;
  const edge = side < 0 ? -world.margin : size.width + world.margin;
  const reach = size.width * (depth > 0.6 ? 0.3 : 0.43) + world.margin;
  return paintLayer(world, { depth, top: top - unit * 30, bottom: foot + unit * 60 }, (brush) => {
    const stone = litColour(world, stoneOf(world), depth);
    const trace = (inset: number) => {
      brush.beginPath();
      brush.moveTo(edge, top - unit * 20);
      brush.lineTo(edge - side * reach * (0.62 - inset), top);
      brush.lineTo(edge - side * reach * (0.7 - inset), top + (foot - top) * 0.34);
      brush.lineTo(edge - side * reach * (0.84 - inset), top + (foot - top) * 0.4);
      brush.lineTo(edge - side * reach * (0.88 - inset), top + (foot - top) * 0.7);
      brush.lineTo(edge - side * reach * (1 - inset), top + (foot - top) * 0.78);
      brush.lineTo(edge - side * reach * (1.04 - inset), foot + unit * 60);
      brush.lineTo(edge, foot + unit * 60);
      brush.closePath();
    };
    brush.fillStyle = fromTop(
      brush,
      [top, foot],
      [mix(stone, light.key, 0.3), stone, mix(stone, light.shadow, 0.3)],
    );
    trace(0);
    brush.fill();
    brush.save();
    brush.clip();
    for (let at = 0; at < 9; at += 1) {
      brush.fillStyle = css(mix(stone, at % 2 === 0 ? light.shadow : WHITE, 0.2), 0.55);
      const y = top + ((foot - top) * (at + 0.4)) / 9;
      brush.fillRect(
        Math.min(edge, edge - side * reach * 1.1),
        y,
        reach * 1.1,
        unit * (8 + (at % 3) * 5),
      );
    }
    brush.restore();
    if (isSnowy(world)) {
      const step = (share: number, down: number) => ({
        x: edge - side * reach * share,
        y: top + (foot - top) * down,
      });
      snowyStep(brush, world, [step(0, -0.04), step(0.62, 0)], depth);
      snowyStep(brush, world, [step(0.68, 0.36), step(0.84, 0.4)], depth);
      snowyStep(brush, world, [step(0.86, 0.73), step(1, 0.78)], depth);
    }
  });
}

/** Snow on a ledge between two points, hanging over its outer end. */
function snowyStep(
  brush: Brush,
  world: World,
  [inner, outer]: readonly [{ x: number; y: number }, { x: number; y: number }],
  depth: number,
): void {
  const { unit } = world;
  const { lit, body } = snowTones(world, depth);
  const way = Math.sign(outer.x - inner.x);
  brush.fillStyle = fromTop(brush, [inner.y - unit * 16, outer.y + unit * 40], [lit, body]);
  brush.beginPath();
  brush.moveTo(inner.x, inner.y - unit * 14);
  brush.lineTo(outer.x, outer.y - unit * 12);
  brush.quadraticCurveTo(
    outer.x + way * unit * 16,
    outer.y,
    outer.x + way * unit * 4,
    outer.y + unit * 30,
  );
  for (let at = 1; at <= 6; at += 1) {
    const x = outer.x + ((inner.x - outer.x) * at) / 6;
    const y = outer.y + ((inner.y - outer.y) * at) / 6 + unit * (at % 2 === 0 ? 44 : 20);
    brush.lineTo(x, y);
  }
  brush.fill();
}

/** Red stone, which is grey where it is cold. */
function stoneOf(world: World): Colour {
  return isSnowy(world) ? hex('#8a8290') : RED;
}

/** Whether somebody is in a boat, for which a brook would be too narrow. */
const isBoated = ({ description: { subjects, extras } }: World): boolean =>
  extras?.includes('rapids') === true || subjects.some(({ thing }) => mediumOf(thing) === 'boat');

/** A river that winds towards the viewer, with foam where it is wild. */
function winding(world: World, from: number, to: number): Element[] {
  const { size, unit, light } = world;
  const bend = light.sunX < 0.5 ? 1 : -1;
  const wide = isBoated(world) ? 0.62 : 0.2;
  const power = isBoated(world) ? 1.1 : 1.7;
  const at = (share: number, side: number) => {
    const middle =
      0.5 + bend * Math.sin(share * 5) * 0.14 * (1 - share * 0.5) + 0.12 * bend * share;
    return size.width * (middle + side * (0.012 + wide * share ** power));
  };
  const flow = paintLayer(world, { depth: 0.9505, top: from, bottom: to }, (brush) => {
    const water = mix(hex('#3f9fc4'), light.sky[1], light.time === 'day' ? 0.2 : 0.55);
    brush.fillStyle = fromTop(brush, [from, to], [mix(water, WHITE, 0.3), water]);
    brush.beginPath();
    for (let step = 0; step <= 24; step += 1)
      brush.lineTo(at(step / 24, -1), from + ((to - from) * step) / 24);
    for (let step = 24; step >= 0; step -= 1)
      brush.lineTo(at(step / 24, 1), from + ((to - from) * step) / 24);
    brush.fill();
    brush.fillStyle = css(WHITE, 0.35);
    for (let step = 2; step < 22; step += 3)
      ellipse(
        brush,
        at(step / 24, 0.2),
        from + ((to - from) * step) / 24,
        unit * step * 2,
        unit * 1.6,
      );
  });
  const course = (share: number) => ({
    left: Math.max(-world.margin, at(share, -1)),
    right: Math.min(size.width + world.margin, at(share, 1)),
    y: from + (to - from) * share,
  });
  return [flow, ...rapids(world, course)];
}

export const paintCanyon: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, 0.02);
  const range = { name: 'ca0', depth: 0.14, y: horizon + unit * 10, height: unit * 200, count: 5 };
  const far = { name: 'ca1', depth: 0.34, y: horizon + unit * 14, swell: 18, waves: [1, 2] };
  const near = { name: 'ca2', depth: 0.95, y: horizon + unit * 54, swell: 10, waves: [1, 2] };
  const sand = hex('#e0a468');
  const stones = { name: 'car', count: 18, tall: [10, 30], depth: 1, down: [20, 200] } as const;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1.2 : 0 }),
      isSnowy(world)
        ? peaks(world, { ...range, height: unit * 330, colour: stoneOf(world), cap: WHITE })
        : mesas(world, { ...range, colour: RED }),
      hills(world, { ...far, colour: mix(sand, RED, 0.5) }),
      wall(world, -1, horizon + unit * 40, 0.5),
      wall(world, 1, horizon + unit * 40, 0.52),
      wall(world, light.sunX < 0.5 ? 1 : -1, horizon + unit * 100, 0.7),
      hills(world, {
        ...near,
        colour: sand,
        onto: row(world, stones, (brush, place) =>
          rock(brush, world, place, mix(stoneOf(world), sand, 0.4)),
        ),
      }),
      ...winding(world, horizon + unit * 58, size.height + world.margin),
    ],
  };
};
