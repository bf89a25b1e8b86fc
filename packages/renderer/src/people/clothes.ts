import { darker, lighter, type Pen } from '../things/pen.ts';
import { drawOnTrunk } from './accessories.ts';
import { drawRibs } from './bones.ts';
import type { Build } from './build.ts';
import { CUTS_OF_TALES } from './creatures.ts';
import { drawBow, drawSkirt, EVERYDAY_CUTS } from './everyday-cuts.ts';
import { ruffled, samba } from './festive.ts';
import type { Outfit } from './outfits.ts';
import { drawPattern } from './patterns.ts';
import type { Person } from './person.ts';
import { skirt, trunk } from './shapes.ts';
import { drawWords } from './words-on-cloth.ts';

type Cut = Outfit['cut'];

/** Of those who have little on. */
const SCANT: readonly Cut[] = ['dress', 'samba', 'hide', 'mawashi', 'bikini', 'swimsuit', 'trunks'];
const BARE_TRUNKS: ReadonlySet<Cut> = new Set(['hide', 'mawashi', 'bikini', 'swimsuit', 'trunks']);
const BARE_LEGS: ReadonlySet<Cut> = new Set([...SCANT, 'sport', 'romper']);
const BARE_FOREARMS: ReadonlySet<Cut> = new Set([
  'shirt',
  'sport',
  'overalls',
  'romper',
  'apron',
  'tutu',
  'ruffled',
  ...SCANT,
]);
const BARE_ARMS: ReadonlySet<Cut> = new Set([...SCANT, 'tutu', 'ruffled']);

/** Colours of the parts of arms and legs. */
export function limbColours({ outfit, skin }: Person) {
  const { cut, top, bottom, legs } = outfit;

  return {
    upperArm: BARE_ARMS.has(cut) ? skin : top,
    forearm: BARE_FOREARMS.has(cut) ? skin : top,
    thigh:
      cut === 'sport' || (legs === 'shorts' && !SCANT.includes(cut))
        ? bottom
        : legs === 'bare' || BARE_LEGS.has(cut)
          ? skin
          : bottom,
    shin: legs !== undefined || BARE_LEGS.has(cut) ? skin : bottom,
    hand: cut === 'padded' || cut === 'armour' ? darker(top, 0.15) : skin,
    shoe: shoeOf(outfit),
  };
}

function shoeOf({ cut, top, bottom, shoes }: Outfit): string {
  if (shoes !== undefined) return shoes;
  if (cut === 'tutu' || cut === 'ruffled' || cut === 'samba' || cut === 'bones') return top;
  if (cut === 'fur' || cut === 'wrapped') return darker(top, 0.1);
  if (cut === 'padded' || cut === 'armour') return darker(bottom, 0.25);
  if (cut === 'romper') return lighter(top, 0.4);
  return cut === 'sport' ? '#f4f6fa' : '#3f3540';
}

/** Lapels, tie, buttons: what makes a suit or a coat. */
function front(
  p: Pen,
  { shoulder: w, shoulderY: s }: Build,
  inner: string,
  tie: string | null,
): void {
  p.flat(
    `M${-w * 0.4} ${s - 0.6}L0 ${s + 15}L${w * 0.4} ${s - 0.6}Q0 ${s + 4} ${-w * 0.4} ${s - 0.6}Z`,
    inner,
  );
  if (tie !== null) p.flat(`M-1.4 ${s + 2.4}h2.8l-0.6 2.6l1.6 9l-2.2 3l-2.2 -3l1.6 -9z`, tie);
}

const SKIRTS: ReadonlySet<Cut> = new Set(['dress', 'gown', 'robe']);

function skirtOf(cut: Cut, build: Build): string {
  if (cut === 'dress') return skirt(build, build.hipY * 0.52, 1.75);
  return skirt(build, -2.5, cut === 'gown' ? 2.6 : 1.7);
}

type Dress = (p: Pen, build: Build, outfit: Outfit) => void;

const PLAIN: Dress = (p, build, { top, trim }) => {
  p.path(trunk(build), top);
  if (trim !== undefined) p.ball(-build.shoulder * 0.5, build.shoulderY + 9, 1.7, trim);
};

