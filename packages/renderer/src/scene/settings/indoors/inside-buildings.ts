import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { fireLight } from '../../../draw/interior.ts';
import { hangingLamp } from '../../../draw/props/fittings.ts';
import { courses, torch } from '../../../draw/props/masonry.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { fromTop } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { paintMountains } from '../land/mountains.ts';
import { paintSea } from '../water/sea.ts';
import { furnished } from './furnished.ts';

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A narrow window with a round top, and what is outside. */
function slit(brush: Brush, world: World, box: Opening, paint: PaintSetting, stone: Colour): void {
  const { x, y, width, height } = box;
  const shape = (grow: number) => {
    brush.beginPath();
    const [wide, tall] = [width + grow * 2, height + grow * 2];
    brush.roundRect(x - grow, y - grow, wide, tall, [wide / 2, wide / 2, 0, 0]);
  };
  brush.fillStyle = css(stone);
  shape(world.unit * 14);
  brush.fill();
  brush.save();
  shape(0);
  brush.clip();
  brush.drawImage(viewOf(world, paint, box, 0.4), x, y);
  brush.restore();
}

/** A flight of stone steps that winds up along the wall. */
function windingStairs(p: Pen, wide: number): void {
  for (let at = 0; at < 13; at += 1) {
    const x = wide * 0.02 + (at * wide * 0.96) / 13;
    const y = 94 - at * 7 - Math.sin((at / 12) * Math.PI) * 4;
    p.path(`M${x} ${y}H${x + wide / 11}V${y + 3.4}L${x + wide / 13} ${y + 13}H${x}Z`, '#a89c92');
    p.line(`M${x} ${y}H${x + wide / 11}`, 1.2, '#d8cdc0');
    p.line(`M${x + wide / 24} ${y}V${y - 15}`, 1, '#3a3440');
  }
  p.line(`M${wide * 0.05} 78Q${wide * 0.5} 30 ${wide * 0.98} -6`, 1.8, '#3a3440');
}

/** The round inside of a tower: stairs along the wall, a narrow window, beams above. */
function tower(paint: PaintSetting, isWhite: boolean): PaintSetting {
  return (world) => {
    const { unit, size } = world;
    const stone = hex(isWhite ? '#c9c4bc' : '#8f8680');
    return furnished(world, {
      wall: isWhite ? '#a8a29a' : '#6f6660',
      floor: '#7a6a58',
      kind: isWhite ? 'tiles' : 'boards',
      light: fireLight(world),
      onWall(brush, { inside, floor, x, isTall }, area) {
        const walls = { ...area, top: -world.margin, bottom: floor };
        const block = { width: unit * 70, height: unit * 36, colour: stone };
        courses(brush, inside, walls, block, world.random('stones'));
        const wide = unit * 92;
        const view = {
          x: x(isTall ? 0.6 : 0.66) - wide / 2,
          y: floor - unit * (isTall ? 520 : 430),
          width: wide,
          height: unit * 210,
        };
        slit(brush, world, view, paint, litColour(inside, stone, 1));
        const flight = { x: x(isTall ? 0.5 : 0.27), y: floor, height: unit * (isTall ? 620 : 560) };
        sketch(brush, inside, flight, isTall ? 110 : 112, (p) =>
          windingStairs(p, isTall ? 110 : 112),
        );
        // The wall bends away at both sides.
        for (const [from, to] of [
          [area.left, x(0.3)],
          [area.left + area.width, x(0.7)],
        ] as const) {
          const round = brush.createLinearGradient(from, 0, to, 0);
          round.addColorStop(0, css(inside.light.shadow, 0.85));
          round.addColorStop(1, css(inside.light.shadow, 0));
          brush.fillStyle = round;
          brush.fillRect(area.left, -world.margin, area.width, floor + world.margin + 2);
        }
        const beam = litColour(inside, hex('#5a3f2c'), 1);
        for (const y of [0, unit * 44]) {
          brush.fillStyle = fromTop(
            brush,
            [y, y + unit * 24],
            [beam, mix(beam, inside.light.shadow, 0.5)],
          );
          brush.fillRect(area.left, y - unit * 8, area.width, unit * 26);
        }
        torch(brush, inside, { x: x(isTall ? 0.3 : 0.5), y: floor - unit * 250 });
        torch(brush, inside, { x: x(0.84), y: floor - unit * 250 });
      },
      onFloor(brush, { inside, floor, x, isTall }) {
        furnish(brush, inside, 'barrel', { x: x(0.95), y: floor + unit * 40, height: unit * 130 });
        if (isTall) return;
        furnish(brush, inside, 'shelf', { x: x(0.9), y: floor + unit * 6, height: unit * 230 });
        furnish(brush, inside, 'candle', { x: x(0.04), y: floor + unit * 50, height: unit * 80 });
        brush.fillStyle = css(litColour(inside, hex('#7a3f48'), 1), 0.8);
        brush.beginPath();
        brush.ellipse(size.width / 2, floor + unit * 120, unit * 360, unit * 62, 0, 0, 7);
        brush.fill();
      },
    });
  };
}

export const paintTower: PaintSetting = tower(paintMountains, false);
export const paintLighthouseInside: PaintSetting = tower(paintSea, true);

/** Boards, bales of hay, tools and light between the planks. */
export const paintBarnInside: PaintSetting = (world) => {
  const { unit, light } = world;
  return furnished(world, {
    wall: '#8a5a38',
    floor: '#b8935c',
    kind: 'boards',
    light: { ...fireLight(world), ambient: light.isDark ? hex('#c49a80') : hex('#f0d8b8') },
    window: 0.5,
    onWall(brush, { inside, floor, x, isTall }, area) {
      const dark = css(mix(litColour(inside, hex('#8a5a38'), 1), inside.light.shadow, 0.5), 0.7);
      brush.strokeStyle = dark;
      brush.lineWidth = unit * 3;
      for (let at = area.left; at < area.left + area.width; at += unit * 46) {
        brush.beginPath();
        brush.moveTo(at, -world.margin);
        brush.lineTo(at, floor);
        brush.stroke();
      }
      const beam = litColour(inside, hex('#5c3a22'), 1);
      brush.fillStyle = css(beam);
      for (const share of isTall ? [0.14, 0.86] : [0.1, 0.34, 0.66, 0.9])
        brush.fillRect(x(share) - unit * 14, -world.margin, unit * 28, floor + world.margin);
      brush.fillRect(area.left, unit * 96, area.width, unit * 30);
      for (const share of [0.22, 0.78])
        hangingLamp(brush, inside, { x: x(share), y: unit * 120, size: unit * 30 }, hex('#3a3f4d'));
      furnish(brush, inside, 'wheel', { x: x(0.22), y: floor - unit * 190, height: unit * 130 });
      furnish(brush, inside, 'ladder', { x: x(0.8), y: floor, height: unit * 430 });
    },
    onFloor(brush, { inside, floor, x }) {
      for (const [share, y, tall] of [
        [0.06, 20, 150],
        [0.17, 40, 130],
        [0.1, -90, 120],
        [0.92, 30, 150],
      ] as const)
        furnish(brush, inside, 'hay-bale', {
          x: x(share),
          y: floor + unit * y,
          height: unit * tall,
        });
    },
  });
};
