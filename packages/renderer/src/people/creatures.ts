import { darker, lighter, type Pen } from '../things/pen.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import { skirt, trunk } from './shapes.ts';

/** Those of tales who are no people and go, sit and hold things as people do. */
export const isBeing = (thing: string): boolean => /^(?:ogre|troll|goblin)$/.test(thing);

type Cut = (p: Pen, build: Build, outfit: Outfit) => void;
type DrawHat = (p: Pen, colour: string) => void;

/** Tufts along a line. */
const tufts = (x: number, y: number, wide: number, count: number): string =>
  `M${x} ${y}${`l${wide / count / 2} 3.4l${wide / count / 2} -3.4`.repeat(count)}`;

/** What beings of tales have on, or those who are dressed up as them. */
export const CUTS_OF_TALES: Readonly<
  Record<'fur' | 'wrapped' | 'sheet' | 'pumpkin' | 'hide' | 'mawashi', Cut>
> = {
  // The fur of an animal over one shoulder, with a ragged hem.
  hide(p, build, { top, trim }) {
    const { hip: h, hipY, shoulder: w, shoulderY: s } = build;
    const foot = hipY * 0.5;
    p.path(
      `M${-w * 0.9} ${s}L${-w * 0.2} ${s - 1}L${h} ${s + 15}L${h * 1.45} ${foot}l${-h * 0.5} 6l${-h * 0.45} -6l${-h * 0.5} 6l${-h * 0.5} -6l${-h * 0.5} 6L${-h * 1.45} ${foot}L${-w} ${s + 8}Z`,
      top,
    );
    for (const [x, y] of [
      [-0.5, 0.3],
      [0.2, 0.5],
      [-0.3, 0.74],
      [0.5, 0.84],
    ] as const)
      p.spot(x * h, s + (foot - s) * y, 2.4, 1.8, trim ?? darker(top, 0.4), 0.8);
    p.box(-h * 1.02, hipY - 5, h * 2.04, 3, 1, trim ?? darker(top, 0.4));
  },
  // A belt wound around the hips, with a piece that hangs in front.
  mawashi(p, build, { top, trim }) {
    const { hip: h, hipY, shoulder: w, shoulderY: s } = build;
    const dark = trim ?? darker(top, 0.3);
    p.line(`M${-w * 0.5} ${s + 9}Q0 ${s + 14} ${w * 0.5} ${s + 9}`, 0.9, '#00000033');
    p.box(-h * 1.3, hipY - 7, h * 2.6, 9, 2, top);
    p.line(`M${-h * 1.3} ${hipY - 3}H${h * 1.3}`, 1, dark);
    p.path(`M${-h * 0.5} ${hipY - 4}H${h * 0.5}L${h * 0.3} ${hipY * 0.5}H${-h * 0.3}Z`, dark);
  },
  fur(p, build, { top }) {
    const { hip: h, hipY, shoulder: w, shoulderY: s } = build;
    p.path(trunk(build, 8), top);
    p.oval(0, (s + hipY) / 2 + 5, h * 0.74, (hipY - s) * 0.4, lighter(top, 0.42));
    for (const [y, wide] of [
      [s + 7, w * 0.9],
      [hipY + 6, h * 1.7],
    ] as const)
      p.line(tufts(-wide / 2, y, wide, 4), 1.5, darker(top, 0.2));
  },
  wrapped(p, build, { top }) {
    const { hip: h, hipY, shoulder: w, shoulderY: s } = build;
    p.path(trunk(build), top);
    p.within(trunk(build), () => {
      for (let band = 0; band < 6; band += 1) {
        const y = s + 2 + ((hipY - s + 6) * band) / 6;
        const slope = band % 2 === 0 ? 3 : -2;
        p.line(`M${-w * 1.2} ${y}L${w * 1.2} ${y + slope}`, 1.2, darker(top, 0.26));
      }
    });
    p.line(`M${h * 0.7} ${hipY - 2}q7 6 4 15`, 2.4, top);
  },
  // A sheet from the head to the shins, with waves at its hem.
  sheet(p, build, { top }) {
    const { hip: h, shoulder: w, shoulderY: s } = build;
    const foot = -7;
    p.path(skirt(build, foot, 1.9), top);
    p.path(`M${-w * 0.7} ${s - 6}H${w * 0.7}L${h * 1.4} ${-20}H${-h * 1.4}Z`, top);
    const step = (h * 3.8) / 8;
    p.line(`M${-h * 1.9} ${foot}${`q${step / 2} 5 ${step} 0`.repeat(8)}`, 3.4, top);
    p.line(
      `M${-h * 0.5} ${s + 14}Q${-h * 0.7} -26 ${-h} -10M${h * 0.5} ${s + 14}Q${h * 0.7} -26 ${h} -10`,
      1,
      darker(top, 0.16),
    );
  },
  // A lantern of a pumpkin around the trunk.
  pumpkin(p, build, { top }) {
    const { hip: h, hipY, shoulderY: s } = build;
    const [y, tall] = [(s + hipY) / 2 + 3, (hipY - s) * 0.66];
    for (const [x, across] of [
      [-h * 1.15, h * 0.95],
      [h * 1.15, h * 0.95],
      [-h * 0.5, h],
      [h * 0.5, h],
      [0, h * 0.8],
    ] as const)
      p.oval(x, y, across, tall, top);
    for (const side of [-1, 1])
      p.flat(
        `M${side * h * 0.28} ${y - 3}L${side * h * 1.05} ${y - 3}L${side * h * 0.66} ${y - 10}Z`,
        '#3a2420',
      );
    p.flat(
      `M${-h * 1.1} ${y + 3}L${-h * 0.5} ${y + 5}L0 ${y + 3}L${h * 0.5} ${y + 5}L${h * 1.1} ${y + 3}Q0 ${y + 16} ${-h * 1.1} ${y + 3}Z`,
      '#3a2420',
    );
  },
};

