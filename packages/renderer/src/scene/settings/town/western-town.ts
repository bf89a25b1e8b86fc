import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { mesas } from '../../../draw/mountains.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import { darker, lighter, type Pen } from '../../../things/pen.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

const BOARDS = ['#b07a4e', '#9c6844', '#c49a6a', '#8f6a52', '#b88a5e'] as const;
const SIGNS = ['SALOON', 'BANK', 'HOTEL', 'SHERIFF', 'STORE'] as const;
const DUST = hex('#dcb27a');

/** A wooden house behind a false front, with a porch along the street. */
function falseFront(p: Pen, at: number, isDark: boolean): void {
  const main = BOARDS[at % BOARDS.length] ?? BOARDS[0];
  const sign = SIGNS[at % SIGNS.length] ?? SIGNS[0];
  const pane = isDark ? '#ffd98a' : '#8fb0bd';
  const gable =
    at % 2 === 0 ? 'M4 100V12H22V4H68V12H86V100Z' : 'M4 100V10L18 10L45 0L72 10H86V100Z';
  p.path(gable, main);
  for (let y = 16; y < 100; y += 6) p.line(`M5 ${y}H85`, 0.5, darker(main, 0.25));
  p.box(14, 12, 62, 13, 1, darker(main, 0.35));
  p.brush.font = '800 10px Inter';
  p.brush.fillStyle = isDark ? '#d8b878' : '#f6e6c4';
  p.brush.textAlign = 'center';
  p.brush.textBaseline = 'middle';
  p.brush.fillText(sign, 45, 18.8);
  for (const x of [13, 38, 63]) {
    p.box(x, 31, 14, 19, 1, lighter(main, 0.35));
    p.box(x + 2, 33, 10, 15, 0, pane);
    p.line(`M${x + 7} 33v15M${x + 2} 40h10`, 0.9, lighter(main, 0.35));
  }
  p.box(12, 68, 20, 22, 1, lighter(main, 0.35));
  p.box(14, 70, 16, 18, 0, pane);
  p.box(60, 68, 20, 22, 1, lighter(main, 0.35));
  p.box(62, 70, 16, 18, 0, pane);
  p.box(37, 64, 17, 34, 0, '#3a2a20');
  p.box(37.5, 74, 7.5, 18, 1, '#7a4a2c');
  p.box(46, 74, 7.5, 18, 1, '#7a4a2c');
  p.path('M0 60L6 54H84L90 60V62H0Z', darker(main, 0.3));
  for (const x of [2, 29, 59, 86]) p.box(x, 60, 2.4, 38, 0, darker(main, 0.4));
  p.box(0, 96, 90, 4, 0, darker(main, 0.2));
  if (isDark) p.glow(45, 78, 40, '#ffcf7a', 0.35);
}

function houses(world: World, foot: number): Element {
  const { unit, size, light } = world;
  const tall = unit * (size.height > size.width ? 420 : 340);
  const plan = { depth: 0.8, top: foot - unit * 480, bottom: foot + unit * 6 };
  return paintLayer(world, plan, (brush, area) => {
    const random = world.random('false-fronts');
    let at = Math.floor(random() * BOARDS.length);
    for (let x = area.left; x < area.left + area.width; at += 1) {
      const height = tall * between(random, 0.86, 1.1);
      const wide = height * 0.9;
      const middle = { x: x + wide / 2, y: foot, height };
      sketch(brush, world, middle, 90, (p) => falseFront(p, at, light.isDark));
      x += wide * (at % 3 === 2 ? 1.3 : 1.01);
    }
  });
}

/** Pale dust with the ruts of wheels. */
function dustyRoad(world: World, top: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.95, top, bottom }, (brush, area) => {
    const dust = litColour(world, DUST, 1);
    const tones = [mix(dust, light.fog, 0.25), mix(dust, light.shadow, 0.2)] as const;
    brush.fillStyle = fromTop(brush, [top, bottom], tones);
    brush.fillRect(area.left, top, area.width, bottom - top);
    const random = world.random('ruts');
    for (let row = 0; row < 5; row += 1) {
      brush.fillStyle = css(mix(dust, light.shadow, 0.26), 0.6);
      const y = top + (bottom - top) * (0.16 + 0.18 * row);
      for (let x = area.left; x < area.left + area.width; x += unit * 190)
        ellipse(brush, x + between(random, 0, unit * 120), y, unit * (60 + 14 * row), unit * 3.4);
    }
  });
}

function streetThings(world: World, foot: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.955, top: foot - unit * 160, bottom: foot + unit * 50 };
  return paintLayer(world, plan, (brush) => {
    for (const [share, tall] of [
      [0.05, 78],
      [0.1, 70],
      [0.9, 78],
    ] as const)
      furnish(brush, world, 'barrel', {
        x: size.width * share,
        y: foot + unit * 26,
        height: unit * tall,
      });
    for (const share of [0.26, 0.76])
      sketch(
        brush,
        world,
        { x: size.width * share, y: foot + unit * 30, height: unit * 74 },
        220,
        (p) => {
          p.line('M14 100V18M206 100V18', 12, '#6f4a30');
          p.line('M2 34H218', 11, '#8a5c3c');
        },
      );
  });
}

/** The main street of a town in the Wild West. */
export const paintWesternTown: PaintSetting = (world) => {
  const { unit, light } = world;
  const { groundY } = defaultLevels(world);
  const foot = groundY - unit * 110;
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [level(world, 'ground', groundY), level(world, 'road', groundY)],
    window: null,
    lights: [],
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 1, stars: light.isDark ? 1 : 0 }),
      mesas(world, {
        name: 'mesas',
        depth: 0.2,
        y: foot - unit * 60,
        height: unit * 260,
        count: 4,
        colour: hex('#c8714a'),
      }),
      houses(world, foot),
      dustyRoad(world, foot),
      streetThings(world, foot),
    ],
  };
};
