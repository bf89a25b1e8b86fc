import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import { ledge, type PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';
import { lampLight } from './room.ts';

const FRAME = '#6a4630';

/** A sliding door of paper on a wooden grid. */
function shoji(p: Pen, wide: number): void {
  p.box(0, 0, wide, 100, 1, FRAME);
  p.box(2.4, 2.4, wide - 4.8, 76, 0.5, '#fdf8ea');
  p.box(2.4, 81, wide - 4.8, 16.6, 0.5, '#a8794e');
  for (const share of [0.25, 0.5, 0.75]) p.box(wide * share - 0.4, 2, 0.9, 77, 0, FRAME);
  for (const y of [21, 40, 59]) p.box(2, y, wide - 4, 0.9, 0, FRAME);
}

/** A picture on paper that hangs in an alcove: a mountain, a red sun and a seal. */
function scroll(p: Pen): void {
  p.box(0, 0, 44, 5, 2, FRAME);
  p.box(3, 4, 38, 90, 0, '#d9c9a0');
  p.box(7, 10, 30, 76, 0, '#fbf5e4');
  p.ball(26, 28, 6, '#d0523f');
  p.path('M8 70L18 44L25 58L30 50L37 70Z', '#6a7280');
  p.box(30, 76, 4, 6, 0.5, '#c0392b');
  p.box(-2, 93, 48, 6, 3, FRAME);
}

function paperLamp(p: Pen): void {
  p.line('M35 0V20', 1.6, '#3a2c24');
  p.glow(35, 58, 46, '#ffe2a8', 0.7);
  p.ball(35, 58, 30, '#fdf3da');
  p.line('M8 48Q35 54 62 48M6 60Q35 66 64 60M10 72Q35 78 60 72', 0.9, '#d9c49a');
}

/** Straw mats, doors of paper, an alcove with a scroll, and a low table. */
export const paintTeaRoom: PaintSetting = (world) => {
  const { unit, size, description } = world;
  const hasTable = description.subjects.some(({ thing }) => /table$/u.test(thing));
  return furnished(world, {
    wall: '#e6d9bc',
    floor: '#cdbd82',
    kind: 'plain',
    light: lampLight(world),
    skirting: FRAME,
    onWall(brush, { inside, floor, x, isTall }) {
      const tall = unit * 400;
      const wide = (size.width * 18) / tall;
      for (const share of isTall ? [0.16, 0.46] : [0.09, 0.27, 0.45]) {
        const at = { x: x(share), y: floor, height: tall };
        if (!world.light.isDark)
          glow(brush, { ...at, y: floor - tall / 2, radius: unit * 260 }, hex('#fff6da'), 0.4);
        sketch(brush, inside, at, wide, (p) => shoji(p, wide));
      }
      const alcove = litColour(inside, hex('#c9b48a'), 1);
      brush.fillStyle = css(alcove);
      brush.fillRect(x(0.64), floor - tall, size.width * 0.3, tall);
      brush.fillStyle = css(mix(alcove, inside.light.shadow, 0.2));
      brush.fillRect(x(0.64), floor - tall, size.width * 0.3, unit * 40);
      for (const share of [0.63, 0.94]) {
        brush.fillStyle = css(litColour(inside, hex(FRAME), 1));
        brush.fillRect(x(share), -world.margin, unit * 16, floor + world.margin);
      }
      sketch(brush, inside, { x: x(0.79), y: floor - unit * 110, height: unit * 240 }, 44, scroll);
      brush.fillStyle = css(litColour(inside, hex(FRAME), 1));
      brush.fillRect(
        -world.margin,
        floor - tall - unit * 18,
        size.width + 2 * world.margin,
        unit * 18,
      );
      sketch(brush, inside, { x: x(0.54), y: unit * 190, height: unit * 150 }, 70, paperLamp);
    },
    onFloor(brush, { inside, floor, x }) {
      const bottom = size.height + world.margin;
      brush.strokeStyle = css(litColour(inside, hex('#5f6a3a'), 1), 0.85);
      brush.lineWidth = unit * 7;
      brush.beginPath();
      for (const share of [-0.5, -0.17, 0.17, 0.5]) {
        brush.moveTo(x(0.5 + share * 0.9), floor + unit * 2);
        brush.lineTo(x(0.5 + share * 1.9), bottom);
      }
      brush.moveTo(-world.margin, floor + (bottom - floor) * 0.42);
      brush.lineTo(size.width + world.margin, floor + (bottom - floor) * 0.42);
      brush.stroke();
      if (hasTable) return;
      sketch(brush, inside, { x: x(0.27), y: floor + unit * 60, height: unit * 74 }, 330, (p) => {
        p.box(20, 24, 16, 76, 3, '#5f3d28');
        p.box(294, 24, 16, 76, 3, '#5f3d28');
        p.box(0, 6, 330, 26, 6, '#7f5438');
      });
      furnish(brush, inside, 'teapot', { x: x(0.25), y: floor - unit * 4, height: unit * 56 });
      furnish(brush, inside, 'teacup-without-handle', {
        x: x(0.31),
        y: floor - unit * 4,
        height: unit * 34,
      });
    },
    supports: ({ floor, x }) => [ledge('table', floor - unit * 6, [x(0.16), x(0.38)], 0.85)],
  });
};
