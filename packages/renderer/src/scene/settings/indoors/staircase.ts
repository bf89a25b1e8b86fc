import { css, hex, mix } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';
import { lampLight } from './room.ts';

/** A flight of steps with a handrail, rising to the right. */
function flight(p: Pen): void {
  let outline = 'M0 100';
  for (let step = 0; step < 10; step += 1) outline += `V${92 - step * 9.2}H${(step + 1) * 14}`;
  p.path(`${outline}V24L26 100Z`, '#b9b2aa');
  for (let step = 0; step < 10; step += 1) p.box(step * 14, 91 - step * 9.2, 15, 2, 0.5, '#e2ddd6');
  for (let step = 0; step < 10; step += 2)
    p.line(`M${step * 14 + 7} ${91 - step * 9.2}v-22`, 1.4, '#4a4f5a');
  p.line('M4 70L136 -16', 3, '#8a5a3a');
}

/** Flights of stairs one above the other, and a window between them. */
export const paintStairwell: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#d9d4c8',
    floor: '#a8a29a',
    kind: 'tiles',
    light: lampLight(world),
    skirting: '#7a7468',
    window: 0.5,
    onWall(brush, { inside, floor, x, isTall }) {
      const height = unit * 330;
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.8 : 0.84), y: floor + unit * 2, height },
        140,
        flight,
      );
      brush.save();
      brush.translate(x(isTall ? 0.5 : 0.36), 0);
      brush.scale(-1, 1);
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.3 : 0.2), y: floor - unit * 250, height },
        140,
        flight,
      );
      brush.restore();
      brush.fillStyle = css(litColour(inside, hex('#b9b2aa'), 1));
      brush.fillRect(-world.margin, floor - unit * 262, x(0.08) + world.margin, unit * 22);
      sketch(brush, inside, { x: x(0.06), y: floor + unit * 2, height }, 140, flight);
    },
  });
};

function camera(p: Pen): void {
  p.line('M50 56L20 100M50 56L80 100M50 56V100', 5, '#2a2d36');
  p.box(22, 18, 60, 34, 5, '#3a3f4b');
  p.box(0, 24, 26, 22, 3, '#20232b');
  p.ball(4, 35, 8, '#5f7fa8');
  p.box(34, 4, 30, 14, 3, '#2a2d36');
  p.ball(74, 24, 3, '#ff4a3f');
}

function desk(p: Pen): void {
  p.path('M0 20H300L280 100H20Z', '#2f5fb0');
  p.box(-6, 12, 312, 14, 4, '#e6edf6');
  p.path('M30 40H270L262 74H38Z', '#4f86d8');
  p.box(110, 48, 80, 16, 2, '#ffffff');
}

/** Screens behind a desk, lamps above, and cameras that look at it. */
export const paintTelevisionStudio: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#23386e',
    floor: '#3a4560',
    kind: 'plain',
    light: whiteLight(world),
    onWall(brush, { inside, floor, x, isTall }) {
      for (const [share, wide] of isTall
        ? [[0.5, 0.8] as const]
        : ([
            [0.2, 0.26],
            [0.5, 0.3],
            [0.8, 0.26],
          ] as const)) {
        const box = {
          x: x(share - wide / 2),
          y: unit * 120,
          width: size.width * wide,
          height: unit * 230,
        };
        brush.fillStyle = css(mix(hex('#3f8ae0'), hex('#10204a'), share === 0.5 ? 0.1 : 0.4));
        brush.fillRect(box.x, box.y, box.width, box.height);
        brush.fillStyle = css(hex('#8fd0ff'), 0.5);
        for (let bar = 0; bar < 4; bar += 1)
          brush.fillRect(
            box.x + box.width * 0.1,
            box.y + box.height * (0.2 + bar * 0.18),
            box.width * (0.75 - bar * 0.14),
            unit * 10,
          );
      }
      brush.fillStyle = css(litColour(inside, hex('#1a2030'), 1));
      brush.fillRect(-world.margin, unit * 34, size.width + 2 * world.margin, unit * 12);
      for (const share of [0.14, 0.38, 0.62, 0.86]) {
        const lamp = { x: x(share), y: unit * 92, height: unit * 56 };
        sketch(brush, inside, lamp, 60, (p) => {
          p.box(10, 0, 40, 70, 6, '#20242e');
          p.oval(30, 76, 26, 14, '#fff6d8');
        });
        glow(brush, { x: lamp.x, y: lamp.y + unit * 20, radius: unit * 150 }, hex('#fff2cc'), 0.5);
      }
      sketch(brush, inside, { x: x(0.5), y: floor + unit * 2, height: unit * 110 }, 300, desk);
    },
    onFloor(brush, { inside, floor, x }) {
      sketch(brush, inside, { x: x(0.93), y: floor + unit * 110, height: unit * 250 }, 84, camera);
      brush.save();
      brush.translate(x(0.14), 0);
      brush.scale(-1, 1);
      sketch(brush, inside, { x: x(0.07), y: floor + unit * 110, height: unit * 250 }, 84, camera);
      brush.restore();
    },
  });
};
