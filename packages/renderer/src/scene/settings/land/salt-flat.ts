import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

/** Salt as far as one sees, in plates that meet at low ridges. */
function crust(world: World, horizon: number): Element {
  const { size, margin, unit, light } = world;
  const bottom = size.height + margin;
  return paintLayer({ ...world, speed: 0 }, { depth: 0.9, top: horizon, bottom }, (brush, area) => {
    const salt = litColour(world, hex('#f4f3ee'), 1);
    const tones = [
      mix(salt, light.sky[2], 0.55),
      mix(salt, WHITE, 0.3),
      mix(salt, light.sky[1], 0.22),
    ];
    brush.fillStyle = fromTop(brush, [horizon, bottom], tones);
    brush.fillRect(area.left, horizon, area.width, bottom - horizon);
    brush.strokeStyle = css(mix(salt, light.shadow, 0.4), 0.55);
    const random = world.random('plates');
    for (let row = 1; row < 9; row += 1) {
      const near = (row / 8) ** 2;
      const y = horizon + (bottom - horizon) * near;
      const next = horizon + (bottom - horizon) * ((row + 1) / 8) ** 2;
      const wide = unit * (30 + 240 * near);
      brush.lineWidth = unit * (0.8 + 3.4 * near);
      for (let x = area.left - wide; x < area.left + area.width + wide; x += wide) {
        const from = x + (row % 2) * wide * 0.5 + (random() - 0.5) * wide * 0.2;
        const dip = (next - y) * 0.22;
        brush.beginPath();
        brush.moveTo(from, y + dip);
        brush.lineTo(from + wide * 0.5, y - dip * 0.4);
        brush.lineTo(from + wide, y + dip);
        brush.lineTo(from + wide, next - dip * 0.4);
        brush.stroke();
      }
    }
  });
}

export const paintSaltFlat: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world, -0.02);
  const range = { name: 'salt', depth: 0.12, y: horizon, height: unit * 70, count: 7 };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      peaks(world, { ...range, colour: hex('#8a93c4'), cap: hex('#a9b0d4') }),
      crust(world, horizon),
    ],
  };
};
