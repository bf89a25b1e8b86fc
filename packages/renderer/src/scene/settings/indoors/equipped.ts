import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { hangingLamp } from '../../../draw/props/fittings.ts';
import { stockShelves } from '../../../draw/props/shop-fixtures.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import { isAnimate } from '../../../parse-prompt/kinds-of-things.ts';
import type { Pen } from '../../../things/pen.ts';
import { ledge, type PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { paintSkyscape } from '../heavens/sky.ts';
import { paintSpace } from '../heavens/space.ts';
import { outsideOf } from '../town/outside.ts';
import { furnished } from './furnished.ts';
import { lampLight } from './room.ts';

function dashboard(p: Pen, wide: number): void {
  p.path(`M0 30Q${wide / 2} 0 ${wide} 30V100H0Z`, '#2f3646');
  for (let at = 0; at < 9; at += 1) {
    const x = wide * (0.1 + at * 0.1);
    p.ball(x, 44, 9, '#10141c');
    p.ring(x, 44, 8, 1.6, at % 2 === 0 ? '#4fd08a' : '#ffc24a');
    p.line(`M${x} 44L${x + 4} 38`, 1.6, '#ffffff');
    p.box(x - 8, 64, 16, 9, 2, at % 3 === 0 ? '#4fa3ff' : '#3f4a5c');
    p.ball(x, 84, 3, at % 2 === 0 ? '#e2574c' : '#ffc24a');
  }
}

/** The two wheels that a plane is steered with, and the levers between them. */
function yokes(p: Pen, wide: number): void {
  p.path(`M0 14Q${wide / 2} 0 ${wide} 14V100H0Z`, '#252b39');
  p.box(wide / 2 - 15, 26, 30, 74, 4, '#39414f');
  for (const [x, colour] of [
    [-8, '#e2574c'],
    [0, '#e8ecf2'],
    [8, '#ffc24a'],
  ] as const) {
    p.line(`M${wide / 2 + x} 60V38`, 2.4, '#10141c');
    p.ball(wide / 2 + x, 36, 4, colour);
  }
  for (const x of [wide * 0.28, wide * 0.72]) {
    p.line(`M${x} 100V44`, 9, '#39414f');
    p.line(
      `M${x - 27} 6V32Q${x - 26} 42 ${x - 15} 42H${x + 15}Q${x + 26} 42 ${x + 27} 32V6`,
      8,
      '#10141c',
    );
    p.box(x - 9, 34, 18, 14, 4, '#4a5263');
  }
}

/** Wide glass over the land or the clouds, dials and lights below it; the controls where nobody is seen at them. */
export const paintCockpit: PaintSetting = (world) => {
  const { unit, size } = world;
  const { subjects } = world.description;
  const isSpace = subjects.some(({ thing, look }) =>
    /astronaut|alien|robot/.test(`${thing} ${look?.job ?? ''}`),
  );
  const isEmpty = !subjects.some(({ thing }) => isAnimate(thing));
  const outside = outsideOf(world, isSpace ? [paintSpace] : [paintSkyscape]);
  return furnished(world, {
    wall: '#5a6478',
    floor: '#4a5263',
    kind: 'plain',
    light: whiteLight(world),
    onWall(brush, { inside, floor, x, isTall }) {
      const top = unit * (isTall ? 240 : isEmpty ? 40 : 70);
      const low = floor - unit * (isEmpty ? 60 : 110);
      const box = { x: x(0.04), y: top, width: x(0.96) - x(0.04), height: low - top };
      const bare = { ...world, speed: 0, description: { ...world.description, subjects: [] } };
      const view = viewOf(bare, outside, box, 0.7);
      brush.save();
      brush.beginPath();
      for (const [from, to] of [
        [0.04, 0.34],
        [0.355, 0.645],
        [0.66, 0.96],
      ] as const)
        brush.roundRect(x(from), top, x(to - from), low - top, unit * 26);
      brush.clip();
      brush.drawImage(view, box.x, box.y);
      brush.restore();
      const wide = (size.width / (unit * 130)) * 100;
      sketch(brush, inside, { x: x(0.5), y: floor + unit * 2, height: unit * 130 }, wide, (p) =>
        dashboard(p, wide),
      );
    },
    onFloor(brush, { inside, floor, x }) {
      if (!isEmpty) return;
      const height = size.height + world.margin - floor;
      const wide = ((size.width + 2 * world.margin) / height) * 100;
      sketch(brush, inside, { x: x(0.5), y: floor + height, height }, wide, (p) => yokes(p, wide));
    },
  });
};

function softbox(p: Pen): void {
  p.line('M40 40L16 98M40 40L64 98M40 30V98', 4, '#3a3f4b');
  p.path('M4 0H76L66 36H14Z', '#2a2d36');
  p.path('M4 0H76L74 7H6Z', '#fffdf2');
  p.glow(40, 6, 50, '#fff8dc', 0.6);
}

/** A roll of paper as a backdrop, and lamps on stands. */
export const paintPhotoStudio: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#8a90a0',
    floor: '#7a8090',
    kind: 'plain',
    light: whiteLight(world),
    onWall(brush, { inside, floor, x }) {
      const paper = litColour(inside, mix(hex('#f4e6da'), world.light.accent, 0.12), 1);
      brush.fillStyle = css(paper);
      brush.fillRect(x(0.24), unit * 40, size.width * 0.52, floor);
      brush.fillStyle = css(litColour(inside, hex('#4a5263'), 1));
      brush.fillRect(x(0.22), unit * 30, size.width * 0.56, unit * 16);
    },
    onFloor(brush, { inside, floor, x }) {
      const paper = litColour(inside, mix(hex('#f4e6da'), world.light.accent, 0.12), 1);
      brush.fillStyle = fromTop(
        brush,
        [floor, size.height],
        [paper, mix(paper, inside.light.shadow, 0.12)],
      );
      brush.beginPath();
      brush.moveTo(x(0.24), floor - 2);
      brush.lineTo(x(0.76), floor - 2);
      brush.lineTo(x(0.92), size.height);
      brush.lineTo(x(0.08), size.height);
      brush.fill();
      for (const share of [0.12, 0.88])
        sketch(
          brush,
          inside,
          { x: x(share), y: floor + unit * 70, height: unit * 420 },
          80,
          softbox,
        );
    },
  });
};

