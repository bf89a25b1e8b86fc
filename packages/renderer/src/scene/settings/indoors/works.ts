import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { fireLight, whiteLight } from '../../../draw/interior.ts';
import { ceilingPanel, hangingLamp } from '../../../draw/props/fittings.ts';
import { courses } from '../../../draw/props/masonry.ts';
import { fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, litColour } from '../../world.ts';
import { furnished, type Plan } from './furnished.ts';

/** The side of an underground train at the platform. */
function metroTrain(brush: Brush, { inside, floor }: Plan, area: { left: number; width: number }) {
  const { unit } = inside;
  const top = floor - unit * 270;
  const body = litColour(inside, hex('#dfe5ee'), 1);
  brush.fillStyle = css(hex('#1c2230'));
  brush.fillRect(area.left, top - unit * 30, area.width, unit * 300);
  brush.fillStyle = fromTop(brush, [top, floor], [body, mix(body, inside.light.shadow, 0.3)]);
  brush.fillRect(area.left, top, area.width, unit * 240);
  brush.fillStyle = css(litColour(inside, hex('#d8362f'), 1));
  brush.fillRect(area.left, top + unit * 160, area.width, unit * 22);
  for (let x = area.left + unit * 40; x < area.left + area.width; x += unit * 330) {
    brush.fillStyle = css(hex('#fff3c8'));
    for (const shift of [0, 100])
      roundedBox(
        brush,
        { x: x + unit * shift, y: top + unit * 40, width: unit * 84, height: unit * 90 },
        unit * 12,
      );
    brush.fillStyle = css(mix(body, inside.light.shadow, 0.35));
    roundedBox(
      brush,
      { x: x + unit * 206, y: top + unit * 24, width: unit * 96, height: unit * 216 },
      unit * 8,
    );
    brush.fillStyle = css(hex('#fff3c8'));
    for (const shift of [216, 260])
      roundedBox(
        brush,
        { x: x + unit * shift, y: top + unit * 44, width: unit * 32, height: unit * 100 },
        unit * 8,
      );
  }
}

/** A platform underground: tiles, a train with lit windows, and a yellow line. */
export const paintSubway: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#dfe8ea',
    floor: '#a8b0ba',
    kind: 'tiles',
    light: whiteLight(world),
    onWall(brush, plan, area) {
      const { inside, floor, x } = plan;
      const walls = { ...area, top: -world.margin, bottom: floor - unit * 290 };
      const tile = { width: unit * 44, height: unit * 22, colour: hex('#eef4f4') };
      courses(brush, inside, walls, tile, world.random('tiles'));
      metroTrain(brush, plan, area);
      for (const share of [0.2, 0.5, 0.8])
        ceilingPanel(brush, inside, {
          x: x(share) - unit * 90,
          y: unit * 6,
          width: unit * 180,
          height: unit * 16,
        });
      const sign = { x: x(0.5), y: floor - unit * 330, height: unit * 76 };
      sketch(brush, inside, sign, 100, (p) => {
        p.ring(50, 50, 38, 14, '#d8362f');
        p.box(0, 38, 100, 24, 2, '#2f4a9c');
      });
    },
    onFloor(brush, { inside, floor }) {
      brush.fillStyle = css(litColour(inside, hex('#f2c230'), 1));
      brush.fillRect(
        -world.margin,
        floor + unit * 16,
        world.size.width + 2 * world.margin,
        unit * 14,
      );
    },
  });
};

/** An arm that welds above a belt. */
function robotArm(p: Pen): void {
  p.box(16, 84, 44, 16, 3, '#5a6378');
  p.line('M38 86L22 48L66 22', 12, '#f2902e');
  p.line('M66 22L84 46', 9, '#f2902e');
  for (const [x, y] of [
    [38, 84],
    [22, 48],
    [66, 22],
  ] as const)
    p.ball(x, y, 9, '#4a5263');
  p.path('M78 44L92 42L90 58H82Z', '#8a93a6');
}

