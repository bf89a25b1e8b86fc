import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight, wideWindow } from '../../../draw/interior.ts';
import { hangingLamp, wallClock } from '../../../draw/props/fittings.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { glow, roundedBox } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, litColour } from '../../world.ts';
import { paintMeadow } from '../land/meadow.ts';
import { furnished, type Plan } from './furnished.ts';
import { lampLight } from './room.ts';

/** Rows of lights, as on a board with departures. */
function board(p: Pen): void {
  p.box(0, 0, 190, 100, 5, '#1f2636');
  for (let row = 0; row < 6; row += 1) {
    const y = 12 + row * 14.5;
    p.box(10, y, 26, 7, 2, '#ffc24a');
    p.box(44, y, 62 - ((row * 13) % 24), 7, 2, '#f4f6fa');
    p.box(118, y, 22, 7, 2, '#f4f6fa');
    p.box(150, y, 28, 7, 2, row % 3 === 1 ? '#e2574c' : '#4fc27a');
  }
}

/** Seats side by side, as where people wait. */
function seats(p: Pen, colour: string): void {
  p.box(0, 62, 200, 6, 2, '#5a6378');
  for (let at = 0; at < 4; at += 1) {
    p.box(4 + at * 50, 10, 42, 46, 8, colour);
    p.box(2 + at * 50, 50, 46, 14, 6, colour);
  }
  p.line('M20 66V98M180 66V98', 7, '#5a6378');
}

/** An airliner at its gate, from the side. */
function jet(p: Pen): void {
  p.path('M150 40L196 4H214L196 44Z', '#3f6ab8');
  p.path('M6 62Q10 40 40 38H190Q214 40 224 52Q214 66 190 68H40Q12 70 6 62Z', '#f6f8fb');
  p.path('M6 60Q60 66 216 58Q206 68 190 68H40Q12 70 6 60Z', '#c9d6ea');
  p.path('M14 46Q22 40 34 40V50H12Z', '#4a6a8a');
  for (let x = 46; x < 186; x += 12) p.box(x, 45, 6, 8, 3, '#6a8ab0');
  p.path('M88 58H126L160 88H144Z', '#b4c0d4');
  p.box(96, 70, 34, 14, 7, '#5a6a88');
  p.line('M34 68V92M120 82V92', 4, '#6a7280');
  for (const x of [34, 116, 126]) p.ball(x, 93, 7, '#2a2d36');
}

/** Glass from wall to wall. */
function glassFront(brush: Brush, plan: Plan, outside: Plan['inside'], aircraft: boolean): void {
  const { inside, floor, isTall } = plan;
  const { unit, size } = inside;
  const height = unit * (isTall ? 400 : 300);
  const box = {
    x: unit * 30,
    y: floor - height - unit * 60,
    width: size.width - unit * 60,
    height,
  };
  const view = viewOf(outside, paintMeadow, box, 0.5);
  const brushOut = view.getContext('2d');
  brushOut.fillStyle = css(litColour(outside, hex('#8a90a0'), 0.9));
  brushOut.fillRect(0, box.height * 0.78, box.width, box.height);
  if (aircraft) {
    const at = { x: box.width * 0.62, y: box.height * 0.9, height: box.height * 0.66 };
    sketch(brushOut, outside, at, 230, jet);
  }
  const look = { view, columns: isTall ? 3 : 6, frame: hex('#9aa4b4') };
  wideWindow(brush, inside, box, look);
}

/** Glass with an aeroplane behind it, seats, and a board of departures. */
export const paintAirport: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#dfe6ee',
    floor: '#c4ccd6',
    kind: 'tiles',
    light: whiteLight(world),
    skirting: '#9aa4b4',
    onWall(brush, plan) {
      glassFront(brush, plan, world, true);
      const { inside, floor, x, isTall } = plan;
      const at = { x: x(isTall ? 0.34 : 0.22), y: floor - unit * (isTall ? 480 : 332) };
      sketch(brush, inside, { ...at, height: unit * 116 }, 190, board);
    },
    onFloor(brush, { inside, floor, x }) {
      for (const share of [0.14, 0.86])
        sketch(brush, inside, { x: x(share), y: floor + unit * 34, height: unit * 110 }, 200, (p) =>
          seats(p, '#3f6ab8'),
        );
    },
  });
};

/** High arches, a clock, a board and lamps. */
export const paintStation: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#e2d3b8',
    floor: '#c9b898',
    kind: 'tiles',
    light: lampLight(world),
    skirting: '#9a7f5c',
    onWall(brush, { inside, floor, x, isTall }) {
      const sky = world.light.isDark ? hex('#2a3a70') : mix(world.light.sky[2], WHITE, 0.3);
      for (const share of isTall ? [0.2, 0.8] : [0.14, 0.38, 0.62, 0.86]) {
        const wide = unit * 210;
        const left = x(share) - wide / 2;
        const top = floor - unit * 420;
        brush.fillStyle = css(litColour(inside, hex('#c9b08a'), 1));
        arch(brush, left - unit * 14, top - unit * 14, wide + unit * 28, unit * 300);
        brush.fillStyle = css(sky);
        arch(brush, left, top, wide, unit * 286);
        brush.fillStyle = css(litColour(inside, hex('#8a6f4c'), 1));
        for (const bar of [0.33, 0.66])
          brush.fillRect(left + wide * bar, top + unit * 10, unit * 6, unit * 276);
        brush.fillRect(left, top + unit * 150, wide, unit * 6);
      }
      const middle = { x: x(0.5), y: floor - unit * (isTall ? 520 : 390), radius: unit * 62 };
      wallClock(brush, inside, middle);
      const at = { x: x(0.5), y: floor - unit * 150, height: unit * 104 };
      sketch(brush, inside, at, 190, board);
      for (const share of [0.26, 0.74])
        hangingLamp(brush, inside, { x: x(share), y: unit * 30, size: unit * 40 }, hex('#4a5a4a'));
    },
    onFloor(brush, { inside, floor, x }) {
      for (const share of [0.08, 0.92])
        furnish(brush, inside, 'bench', { x: x(share), y: floor + unit * 36, height: unit * 110 });
    },
  });
};

