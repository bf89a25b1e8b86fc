import { hex } from '../../draw/colour.ts';
import { glowDot } from '../../draw/particles/sprites.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const COUNT = 90;
/** How fast the fastest rise, in heights of the picture per second. */
const RISE = 0.34;
const GOLD = ['#ffbe4d', '#ff8a1f', '#ffe08a'] as const;

/** Sparks that fly up all over a picture, large enough to be seen before it. */
export function sparksOver({ size, unit, random: named }: World) {
  const random = named('sparks-over');
  const halo = glowDot(hex('#ff9c2e'));
  const sparks = Array.from({ length: COUNT }, (_, at) => ({
    x: random(),
    start: random(),
    pace: RISE * (0.4 + 0.6 * random()),
    radius: unit * (2.2 + 4.6 * random() ** 2) * (at % 9 === 0 ? 1.7 : 1),
    sway: random() * 6,
    colour: GOLD[at % GOLD.length] ?? GOLD[0],
  }));
  return (brush: Brush, { seconds }: Moment): void => {
    brush.save();
    for (const { x, start, pace, radius, sway, colour } of sparks) {
      const up = (start + pace * seconds) % 1;
      const across = x * size.width + unit * 26 * Math.sin(seconds * 1.4 + sway);
      const y = size.height * (1.04 - 1.08 * up);
      const shine =
        Math.min(1, up * 6) * (1 - up) ** 0.7 * (0.75 + 0.25 * Math.sin(seconds * 9 + sway));
      const wide = radius * 9;
      brush.globalCompositeOperation = 'screen';
      brush.globalAlpha = shine;
      brush.drawImage(halo, across - wide / 2, y - wide / 2, wide, wide);
      brush.globalCompositeOperation = 'source-over';
      brush.globalAlpha = Math.min(1, shine * 1.3);
      brush.fillStyle = colour;
      brush.beginPath();
      brush.ellipse(across, y, radius * 0.7, radius * 1.5, 0.3 * Math.sin(seconds + sway), 0, 7);
      brush.fill();
    }
    brush.restore();
  };
}
