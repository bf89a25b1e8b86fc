import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop, roundedBox } from '../../../draw/strokes.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { meadowGreen } from '../land/meadow.ts';

/** The tower from which the traffic is watched. */
function tower(brush: Brush, world: World, x: number, foot: number): void {
  const { unit, light } = world;
  const wall = litColour(world, hex('#e4e8ee'), 0.5);
  brush.fillStyle = css(wall);
  brush.beginPath();
  brush.moveTo(x - unit * 22, foot);
  brush.lineTo(x - unit * 14, foot - unit * 190);
  brush.lineTo(x + unit * 14, foot - unit * 190);
  brush.lineTo(x + unit * 22, foot);
  brush.fill();
  brush.fillStyle = css(light.isDark ? hex('#ffe39a') : litColour(world, hex('#6f9fc4'), 0.6));
  brush.beginPath();
  brush.moveTo(x - unit * 46, foot - unit * 236);
  brush.lineTo(x + unit * 46, foot - unit * 236);
  brush.lineTo(x + unit * 34, foot - unit * 190);
  brush.lineTo(x - unit * 34, foot - unit * 190);
  brush.fill();
  brush.fillStyle = css(mix(wall, light.shadow, 0.2));
  roundedBox(
    brush,
    { x: x - unit * 52, y: foot - unit * 248, width: unit * 104, height: unit * 14 },
    unit * 4,
  );
  brush.fillRect(x - unit * 2, foot - unit * 284, unit * 4, unit * 38);
}

/** A long hall of glass with a bent roof. */
function terminal(brush: Brush, world: World, left: number, foot: number): void {
  const { unit, light } = world;
  const wide = unit * 560;
  brush.fillStyle = css(litColour(world, hex('#dfe5ec'), 0.5));
  brush.beginPath();
  brush.moveTo(left, foot);
  brush.lineTo(left, foot - unit * 82);
  brush.quadraticCurveTo(left + wide * 0.4, foot - unit * 170, left + wide, foot - unit * 70);
  brush.lineTo(left + wide, foot);
  brush.fill();
  const glass = light.isDark ? hex('#ffe2a0') : litColour(world, hex('#7fb4d8'), 0.6);
  brush.fillStyle = css(glass);
  for (let at = 0; at < 13; at += 1)
    brush.fillRect(left + unit * (18 + at * 41), foot - unit * 66, unit * 32, unit * 46);
}

function buildings(world: World, foot: number): Element {
  const { unit, size } = world;
  const isLeft = world.light.sunX > 0.5;
  const top = foot - unit * 300;
  return paintLayer(world, { depth: 0.45, top, bottom: foot + unit * 20 }, (brush) => {
    terminal(brush, world, isLeft ? size.width * 0.02 : size.width - unit * 600, foot);
    tower(brush, world, size.width * (isLeft ? 0.78 : 0.22), foot);
  });
}

/** A broad strip of asphalt with a dashed middle line and lamps at its edges. */
function runway(world: World, top: number, bottom: number): Element {
  const { unit, light } = world;
  return paintLayer(world, { depth: 0.97, top, bottom: bottom + unit * 10 }, (brush, area) => {
    const asphalt = litColour(world, hex('#5c6272'), 1);
    const road = isSnowy(world) ? mix(asphalt, snowTones(world, 1).body, 0.4) : asphalt;
    brush.fillStyle = fromTop(
      brush,
      [top, bottom],
      [mix(road, light.fog, 0.25), road, mix(road, light.shadow, 0.3)],
    );
    brush.fillRect(area.left, top, area.width, bottom - top + unit * 10);
    const paint = css(litColour(world, hex('#ffffff'), 1), 0.92);
    brush.fillStyle = paint;
    brush.fillRect(area.left, top + unit * 12, area.width, unit * 5);
    const many = Math.round(area.width / (unit * 240));
    const y = top + (bottom - top) * 0.5;
    for (let at = 0; at < many; at += 1) {
      const x = area.left + (area.width * (at + 0.2)) / many;
      brush.fillStyle = paint;
      brush.fillRect(x, y, unit * 130, unit * 12);
      brush.fillStyle = css(hex('#ffd95a'));
      roundedBox(
        brush,
        { x: x + unit * 60, y: top + unit * 1, width: unit * 12, height: unit * 8 },
        unit * 4,
      );
    }
  });
}

