import { css, hex } from '../draw/colour.ts';
import { softDot } from '../draw/particles/sprites.ts';
import type { Element, World } from './world.ts';

const BULBS = ['#ffd98a', '#fff0c0', '#ffc46a'] as const;
const SWAGS = 4;
const EACH = 7;

/** Small lamps on a cord along the top of the picture, as the prompt asks for. */
export function fairyLights(world: World): Element[] {
  const { description, size, unit, margin } = world;
  if (description.hasFairyLights !== true) return [];
  const dots = BULBS.map((colour) => softDot(hex(colour)));
  const [left, wide] = [-margin, size.width + 2 * margin];
  const top = size.height * 0.07;
  const swag = wide / SWAGS;
  const deep = unit * 74;
  const yAt = (share: number, at: number) =>
    top + deep * (1 + (at % 2) * 0.35) * 4 * share * (1 - share);
  const bulbs = Array.from({ length: SWAGS * EACH }, (_, at) => {
    const [one, share] = [Math.floor(at / EACH), ((at % EACH) + 0.5) / EACH];
    return { x: left + (one + share) * swag, y: yAt(share, one), dot: dots[at % dots.length] };
  });
  return [
    {
      depth: 0.86,
      draw(brush, { seconds }) {
        brush.strokeStyle = css(hex('#3a3340'), 0.85);
        brush.lineWidth = unit * 2.4;
        brush.beginPath();
        for (let at = 0; at < SWAGS; at += 1) {
          const x = left + at * swag;
          brush.moveTo(x, top);
          brush.quadraticCurveTo(x + swag / 2, 2 * yAt(0.5, at) - top, x + swag, top);
        }
        brush.stroke();
        for (const [at, { x, y, dot }] of bulbs.entries()) {
          if (dot === undefined) continue;
          brush.globalAlpha = 0.75 + 0.25 * Math.sin(seconds * 2.4 + at * 1.7);
          const wide = unit * 62;
          brush.drawImage(dot, x - wide / 2, y - wide / 2 + unit * 6, wide, wide);
          brush.fillStyle = '#fff6da';
          brush.beginPath();
          brush.ellipse(x, y + unit * 6, unit * 5, unit * 6.6, 0, 0, 2 * Math.PI);
          brush.fill();
        }
        brush.globalAlpha = 1;
      },
    },
  ];
}
