import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';

/** A hall with a roof like a saw and a row of panes. */
function hall(p: Pen, isDark: boolean): void {
  p.box(0, 34, 260, 66, 0, '#9a8f92');
  for (let x = 0; x < 260; x += 52) {
    p.path(`M${x} 36L${x + 12} 8L${x + 52} 36Z`, '#7a727c');
    p.path(`M${x + 3} 34L${x + 12} 13L${x + 14} 34Z`, isDark ? '#ffdf8a' : '#b9d8e8');
  }
  for (let x = 10; x < 250; x += 26) p.box(x, 50, 16, 18, 1, isDark ? '#ffd98a' : '#c3dbe6');
  p.box(108, 74, 44, 26, 1, '#5f5a68');
}

function chimney(p: Pen): void {
  p.path('M10 100L14 4H28L32 100Z', '#b5755a');
  for (const y of [8, 22, 36]) p.box(13, y, 16, 6, 0, '#efe6e0');
  p.box(12, 0, 18, 5, 1, '#7a4f40');
}

function tank(p: Pen): void {
  p.box(0, 14, 96, 86, 6, '#cfd6de');
  p.oval(48, 15, 48, 12, '#e6ebf0');
  p.box(0, 46, 96, 5, 0, '#e08a3a');
  p.line('M84 16V98M92 16V98', 1.6, '#7a8490');
  for (let y = 22; y < 98; y += 8) p.line(`M84 ${y}H92`, 1.4, '#7a8490');
}

/** Pipes on frames, as between the halls of a plant. */
function pipes(p: Pen): void {
  for (const x of [14, 134, 254]) p.box(x, 20, 8, 80, 1, '#6a6f7c');
  p.box(0, 20, 280, 10, 5, '#a8b0ba');
  p.box(0, 36, 280, 8, 4, '#d8a24a');
  p.box(0, 50, 280, 8, 4, '#8a94a2');
}

/** Smoke that rises from a chimney and spreads with the wind. */
function plume({ unit, light }: World, x: number, y: number): Element {
  const tone = mix(light.isDark ? hex('#5a5868') : hex('#d8d6da'), light.sky[2], 0.25);
  return {
    depth: 0.29,
    draw(brush, { seconds }) {
      for (let at = 0; at < 9; at += 1) {
        const age = (at / 9 + seconds * 0.07) % 1;
        brush.fillStyle = css(mix(tone, WHITE, 0.1), 0.5 * (1 - age));
        brush.beginPath();
        brush.arc(
          x + unit * (age * 120 + Math.sin(at * 2.3) * 10),
          y - unit * age * 150,
          unit * (14 + age * 46),
          0,
          2 * Math.PI,
        );
        brush.fill();
      }
    },
  };
}

/** Halls, chimneys that smoke, tanks and pipes at a yard of concrete. */
export const paintIndustrialArea: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  const foot = horizon + unit * 26;
  const stacks = [0.16, 0.24, 0.7].map((share, at) => ({
    x: size.width * share,
    tall: unit * (390 - at * 40),
  }));
  const far = { depth: 0.3, top: foot - unit * 420, bottom: foot + unit * 20 };
  const near = { depth: 0.6, top: foot - unit * 240, bottom: foot + unit * 60 };
  const yard = { name: 'ia', depth: 0.92, y: foot + unit * 14, swell: 2, waves: [1] };
  return {
    surface: 'ground',
    groundY,
    horizon: foot,
    supports: [level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 0.4 : 0 }),
      ...stacks.map(({ x, tall }) => plume(world, x, foot - tall)),
      paintLayer(world, far, (brush) => {
        for (const { x, tall } of stacks)
          sketch(brush, world, { x, y: foot, height: tall }, 42, chimney);
        for (const share of [0.46, 0.56, 0.9])
          sketch(brush, world, { x: size.width * share, y: foot, height: unit * 210 }, 96, tank);
      }),
      paintLayer(world, near, (brush) => {
        for (const share of [0.1, 0.8])
          sketch(
            brush,
            world,
            { x: size.width * share, y: foot + unit * 20, height: unit * 180 },
            260,
            (p) => hall(p, light.isDark),
          );
        const bridge = { x: size.width * 0.46, y: foot + unit * 22, height: unit * 130 };
        sketch(brush, world, bridge, 280, pipes);
        if (!light.isDark) return;
        for (const share of [0.05, 0.3, 0.52, 0.7, 0.93])
          glow(
            brush,
            { x: size.width * share, y: foot - unit * 90, radius: unit * 80 },
            hex('#ffc46a'),
            0.6,
          );
      }),
      hills(world, { ...yard, colour: hex('#9a9690') }),
    ],
  };
};