/** A hangar of corrugated iron and a sock that shows the wind. */
function clubhouse(world: World, foot: number): Element {
  const { unit, size, light } = world;
  const isLeft = light.sunX > 0.5;
  const top = foot - unit * 190;
  return paintLayer(world, { depth: 0.5, top, bottom: foot + unit * 16 }, (brush) => {
    const left = isLeft ? size.width * 0.06 : size.width * 0.94 - unit * 300;
    const wall = litColour(world, hex('#9fb4bf'), 0.55);
    brush.fillStyle = css(wall);
    brush.beginPath();
    brush.moveTo(left, foot);
    brush.lineTo(left, foot - unit * 70);
    brush.quadraticCurveTo(
      left + unit * 150,
      foot - unit * 170,
      left + unit * 300,
      foot - unit * 70,
    );
    brush.lineTo(left + unit * 300, foot);
    brush.fill();
    brush.fillStyle = css(mix(wall, light.shadow, 0.55));
    brush.fillRect(left + unit * 50, foot - unit * 78, unit * 200, unit * 78);
    const pole = size.width * (isLeft ? 0.72 : 0.28);
    brush.fillStyle = css(litColour(world, hex('#e8ecf2'), 0.6));
    brush.fillRect(pole - unit * 2.5, foot - unit * 150, unit * 5, unit * 150);
    for (let at = 0; at < 5; at += 1) {
      const thick = unit * (26 - at * 3);
      const x = pole + unit * at * 17;
      brush.fillStyle = css(litColour(world, hex(at % 2 === 0 ? '#f2762a' : '#f8f6f0'), 0.7));
      brush.fillRect(x, foot - unit * (146 - at * 4), unit * 17.5, thick);
    }
  });
}

/** Mown stripes, with white stones along the edge. */
function mownStrip(world: World, top: number, bottom: number): Element {
  const { unit, light } = world;
  return paintLayer(world, { depth: 0.97, top, bottom: bottom + unit * 10 }, (brush, area) => {
    const plain = litColour(world, isSnowy(world) ? hex('#e8eef6') : hex('#86bb58'), 1);
    const tall = bottom - top + unit * 10;
    for (const [at, share] of [0, 0.16, 0.4, 0.7].entries()) {
      brush.fillStyle = css(mix(plain, at % 2 === 0 ? light.fog : light.shadow, 0.12));
      brush.fillRect(area.left, top + tall * share, area.width, tall * (1 - share));
    }
    brush.fillStyle = css(litColour(world, hex('#ffffff'), 1), 0.9);
    for (let x = area.left; x < area.left + area.width; x += unit * 150)
      roundedBox(brush, { x, y: top + unit * 4, width: unit * 44, height: unit * 9 }, unit * 4);
  });
}

export const paintAirfield: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world);
  const isMown = world.description.extras?.includes('grass-runway') === true;
  const green = mix(meadowGreen(world), hex('#b0b87a'), 0.25);
  const far = { name: 'af1', depth: 0.3, y: horizon - unit * 6, swell: 14, waves: [2, 3] };
  const grass = { name: 'af2', depth: 0.6, y: horizon + unit * 34, swell: 3, waves: [1, 2] };
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'road', groundY, { span: [0, 1] }), level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: mix(green, hex('#5a9ab0'), 0.5) }),
      (isMown ? clubhouse : buildings)(world, horizon + unit * 44),
      hills(world, { ...grass, colour: green }),
      (isMown ? mownStrip : runway)(world, groundY - unit * 96, size.height + world.margin),
    ],
  };
};
