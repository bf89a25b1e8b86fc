import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { glow, roundedBox } from '../../../draw/strokes.ts';
import type { Light } from '../../light.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { furnished, type Plan } from './furnished.ts';

/** The light of the screen in a dark hall. */
function screenLight({ light }: World): Light {
  return {
    ...light,
    ambient: hex('#b8a8c8'),
    key: hex('#cfe0ff'),
    shadow: hex('#120a20'),
    fog: hex('#4a3a58'),
    haze: 0.2,
    isDark: true,
  };
}

/** The beam of the projector, from behind the rows. */
function beam(brush: Brush, { inside, floor, x }: Plan): void {
  const { unit, size } = inside;
  const from = { x: x(0.5), y: unit * 90 };
  const ray = brush.createLinearGradient(0, from.y, 0, floor);
  ray.addColorStop(0, css(WHITE, 0.5));
  ray.addColorStop(1, css(WHITE, 0));
  brush.fillStyle = ray;
  brush.beginPath();
  brush.moveTo(from.x - unit * 10, from.y);
  brush.lineTo(from.x + unit * 10, from.y);
  brush.lineTo(size.width * 0.86, floor);
  brush.lineTo(size.width * 0.14, floor);
  brush.fill();
  brush.fillStyle = css(hex('#1a1224'));
  roundedBox(
    brush,
    { x: from.x - unit * 60, y: from.y - unit * 40, width: unit * 120, height: unit * 60 },
    unit * 8,
  );
  brush.fillStyle = css(hex('#fff8dc'));
  roundedBox(
    brush,
    { x: from.x - unit * 26, y: from.y - unit * 20, width: unit * 52, height: unit * 24 },
    unit * 6,
  );
  glow(brush, { ...from, radius: unit * 130 }, hex('#fff2c0'), 0.8);
}

/** Rows of red seats towards the viewer, who is where the screen is. */
export const paintCinema: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#5a2f48',
    floor: '#4a2a40',
    kind: 'plain',
    light: screenLight(world),
    onWall(brush, plan, area) {
      const { inside, floor } = plan;
      for (let at = area.left; at < area.left + area.width; at += unit * 120) {
        brush.fillStyle = css(
          mix(litColour(inside, hex('#7a3a54'), 1), inside.light.shadow, 0.2),
          0.6,
        );
        brush.fillRect(at, -world.margin, unit * 54, floor + world.margin);
      }
      beam(brush, plan);
    },
    onFloor(brush, { inside, floor }) {
      for (const [row, y] of [
        [0, -6],
        [1, 40],
      ] as const) {
        const height = unit * (150 + row * 24);
        const step = height * 0.9;
        const shift = row * step * 0.5;
        for (let x = -step + shift; x < size.width + step; x += step)
          furnish(brush, inside, 'cinema-seat', { x, y: floor + unit * y, height });
      }
    },
  });
};
