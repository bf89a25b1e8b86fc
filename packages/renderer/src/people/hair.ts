import { darker, lighter, type Pen } from '../things/pen.ts';
import type { Hat } from './outfits.ts';
import type { Person } from './person.ts';

/** What all the hair is under. */
const TUCKED_IN: ReadonlySet<Hat> = new Set([
  'hijab',
  'turban',
  'swim-cap',
  'spiky-hood',
  'animal-hood',
  'cowl',
]);

/** What hangs down behind the head. */
export function drawHairBehind(p: Pen, { hair, hairStyle, gender, outfit }: Person): void {
  if (outfit.hat !== undefined && TUCKED_IN.has(outfit.hat)) return;
  const dark = darker(hair, 0.18);
  if (hairStyle === 'long') {
    p.path(
      'M-55 -10C-56 -50 -28 -62 0 -62S56 -50 55 -10Q60 50 62 84Q30 96 0 88T-62 84Q-60 50 -55 -10Z',
      dark,
    );
  } else if (hairStyle === 'straight') {
    p.path('M-56 -10C-56 -50 -28 -62 0 -62S56 -50 56 -10L57 44Q30 56 0 52T-57 44Z', dark);
  } else if (hairStyle === 'ponytail') {
    p.path('M34 -46Q84 -56 82 -6Q82 36 64 58Q70 16 58 -4T34 -26Z', dark);
    p.ball(44, -36, 8, '#e2574c');
  } else if (hairStyle === 'curly') {
    const long = gender === 'female';
    for (const [x, y, r] of long
      ? ([
          [-50, -14, 22],
          [50, -14, 22],
          [-56, 14, 22],
          [56, 14, 22],
          [-52, 42, 21],
          [52, 42, 21],
          [-40, 62, 16],
          [40, 62, 16],
        ] as const)
      : ([
          [-46, -16, 16],
          [46, -16, 16],
        ] as const))
      p.ball(x, y, r, dark);
  }
}

/** Two plaits that hang down over the chest, each tied with a ribbon. */
export function drawBraids(p: Pen, { hair, outfit }: Person): void {
  if (outfit.hat !== undefined && TUCKED_IN.has(outfit.hat)) return;
  for (const side of [-1, 1]) {
    for (const [knot, [x, y]] of KNOTS.entries()) {
      p.spot(side * x, y, 13 - knot, 11, darker(hair, 0.22));
      p.spot(side * x, y - 2, 11 - knot, 9, hair);
      p.line(
        `M${side * (x - 7)} ${y + 3}Q${side * x} ${y - 4} ${side * (x + 7)} ${y - 5}`,
        2.4,
        darker(hair, 0.2),
      );
    }
    const [x, y] = [side * 57, 104];
    p.path(`M${x - 8} ${y + 4}Q${x} ${y + 30} ${x + 8} ${y + 4}Z`, hair);
    p.box(x - 9, y - 2, 18, 8, 4, '#e2574c');
  }
}

/** Where the strands of a plait cross, from the ear down. */
const KNOTS = [
  [52, 22],
  [56, 38],
  [58, 54],
  [58, 70],
  [57, 86],
] as const;

export function drawBeard(p: Pen, { hair }: Person): void {
  p.path('M-46 6Q-34 14 -26 16Q0 8 26 16Q34 14 46 6Q48 40 26 56Q0 70 -26 56Q-48 40 -46 6Z', hair);
  p.path('M-20 20Q-8 10 0 16Q8 10 20 20Q10 24 0 21T-20 20Z', lighter(hair, 0.12));
}

const LONG =
  'M-54 14C-60 -46 -30 -66 2 -64S60 -46 54 14Q46 -2 42 -22Q16 -26 -6 -42Q-24 -18 -42 -16Q-46 0 -54 14Z';
const FRINGES = {
  short:
    'M-52 -2C-58 -46 -30 -66 4 -63S58 -44 52 -4Q46 -14 43 -26Q20 -20 -4 -33Q-22 -20 -42 -24Q-47 -14 -52 -2Z',
  long: LONG,
  braids: LONG,
  straight: 'M-56 18C-60 -46 -30 -66 0 -64S60 -46 56 18Q48 8 46 -16Q0 -24 -46 -16Q-48 8 -56 18Z',
  ponytail:
    'M-52 0C-58 -46 -30 -64 2 -63S58 -46 52 0Q46 -18 36 -30Q12 -38 -8 -40Q-34 -30 -42 -18Q-48 -10 -52 0Z',
} as const;

/** Hats that leave no room for hair above them. */
const COVERING: ReadonlySet<Hat> = new Set([
  'helm',
  'hood',
  'globe',
  'hijab',
  'turban',
  'swim-cap',
]);

/** What is over the forehead. */
export function drawHairOver(p: Pen, person: Person, hat: Hat | null): void {
  const { hair, hairStyle, age } = person;
  if (hat !== null && COVERING.has(hat) && hat !== 'globe') return;
  if (hairStyle === 'bald') {
    if (age === 'baby') p.line('M-8 -50Q-2 -66 6 -56T2 -46', 5, hair);
    else p.path('M-51 -4Q-56 -26 -42 -38Q-44 -14 -46 6ZM51 -4Q56 -26 42 -38Q44 -14 46 6Z', hair);
    return;
  }
  if (hairStyle === 'curly') {
    for (const [x, y, r] of [
      [-42, -26, 16],
      [42, -26, 16],
      [-26, -46, 18],
      [26, -46, 18],
      [0, -52, 19],
      [-14, -36, 13],
      [14, -36, 13],
      [-34, -34, 12],
      [34, -34, 12],
    ] as const)
      p.ball(x, y, r, hair);
    return;
  }
  const style = hairStyle === 'bearded' ? 'short' : hairStyle;
  p.path(FRINGES[style], hair);
  p.line('M-30 -46Q-12 -58 10 -56', 3, lighter(hair, 0.25));
}
