import { css, hex } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { houseplant } from '../../../draw/props/furniture.ts';
import { ellipse } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';
import { lampLight } from './room.ts';

const PAINTS = ['#e2574c', '#3f8efc', '#f2c14e', '#2fb673', '#8b5cf6'] as const;

/** A painting in a frame that is 100 units high. */
function painting(p: Pen, kind: number, width: number): void {
  p.box(0, 0, width, 100, 3, kind === 1 ? '#d9a84a' : '#8a5c38');
  p.box(7, 7, width - 14, 86, 1, '#fbf3e2');
  if (kind === 0) {
    p.path(`M7 93V60Q${width * 0.3} 34 ${width * 0.55} 60T${width - 7} 52V93Z`, '#6fa86a');
    p.flat(`M7 58Q${width * 0.3} 34 ${width * 0.55} 58T${width - 7} 50V7H7Z`, '#9fd4f2');
    p.ball(width * 0.72, 28, 9, '#ffd23f');
  } else if (kind === 1) {
    p.flat(`M7 7H${width - 7}V93H7Z`, '#5a4a6e');
    p.ball(width / 2, 44, 18, '#f6c79c');
    p.path(`M${width / 2 - 26} 93Q${width / 2} 50 ${width / 2 + 26} 93Z`, '#a82f48');
  } else
    for (const [at, colour] of PAINTS.entries())
      p.ball(20 + ((at * 37) % (width - 40)), 26 + ((at * 23) % 50), 12, colour);
}

/** A painter's studio: a large window, canvases and a floor full of paint. */
export const paintAtelier: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#efe6d8',
    floor: '#c49a72',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#ffffff',
    window: 0.8,
    onWall(brush, { inside, floor, x, isTall }) {
      for (const [share, up, tall, kind] of [
        [0.12, 300, 130, 0],
        [isTall ? 0.4 : 0.28, 320, 160, 2],
        [isTall ? 0.6 : 0.5, 330, 110, 1],
      ] as const) {
        const at = { x: x(share), y: floor - unit * (up - 130), height: unit * tall };
        sketch(brush, inside, at, kind === 1 ? 80 : 120, (p) =>
          painting(p, kind, kind === 1 ? 80 : 120),
        );
      }
      const shelf = { x: x(0.18), y: floor - unit * 120, height: unit * 60 };
      sketch(brush, inside, shelf, 300, (p) => {
        p.box(0, 82, 300, 14, 3, '#a96d48');
        for (const [at, colour] of PAINTS.entries()) {
          p.box(14 + at * 56, 34, 34, 48, 5, '#f4f6fa');
          p.box(14 + at * 56, 48, 34, 22, 2, colour);
          p.line(
            `M${26 + at * 56} 34L${20 + at * 56} 4M${34 + at * 56} 34L${40 + at * 56} 8`,
            4,
            '#b87a4b',
          );
        }
      });
    },
    onFloor(brush, { inside, floor, x, groundY }) {
      sketch(brush, inside, { x: x(0.06), y: floor + unit * 40, height: unit * 190 }, 90, (p) =>
        painting(p, 0, 90),
      );
      houseplant(brush, inside, { x: x(0.95), y: floor + unit * 40, height: unit * 170 });
      for (const [at, colour] of PAINTS.entries()) {
        brush.fillStyle = css(litColour(inside, hex(colour), 1), 0.7);
        ellipse(
          brush,
          x(0.2 + at * 0.15),
          groundY + unit * (16 + (at % 2) * 18),
          unit * (16 + at * 3),
          unit * 5,
        );
      }
    },
  });
};

/** A gallery: paintings in frames on a white wall, and a bench. */
export const paintMuseum: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#ece8e4',
    floor: '#b58a62',
    kind: 'boards',
    light: whiteLight(world),
    skirting: '#ffffff',
    onWall(brush, { inside, floor, x, isTall }) {
      for (const [share, kind, tall] of isTall
        ? ([
            [0.28, 1, 250],
            [0.74, 0, 190],
          ] as const)
        : ([
            [0.14, 0, 190],
            [0.42, 1, 260],
            [0.66, 2, 200],
            [0.89, 0, 170],
          ] as const)) {
        const width = kind === 1 ? 80 : 140;
        const at = { x: x(share), y: floor - unit * 100, height: unit * tall };
        sketch(brush, inside, at, width, (p) => painting(p, kind, width));
      }
    },
    onFloor(brush, { inside, floor, x }) {
      furnish(brush, inside, 'flower-pot', {
        x: x(0.05),
        y: floor + unit * 40,
        height: unit * 120,
      });
    },
  });
};
