import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { ceilingPanel } from '../../../draw/props/fittings.ts';
import { roundedBox } from '../../../draw/strokes.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';
import { arch, chandelier } from './halls.ts';
import { lampLight } from './room.ts';

/** Mirrors from wall to wall with a rail before them, and boards to dance on. */
export const paintDanceStudio: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#efe6dc',
    floor: '#d6ac78',
    kind: 'boards',
    light: whiteLight(world),
    skirting: '#c9b59c',
    window: size.height > size.width ? 0.2 : 0.66,
    onWall(brush, { inside, floor, x, isTall }, area) {
      const glass = litColour(inside, hex('#c4d6e2'), 1);
      const count = isTall ? 3 : 6;
      const wide = (size.width - unit * 60) / count;
      const top = floor - unit * (isTall ? 520 : 330);
      for (let at = 0; at < count; at += 1) {
        const left = unit * 30 + at * wide;
        const box = { x: left + unit * 3, y: top, width: wide - unit * 6, height: floor - top };
        brush.fillStyle = css(glass);
        roundedBox(brush, { ...box, height: box.height - unit * 26 }, unit * 4);
        brush.fillStyle = css(mix(glass, WHITE, 0.55), 0.5);
        brush.beginPath();
        brush.moveTo(box.x + box.width * 0.2, box.y + unit * 10);
        brush.lineTo(box.x + box.width * 0.46, box.y + unit * 10);
        brush.lineTo(box.x + box.width * 0.2, box.y + box.height * 0.62);
        brush.lineTo(box.x + unit * 6, box.y + box.height * 0.62);
        brush.fill();
      }
      const rail = litColour(inside, hex('#a8733f'), 1);
      brush.fillStyle = css(rail);
      brush.fillRect(area.left, floor - unit * 132, area.width, unit * 12);
      for (let at = 0; at <= count; at += 1)
        brush.fillRect(unit * 26 + at * wide, floor - unit * 132, unit * 8, unit * 34);
      for (const share of [0.24, 0.62])
        ceilingPanel(brush, inside, {
          x: x(share),
          y: unit * 6,
          width: unit * 150,
          height: unit * 12,
        });
    },
  });
};

/** High windows with curtains, chandeliers and a floor that shines. */
export const paintBallroom: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#e6d3b0',
    floor: '#b9793f',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#c9a44a',
    onWall(brush, { inside, floor, x, isTall }) {
      const sky = world.light.isDark ? hex('#26356a') : mix(world.light.sky[2], WHITE, 0.25);
      for (const share of isTall ? [0.2, 0.8] : [0.12, 0.37, 0.63, 0.88]) {
        const wide = unit * 150;
        const left = x(share) - wide / 2;
        const top = floor - unit * 400;
        brush.fillStyle = css(litColour(inside, hex('#c9a44a'), 1));
        arch(brush, left - unit * 10, top - unit * 10, wide + unit * 20, unit * 350);
        brush.fillStyle = css(sky);
        arch(brush, left, top, wide, unit * 340);
        brush.fillStyle = css(litColour(inside, hex('#f6ecd8'), 1));
        brush.fillRect(left + wide / 2 - unit * 3, top, unit * 6, unit * 340);
        brush.fillRect(left, top + unit * 150, wide, unit * 6);
        brush.fillStyle = css(litColour(inside, hex('#9a2f3a'), 1));
        for (const side of [-1, 1]) {
          const edge = x(share) + side * (wide / 2 + unit * 22);
          brush.beginPath();
          brush.moveTo(edge, top - unit * 30);
          brush.lineTo(x(share) + side * unit * 20, top - unit * 30);
          brush.quadraticCurveTo(
            x(share) + side * unit * 34,
            top + unit * 190,
            edge - side * unit * 26,
            floor - unit * 12,
          );
          brush.lineTo(edge, floor - unit * 12);
          brush.fill();
        }
      }
      const y = unit * (isTall ? 300 : 176);
      for (const share of isTall ? [0.5] : [0.25, 0.75])
        sketch(brush, inside, { x: x(share), y, height: unit * 176 }, 120, chandelier);
    },
  });
};
