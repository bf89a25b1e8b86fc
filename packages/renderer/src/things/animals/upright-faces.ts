import { darker, lighter, type Pen } from '../pen.ts';

type Ears = 'none' | 'round' | 'small' | 'leaf' | 'large' | 'tall';
type Muzzle = 'small' | 'snout' | 'broad' | 'long' | 'trunk' | 'beak' | 'jaws';
type Mark =
  | 'stripes'
  | 'spots'
  | 'mask'
  | 'wool'
  | 'spines'
  | 'horns'
  | 'horn'
  | 'antlers'
  | 'knobs'
  | 'teeth'
  | 'tuft';

/** A face from the front: what the head of an animal on two legs looks like. */
export interface UprightFace {
  readonly fur: string;
  readonly belly: string;
  readonly mark: string;
  readonly ears: Ears;
  readonly muzzle: Muzzle;
  readonly marks: readonly Mark[];
}

/** Both sides of a face, which is 60 units wide. */
const SIDES = [-1, 1] as const;
const MIDDLE = 30;
const EYES = 66;

function drawEars(p: Pen, { ears, fur, mark }: UprightFace): void {
  const colour = darker(fur, 0.08);
  for (const side of SIDES) {
    const x = (away: number) => MIDDLE + side * away;
    if (ears === 'round') {
      p.ball(x(18), 50, 8, colour);
      p.ball(x(18), 51, 4.6, lighter(mark, 0.2));
    } else if (ears === 'small') p.ball(x(19), 52, 4.6, colour);
    else if (ears === 'large') {
      p.oval(x(21), 66, 9, 17, colour);
      p.oval(x(21), 67, 6, 12.5, lighter(mark, 0.15));
    } else if (ears === 'leaf') {
      p.path(`M${x(14)} 58Q${x(20)} 46 ${x(29)} 50Q${x(27)} 60 ${x(15)} 63Z`, colour);
      p.path(`M${x(17)} 58Q${x(22)} 51 ${x(26)} 52.4Q${x(24)} 58 ${x(17)} 60Z`, lighter(mark, 0.3));
    } else if (ears === 'tall') {
      p.path(`M${x(5)} 52Q${x(3)} 26 ${x(11)} 24Q${x(18)} 28 ${x(16)} 54Z`, colour);
      p.path(`M${x(8)} 50Q${x(7)} 33 ${x(11)} 30Q${x(14)} 33 ${x(13)} 50Z`, lighter(mark, 0.3));
    }
  }
}

/** A close coat of short spines, pointed all around, which comes down to the brow: no mane. */
function drawSpines(p: Pen, mark: string): void {
  const rows = [
    [30, 24, 21, darker(mark, 0.22)],
    [27, 21, 18, mark],
  ] as const;
  for (const [reach, root, count, colour] of rows) {
    const points: string[] = [];
    for (let at = 0; at <= count * 2; at += 1) {
      const angle = Math.PI * (1.2 - (at / (count * 2)) * 1.4);
      const far = at % 2 === 0 ? root : reach;
      points.push(`${MIDDLE + Math.cos(angle) * far} ${66 - Math.sin(angle) * far}`);
    }
    p.path(`M${points.join('L')}Z`, colour);
  }
}

/** The spines come down over the brow in a point. */
function drawBrow(p: Pen, mark: string): void {
  p.path(
    'M9.6 66Q9 45 30 44Q51 45 50.4 66L46 58L42 61L38 55L34 60L30 56L26 60L22 55L18 61L14 58Z',
    mark,
  );
  for (const [x, y] of [
    [20, 52],
    [30, 50],
    [40, 52],
  ] as const)
    p.line(`M${x} ${y + 3}L${x} ${y - 2}`, 1.6, lighter(mark, 0.28));
}

function drawCrown(p: Pen, { marks, fur, mark }: UprightFace): void {
  const has = (one: Mark) => marks.includes(one);
  if (has('spines')) drawSpines(p, mark);
  for (const side of SIDES) {
    const x = (away: number) => MIDDLE + side * away;
    if (has('horns')) p.line(`M${x(9)} 50Q${x(11)} 36 ${x(20)} 34`, 4.4, '#e2d3b0');
    if (has('knobs')) {
      p.line(`M${x(7)} 52L${x(8)} 38`, 4, darker(fur, 0.1));
      p.ball(x(8), 36.5, 3.6, mark);
    }
    if (has('antlers'))
      p.line(`M${x(8)} 50Q${x(14)} 38 ${x(12)} 22M${x(11)} 40Q${x(20)} 38 ${x(22)} 28`, 3, mark);
  }
  if (has('tuft')) p.path('M20 50Q30 30 40 50Q30 56 20 50Z', mark);
}

