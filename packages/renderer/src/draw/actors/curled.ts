import type { Coat } from '../../icons/coats.ts';
import type { Brush } from '../../scene/world.ts';
import { darker, type Pen, penOn } from '../../things/pen.ts';
import type { Colour } from '../colour.ts';

/** The ears of a sleeping animal. */
type Ears = 'pointed' | 'round' | 'long' | 'flat';

const EARS: Readonly<Record<string, Ears>> = {
  'cat-face': 'pointed',
  fox: 'pointed',
  wolf: 'pointed',
  'tiger-face': 'round',
  lion: 'round',
  bear: 'round',
  'polar-bear': 'round',
  panda: 'round',
  koala: 'round',
  'mouse-face': 'round',
  hamster: 'round',
  raccoon: 'pointed',
  'rabbit-face': 'long',
  'dog-face': 'flat',
  'monkey-face': 'round',
  'pig-face': 'pointed',
};

/** Icons of whole animals, by the head that has the same coat. */
const HEADS: Readonly<Record<string, string>> = {
  cat: 'cat-face',
  dog: 'dog-face',
  'guide-dog': 'dog-face',
  'service-dog': 'dog-face',
  poodle: 'dog-face',
  rabbit: 'rabbit-face',
  mouse: 'mouse-face',
  rat: 'mouse-face',
  tiger: 'tiger-face',
  leopard: 'tiger-face',
  'black-cat': 'cat-face',
  pig: 'pig-face',
  'red-panda': 'fox',
};

/** The head whose coat a sleeping animal has, or null for those that are shown as they are. */
export function sleeperOf(thing: string): string | null {
  const head = HEADS[thing] ?? thing;
  return head in EARS ? head : null;
}

export const CURLED_RATIO = 1.7;
/** Compared with the same animal when it stands. */
export const CURLED_HEIGHT = 0.62;
/** Its nose, when it looks to the right. */
export const CURLED_NOSE = { x: 0.765, y: 0.74 } as const;

const code = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function drawEars(p: Pen, ears: Ears, fur: string, inner: string): void {
  if (ears === 'pointed') {
    p.path('M18 50L16 28L36 40ZM50 38L60 22L64 46Z', fur);
    p.path('M22 46L21 34L32 41ZM53 38L58 29L60 42Z', inner);
  } else if (ears === 'round') {
    p.ball(22, 42, 10, fur);
    p.ball(58, 38, 10, fur);
    p.ball(22, 43, 5.4, inner);
    p.ball(58, 39, 5.4, inner);
  } else if (ears === 'long') {
    p.path('M26 46Q2 30 10 20Q28 20 38 42ZM50 40Q56 10 72 14Q76 30 62 46Z', fur);
    p.path('M24 40Q12 30 14 24Q26 26 32 40Z', inner);
  }
}

/** A sleeping animal, rolled up, with its nose on its paws. */
export function drawCurled(
  brush: Brush,
  at: {
    readonly height: number;
    readonly head: string;
    readonly coat: Coat;
    readonly breath: number;
  },
): void {
  const { coat, head, height, breath } = at;
  const ears = EARS[head] ?? 'round';
  const [fur, belly, tip] = [code(coat.fur), code(coat.belly), code(coat.tip)];
  brush.save();
  brush.scale(height / 100, height / 100);
  brush.translate(-CURLED_RATIO * 50, -100);
  const p = penOn(brush);
  brush.save();
  brush.translate(0, 100);
  brush.scale(1, 1 + breath * 0.025);
  brush.translate(0, -100);
  p.path('M40 98Q30 60 62 36Q98 8 136 34Q172 62 158 90Q152 100 132 100H52Q42 100 40 98Z', fur);
  p.path('M122 98Q104 70 126 56Q152 52 158 78Q160 100 132 100Z', darker(fur, 0.07));
  brush.restore();
  if (coat.tail !== 'none' && coat.tail !== 'puff') {
    const wide = coat.tail === 'bushy' ? 20 : coat.tail === 'thin' ? 5 : 11;
    p.line('M150 84Q140 100 96 95Q76 93 66 92', wide, darker(fur, 0.1));
    p.ball(66, 92, wide * 0.52, tip);
  }
  drawEars(p, ears, darker(fur, 0.06), '#f2a0a8');
  p.path('M8 74Q6 44 38 40Q70 36 74 66Q76 96 42 98Q10 98 8 74Z', fur);
  p.oval(40, 82, 17, 12, belly);
  if (ears === 'flat')
    p.path('M16 50Q2 56 6 80Q18 82 22 58ZM66 46Q82 52 80 76Q68 80 62 56Z', darker(fur, 0.3));
  p.line('M18 68Q25 75 32 68M48 66Q55 73 62 66', 2.6, '#3a2630');
  p.path('M35 75H45Q44 81 40 81T35 75Z', '#4a2f38');
  p.line('M40 81V84Q36 88 33 85M40 84Q44 88 47 85', 1.6, '#4a2f38');
  p.oval(34, 96, 14, 5, belly);
  brush.restore();
}
