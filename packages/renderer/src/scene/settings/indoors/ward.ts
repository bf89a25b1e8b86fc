import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { ceilingPanel } from '../../../draw/props/fittings.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';

/** The curtain beside a bed, on its rail. */
function curtain(p: Pen): void {
  p.box(0, 0, 70, 3, 1, '#9fb0bc');
  p.path(
    'M4 3H64Q58 50 66 96Q60 100 54 95Q48 100 42 95Q36 100 30 95Q24 100 18 95Q10 100 4 95Z',
    '#a8d4dc',
  );
  for (const x of [16, 28, 40, 52]) p.line(`M${x} 4Q${x - 4} 50 ${x + 1} 94`, 1.6, '#86bcc8');
}

/** The line of a heart on a screen, on its stand. */
function monitor(p: Pen): void {
  p.line('M30 40V96M14 97H46', 4, '#8f9cab');
  p.box(0, 4, 60, 40, 5, '#e4ebf0');
  p.box(5, 9, 50, 28, 2, '#173042');
  p.line('M7 26H18L22 16L28 33L32 22L35 26H53', 2, '#5fe08a');
}

function drip(p: Pen): void {
  p.line('M14 4V96M2 97H26', 2.6, '#9aa7b5');
  p.line('M14 5H24', 2.4, '#9aa7b5');
  p.box(18, 8, 12, 22, 4, '#d6edf6');
  p.box(18, 18, 12, 12, 3, '#8fcbe6');
  p.line('M24 30V62Q24 72 32 74', 1.2, '#b9dcea');
}

/** A cross in a white square. */
function cross(p: Pen): void {
  p.box(0, 0, 80, 80, 10, '#ffffff');
  p.box(31, 12, 18, 56, 3, '#e2483f');
  p.box(12, 31, 56, 18, 3, '#e2483f');
}

/** A room of a hospital: a window, a curtain, a monitor, and a bed if nobody brings one. */
export const paintWard: PaintSetting = (world) => {
  const { unit, description } = world;
  const hasBed = description.subjects.some(
    ({ thing, look }) =>
      /bed$|table$|couch$/.test(thing) || /patient|surgeon/.test(look?.job ?? ''),
  );
  return furnished(world, {
    wall: '#e2f0ee',
    floor: '#c2d8dc',
    kind: 'tiles',
    light: whiteLight(world),
    skirting: '#8fc4c0',
    window: 0.66,
    onWall(brush, { inside, floor, x, isTall }, area) {
      brush.fillStyle = css(mix(litColour(inside, hex('#bcdcd8'), 1), inside.light.shadow, 0.04));
      brush.fillRect(area.left, floor - unit * 150, area.width, unit * 20);
      sketch(brush, inside, { x: x(0.4), y: floor - unit * 300, height: unit * 90 }, 80, cross);
      ceilingPanel(brush, inside, { x: x(0.4), y: unit * 8, width: unit * 220, height: unit * 18 });
      const rail = unit * (isTall ? 620 : 500);
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.1 : 0.06), y: floor + unit * 8, height: rail },
        70,
        curtain,
      );
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      const height = unit * 250;
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.92 : 0.9), y: floor + unit * 18, height },
        60,
        monitor,
      );
      if (isTall) return;
      sketch(brush, inside, { x: x(0.82), y: floor + unit * 14, height: height * 1.15 }, 32, drip);
      if (!hasBed)
        furnish(brush, inside, 'hospital-bed', {
          x: x(0.2),
          y: floor + unit * 40,
          height: unit * 170,
        });
    },
  });
};
