import { css, mix, WHITE } from '../draw/colour.ts';
import type { Element, World } from './world.ts';

/** How far the sky turns in each second, and how long a trail is that a star leaves, in radians. */
const [PACE, TRAIL] = [0.09, 0.55];
const COUNT = 170;
/** Stars of one brightness are one path, which is far cheaper than a path for each. */
const BRIGHTNESS = [0.35, 0.6, 0.95] as const;

export function hasStarTrails({ description, light }: World): boolean {
  return light.isDark && description.extras?.includes('star-trails') === true;
}

/** Stars that go around the pole and draw their ways behind them. */
export function starTrails(world: World, horizon: number): Element {
  const random = world.random('star-trails');
  const { size, unit, light } = world;
  const pole = { x: size.width * (light.sunX < 0.5 ? 0.62 : 0.38), y: horizon * 0.42 };
  const far = Math.hypot(Math.max(pole.x, size.width - pole.x), horizon);
  const stars = Array.from({ length: COUNT }, (_, at) => ({
    radius: far * Math.max(0.015, (at + random()) / COUNT) ** 0.8,
    angle: random() * 2 * Math.PI,
    of: at % BRIGHTNESS.length,
  }));
  const tints = [WHITE, mix(WHITE, light.key, 0.6), mix(WHITE, light.sky[3], 0.5)];
  return {
    depth: 0,
    draw(brush, { seconds }) {
      brush.lineCap = 'round';
      for (const [level, alpha] of BRIGHTNESS.entries()) {
        const tint = tints[level] ?? WHITE;
        const own = stars.filter(({ of }) => of === level);
        brush.strokeStyle = css(tint, alpha * 0.8);
        brush.lineWidth = unit * (1 + level * 0.5);
        brush.beginPath();
        for (const { radius, angle } of own) {
          const to = angle - seconds * PACE;
          const from = to + Math.min(TRAIL, 0.03 + seconds * PACE);
          brush.moveTo(pole.x + radius * Math.cos(to), pole.y + radius * Math.sin(to));
          brush.arc(pole.x, pole.y, radius, to, from);
        }
        brush.stroke();
      }
    },
  };
}
