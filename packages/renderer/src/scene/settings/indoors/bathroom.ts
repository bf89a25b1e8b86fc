import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { roomLevels, whiteLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { houseplant } from '../../../draw/props/furniture.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { furnished } from './furnished.ts';
import { lampLight } from './room.ts';

/** Tiles, a basin under a mirror, towels and a shower. */
export const paintBathroom: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#bfe3e6',
    floor: '#dfe9ee',
    kind: 'checks',
    light: whiteLight(world),
    skirting: '#f4fbfc',
    window: 0.72,
    onWall(brush, { inside, floor, x, isTall }, area) {
      brush.strokeStyle = css(mix(litColour(inside, hex('#bfe3e6'), 1), WHITE, 0.6), 0.8);
      brush.lineWidth = unit * 2.4;
      brush.beginPath();
      for (let at = area.left; at < area.left + area.width; at += unit * 46) {
        brush.moveTo(at, floor - unit * 300);
        brush.lineTo(at, floor);
      }
      for (let y = floor - unit * 300; y <= floor; y += unit * 46) {
        brush.moveTo(area.left, y);
        brush.lineTo(area.left + area.width, y);
      }
      brush.stroke();
      const left = isTall ? 0.2 : 0.17;
      sketch(brush, inside, { x: x(left), y: floor - unit * 210, height: unit * 190 }, 78, (p) => {
        p.box(0, 0, 78, 100, 30, '#e2b64c');
        p.box(5, 5, 68, 90, 26, '#dff4fb');
        p.flat('M16 70L50 14h10L24 80Z', '#ffffff', 0.6);
      });
      sketch(brush, inside, { x: x(0.46), y: floor - unit * 150, height: unit * 150 }, 120, (p) => {
        p.line('M4 6L116 7', 5, '#c9d0dc');
        p.box(14, 6, 40, 90, 4, '#f08aa8');
        p.box(66, 6, 40, 76, 4, '#fff6ea');
        p.line('M16 70L52 71M68 60L104 61', 4, '#ffffff');
      });
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      const left = isTall ? 0.2 : 0.17;
      furnish(brush, inside, 'sink', { x: x(left), y: floor + unit * 26, height: unit * 190 });
      houseplant(brush, inside, { x: x(0.95), y: floor + unit * 40, height: unit * 150 });
    },
  });
};

/** A bed with a lamp beside it and curtains at the window. */
export const paintBedroom: PaintSetting = (world) => {
  const { unit } = world;
  const room = furnished(world, {
    wall: '#cfc9ea',
    floor: '#c99a6e',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#fff6ee',
    window: 0.76,
    onWall(brush, { inside, floor, x, isTall }) {
      const height = unit * (isTall ? 330 : 300);
      sketch(
        brush,
        inside,
        { x: x(0.76), y: floor - unit * (isTall ? 230 : 140), height },
        116,
        (p) => {
          p.line('M0 3L116 4', 4, '#8a6a4a');
          p.path('M2 4H26Q20 50 30 100H2Z', '#f2b8a0');
          p.path('M90 4H114V100H86Q96 50 90 4Z', '#e8a890');
        },
      );
      sketch(brush, inside, { x: x(0.4), y: floor - unit * 260, height: unit * 120 }, 150, (p) => {
        p.box(0, 0, 150, 100, 6, '#fff6ea');
        p.box(10, 10, 130, 80, 3, '#8fc0e0');
        p.path('M10 90V60Q50 30 80 62T140 50V90Z', '#6fa86a');
        p.ball(104, 32, 10, '#ffd86a');
      });
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      const side = { x: x(isTall ? 0.62 : 0.42), y: floor + unit * 26, height: unit * 220 };
      sketch(brush, inside, side, 50, (p) => {
        p.box(4, 60, 42, 40, 4, '#a96d48');
        p.box(8, 68, 34, 12, 2, '#c58a55');
        p.glow(25, 32, 50, '#ffd28a', 0.6);
        p.line('M25 60V42', 3, '#7d5a3c');
        p.path('M12 42L18 20H32L38 42Z', '#ffe2a8');
      });
    },
  });
  return { ...room, elements: [...room.elements, bedOf({ ...world, light: lampLight(world) })] };
};

/** The bed of the room, at its wall. */
function bedOf(world: World): Element {
  const { unit, size } = world;
  const { floor, isTall } = roomLevels(world);
  const bottom = floor + unit * 70;
  const at = { x: size.width * (isTall ? 0.24 : 0.22), y: floor + unit * 56, height: unit * 230 };
  const layer = paintLayer(world, { depth: 0.83, top: bottom - unit * 320, bottom }, (brush) =>
    furnish(brush, world, 'bed', at),
  );
  return { ...layer, shows: ['bed', 'mattress'] };
}
