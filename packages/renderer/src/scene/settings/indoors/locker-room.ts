import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { glow, roundedBox } from '../../../draw/strokes.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { furnished } from './furnished.ts';

interface Door {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A narrow door of sheet metal, with slits and a handle. */
function lockerDoor(brush: Brush, world: World, { x, y, width, height }: Door): void {
  const { unit, light } = world;
  const metal = litColour(world, mix(hex('#4f86c8'), light.accent, 0.12), 1);
  brush.fillStyle = css(mix(metal, light.shadow, 0.35));
  brush.fillRect(x, y, width, height);
  brush.fillStyle = css(metal);
  roundedBox(
    brush,
    { x: x + unit * 3, y: y + unit * 3, width: width - unit * 6, height: height - unit * 6 },
    unit * 4,
  );
  brush.fillStyle = css(mix(metal, WHITE, 0.22));
  brush.fillRect(x + unit * 7, y + unit * 8, unit * 4, height - unit * 16);
  brush.fillStyle = css(mix(metal, light.shadow, 0.5));
  for (let slit = 0; slit < 4; slit += 1)
    brush.fillRect(x + width * 0.3, y + unit * (26 + slit * 11), width * 0.4, unit * 4);
  brush.fillStyle = css(litColour(world, hex('#dfe5ee'), 1));
  roundedBox(
    brush,
    { x: x + width - unit * 17, y: y + height * 0.48, width: unit * 7, height: unit * 26 },
    unit * 3,
  );
}

/** Lockers along the wall, as in schools and gyms. */
export const paintLockerRoom: PaintSetting = (world) => {
  const { unit, size, margin } = world;
  return furnished(world, {
    wall: '#e6e9ee',
    floor: '#c9ccd4',
    kind: 'checks',
    light: whiteLight(world),
    onWall(brush, { inside, floor, isTall }) {
      const tall = unit * (isTall ? 420 : 330);
      const wide = unit * 84;
      for (let x = -margin; x < size.width + margin; x += wide)
        lockerDoor(brush, inside, { x, y: floor - tall, width: wide, height: tall });
      brush.fillStyle = css(litColour(inside, hex('#b8c0cc'), 1));
      brush.fillRect(-margin, floor - tall - unit * 14, size.width + 2 * margin, unit * 14);
      for (const share of [0.25, 0.75]) {
        const lamp = { x: size.width * share, y: unit * 34, radius: unit * 200 };
        glow(brush, lamp, WHITE, 0.5);
        brush.fillStyle = css(WHITE);
        roundedBox(
          brush,
          { x: lamp.x - unit * 90, y: unit * 26, width: unit * 180, height: unit * 14 },
          unit * 6,
        );
      }
    },
    onFloor(brush, { inside, floor, x }) {
      for (const share of [0.14, 0.86])
        furnish(brush, inside, 'bench', { x: x(share), y: floor + unit * 44, height: unit * 96 });
    },
  });
};