/** Bottles on lit shelves behind a counter with stools. */
export const paintBar: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#5a3a44',
    floor: '#7a5240',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#3f2630',
    supports: ({ floor, x }) =>
      (['counter', 'table'] as const).map((name) =>
        ledge(name, floor - unit * 100, [x(0.04), x(0.96)], 0.81),
      ),
    onWall(brush, { inside, floor, x }) {
      const stock = [
        'liquor-bottle',
        'wine-bottle',
        'beer-bottle',
        'wine-glass',
        'cocktail-glass',
        'bottle-with-popping-cork',
      ];
      for (const [at, share] of [0.03, 0.28, 0.53, 0.78].entries()) {
        const box = {
          x: x(share),
          y: floor - unit * 400,
          width: size.width * 0.19,
          height: unit * 290,
        };
        glow(
          brush,
          { x: box.x + box.width / 2, y: box.y + unit * 140, radius: unit * 190 },
          hex('#ffb86a'),
          0.4,
        );
        stockShelves(brush, inside, box, { wood: '#6a4030', back: '#a8684a', stock, from: at * 3 });
      }
      for (const share of [0.2, 0.5, 0.8])
        hangingLamp(brush, inside, { x: x(share), y: unit * 26, size: unit * 34 }, hex('#c98a3f'));
    },
    onFloor(brush, { inside, floor, x }) {
      const top = floor - unit * 104;
      const wood = litColour(inside, hex('#8a5034'), 1);
      brush.fillStyle = fromTop(
        brush,
        [top, floor + unit * 30],
        [wood, mix(wood, inside.light.shadow, 0.35)],
      );
      brush.fillRect(-world.margin, top, size.width + 2 * world.margin, unit * 134);
      brush.fillStyle = css(litColour(inside, hex('#d8a066'), 1));
      brush.fillRect(-world.margin, top - unit * 6, size.width + 2 * world.margin, unit * 20);
      for (const share of [0.1, 0.24, 0.76, 0.9])
        furnish(brush, inside, 'stool', { x: x(share), y: floor + unit * 60, height: unit * 120 });
    },
  });
};
