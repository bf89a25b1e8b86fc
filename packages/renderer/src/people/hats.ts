import { darker, lighter, type Pen } from '../things/pen.ts';
import { HATS_OF_TALES } from './creatures.ts';
import { HATS_OF_CLOTH } from './hats-of-cloth.ts';
import type { Hat } from './outfits.ts';

type DrawHat = (p: Pen, colour: string) => void;

const dome = (p: Pen, colour: string) =>
  p.path('M-54 -18C-56 -54 -30 -72 0 -72S56 -54 54 -18Z', colour);

/** On a head with a radius of 50 units around the origin. */
const HATS: Readonly<Record<Hat, DrawHat>> = {
  chef(p) {
    for (const [x, y, r] of [
      [-34, -76, 24],
      [34, -76, 24],
      [0, -88, 28],
    ] as const)
      p.ball(x, y, r, '#fbfcfe');
    p.path('M-44 -30L-46 -70H46L44 -30Q0 -22 -44 -30Z', '#f3f5f9');
    p.line('M-20 -60V-36M0 -62V-34M20 -60V-36', 1.6, '#ccd3de');
  },
  brim(p, colour) {
    p.oval(0, -30, 78, 14, darker(colour, 0.08));
    p.path('M-42 -32Q-42 -78 0 -78T42 -32Q0 -24 -42 -32Z', colour);
    p.path('M-42 -42Q0 -34 42 -42V-32Q0 -24 -42 -32Z', darker(colour, 0.4));
  },
  nurse(p) {
    p.path('M-34 -36Q-38 -70 -24 -72Q0 -78 24 -72Q38 -70 34 -36Q0 -46 -34 -36Z', '#ffffff');
    p.box(-3.5, -68, 7, 20, 1, '#e2483f');
    p.box(-10, -61.5, 20, 7, 1, '#e2483f');
  },
  fire(p, colour) {
    p.path('M-66 -14Q-60 -28 -50 -30Q-48 -78 0 -80T50 -30Q60 -28 66 -14Q0 -34 -66 -14Z', colour);
    p.path('M-6 -79H6V-30H-6Z', lighter(colour, 0.25));
    p.path('M-16 -58L0 -66L16 -58L12 -34H-12Z', '#ffd23f');
  },
  police(p, colour) {
    p.path('M-52 -34Q-66 -62 -40 -74Q0 -88 40 -74Q66 -62 52 -34Z', colour);
    p.box(-51, -42, 102, 14, 4, darker(colour, 0.3));
    p.path('M-44 -28Q0 -14 44 -28Q40 -12 0 -10T-44 -28Z', '#2a2530');
    p.path('M0 -68L5 -58L15 -57L7 -50L10 -40L0 -46L-10 -40L-7 -50L-15 -57L-5 -58Z', '#f0c24b');
  },
  cowboy(p, colour) {
    p.path('M-84 -44Q-70 -18 0 -22T84 -44Q72 -12 0 -10T-84 -44Z', darker(colour, 0.1));
    p.path(
      'M-40 -24Q-44 -84 -20 -84Q-6 -76 0 -74Q6 -76 20 -84Q44 -84 40 -24Q0 -16 -40 -24Z',
      colour,
    );
    p.path('M-41 -38Q0 -28 41 -38L40 -26Q0 -16 -40 -26Z', darker(colour, 0.45));
  },
  wizard(p, colour) {
    p.path('M-44 -30Q-20 -80 -4 -146Q6 -150 12 -138Q22 -76 44 -30Z', colour);
    p.oval(0, -30, 72, 13, darker(colour, 0.12));
    p.path('M-42 -38Q0 -28 42 -38L44 -30Q0 -20 -44 -30Z', '#f0c24b');
    p.path('M-6 -78l4 8l9 1l-6 6l1 9l-8 -4l-8 4l1 -9l-6 -6l9 -1z', '#ffe08a');
    p.ball(12, -108, 4, '#ffe08a');
  },
  pirate(p) {
    p.path('M-72 -26Q-66 -80 0 -88Q66 -80 72 -26Q40 -50 0 -50T-72 -26Z', '#2e2a33');
    p.line('M-68 -30Q-38 -52 0 -52T68 -30', 4, '#f0c24b');
    p.ball(0, -68, 8, '#f6f0e6');
    p.line('M-14 -58L14 -52M14 -58L-14 -52', 3, '#f6f0e6');
  },
  hard(p, colour) {
    dome(p, colour);
    p.path('M-7 -72H7V-24H-7Z', lighter(colour, 0.35));
    p.box(-62, -28, 124, 13, 6, darker(colour, 0.08));
  },
  beret(p, colour) {
    p.path('M-50 -30Q-76 -60 -30 -74Q24 -86 62 -56Q70 -34 46 -30Q0 -44 -50 -30Z', colour);
    p.line('M0 -76l4 -8', 5, darker(colour, 0.2));
  },
  crown(p) {
    p.path('M-40 -38L-46 -80L-22 -60L0 -90L22 -60L46 -80L40 -38Q0 -30 -40 -38Z', '#ffcb3d');
    p.ball(0, -54, 6, '#e2445c');
    p.ball(-24, -52, 4.4, '#3f9be2');
    p.ball(24, -52, 4.4, '#3f9be2');
    for (const [x, y] of [
      [-46, -80],
      [0, -90],
      [46, -80],
    ] as const)
      p.ball(x, y, 5, '#ffe08a');
  },
  cone(p, colour) {
    p.path('M0 -96Q8 -88 92 -22Q0 2 -92 -22Q-8 -88 0 -96Z', colour);
    p.path('M-92 -22Q0 -38 92 -22Q0 2 -92 -22Z', darker(colour, 0.22));
    p.line('M-58 -47Q0 -30 58 -47M-28 -72Q0 -62 28 -72', 2, darker(colour, 0.16));
  },
  flat(p, colour) {
    p.path('M-54 -20Q-66 -58 -24 -70Q26 -82 58 -48Q68 -32 72 -18Q30 -34 -54 -20Z', colour);
    p.path('M20 -26Q62 -34 78 -12Q46 -20 16 -16Z', darker(colour, 0.25));
  },
  cap(p, colour) {
    dome(p, colour);
    p.path('M-40 -24Q0 -34 40 -24Q62 -20 70 -10Q30 -20 -10 -16T-40 -24Z', darker(colour, 0.25));
    p.ball(0, -71, 4, lighter(colour, 0.2));
  },
  globe(p) {
    p.spot(0, -2, 72, 70, '#bfe0f5', 0.12);
    p.ring(0, -2, 70, 6, '#e9edf5');
    p.line('M-52 -24Q-44 -46 -22 -56', 6, '#ffffff');
  },
  mask(p) {
    p.box(-40, -18, 80, 38, 16, '#2b3548');
    p.box(-34, -13, 68, 28, 12, '#9fe0f0');
    p.spot(-16, 2, 5, 7, '#3a2630');
    p.spot(16, 2, 5, 7, '#3a2630');
    p.flat('M-28 10L-12 -12h10L-20 12Z', '#ffffff', 0.5);
    p.line('M54 -60V20Q50 36 14 30', 7, '#f2a02e');
    p.box(-12, 22, 26, 13, 6, '#3a4660');
  },
  helm(p) {
    const steel = '#aeb6c6';
    p.path('M0 -74Q30 -110 56 -84Q34 -84 14 -68Z', '#d8362f');
    p.path('M-56 30V-18C-56 -56 -30 -74 0 -74S56 -56 56 -18V30L36 44V-8H-36V44Z', steel);
    p.path('M-6 -72H6V18L0 26L-6 18Z', lighter(steel, 0.25));
    p.box(-56, -16, 112, 10, 3, darker(steel, 0.2));
  },
  graduate(p, colour) {
    p.path('M-40 -34V-58H40V-34Q0 -24 -40 -34Z', darker(colour, 0.2));
    p.path('M-76 -62L0 -86L76 -62L0 -40Z', colour);
    p.line('M0 -62L54 -52V-26', 3, '#f0c24b');
  },
  beanie(p, colour) {
    dome(p, colour);
    p.box(-56, -34, 112, 20, 9, lighter(colour, 0.18));
    p.ball(0, -74, 12, lighter(colour, 0.5));
  },
  goggles(p, colour) {
    dome(p, colour);
    p.box(-54, -30, 108, 8, 3, '#2e2a33');
    p.box(-42, -44, 84, 30, 13, '#2e2a33');
    p.box(-37, -40, 74, 22, 10, '#f2a02e');
    p.flat('M-30 -22L-14 -40h12L-20 -20Z', '#ffffff', 0.5);
  },
  hood(p, colour) {
    p.path(
      'M-56 20V-12C-56 -52 -30 -68 0 -68S56 -52 56 -12V20Q48 52 0 56T-56 20ZM-40 -12V12Q0 4 40 12V-12Q0 -20 -40 -12Z',
      colour,
    );
    p.box(-54, -36, 108, 12, 3, '#d8362f');
  },
  // The helmet of a samurai: a crest of two horns, and plates down to the neck.
  kabuto(p, colour) {
    p.path('M-54 -26L-74 14Q-64 22 -52 18L-44 -22ZM54 -26L74 14Q64 22 52 18L44 -22Z', colour);
    p.path(
      'M-10 -62C-40 -70 -50 -100 -44 -126C-34 -98 -18 -84 0 -80C18 -84 34 -98 44 -126C50 -100 40 -70 10 -62Z',
      '#f0c24b',
    );
    dome(p, colour);
    p.path('M-62 -14Q-58 -34 0 -38T62 -14Q0 -34 -62 -14Z', darker(colour, 0.3));
    p.ball(0, -56, 9, '#e2483f');
  },
  // The mask of a fencer: wire before the face, and a white bib below it.
  mesh(p, colour) {
    p.path('M-58 18V-12C-58 -54 -32 -70 0 -70S58 -54 58 -12V18Q50 64 0 72T-58 18Z', colour);
    p.path('M-42 12V-14Q-38 -44 0 -44T42 -14V12Q34 46 0 46T-42 12Z', '#59626f');
    for (const x of [-28, -14, 0, 14, 28]) p.line(`M${x} -40V42`, 1.8, '#8d98a8');
    for (const y of [-28, -14, 0, 14, 28]) p.line(`M-38 ${y}H38`, 1.8, '#8d98a8');
  },
  // Around the face, which it leaves free.
  cowl(p, colour) {
    p.path(
      'M-58 46V-10C-58 -54 -34 -72 0 -78S58 -54 58 -10V46Q46 58 36 42Q50 12 40 -14Q26 -42 0 -42T-40 -14Q-50 12 -36 42Q-46 58 -58 46Z',
      colour,
    );
    p.line('M-37 40Q-49 12 -39 -13Q-25 -40 0 -40T39 -13Q49 12 37 40', 3, darker(colour, 0.2));
  },
  pointed(p, colour) {
    p.path(
      'M-54 -20C-50 -66 -30 -84 -6 -128Q4 -142 22 -120Q16 -108 12 -100Q38 -66 54 -20Z',
      colour,
    );
    p.path('M-57 -26Q0 -48 57 -26V-10Q0 -32 -57 -10Z', lighter(colour, 0.2));
  },
  party(p, colour) {
    p.path('M-26 -44L0 -112L26 -44Q0 -34 -26 -44Z', colour);
    for (const [x, y] of [
      [-8, -58],
      [8, -70],
      [-2, -86],
    ] as const)
      p.ball(x, y, 4, '#ffe08a');
    p.ball(0, -112, 9, '#ff7ab0');
  },
  plumes(p, colour) {
    for (const [turn, tint] of [
      [-1, '#e2428a'],
      [1, '#e2428a'],
      [-0.52, '#2fb6c4'],
      [0.52, '#2fb6c4'],
      [0, '#8b5cf6'],
    ] as const)
      p.path(
        `M${turn * 18} -40Q${turn * 92 - 16} ${-84 - (1 - Math.abs(turn)) * 26} ${turn * 78} ${-104 - (1 - Math.abs(turn)) * 40}Q${turn * 84 + 16} ${-78 - (1 - Math.abs(turn)) * 26} ${turn * 18 + 4} -40Z`,
        tint,
      );
    p.path('M-51 -22Q0 -40 51 -22L44 -46Q22 -58 0 -70Q-22 -58 -44 -46Z', colour);
    p.ball(0, -48, 6, '#e2445c');
  },
  flower(p, colour) {
    for (const [x, y] of [
      [30, -50],
      [46, -46],
      [40, -34],
      [26, -36],
      [36, -58],
    ] as const)
      p.ball(x, y, 11, colour);
    p.ball(36, -44, 7, '#ffd23f');
  },
  ...HATS_OF_CLOTH,
  ...HATS_OF_TALES,
  band(p, colour) {
    p.path('M-51 -24Q0 -42 51 -24V-36Q0 -54 -51 -36Z', colour);
  },
};

export function drawHat(p: Pen, hat: Hat, colour: string): void {
  HATS[hat](p, colour);
}