function drawCoat(p: Pen, { marks, fur, mark, belly }: UprightFace): void {
  const has = (one: Mark) => marks.includes(one);
  p.oval(MIDDLE, 70, 21.5, 24, fur);
  if (has('spines')) drawBrow(p, mark);
  if (has('wool'))
    for (const [x, y, r] of [
      [15, 56, 8],
      [23, 49, 8],
      [33, 47, 9],
      [43, 52, 8],
      [47, 60, 6],
    ] as const)
      p.ball(x, y, r, lighter(belly, 0.1));
  if (has('stripes'))
    for (const side of SIDES)
      for (const [y, reach] of [
        [54, 9],
        [62, 8],
        [71, 7],
      ] as const) {
        const edge = MIDDLE + side * 20;
        p.path(`M${edge} ${y - 2.4}L${edge - side * reach} ${y + 1}L${edge} ${y + 2.6}Z`, mark);
      }
  if (has('spots'))
    for (const [x, y, r] of [
      [16, 60, 3],
      [44, 58, 3.2],
      [24, 52, 2.6],
      [36, 51, 2.4],
      [14, 72, 2.6],
      [46, 71, 2.6],
    ] as const)
      p.spot(x, y, r, r * 0.85, mark, 0.85);
  if (has('mask')) for (const side of SIDES) p.oval(MIDDLE + side * 10, EYES + 1, 7, 6, mark);
}

function drawMuzzle(p: Pen, { muzzle, fur, belly, mark, marks }: UprightFace): void {
  const dark = '#2f2430';
  switch (muzzle) {
    case 'trunk':
      p.line(`M30 70Q30 86 33 92Q36 98 43 95`, 10, darker(fur, 0.03));
      p.line('M26.4 78L33 77M27 84L34.4 82.4M30 90L36 87', 1, darker(fur, 0.2));
      for (const side of SIDES)
        p.line(`M${30 + side * 9} 80Q${30 + side * 11} 90 ${30 + side * 15} 90`, 3.2, '#fbf3e2');
      return;
    case 'beak':
      p.path('M16 76Q30 66 44 76Q46 84 30 86Q14 84 16 76Z', mark);
      p.line('M17 79Q30 84 43 79', 1.2, darker(mark, 0.35));
      for (const side of SIDES) p.spot(30 + side * 3, 74.6, 0.9, 1.1, darker(mark, 0.5));
      return;
    case 'jaws':
      p.path('M12 74Q30 66 48 74Q52 90 30 93Q8 90 12 74Z', lighter(fur, 0.06));
      p.line('M12 84Q30 92 48 84', 1.3, dark);
      for (let at = 0; at < 6; at += 1) p.path(`M${15 + at * 5.4} 85.4l2 4.4l2.2 -3.6Z`, '#ffffff');
      for (const side of SIDES) p.spot(30 + side * 6, 74, 1.6, 1.2, dark);
      return;
    case 'broad':
      p.oval(30, 83, 20, 12, lighter(belly, 0.04));
      for (const side of SIDES) p.spot(30 + side * 8, 77, 2.2, 1.7, darker(belly, 0.5));
      p.line('M15 88Q30 95 45 88', 1.3, darker(belly, 0.55));
      break;
    case 'snout':
      // Pointed, with the nose at its end.
      p.path('M17 78Q22 74 30 74Q38 74 43 78Q37 92 30 92Q23 92 17 78Z', belly);
      p.ball(30, 86, 4.6, dark);
      p.spot(28.6, 84.4, 1.2, 0.9, '#ffffff', 0.8);
      p.line('M24 91.4Q30 95 36 91.4', 1.2, dark);
      break;
    case 'long':
      p.oval(30, 82, 13, 14, belly);
      for (const side of SIDES) p.spot(30 + side * 5, 82, 1.7, 1.3, dark);
      p.line('M23 89Q30 94 37 89', 1.3, dark);
      break;
    default:
      p.oval(30, 81, 12.5, 9.5, belly);
      p.oval(30, 76.6, 4, 2.8, dark);
      p.line('M30 79V82M23.4 83Q27 87.4 30 83.4Q33 87.4 36.6 83', 1.2, dark);
  }
  if (marks.includes('teeth')) p.box(27.4, 86, 5.2, 6, 1, '#ffffff');
  if (marks.includes('horn')) p.path('M25 78Q29 52 33 50Q34 64 35 78Z', '#e9dfc8');
}

/** The face fills the lower part of a sheet that is 60 wide and 100 high. */
export function drawUprightFace(p: Pen, face: UprightFace): void {
  drawCrown(p, face);
  drawEars(p, face);
  drawCoat(p, face);
  drawMuzzle(p, face);
  for (const side of SIDES) {
    const x = MIDDLE + side * 10;
    if (face.marks.includes('mask')) p.spot(x, EYES, 4, 4.2, '#ffffff');
    p.spot(x, EYES, 3, 3.6, '#241c28');
    p.spot(x + 1, EYES - 1.4, 1.1, 1.2, '#ffffff');
  }
}