/** On a head with a radius of 50 units around the origin. */
export const HATS_OF_TALES: Readonly<Record<'horns' | 'stalk' | 'sheet' | 'bolts', DrawHat>> = {
  horns(p, colour) {
    for (const side of [-1, 1]) {
      p.path(
        `M${side * 16} -46Q${side * 24} -70 ${side * 50} -88Q${side * 52} -58 ${side * 40} -34Z`,
        colour,
      );
      p.line(
        `M${side * 24} -56L${side * 42} -48M${side * 34} -70L${side * 47} -62`,
        3,
        darker(colour, 0.2),
      );
    }
  },
  stalk(p, colour) {
    p.path('M-54 -16C-58 -50 -32 -66 0 -62S58 -50 54 -16Q0 -34 -54 -16Z', colour);
    p.line('M-28 -58Q-38 -40 -36 -24M28 -58Q38 -40 36 -24M0 -62V-28', 3, darker(colour, 0.18));
    p.path('M-8 -60Q-4 -82 10 -92L22 -82Q10 -76 10 -60Z', '#4f8a3a');
    p.path('M12 -66Q34 -84 52 -66Q34 -56 12 -66Z', '#6fae4a');
  },
  sheet(p, colour) {
    p.path('M-60 66C-62 -40 -40 -68 0 -68S62 -40 60 66Q0 84 -60 66Z', colour);
    for (const x of [-19, 19]) p.spot(x, -2, 11, 15, '#2b2733');
    p.spot(0, 30, 8, 10, '#2b2733', 0.9);
    for (const x of [-22, 16]) p.spot(x, -7, 3.4, 4, '#ffffff');
  },
  // The flat head of who was put together from others.
  bolts(p) {
    p.path('M-50 -20L-46 -66H46L50 -20L36 -30L24 -18L10 -30L-4 -18L-18 -30L-32 -18Z', '#2b2733');
    p.line('M18 -12L34 -4M22 -2L30 -14', 3, '#4a5a40');
    for (const side of [-1, 1]) {
      p.box(side * 56 - 8, 22, 16, 9, 2, '#9aa2b0');
      p.box(side * 62 - 4, 17, 8, 19, 2, '#b8c0cc');
    }
  },
};

export function drawPointedEars(p: Pen, skin: string): void {
  for (const side of [-1, 1])
    p.path(
      `M${side * 42} -12Q${side * 66} -34 ${side * 84} -36Q${side * 72} -2 ${side * 44} 16Z`,
      darker(skin, 0.08),
    );
}

/** Fangs come from above, tusks from below. */
export function drawTeeth(p: Pen, teeth: 'fangs' | 'tusks'): void {
  for (const side of [-1, 1])
    p.flat(
      teeth === 'fangs'
        ? `M${side * 11} 21L${side * 4} 22L${side * 8} 33Z`
        : `M${side * 15} 32L${side * 7} 32L${side * 13} 17Z`,
      '#fffdf2',
    );
}

/** Around the head; the eyes look out between two of them. */
export function drawBandages(p: Pen, colour: string): void {
  const edge = darker(colour, 0.26);
  p.path('M-50 -12C-50 -42 -28 -54 0 -54S50 -42 50 -12Q0 -18 -50 -12Z', colour);
  p.path('M-50 14Q0 18 50 14C46 36 30 51 0 51S-46 36 -50 14Z', colour);
  p.line(
    'M-46 -26Q0 -36 46 -24M-38 -42Q0 -48 38 -38M-46 26Q0 34 46 24M-36 38Q0 46 36 38',
    2.4,
    edge,
  );
}
