import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { goods, hangingLamp, shelfUnit } from '../../../draw/props/fittings.ts';
import { ellipse } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';
import { lampLight } from './room.ts';

/** A board with saws, hammers and wrenches. */
function toolBoard(p: Pen): void {
  p.box(0, 0, 200, 100, 4, '#a8794e');
  p.box(6, 6, 188, 88, 2, '#c99a66');
  p.path('M16 24H62L68 34L16 44Z', '#c3cad6');
  p.box(62, 20, 20, 24, 7, '#8a4f33');
  p.line('M104 40V84', 6, '#8a4f33');
  p.box(90, 24, 30, 16, 4, '#5a6378');
  p.line('M138 30V80', 7, '#8a93a6');
  p.ring(138, 24, 8, 5, '#8a93a6');
  p.line('M160 26V56M178 26V56', 4, '#c3cad6');
  p.box(155, 54, 10, 28, 4, '#d8424f');
  p.box(173, 54, 10, 28, 4, '#f2b92c');
  p.line('M22 66L70 67M22 78L60 79', 5, '#8a93a6');
}

/** Wooden walls, a board with tools, and planks that lean in the corner. */
export const paintWorkshop: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#b98a62',
    floor: '#b58258',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#7d5236',
    window: 0.78,
    onWall(brush, { inside, floor, x, isTall }, area) {
      brush.strokeStyle = css(
        mix(litColour(inside, hex('#b98a62'), 1), inside.light.shadow, 0.4),
        0.4,
      );
      brush.lineWidth = unit * 3;
      brush.beginPath();
      for (let at = area.left; at < area.left + area.width; at += unit * 74) {
        brush.moveTo(at, -world.margin);
        brush.lineTo(at, floor);
      }
      brush.stroke();
      const board = { x: x(isTall ? 0.34 : 0.32), y: floor - unit * 170, height: unit * 190 };
      sketch(brush, inside, board, 200, toolBoard);
      for (const share of [0.3, 0.62])
        hangingLamp(brush, inside, { x: x(share), y: unit * 26, size: unit * 40 }, hex('#3f5a4a'));
    },
    onFloor(brush, { inside, floor, x, groundY }) {
      sketch(brush, inside, { x: x(0.06), y: floor + unit * 30, height: unit * 330 }, 44, (p) => {
        p.line('M6 2L2 98', 7, '#d9a066');
        p.line('M18 8L16 98', 8, '#c98f56');
        p.line('M34 0L30 98', 7, '#e2b47a');
      });
      furnish(brush, inside, 'workbench', { x: x(0.9), y: floor + unit * 40, height: unit * 150 });
      brush.fillStyle = css(litColour(inside, hex('#e8c48a'), 1), 0.8);
      for (const [share, wide] of [
        [0.3, 40],
        [0.44, 26],
        [0.66, 34],
      ] as const)
        ellipse(brush, x(share), groundY + unit * 20, unit * wide, unit * 6);
    },
  });
};

/** Concrete, a roller door, tyres and tools. */
export const paintGarage: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#aeb4bd',
    floor: '#8f959e',
    kind: 'plain',
    light: whiteLight(world),
    skirting: '#6a7280',
    onWall(brush, { inside, floor, x, isTall }) {
      const door = { x: x(0.5), y: floor, height: unit * (isTall ? 440 : 400) };
      sketch(brush, inside, door, isTall ? 112 : 160, (p) => {
        const wide = isTall ? 112 : 160;
        p.box(0, 0, wide, 100, 2, '#5f6774');
        p.box(4, 4, wide - 8, 96, 1, '#e6eaf0');
        for (let y = 12; y < 100; y += 11) p.line(`M5 ${y}L${wide - 5} ${y + 0.2}`, 1, '#b4bcc8');
        for (const at of [0.2, 0.42, 0.64]) p.box(wide * at, 16, wide * 0.16, 9, 1, '#8fc8e6');
        p.box(wide / 2 - 6, 90, 12, 3, 1, '#4a5263');
      });
      if (!isTall)
        sketch(
          brush,
          inside,
          { x: x(0.12), y: floor - unit * 190, height: unit * 150 },
          200,
          toolBoard,
        );
      const shelves = {
        x: x(isTall ? 0.8 : 0.83),
        y: floor - unit * 330,
        width: unit * 190,
        height: unit * 180,
      };
      const random = world.random('cans');
      shelfUnit(brush, inside, shelves, { rows: 2, colour: hex('#6a5240') }, (shelf) =>
        goods(brush, inside, shelf, random),
      );
    },
    onFloor(brush, { inside, floor, x, groundY, isTall }) {
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.88 : 0.92), y: floor + unit * 46, height: unit * 130 },
        100,
        (p) => {
          for (const y of [70, 40, 10]) {
            p.oval(50, y + 14, 48, 15, '#2a2d36');
            p.oval(50, y + 9, 48, 13, '#3a3f4b');
            p.oval(50, y + 9, 22, 6, '#8a93a6');
          }
        },
      );
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.14 : 0.08), y: floor + unit * 40, height: unit * 140 },
        90,
        (p) => {
          p.box(0, 0, 90, 92, 4, '#c8362f');
          for (const y of [10, 38, 66]) {
            p.box(6, y, 78, 20, 2, '#e0574c');
            p.box(32, y + 7, 26, 4, 2, '#f4f6fa');
          }
          p.ball(14, 95, 5, '#2a2d36');
          p.ball(76, 95, 5, '#2a2d36');
        },
      );
      brush.fillStyle = css(hex('#3a3f4b'), 0.25);
      ellipse(brush, x(0.5), groundY + unit * 10, unit * 210, unit * 24);
    },
  });
};
