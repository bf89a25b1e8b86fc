import { darker, lighter, type Pen } from '../things/pen.ts';

type DrawHat = (p: Pen, colour: string) => void;

const hood: DrawHat = (p, colour) => {
  p.path(
    'M-60 50V-8C-60 -56 -36 -74 0 -76S60 -56 60 -8V50Q46 62 36 44Q52 14 42 -14Q28 -42 0 -42T-42 -14Q-52 14 -36 44Q-46 62 -60 50Z',
    colour,
  );
  p.line('M-37 42Q-51 14 -41 -13Q-27 -40 0 -40T41 -13Q51 14 37 42', 3, darker(colour, 0.18));
};

/** Two ears, each mirrored from one. */
function ears(
  p: Pen,
  ear: (side: number) => readonly [outer: string, inner: string],
  colour: string,
): void {
  for (const side of [-1, 1]) {
    const [outer, inner] = ear(side);
    p.path(outer, colour);
    p.path(inner, '#ff9dbb');
  }
}

/** Cloths around the head, hoods and what is worn for fun, on a head with a radius of 50. */
export const HATS_OF_CLOTH = {
  // Around the face and the neck; no hair is seen.
  hijab(p, colour) {
    p.path(
      'M-60 62V-10C-60 -56 -34 -72 0 -72S60 -56 60 -10V62Q66 96 0 98T-60 62ZM-36 -26Q-52 14 -32 36Q0 62 32 36Q52 14 36 -26Q0 -52 -36 -26Z',
      colour,
    );
    p.line('M-34 38Q0 66 46 34M-46 62Q0 92 56 60', 3, darker(colour, 0.2));
    p.line('M-36 -26Q0 -52 36 -26', 3, darker(colour, 0.14));
  },
  turban(p, colour) {
    p.path('M-54 -10C-72 -60 -38 -98 0 -98S72 -60 54 -10Q32 -34 0 -42Q-32 -34 -54 -10Z', colour);
    const fold = darker(colour, 0.18);
    p.line('M-58 -30Q-20 -52 34 -90M-50 -58Q-20 -66 8 -97M58 -30Q34 -48 0 -58', 3, fold);
    p.line('M-54 -10Q-32 -34 0 -42Q32 -34 54 -10', 3, fold);
  },
  'bunny-ears': (p, colour) => {
    p.line('M-50 -22Q0 -76 50 -22', 6, '#3a3340');
    ears(
      p,
      (s) => [
        `M${s * 12} -54C${s * 2} -94 ${s * 16} -118 ${s * 28} -118S${s * 48} -92 ${s * 36} -50Z`,
        `M${s * 19} -62C${s * 14} -90 ${s * 21} -106 ${s * 28} -106S${s * 38} -86 ${s * 30} -60Z`,
      ],
      colour,
    );
  },
  'cat-ears': (p, colour) => {
    p.line('M-50 -22Q0 -76 50 -22', 6, '#3a3340');
    ears(
      p,
      (s) => [
        `M${s * 12} -56L${s * 38} -98L${s * 52} -36Z`,
        `M${s * 22} -56L${s * 37} -82L${s * 45} -46Z`,
      ],
      colour,
    );
  },
  santa(p, colour) {
    p.path('M-52 -24C-46 -78 -10 -98 30 -92Q66 -82 70 -38Q56 -52 44 -54Q52 -40 52 -24Z', colour);
    p.box(-58, -40, 116, 22, 11, '#fbfcfe');
    p.ball(70, -34, 13, '#fbfcfe');
  },
  // Of a bride: sheer cloth at both sides of the face.
  veil(p, colour) {
    p.flat(
      'M0 -66C-50 -66 -70 -20 -76 100Q-58 110 -44 96Q-50 10 -42 -26Q-20 -46 0 -48Q20 -46 42 -26Q50 10 44 96Q58 110 76 100C70 -20 50 -66 0 -66Z',
      colour,
      0.82,
    );
    for (const x of [-30, -15, 0, 15, 30]) p.ball(x, -56 + Math.abs(x) * 0.22, 6, '#fbd3de');
  },
  fez(p, colour) {
    p.path('M-38 -38L-28 -94H28L38 -38Q0 -26 -38 -38Z', colour);
    p.oval(0, -94, 28, 6, lighter(colour, 0.12));
    p.line('M0 -95Q34 -98 36 -66', 3, '#2a2530');
    p.ball(36, -62, 5, '#2a2530');
  },
  'swim-cap': (p, colour) => {
    p.path('M-53 -6C-58 -52 -32 -66 0 -66S58 -52 53 -6Q30 -30 0 -32T-53 -6Z', colour);
    p.line('M-36 -40Q-22 -56 4 -58', 3, lighter(colour, 0.45));
  },
  'animal-hood': (p, colour) => {
    for (const side of [-1, 1]) {
      p.ball(side * 42, -64, 20, colour);
      p.ball(side * 42, -63, 11, lighter(colour, 0.45));
    }
    hood(p, colour);
    for (const side of [-1, 1]) p.ball(side * 16, -58, 5, '#2a2530');
  },
  // With the spikes of a dinosaur along the top.
  'spiky-hood': (p, colour) => {
    for (const [x, y, turn] of [
      [-40, -58, -0.6],
      [-15, -72, -0.2],
      [15, -72, 0.2],
      [40, -58, 0.6],
    ] as const)
      p.path(`M${x - 13} ${y + 6}L${x + turn * 22} ${y - 26}L${x + 13} ${y + 6}Z`, '#f2c230');
    hood(p, colour);
    for (const side of [-1, 1]) {
      p.ball(side * 17, -58, 8, '#ffffff');
      p.ball(side * 17, -57, 4, '#2a2530');
    }
  },
  bonnet(p, colour) {
    p.path(
      'M-66 30C-78 -40 -50 -78 0 -80S78 -40 66 30Q56 40 46 30Q50 -34 0 -40T-46 30Q-56 40 -66 30Z',
      colour,
    );
    p.line('M-46 30Q-50 -34 0 -40T46 30', 4, lighter(colour, 0.5));
    p.line('M-50 34Q0 72 50 34', 4, lighter(colour, 0.5));
  },
} as const satisfies Readonly<Record<string, DrawHat>>;
