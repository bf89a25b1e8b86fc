import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { fireLight } from '../../../draw/interior.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from './furnished.ts';

const LOGS = '#7d5436';
const BEAM = '#4d3220';
/** What stands on the two boards at the wall, from the left. */
const ON_BOARDS = [
  [0.2, 'honey-pot', 58],
  [0.245, 'mortar-and-pestle', 50],
  [0.29, 'candle', 62],
  [0.335, 'amphora', 64],
] as const;

/** Logs, a fire in the chimney, herbs that dry below the beam and a small window. */
export const paintHut: PaintSetting = (world) => {
  const { unit, light } = world;
  return furnished(world, {
    wall: LOGS,
    floor: '#6b4a32',
    kind: 'boards',
    light: { ...fireLight(world), ambient: light.isDark ? hex('#b98f7c') : hex('#e8cfb0') },
    window: 0.5,
    onWall(brush, { inside, floor, x, isTall }, area) {
      const wood = litColour(inside, hex(LOGS), 1);
      brush.fillStyle = css(mix(wood, inside.light.shadow, 0.45), 0.8);
      for (let y = floor - unit * 58; y > -world.margin; y -= unit * 58)
        brush.fillRect(area.left, y, area.width, unit * 5);
      const beam = litColour(inside, hex(BEAM), 1);
      brush.fillStyle = css(beam);
      const top = isTall ? unit * 210 : unit * 60;
      brush.fillRect(area.left, top, area.width, unit * 30);
      for (const share of [0.06, 0.94])
        brush.fillRect(x(share) - unit * 15, -world.margin, unit * 30, floor + world.margin);
      for (const share of [0.36, 0.64, 0.7])
        furnish(brush, inside, 'herb-bunch', {
          x: x(share),
          y: top + unit * 118,
          height: unit * 92,
        });
      const board = floor - unit * 250;
      brush.fillStyle = css(beam);
      brush.fillRect(x(0.17), board, x(0.2), unit * 14);
      for (const [share, thing, tall] of ON_BOARDS)
        furnish(brush, inside, thing, { x: x(share), y: board, height: unit * tall });
      furnish(brush, inside, 'fireplace', { x: x(0.83), y: floor, height: unit * 330 });
    },
    onFloor(brush, { inside, floor, x }) {
      furnish(brush, inside, 'barrel', { x: x(0.08), y: floor + unit * 34, height: unit * 140 });
    },
  });
};