const CUTS: Readonly<Record<Cut, Dress>> = {
  shirt: PLAIN,
  romper: (p, build, { top }) => {
    p.path(trunk(build, 8), top);
    p.ball(0, build.shoulderY + 12, 4, lighter(top, 0.55));
  },
  suit(p, build, { top, trim, isBowTie }) {
    p.path(trunk(build), top);
    front(p, build, '#fbfcfe', isBowTie === true ? null : (trim ?? '#d8424f'));
    const { shoulderY: s, shoulder: w } = build;
    p.path(`M${-w * 0.42} ${s - 0.8}L-0.6 ${s + 16}L${-w * 0.62} ${s + 8}Z`, darker(top, 0.14));
    p.path(`M${w * 0.42} ${s - 0.8}L0.6 ${s + 16}L${w * 0.62} ${s + 8}Z`, darker(top, 0.2));
    p.ball(0, s + 20, 0.9, darker(top, 0.4));
  },
  coat(p, build, { top, trim }) {
    const foot = build.hipY + 15;
    p.path(skirt(build, foot, 1.24), darker(top, 0.06));
    p.path(trunk(build), top);
    front(p, build, trim ?? '#fbfcfe', null);
    p.line(`M0 ${build.shoulderY + 15}V${foot + 1}`, 0.9, darker(top, 0.24));
    for (const at of [20, 27, 34]) p.ball(2.4, build.shoulderY + at, 0.9, darker(top, 0.4));
    p.box(-build.hip * 0.9, build.hipY + 2, 5, 4.4, 1, darker(top, 0.14));
    p.box(build.hip * 0.9 - 5, build.hipY + 2, 5, 4.4, 1, darker(top, 0.14));
  },
  dress(p, build, { top, trim }) {
    p.path(skirt(build, build.hipY * 0.52, 1.75), top);
    p.path(trunk(build, 1), top);
    p.box(
      -build.hip * 0.94,
      (build.shoulderY + build.hipY) / 2 + 1,
      build.hip * 1.88,
      3,
      1,
      trim ?? lighter(top, 0.4),
    );
  },
  gown(p, build, { top, trim }) {
    p.path(skirt(build, -2.5, 2.6), top);
    p.path(skirt(build, -2.5, 0.8), lighter(top, 0.3));
    p.path(trunk(build, 1), top);
    p.box(
      -build.hip * 0.94,
      (build.shoulderY + build.hipY) / 2 + 1,
      build.hip * 1.88,
      3,
      1,
      trim ?? '#f0c24b',
    );
  },
  robe(p, build, { top, trim }) {
    p.path(skirt(build, -2.5, 1.7), top);
    p.path(trunk(build), top);
    p.path(skirt(build, -2.5, 0.26), trim ?? lighter(top, 0.3));
    p.path(
      `M${-build.shoulder * 0.34} ${build.shoulderY}L0 ${build.shoulderY + 12}L${build.shoulder * 0.34} ${build.shoulderY}Z`,
      trim ?? lighter(top, 0.3),
    );
    p.box(
      -build.hip,
      (build.shoulderY + build.hipY) / 2 + 3,
      build.hip * 2,
      3.4,
      1,
      darker(top, 0.3),
    );
  },
  apron(p, build, { top, trim }) {
    p.path(trunk(build), top);
    const { shoulderY: s, hipY, hip: h } = build;
    const cloth = trim ?? '#fbfcfe';
    p.line(
      `M${-h * 0.5} ${s + 10}L${-h * 0.4} ${s}M${h * 0.5} ${s + 10}L${h * 0.4} ${s}`,
      1.6,
      cloth,
    );
    p.path(
      `M${-h * 0.55} ${s + 9}H${h * 0.55}L${h * 0.98} ${hipY - 8}L${h} ${hipY + 14}Q0 ${hipY + 18} ${-h} ${hipY + 14}L${-h * 0.98} ${hipY - 8}Z`,
      cloth,
    );
    p.box(-h * 0.4, hipY - 2, h * 0.8, 6, 1.4, darker(cloth, 0.12));
  },
  tutu(p, build, { top, trim }) {
    p.path(trunk(build, 1), top);
    const y = build.hipY;
    p.path(
      `M${-build.hip * 0.8} ${y - 5}Q-20 ${y - 4} -27 ${y + 3}Q-20 ${y + 9} 0 ${y + 8}T27 ${y + 3}Q20 ${y - 4} ${build.hip * 0.8} ${y - 5}Z`,
      trim ?? lighter(top, 0.3),
    );
    p.path(
      `M${-build.hip * 0.8} ${y - 5}Q-16 ${y - 4} -22 ${y}Q0 ${y + 5} 22 ${y}Q16 ${y - 4} ${build.hip * 0.8} ${y - 5}Z`,
      lighter(top, 0.4),
    );
  },
  ruffled,
  samba,
  overalls(p, build, { top, trim }) {
    p.path(trunk(build), top);
    const { shoulderY: s, hipY, hip: h } = build;
    const denim = trim ?? '#4a78b8';
    p.line(
      `M${-h * 0.5} ${s + 14}L${-h * 0.6} ${s}M${h * 0.5} ${s + 14}L${h * 0.6} ${s}`,
      2.4,
      denim,
    );
    p.path(
      `M${-h * 0.62} ${s + 12}H${h * 0.62}V${hipY - 10}L${h} ${hipY - 8}L${h * 1.04} ${hipY + 5}Q0 ${hipY + 8} ${-h * 1.04} ${hipY + 5}L${-h} ${hipY - 8}L${-h * 0.62} ${hipY - 10}Z`,
      denim,
    );
    p.ball(-h * 0.5, s + 14, 1.1, '#f0c24b');
    p.ball(h * 0.5, s + 14, 1.1, '#f0c24b');
  },
  vest(p, build, { top, trim }) {
    p.path(trunk(build), top);
    const { shoulderY: s, hipY, shoulder: w, hip: h } = build;
    const cloth = trim ?? '#8a5a36';
    for (const side of [-1, 1]) {
      p.path(
        `M${side * w * 0.42} ${s - 0.6}L${side * w * 0.9} ${s}L${side * h * 0.96} ${hipY + 4}L${side * 1.2} ${hipY + 5}L${side * 1} ${s + 17}Z`,
        side < 0 ? cloth : darker(cloth, 0.1),
      );
    }
  },
  armour(p, build, { top, trim }) {
    p.path(trunk(build), top);
    const { shoulderY: s, shoulder: w, hipY, hip: h } = build;
    p.ball(-w, s + 4, 5.4, lighter(top, 0.15));
    p.ball(w, s + 4, 5.4, top);
    p.line(`M0 ${s + 6}V${hipY - 6}`, 1, darker(top, 0.3));
    p.box(-h, hipY - 6, h * 2, 3.4, 1, '#8a5a36');
    p.path(`M${-h} ${hipY - 2}H${h}L${h * 1.1} ${hipY + 9}H${-h * 1.1}Z`, trim ?? '#c8362f');
  },
  padded(p, build, { top, trim }) {
    p.path(trunk({ ...build, shoulder: build.shoulder * 1.12, hip: build.hip * 1.2 }), top);
    const { shoulderY: s, hipY, hip: h } = build;
    p.line(`M${-h} ${s + 16}Q0 ${s + 20} ${h} ${s + 16}`, 0.9, darker(top, 0.18));
    p.box(-h * 1.16, hipY - 2, h * 2.32, 3.6, 1, trim ?? '#e2703a');
    p.box(-5, s + 6, 10, 8, 1.6, darker(top, 0.16));
    for (const [at, colour] of ['#e2574c', '#3fa7e2', '#ffd23f'].entries())
      p.ball(-3 + at * 3, s + 10, 1, colour);
  },
  bones: drawRibs,
  ...CUTS_OF_TALES,
  ...EVERYDAY_CUTS,
  sport(p, build, { top, bottom, trim }) {
    p.path(skirt(build, build.hipY * 0.62, 1.1), bottom);
    p.path(trunk(build), top);
    const { shoulderY: s, shoulder: w, hip: h, hipY } = build;
    p.line(
      `M${-w * 0.96} ${s + 6}L${-h * 0.86} ${hipY + 3}M${w * 0.96} ${s + 6}L${h * 0.86} ${hipY + 3}`,
      1.4,
      trim ?? '#fbfcfe',
    );
  },
};

