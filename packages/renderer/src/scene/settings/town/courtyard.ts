import { cobbles } from '../../../draw/cobbles.ts';
import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { isSnowy, snowOnEdge } from '../../../draw/snow-cover.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { darker, type Pen } from '../../../things/pen.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

const PLASTER = hex('#e8c79a');
const STONE = '#cdb591';

/** The lower half of a bay: an arch, some with a door in it. */
function arch(p: Pen, at: number): void {
  p.path('M14 100V66Q14 46 30 46T46 66V100Z', STONE);
  p.path('M18 100V67Q18 51 30 51T42 67V100Z', '#5f4a44');
  if (at % 3 === 1) {
    p.path('M20 100V68Q20 54 30 54T40 68V100Z', '#7a4a34');
    p.line('M30 54V100', 1.4, '#4f3026');
    p.ball(33, 80, 1.4, '#e2b64c');
  }
}

/** The upper half of a bay: a window with shutters and flowers. */
function casement(p: Pen, isDark: boolean): void {
  const pane = isDark ? '#ffdc8a' : '#9fc0cf';
  p.box(20, 10, 20, 25, 1, '#f6ead2');
  p.box(22, 12, 16, 21, 0, pane);
  p.line('M30 12V33M22 22H38', 1, '#f6ead2');
  for (const x of [9, 41]) {
    p.box(x, 10, 10, 25, 1, '#4f8a7a');
    for (let y = 13; y < 34; y += 3) p.line(`M${x + 1.5} ${y}h7`, 0.8, darker('#4f8a7a', 0.25));
  }
  p.box(17, 35, 26, 3.4, 1, STONE);
  for (const [x, tint] of [
    [21, '#e5486a'],
    [27, '#f2708a'],
    [33, '#e5484d'],
    [39, '#f29ab0'],
  ] as const) {
    p.ball(x, 34, 3, '#5b9a52');
    p.ball(x, 32, 2.2, tint);
  }
  if (isDark) p.glow(30, 22, 26, '#ffcf7a', 0.35);
}

/** Walls all around, with tiles along the edge of the roof. */
function walls(world: World, top: number, foot: number): Element {
  const { unit, light } = world;
  const tall = foot - top;
  return paintLayer(
    world,
    { depth: 0.8, top: top - unit * 40, bottom: foot + unit * 4 },
    (brush, area) => {
      const plaster = litColour(world, PLASTER, 0.9);
      brush.fillStyle = fromTop(
        brush,
        [top, foot],
        [mix(plaster, light.key, 0.12), mix(plaster, light.shadow, 0.18)],
      );
      brush.fillRect(area.left, top, area.width, tall);
      const tile = litColour(world, hex('#b8603f'), 0.9);
      for (let x = area.left; x < area.left + area.width; x += unit * 22) {
        brush.fillStyle = css(
          mix(tile, light.shadow, Math.round(x / (unit * 22)) % 2 === 0 ? 0.05 : 0.2),
        );
        brush.beginPath();
        brush.roundRect(x, top - unit * 22, unit * 22, unit * 36, [0, 0, unit * 11, unit * 11]);
        brush.fill();
      }
      if (isSnowy(world))
        snowOnEdge(
          brush,
          world,
          { x: area.left, y: top - unit * 22, width: area.width, depth: 0.9 },
          unit * 14,
        );
      const storey = Math.min(tall, unit * 420);
      // A higher wall has more rows of windows.
      const upper = Math.floor((tall - storey) / (storey * 0.5));
      const many = Math.max(3, Math.round(area.width / (storey * 0.62)));
      for (let at = 0; at < many; at += 1) {
        const x = area.left + (area.width * (at + 0.5)) / many;
        for (let up = 0; up <= upper; up += 1) {
          const bay = { x, y: foot - up * storey * 0.5, height: storey * 0.94 };
          sketch(brush, world, bay, 60, (p) => {
            if (up === 0) arch(p, at);
            casement(p, light.isDark);
          });
        }
      }
    },
  );
}

function greenery(world: World, foot: number): Element {
  const { unit, size } = world;
  return paintLayer(
    world,
    { depth: 0.955, top: foot - unit * 230, bottom: foot + unit * 60 },
    (brush) => {
      for (const [thing, share, tall] of [
        ['potted-plant', 0.05, 150],
        ['potted-plant', 0.13, 110],
        ['potted-plant', 0.88, 120],
        ['potted-plant', 0.95, 160],
      ] as const)
        furnish(brush, world, thing, {
          x: size.width * share,
          y: foot + unit * 34,
          height: unit * tall,
        });
    },
  );
}

/** A paved yard between the walls of old houses. */
export const paintCourtyard: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const foot = groundY - unit * 110;
  const top = Math.max(unit * 70, foot - unit * (size.height > size.width ? 640 : 420));
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [level(world, 'ground', groundY), level(world, 'pavement', groundY)],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 2, stars: light.isDark ? 0.8 : 0 }),
      walls(world, top, foot),
      cobbles(world, foot),
      greenery(world, foot),
    ],
  };
};
