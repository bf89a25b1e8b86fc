import { darker, lighter, type Pen } from '../things/pen.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import { skirt, trunk } from './shapes.ts';

/** Tiers of a flamenco dress: their height between hips and ground, and their width in hips. */
const TIERS = [
  [0.06, 2.5],
  [0.36, 1.9],
  [0.62, 1.45],
] as const;

/** A close bodice, and below it tiers of cloth with waves at their hems. */
export function ruffled(p: Pen, build: Build, { top, trim }: Outfit): void {
  for (const [at, [high, flare]] of TIERS.entries()) {
    const [y, half] = [build.hipY * high, build.hip * flare];
    p.path(skirt(build, y, flare), darker(top, 0.1 - at * 0.05));
    const waves = Array.from({ length: 6 }, () => `q${half / 12} 5 ${half / 6} 0t${half / 6} 0`);
    p.line(`M${-half} ${y}${waves.join('')}`, 2.6, trim ?? lighter(top, 0.45));
  }
  p.path(trunk(build, 1), top);
  const { shoulderY: s, shoulder: w } = build;
  p.line(`M${-w} ${s + 4}Q0 ${s + 12} ${w} ${s + 4}`, 2.6, trim ?? lighter(top, 0.45));
}

const PLUMES = ['#ffd23f', '#2fb6c4', '#e2428a'] as const;

/** Of carnival: a glittering bodice, with plumes around the hips. */
export function samba(p: Pen, build: Build, { top, trim }: Outfit): void {
  const { hip: h, hipY: y, shoulderY: s, shoulder: w } = build;
  for (const side of [-1, 1])
    for (const [at, colour] of PLUMES.entries()) {
      const [x, foot] = [side * h * (2.5 - at * 0.75), y + 8 + at * 5];
      p.path(
        `M${side * h * 0.5} ${y - 3}Q${x} ${y - 8} ${x} ${foot}Q${x * 0.6} ${foot + 2} ${side * h * 0.3} ${y + 6}Z`,
        colour,
      );
    }
  p.path(trunk(build, 3), top);
  p.line(`M${-w * 0.8} ${s + 8}Q0 ${s + 15} ${w * 0.8} ${s + 8}`, 2.4, trim ?? '#ffe08a');
  for (const x of [-0.6, 0, 0.6]) p.ball(x * h, y - 2, 1.8, trim ?? '#ffe08a');
}