/** What hangs from the shoulders, behind the body. */
export function drawCape(
  p: Pen,
  { shoulder: w, shoulderY: s }: Build,
  colour: string,
  sway: number,
): void {
  const foot = s * 0.2;
  p.path(
    `M${-w} ${s + 1}Q${-w * 1.7 - sway} ${s / 2} ${-w * 2.1 - sway * 2} ${foot}Q0 ${foot + 6} ${w * 2.1 - sway * 2} ${foot}Q${w * 1.7 - sway} ${s / 2} ${w} ${s + 1}Z`,
    colour,
  );
}

/** A belly that stands out to the side where somebody looks. */
function drawBelly(p: Pen, { hip, hipY, shoulderY }: Build, { top }: Outfit): void {
  const y = hipY + (shoulderY - hipY) * 0.24;
  p.oval(hip * 0.5, y, hip * 0.95, (hipY - shoulderY) * 0.33, lighter(top, 0.08));
}

export function drawTrunk(p: Pen, build: Build, { outfit, figure, skin }: Person): void {
  if (BARE_TRUNKS.has(outfit.cut)) p.path(trunk(build), skin);
  CUTS[outfit.cut](p, build, outfit);
  const { pattern, cut } = outfit;
  if (pattern !== undefined) {
    const shapes = SKIRTS.has(cut) ? [skirtOf(cut, build), trunk(build, 1)] : [trunk(build)];
    for (const shape of shapes) p.within(shape, () => drawPattern(p, build, outfit.top, pattern));
  }
  if (outfit.skirt !== undefined) drawSkirt(p, build, outfit.skirt);
  if (outfit.tie !== undefined && outfit.isBowTie === true) drawBow(p, build, outfit.tie);
  else if (outfit.tie !== undefined) front(p, build, lighter(outfit.top, 0.5), outfit.tie);
  drawOnTrunk(p, build, outfit);
  if (figure === 'pregnant') drawBelly(p, build, outfit);
  if (outfit.words !== undefined) drawWords(p, build, outfit.top, outfit.words);
  if (outfit.scarf === undefined) return;
  const { shoulderY: s, shoulder: w } = build;
  p.path(
    `M${-w * 0.6} ${s - 2}Q0 ${s + 5} ${w * 0.6} ${s - 2}L${w * 0.3} ${s + 4}L0 ${s + 10}L${-w * 0.3} ${s + 4}Z`,
    outfit.scarf,
  );
}
