import { css, hex } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { fireLight } from '../../../draw/interior.ts';
import { courses, torch } from '../../../draw/props/masonry.ts';
import { glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';

function pillar(p: Pen, colour: string, gold: string): void {
  p.box(6, 6, 28, 90, 1, colour);
  p.line('M13 12V90M20 12V90M27 12V90', 1, gold);
  p.box(0, 0, 40, 8, 2, gold);
  p.box(0, 92, 40, 8, 2, gold);
}

function idol(p: Pen): void {
  p.box(8, 82, 104, 18, 2, '#a8442f');
  p.glow(60, 40, 60, '#ffd98a', 0.5);
  p.path('M18 84Q20 62 44 60H76Q100 62 102 84Z', '#e2b64c');
  p.path('M36 66Q34 36 60 34T84 66Z', '#e9c46a');
  p.ball(60, 24, 13, '#e9c46a');
  p.ball(60, 10, 5, '#d0a03a');
  p.line('M54 25Q56 27 58 25M62 25Q64 27 66 25M56 31Q60 33 64 31', 1.2, '#8a6420');
  p.line('M38 62Q48 74 60 72Q72 74 82 62', 7, '#e2b64c');
}

/** Red pillars, a golden statue and lanterns. */
export const paintTemple: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#7a3a30',
    floor: '#8a6448',
    kind: 'boards',
    light: fireLight(world),
    skirting: '#c9982f',
    onWall(brush, { inside, floor, x, isTall }) {
      glow(brush, { x: x(0.5), y: floor - unit * 200, radius: unit * 420 }, hex('#ffc46a'), 0.55);
      sketch(brush, inside, { x: x(0.5), y: floor + unit * 4, height: unit * 350 }, 120, idol);
      for (const share of isTall ? [0.1, 0.9] : [0.06, 0.24, 0.76, 0.94])
        sketch(brush, inside, { x: x(share), y: floor, height: unit * 660 }, 40, (p) =>
          pillar(p, '#b8402f', '#d9a33f'),
        );
      for (const share of isTall ? [0.28, 0.72] : [0.33, 0.67])
        sketch(brush, inside, { x: x(share), y: unit * 210, height: unit * 130 }, 76, (p) => {
          p.line('M38 0V18', 2, '#3a2c34');
          p.glow(38, 54, 60, '#ffb04f', 0.6);
          p.oval(38, 54, 30, 34, '#e2573f');
          p.line('M22 30Q14 54 22 80M38 20V88M54 30Q62 54 54 80', 1.4, '#ffd98a');
          p.box(24, 16, 28, 8, 2, '#e2b64c');
          p.box(24, 84, 28, 8, 2, '#e2b64c');
        });
    },
    onFloor(brush, { inside, floor, x }) {
      for (const share of [0.36, 0.64])
        furnish(brush, inside, 'candle', { x: x(share), y: floor + unit * 26, height: unit * 70 });
    },
  });
};

/** Arches, a carpet and rings of lamps. */
export const paintMosque: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#d8cbb0',
    floor: '#8f2f3a',
    kind: 'plain',
    light: { ...fireLight(world), ambient: hex('#f0ddc0') },
    skirting: '#2f7a8a',
    onWall(brush, { inside, floor, x, isTall }) {
      for (const share of isTall ? [0.18, 0.5, 0.82] : [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const isNiche = share === 0.5;
        const at = { x: x(share), y: floor, height: unit * (isNiche ? 420 : 360) };
        sketch(brush, inside, at, 58, (p) => {
          p.path('M0 100V42Q0 14 29 0Q58 14 58 42V100Z', isNiche ? '#2f8a9a' : '#c3a878');
          p.path('M6 100V44Q6 22 29 10Q52 22 52 44V100Z', isNiche ? '#1f5f70' : '#f3e8d0');
          for (let y = 56; y < 96; y += 10)
            for (const dot of [16, 29, 42])
              p.path(
                `M${dot} ${y - 4}L${dot + 4} ${y}L${dot} ${y + 4}L${dot - 4} ${y}Z`,
                isNiche ? '#e2b64c' : '#7fb0b8',
              );
        });
      }
      for (const share of isTall ? [0.5] : [0.28, 0.72])
        sketch(brush, inside, { x: x(share), y: unit * 190, height: unit * 190 }, 130, (p) => {
          p.line('M65 0V50M65 10L12 62M65 10L118 62', 1.4, '#8a6a2f');
          p.ring(65, 66, 2, 1, '#e2b64c');
          p.oval(65, 66, 58, 8, '#c9982f');
          for (const lamp of [12, 32, 54, 76, 98, 118]) {
            p.glow(lamp, 74, 22, '#ffdf9a', 0.7);
            p.ball(lamp, 76, 5, '#fff3cf');
          }
        });
    },
    onFloor(brush, { inside, floor }) {
      brush.strokeStyle = css(litColour(inside, hex('#e2b64c'), 1), 0.7);
      brush.lineWidth = unit * 4;
      for (let at = 0; at < 7; at += 1) {
        const from = size.width * (0.08 + at * 0.14);
        brush.beginPath();
        brush.moveTo(from, floor + unit * 20);
        brush.lineTo(size.width / 2 + (from - size.width / 2) * 1.8, size.height + world.margin);
        brush.stroke();
      }
    },
  });
};

const SIGNS =
  'M6 2q8 -4 8 4t-8 6zM26 4h10v8h-10zM48 12l6 -10l6 10zM74 3q8 0 8 9h-8zM96 4q6 4 0 9M112 2v11M108 6h8';

/** A chamber of great blocks, with signs on the walls and torches. */
export const paintTomb: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#a8834f',
    floor: '#b8935c',
    kind: 'stone',
    light: fireLight(world),
    onWall(brush, { inside, floor, x }, area) {
      const walls = { ...area, top: -world.margin, bottom: floor };
      const block = { width: unit * 150, height: unit * 78, colour: hex('#c29a62') };
      courses(brush, inside, walls, block, world.random('stones'));
      for (const share of [0.16, 0.84])
        for (let row = 0; row < 4; row += 1)
          sketch(
            brush,
            inside,
            { x: x(share), y: floor - unit * (90 + row * 76), height: unit * 260 },
            124,
            (p) => p.line(SIGNS, 1.6, row % 2 === 0 ? '#5c3a1c' : '#2f5a6a'),
          );
      sketch(brush, inside, { x: x(0.5), y: floor, height: unit * 330 }, 70, (p) => {
        p.path('M4 100L12 0H58L66 100Z', '#8a6838');
        p.path('M14 100L20 12H50L56 100Z', '#1f1620');
      });
      for (const share of [0.32, 0.68])
        torch(brush, inside, { x: x(share), y: floor - unit * 220 });
    },
    onFloor(brush, { inside, floor, x }) {
      for (const [share, thing, tall] of [
        [0.06, 'clay-vase', 130],
        [0.14, 'clay-vase', 90],
        [0.93, 'treasure-chest', 120],
      ] as const)
        furnish(brush, inside, thing, { x: x(share), y: floor + unit * 44, height: unit * tall });
    },
  });
};