/** A hall with a belt, robots' arms and pipes. */
export const paintFactory: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#b8c0cc',
    floor: '#9aa2ae',
    kind: 'plain',
    light: whiteLight(world),
    skirting: '#f2c230',
    onWall(brush, { inside, floor, x, isTall }, area) {
      brush.fillStyle = css(litColour(inside, hex('#cfe4f0'), 1));
      for (let at = area.left; at < area.left + area.width; at += unit * 150)
        roundedBox(
          brush,
          { x: at + unit * 20, y: unit * 60, width: unit * 110, height: unit * 110 },
          unit * 4,
        );
      for (const [y, colour] of [
        [206, '#c8553f'],
        [232, '#3f7ab8'],
      ] as const) {
        brush.fillStyle = css(litColour(inside, hex(colour), 1));
        brush.fillRect(area.left, unit * y, area.width, unit * 16);
      }
      for (const share of isTall ? [0.2, 0.8] : [0.12, 0.38, 0.64, 0.9])
        sketch(
          brush,
          inside,
          { x: x(share), y: floor - unit * 40, height: unit * 210 },
          96,
          robotArm,
        );
      for (const share of [0.26, 0.74])
        hangingLamp(brush, inside, { x: x(share), y: unit * 26, size: unit * 36 }, hex('#4a5263'));
    },
    onFloor(brush, { inside, floor }) {
      const { size, margin } = world;
      brush.fillStyle = css(litColour(inside, hex('#3a414f'), 1));
      brush.fillRect(-margin, floor - unit * 44, size.width + 2 * margin, unit * 34);
      brush.fillStyle = css(litColour(inside, hex('#6a7486'), 1));
      brush.fillRect(-margin, floor - unit * 10, size.width + 2 * margin, unit * 20);
      for (let at = 0; at * 70 * unit < size.width; at += 1) {
        brush.fillStyle = css(litColour(inside, hex('#c3cad6'), 1));
        brush.beginPath();
        brush.arc(at * unit * 70, floor, unit * 11, 0, 2 * Math.PI);
        brush.fill();
        if (at % 3 === 1)
          furnish(brush, inside, 'package', {
            x: at * unit * 70,
            y: floor - unit * 40,
            height: unit * 62,
          });
      }
    },
  });
};

/** Stone walls, a forge with embers, tools and a bucket. */
export const paintSmithy: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#7a6a60',
    floor: '#6a5a50',
    kind: 'stone',
    light: fireLight(world),
    onWall(brush, { inside, floor, x }, area) {
      const walls = { ...area, top: -world.margin, bottom: floor };
      const stone = { width: unit * 90, height: unit * 44, colour: hex('#7a6a60') };
      courses(brush, inside, walls, stone, world.random('stones'));
      for (const [at, thing] of ['hammer', 'axe', 'shield', 'wrench', 'horseshoe'].entries())
        furnish(brush, inside, thing, {
          x: x(0.1 + at * 0.1),
          y: floor - unit * 210,
          height: unit * 90,
        });
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      const at = { x: x(isTall ? 0.78 : 0.82), y: floor + unit * 34, height: unit * 330 };
      glow(brush, { x: at.x, y: at.y - unit * 120, radius: unit * 380 }, hex('#ff9a3c'), 0.6);
      sketch(brush, inside, at, 100, (p) => {
        p.path('M24 0H76L90 46H10Z', '#5a4a44');
        p.box(6, 44, 88, 56, 2, '#6f5c52');
        p.path('M18 96V66Q50 44 82 66V96Z', '#2a1a1a');
        p.glow(50, 82, 34, '#ff8a2c', 0.9);
        p.path('M24 92Q34 66 44 82Q50 60 58 82Q68 68 76 92Z', '#ffb03c');
        p.path('M34 92Q42 76 50 88Q58 76 66 92Z', '#fff0a0');
      });
      furnish(brush, inside, 'barrel', { x: x(0.06), y: floor + unit * 36, height: unit * 140 });
    },
  });
};