export function arch(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, [width / 2, width / 2, 0, 0]);
  brush.fill();
}

export function chandelier(p: Pen): void {
  p.line('M60 0V34', 3, '#c9a44a');
  p.line('M8 62Q8 84 60 84T112 62M26 62Q30 44 60 40T94 62', 5, '#e2b64c');
  for (const x of [8, 34, 60, 86, 112]) {
    p.glow(x, 54, 18, '#ffe2a0', 0.7);
    p.box(x - 4, 50, 8, 16, 3, '#fff8e2');
  }
  for (const x of [20, 46, 74, 100]) p.ball(x, 90, 4, '#dff0fa');
}

function keyRack(p: Pen): void {
  p.box(0, 0, 170, 100, 4, '#8a5c38');
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 6; column += 1) {
      p.box(6 + column * 27, 8 + row * 31, 23, 25, 2, '#5f3d26');
      p.ring(18 + column * 27, 15 + row * 31, 3, 1.6, '#e2b64c');
      p.box(16.4 + column * 27, 18 + row * 31, 3, 9, 1, '#e2b64c');
    }
}

/** The desk of a hotel with its keys, a chandelier, plants and an armchair. */
export const paintLobby: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#a8453f',
    floor: '#d8c4a0',
    kind: 'checks',
    light: lampLight(world),
    skirting: '#c9a44a',
    onWall(brush, { inside, floor, x, isTall }) {
      const rack = { x: x(isTall ? 0.5 : 0.3), y: floor - unit * 150, height: unit * 170 };
      sketch(brush, inside, rack, 170, keyRack);
      if (!isTall) {
        sketch(brush, inside, { x: x(0.74), y: floor, height: unit * 330 }, 72, (p) => {
          p.box(0, 0, 72, 100, 2, '#c9a44a');
          p.box(5, 5, 62, 95, 1, '#8a93a6');
          p.box(6, 6, 29.5, 94, 1, '#c3cad6');
          p.box(36.5, 6, 29.5, 94, 1, '#c3cad6');
        });
        wallClock(brush, inside, { x: x(0.52), y: floor - unit * 330, radius: unit * 40 });
      }
      const light = { x: x(0.5), y: unit * (isTall ? 260 : 128), height: unit * 150 };
      sketch(brush, inside, light, 120, chandelier);
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      const desk = { x: x(isTall ? 0.5 : 0.3), y: floor + unit * 34, height: unit * 150 };
      furnish(brush, inside, 'shop-counter', desk, '#7a4a2c');
      furnish(brush, inside, 'bellhop-bell', {
        ...desk,
        y: desk.y - unit * 142,
        height: unit * 36,
      });
      furnish(brush, inside, 'monstera', { x: x(0.06), y: floor + unit * 30, height: unit * 230 });
      if (!isTall)
        furnish(brush, inside, 'armchair', {
          x: x(0.93),
          y: floor + unit * 40,
          height: unit * 170,
        });
    },
  });
};

/** Steel walls, open doors behind, and buttons beside them. */
export const paintElevator: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#9aa4b4',
    floor: '#6a7280',
    kind: 'tiles',
    light: whiteLight(world),
    onWall(brush, { inside, floor, x, isTall }, area) {
      for (let at = area.left; at < area.left + area.width; at += unit * 150) {
        brush.fillStyle = css(mix(litColour(inside, hex('#b9c2d0'), 1), WHITE, 0.2), 0.5);
        brush.fillRect(at, -world.margin, unit * 8, floor + world.margin);
      }
      const wide = isTall ? 92 : 130;
      sketch(brush, inside, { x: x(0.5), y: floor, height: unit * 420 }, wide, (p) => {
        p.box(0, 0, wide, 100, 1, '#5a6378');
        p.box(4, 4, wide / 2 - 5, 96, 1, '#dfe5ee');
        p.box(wide / 2 + 1, 4, wide / 2 - 5, 96, 1, '#cfd6e2');
      });
      const shown = { x: x(0.5), y: floor - unit * 450 };
      brush.fillStyle = css(hex('#1f2636'));
      roundedBox(
        brush,
        { x: shown.x - unit * 50, y: shown.y - unit * 20, width: unit * 100, height: unit * 40 },
        unit * 8,
      );
      glow(brush, { ...shown, radius: unit * 60 }, hex('#ffb04a'), 0.5);
      sketch(brush, inside, { ...shown, y: shown.y + unit * 10, height: unit * 20 }, 90, (p) => {
        p.path('M20 80L38 20L56 80Z', '#ffc24a');
      });
      const panel = { x: x(isTall ? 0.88 : 0.76), y: floor - unit * 130, height: unit * 200 };
      sketch(brush, inside, panel, 34, (p) => {
        p.box(0, 0, 34, 100, 4, '#5a6378');
        for (let row = 0; row < 6; row += 1)
          for (const column of [10, 24])
            p.ball(column, 12 + row * 15, 4.6, row === 2 && column === 10 ? '#ffc24a' : '#eef2f8');
      });
      brush.fillStyle = css(litColour(inside, hex('#dfe5ee'), 1));
      brush.fillRect(area.left, floor - unit * 150, area.width, unit * 9);
    },
  });
};
