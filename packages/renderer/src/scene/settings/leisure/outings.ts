import { hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { bunting } from '../indoors/storeys.ts';
import { meadowGreen } from '../land/meadow.ts';
import { paintPark } from '../land/park.ts';

type Stand = readonly [thing: string, share: number, height: number];

/** Things of the place that the prompt does not name itself. */
function stands(world: World, foot: number, list: readonly Stand[], depth: number): Element {
  const { unit, size, description } = world;
  const named = new Set(description.subjects.map(({ thing }) => thing));
  const plan = { depth, top: foot - unit * 470, bottom: foot + unit * 10 };
  return paintLayer(world, plan, (brush) => {
    for (const [thing, share, height] of list)
      if (!named.has(thing))
        furnish(brush, world, thing, { x: size.width * share, y: foot, height: unit * height });
  });
}

function climbingFrame(p: Pen): void {
  for (const x of [6, 42, 78, 114]) p.line(`M${x} 4V98`, 5, '#3f8ac8');
  for (const y of [6, 36, 66]) p.line(`M6 ${y}H114`, 5, '#f2b92c');
  p.line('M6 4L42 36M78 4L114 36', 3, '#e2574c');
}

function sandpit(p: Pen): void {
  p.oval(110, 66, 110, 32, '#b8814e');
  p.oval(110, 60, 100, 26, '#f2d9a0');
  p.path('M60 60Q80 30 102 60Z', '#e6c680');
  p.path('M140 40H164L160 64H144Z', '#e2574c');
}

/** A lawn with a slide, swings, a climbing frame and a sandpit. */
export const paintPlayground: PaintSetting = (world) => {
  const { unit, size } = world;
  const park = paintPark(world);
  const foot = park.groundY - unit * 58;
  const isTall = size.height > size.width;
  const near = paintLayer(
    world,
    { depth: 0.963, top: foot - unit * 300, bottom: foot + unit * 90 },
    (brush) => {
      const at = { x: size.width * (isTall ? 0.2 : 0.32), y: foot, height: unit * 190 };
      sketch(brush, world, at, 120, climbingFrame);
      const sand = { x: size.width * 0.62, y: foot + unit * 40, height: unit * 90 };
      sketch(brush, world, sand, 220, sandpit);
    },
  );
  const list: readonly Stand[] = [
    ['swing', isTall ? 0.82 : 0.88, 250],
    ['playground-slide', isTall ? 0.5 : 0.12, 250],
  ];
  return { ...park, elements: [...park.elements, stands(world, foot, list, 0.962), near] };
};

/** A Ferris wheel, a roller coaster, a tent, flags and lights. */
export const paintFunfair: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const foot = groundY - unit * 90;
  const ground = { name: 'ff', depth: 0.92, y: foot, swell: 5, waves: [1, 2] };
  const lights = paintLayer(
    world,
    { depth: 0.9, top: -world.margin, bottom: foot + unit * 10 },
    (brush) => {
      bunting(brush, world, unit * 40);
      if (!light.isDark) return;
      for (let at = 0; at < 12; at += 1)
        glow(
          brush,
          {
            x: size.width * ((at + 0.5) / 12),
            y: foot - unit * (90 + (at % 3) * 90),
            radius: unit * 70,
          },
          hex(['#ffd86a', '#ff8ac0', '#8fe0ff'][at % 3] ?? '#ffd86a'),
          0.7,
        );
    },
  );
  const list: readonly Stand[] = [
    ['ferris-wheel', 0.2, 460],
    ['roller-coaster', 0.78, 360],
    ['circus-tent', 0.5, 250],
  ];
  const stalls: readonly Stand[] = [
    ['stall', 0.05, 190],
    ['carousel-horse', 0.36, 150],
    ['stall', 0.95, 190],
  ];
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['sparkles'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 3, stars: light.isDark ? 0.8 : 0 }),
      stands(world, foot + unit * 4, list, 0.6),
      lights,
      hills(world, { ...ground, colour: mix(meadowGreen(world), hex('#d8c090'), 0.6) }),
      stands(world, foot + unit * 20, stalls, 0.94),
    ],
  };
};
