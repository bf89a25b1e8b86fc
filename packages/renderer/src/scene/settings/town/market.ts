import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { garland } from '../../../draw/props/garland.ts';
import { house } from '../../../draw/props/houses.ts';
import { stall } from '../../../draw/props/stalls.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import { defaultLevels, ledge, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

const CLOTHS = ['#d9483f', '#2f8f6f', '#e0a02f', '#2f6f9f', '#9f4f8f'] as const;

/** The houses around the square. */
function square(world: World, foot: number): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth: 0.4, top: foot - unit * 420, bottom: foot + unit * 6 },
    (brush, area) => {
      const many = Math.round(area.width / (unit * 210));
      for (let at = 0; at < many; at += 1) {
        const random = world.random(`square-${at}`);
        const x = area.left + (area.width * (at + 0.5)) / many;
        house(
          brush,
          world,
          { x, y: foot, height: unit * between(random, 270, 350), depth: 0.6 },
          random,
        );
      }
    },
  );
}

/** Flags on a line across the square. */
function bunting(world: World, y: number): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth: 0.62, top: y - unit * 20, bottom: y + unit * 110 },
    (brush, area) => {
      const spans = Math.max(2, Math.round(area.width / (unit * 420)));
      const wide = area.width / spans;
      // By night there are lamps in place of flags.
      if (world.light.isDark) {
        const right = area.left + area.width;
        garland(brush, world, { left: area.left, right, y, sag: unit * 40 }, spans);
        return;
      }
      for (let span = 0; span < spans; span += 1) {
        for (let flag = 0; flag < 12; flag += 1) {
          const share = (flag + 0.5) / 12;
          const x = area.left + wide * (span + share);
          const top = y + Math.sin(share * Math.PI) * unit * 54;
          brush.fillStyle = css(
            litColour(world, hex(CLOTHS[flag % CLOTHS.length] ?? CLOTHS[0]), 0.85),
          );
          brush.beginPath();
          brush.moveTo(x - unit * 13, top);
          brush.lineTo(x + unit * 13, top);
          brush.lineTo(x, top + unit * 32);
          brush.fill();
        }
      }
    },
  );
}

function cobbles(world: World, foot: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: foot - 4, bottom }, (brush, area) => {
    const stone = isSnowy(world) ? snowTones(world, 1).body : litColour(world, hex('#c4b4a4'), 1);
    const tones = [mix(stone, light.key, 0.2), stone, mix(stone, light.shadow, 0.3)];
    brush.fillStyle = fromTop(brush, [foot, bottom], tones);
    brush.fillRect(area.left, foot, area.width, bottom - foot);
    brush.fillStyle = css(mix(stone, light.shadow, 0.3), isSnowy(world) ? 0.1 : 0.34);
    for (let y = foot + unit * 8, row = 0; y < bottom; y += unit * (12 + row * 2.4), row += 1) {
      const many = Math.round(area.width / (unit * (34 + row * 4)));
      const wide = area.width / many;
      for (let at = 0; at < many; at += 1)
        ellipse(
          brush,
          area.left + wide * (at + (row % 2) * 0.5),
          y,
          wide * 0.4,
          unit * (4 + row * 0.8),
        );
    }
  });
}

function stalls(world: World, foot: number): Element {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const high = unit * (isTall ? 330 : 310);
  const plan = { depth: 0.93, top: foot - high * 1.1, bottom: foot + unit * 10 };
  return paintSides(world, plan, unit * 320, (brush) => {
    const width = isTall ? size.width * 0.42 : unit * 330;
    const random = world.random('stalls');
    for (const [at, x] of [-unit * 40, size.width + unit * 40 - width].entries())
      stall(
        brush,
        world,
        { x, y: foot, width, height: high, cloth: CLOTHS[at * 2] ?? CLOTHS[0] },
        random,
      );
  });
}

/** A row of smaller stalls at the far side. */
function farStalls(world: World, foot: number): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth: 0.66, top: foot - unit * 200, bottom: foot + unit * 6 },
    (brush, area) => {
      const many = Math.round(area.width / (unit * 230));
      for (let at = 0; at < many; at += 1) {
        const box = {
          x: area.left + (area.width * (at + 0.1)) / many,
          y: foot,
          width: unit * 180,
          height: unit * 170,
        };
        stall(
          brush,
          world,
          { ...box, cloth: CLOTHS[at % CLOTHS.length] ?? CLOTHS[0] },
          world.random(`far-${at}`),
        );
      }
    },
  );
}

/** Stalls of fruit on the square of an old town. */
export const paintMarket: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const isTall = size.height > size.width;
  const foot = size.height * (isTall ? 0.64 : 0.62);
  const near = groundY - unit * 26;
  const width = isTall ? size.width * 0.36 : unit * 270;
  const high = unit * (isTall ? 330 : 310);
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [
      level(world, 'ground', groundY),
      ledge('table', near - high * 0.4, [unit * 10, width], 0.94),
      ledge('counter', near - high * 0.4, [unit * 10, width], 0.94),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 3, stars: light.isDark ? 0.8 : 0 }),
      square(world, foot),
      bunting(world, foot - unit * (isTall ? 470 : 400)),
      cobbles(world, foot),
      { ...farStalls(world, foot + unit * 30), depth: 0.91 },
      ...(world.speed === 0 ? [stalls(world, near)] : []),
    ],
  };
};
