import { css, hex } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { glow, roundedBox } from '../../../draw/strokes.ts';
import type { Light } from '../../light.ts';
import type { PaintSetting } from '../../scenery.ts';
import type { World } from '../../world.ts';
import { paintUnderwater } from '../water/underwater.ts';
import { furnished } from './furnished.ts';

/** Blue light out of the water. */
function tankLight({ light }: World): Light {
  return {
    ...light,
    ambient: hex('#9cc4e0'),
    key: hex('#bfeaff'),
    shadow: hex('#0c1c3a'),
    fog: hex('#2a5a8a'),
    haze: 0.2,
    isDark: true,
  };
}

/** A dark hall with a wall of glass, behind which fish swim. */
export const paintAquarium: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#27405f',
    floor: '#2f4663',
    kind: 'plain',
    light: tankLight(world),
    onWall(brush, { inside, floor, isTall }) {
      const height = Math.min(unit * (isTall ? 620 : 400), floor - unit * 60);
      const box = {
        x: unit * 50,
        y: floor - height - unit * 20,
        width: size.width - unit * 100,
        height,
      };
      brush.fillStyle = css(hex('#16263c'));
      roundedBox(
        brush,
        {
          x: box.x - unit * 14,
          y: box.y - unit * 14,
          width: box.width + unit * 28,
          height: height + unit * 28,
        },
        unit * 20,
      );
      brush.drawImage(
        viewOf({ ...world, light: { ...world.light, isDark: false } }, paintUnderwater, box, 0.7),
        box.x,
        box.y,
      );
      for (const [thing, x, y, tall] of [
        ['tropical-fish', 0.14, 0.3, 56],
        ['fish', 0.3, 0.62, 50],
        ['turtle', 0.82, 0.4, 80],
        ['tropical-fish', 0.68, 0.72, 48],
        ['shark', 0.52, 0.28, 90],
        ['jellyfish', 0.92, 0.7, 70],
      ] as const)
        furnish(brush, inside, thing, {
          x: box.x + box.width * x,
          y: box.y + box.height * y,
          height: unit * tall,
        });
      glow(brush, { x: size.width / 2, y: floor, radius: unit * 420 }, hex('#6fd0ff'), 0.35);
    },
  });
};
