import { darker, lighter, type Pen } from '../things/pen.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import { skirt, trunk } from './shapes.ts';

type Dress = (p: Pen, build: Build, outfit: Outfit) => void;

/** The neckline and the ribbed hem of what is knitted. */
const jumper: Dress = (p, build, { top }) => {
  const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
  p.path(trunk(build), top);
  p.within(trunk(build), () => {
    p.box(-h * 1.3, hipY + 1, h * 2.6, 8, 0, darker(top, 0.14));
  });
  p.line(`M${-w * 0.46} ${s}Q0 ${s + 6} ${w * 0.46} ${s}`, 3, darker(top, 0.16));
};

const zipped: Dress = (p, build, { top, trim }) => {
  const { shoulderY: s, hipY, shoulder: w } = build;
  p.path(trunk(build), top);
  p.line(`M0 ${s + 3}V${hipY + 6}`, 1, lighter(top, 0.5));
  p.line(`M${-w * 0.46} ${s}Q0 ${s + 5} ${w * 0.46} ${s}`, 2.6, trim ?? '#fbfcfe');
};

/** What people wear at home, in the rain, at the pool and at school. */
export const EVERYDAY_CUTS = {
  jumper,
  hoodie(p, build, outfit) {
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    const dark = darker(outfit.top, 0.18);
    jumper(p, build, outfit);
    p.path(
      `M${-w * 0.7} ${s - 2}Q0 ${s + 14} ${w * 0.7} ${s - 2}Q0 ${s + 5} ${-w * 0.7} ${s - 2}Z`,
      dark,
    );
    p.path(`M${-h * 0.5} ${hipY - 8}H${h * 0.5}L${h * 0.7} ${hipY}H${-h * 0.7}Z`, dark);
    p.line(`M-2.4 ${s + 6}V${s + 13}M2.4 ${s + 6}V${s + 13}`, 1, '#fbfcfe');
  },
  tracksuit(p, build, outfit) {
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    zipped(p, build, outfit);
    p.within(trunk(build), () => {
      for (const side of [-1, 1])
        p.line(`M${side * w * 0.92} ${s}L${side * h * 0.84} ${hipY + 6}`, 1.8, '#fbfcfe');
    });
  },
  pyjamas(p, build, { top }) {
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    const light = lighter(top, 0.6);
    p.path(trunk(build, 8), top);
    p.line(`M${-w * 0.44} ${s}L0 ${s + 9}L${w * 0.44} ${s}M0 ${s + 9}V${hipY + 9}`, 1.4, light);
    for (const y of [15, 21, 27]) p.ball(2.2, s + y, 0.9, light);
    p.line(`M${h * 0.3} ${s + 13}H${h * 0.8}`, 1.2, light);
  },
  onesie(p, build, { top }) {
    const { shoulderY: s, hipY, hip: h } = build;
    p.path(trunk(build, 8), top);
    p.oval(0, (s + hipY) / 2 + 5, h * 0.72, (hipY - s) * 0.42, lighter(top, 0.5));
    p.line(`M0 ${s + 3}V${hipY + 8}`, 0.9, darker(top, 0.2));
  },
  // A square cloth with fringes that hangs over the shoulders.
  poncho(p, build, { top, trim }) {
    const { shoulderY: s, hipY, shoulder: w } = build;
    p.path(trunk(build), darker(top, 0.3));
    const shape = `M${-w * 0.5} ${s - 1}Q${-w * 1.3} ${s + 4} ${-w * 1.55} ${hipY - 6}L0 ${hipY + 10}L${w * 1.55} ${hipY - 6}Q${w * 1.3} ${s + 4} ${w * 0.5} ${s - 1}Q0 ${s + 5} ${-w * 0.5} ${s - 1}Z`;
    p.path(shape, top);
    const ink = trim ?? lighter(top, 0.55);
    p.within(shape, () => {
      for (const [up, wide] of [
        [3, 2],
        [9, 3],
        [15, 2],
      ] as const)
        p.line(
          `M${-w * 1.7} ${hipY - 6 - up}L0 ${hipY + 10 - up}L${w * 1.7} ${hipY - 6 - up}`,
          wide,
          ink,
        );
    });
  },
  // Wound around the legs, with its end over one shoulder.
  sari(p, build, { top }) {
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    const border = '#f2c230';
    p.path(skirt(build, -2.5, 1.7), top);
    p.line(`M${-h * 1.66} -4Q0 0 ${h * 1.66} -4`, 2.2, border);
    for (const x of [-0.5, 0, 0.5])
      p.line(`M${x * h} ${hipY + 8}L${x * h * 1.8} -5`, 0.8, darker(top, 0.16));
    p.path(trunk(build, 1), darker(top, 0.3));
    const end = `M${-w} ${s}L${-w * 0.3} ${s - 1}L${h * 1.05} ${hipY - 8}L${h * 1.1} ${hipY + 4}L${-h * 0.4} ${hipY + 2}L${-w * 1.02} ${s + 9}Z`;
    p.path(end, top);
    p.line(`M${-w * 0.3} ${s}L${h * 1.05} ${hipY - 8}`, 1.8, border);
  },
  bikini(p, build, { top }) {
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    p.within(trunk(build), () => {
      p.box(-w * 1.2, s + 7, w * 2.4, 7, 2, top);
      p.path(
        `M${-h * 1.2} ${hipY - 3}H${h * 1.2}V${hipY + 3}L0 ${hipY + 9}L${-h * 1.2} ${hipY + 3}Z`,
        top,
      );
    });
    p.line(
      `M${-w * 0.55} ${s + 8}L${-w * 0.4} ${s - 1}M${w * 0.55} ${s + 8}L${w * 0.4} ${s - 1}`,
      1.2,
      top,
    );
  },
  swimsuit(p, build, { top }) {
    const { shoulderY: s, shoulder: w, hip: h, hipY } = build;
    p.within(trunk(build), () => {
      p.path(
        `M${-w * 0.66} ${s - 2}L${-w * 0.36} ${s - 2}Q0 ${s + 14} ${w * 0.36} ${s - 2}H${w * 0.66}Q${w * 0.7} ${s + 8} ${w * 1.1} ${s + 11}L${h * 1.2} ${hipY + 9}H${-h * 1.2}L${-w * 1.1} ${s + 11}Q${-w * 0.7} ${s + 8} ${-w * 0.66} ${s - 2}Z`,
        top,
      );
    });
    p.line(
      `M${-h * 0.9} ${(s + hipY) / 2 + 4}Q0 ${(s + hipY) / 2 + 7} ${h * 0.9} ${(s + hipY) / 2 + 4}`,
      1.4,
      lighter(top, 0.5),
    );
  },
  trunks(p, build, { top }) {
    const { hipY, hip: h } = build;
    p.path(skirt({ ...build, hip: h * 1.02 }, hipY * 0.62, 1.16), top);
    p.within(trunk(build), () => {
      p.box(-h * 1.2, hipY - 12, h * 2.4, 3, 0, lighter(top, 0.5));
    });
    p.line(`M0 ${hipY - 9}l-2 5M0 ${hipY - 9}l2 5`, 0.9, '#fbfcfe');
  },
  'hi-vis': (p, build, { top, trim }) => {
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    p.path(trunk(build), trim ?? '#4a5878');
    const sides = [-1, 1].map(
      (side) =>
        `M${side * w * 0.38} ${s - 1}L${side * w * 0.92} ${s}L${side * h * 1.02} ${hipY + 5}L${side * 0.4} ${hipY + 6}V${s + 9}Z`,
    );
    for (const shape of sides) {
      p.path(shape, top);
      p.within(shape, () => {
        p.box(-w * 1.3, hipY - 9, w * 2.6, 3.4, 0, '#eef2f6');
        p.box(-w * 1.3, hipY - 2, w * 2.6, 3.4, 0, '#eef2f6');
        p.line(`M${-w * 0.62} ${s - 1}V${hipY}M${w * 0.62} ${s - 1}V${hipY}`, 2.4, '#eef2f6');
      });
    }
  },
} as const satisfies Readonly<Record<string, Dress>>;

/** Over the legs, from the waist to the knees. */
export function drawSkirt(
  p: Pen,
  build: Build,
  { colour, isKilt }: NonNullable<Outfit['skirt']>,
): void {
  const foot = build.hipY * 0.5;
  const { hip: h, hipY } = build;
  const shape = skirt({ ...build, shoulderY: hipY - 10 }, foot, isKilt ? 1.25 : 1.6);
  p.path(shape, colour);
  p.within(shape, () => {
    if (isKilt) {
      for (const y of [-4, 4, 12])
        p.line(`M${-h * 2} ${hipY + y}H${h * 2}`, 1.6, darker(colour, 0.4));
      for (const x of [-0.9, -0.3, 0.3, 0.9])
        p.line(`M${x * h} ${hipY - 8}V${foot + 4}`, 1.6, '#2f5a3c');
    } else
      for (const x of [-0.6, 0, 0.6])
        p.line(`M${x * h} ${hipY - 2}L${x * h * 1.6} ${foot + 3}`, 0.8, darker(colour, 0.16));
  });
  p.box(-h * 0.98, hipY - 6.6, h * 1.96, 2.6, 1, darker(colour, 0.3));
  if (isKilt)
    p.path(`M-3.6 ${hipY + 1}H3.6V${hipY + 6}Q0 ${hipY + 10} -3.6 ${hipY + 6}Z`, '#3a2a22');
}

/** A bow tie below the chin. */
export function drawBow(p: Pen, { shoulderY: s }: Build, colour: string): void {
  for (const side of [-1, 1])
    p.path(
      `M0 ${s + 3}L${side * 7} ${s - 0.6}Q${side * 8.4} ${s + 3} ${side * 7} ${s + 6.6}Z`,
      colour,
    );
  p.ball(0, s + 3, 1.9, darker(colour, 0.2));
}
