import type { Pen } from '../pen.ts';
import { type Appearance, drawn, type Thing } from '../thing.ts';

const LYING = { ratio: 2.6, metres: 0.46 } as const;

/** Strokes of chalk as they are seen on the ground before one, in front of a faint patch. */
function chalked(name: string, own: string, draw: (p: Pen, colour: string) => void): Thing {
  return drawn(name, LYING, (p: Pen, { colour }: Appearance) => {
    p.spot(130, 52, 128, 46, '#ffffff', 0.1);
    draw(p, colour ?? own);
  });
}

const sun = (p: Pen, colour: string): void => {
  p.spot(130, 52, 52, 20, colour, 0.75);
  p.line('M82 52a48 18 0 1 0 96 0a48 18 0 1 0-96 0Z', 4, colour);
  p.line('M130 27V6M130 77V98M72 52H24M188 52H236M90 36L54 18M170 36L206 18', 5, colour);
  p.line('M90 68L54 86M170 68L206 86', 5, colour);
};

const heart = (p: Pen, colour: string): void =>
  p.line('M130 92Q24 54 50 26Q84 2 130 32Q176 2 210 26Q236 54 130 92Z', 6, colour);

const house = (p: Pen, colour: string): void => {
  p.line('M72 48V94H176V48M52 50L124 8L196 50Z', 5, colour);
  p.line('M112 94V66H138V94', 4, '#f8d25c');
};

const flower = (p: Pen, colour: string): void => {
  for (const [x, y] of [
    [92, 32],
    [168, 32],
    [130, 18],
    [104, 50],
    [156, 50],
  ] as const)
    p.line(`M${x - 22} ${y}a22 10 0 1 0 44 0a22 10 0 1 0-44 0Z`, 4, colour);
  p.line('M130 50V96M130 84Q92 82 80 68M130 88Q170 86 184 72', 4, '#8fd67a');
  p.spot(130, 36, 17, 8, '#f8d25c', 0.9);
};

/** Drawings on the pavement. */
export const CHALKED: readonly Thing[] = [
  chalked('chalk-sun', '#ffd84a', sun),
  chalked('chalk-heart', '#ff8fb0', heart),
  chalked('chalk-house', '#ff9f7a', house),
  chalked('chalk-flower', '#ff9fc8', flower),
  chalked('chalk-star', '#ffe07a', (p, colour) =>
    p.line('M130 6L156 38L236 42L174 60L196 94L130 74L64 94L86 60L24 42L104 38Z', 5, colour),
  ),
  chalked('chalk-rainbow', '#ff7a7a', (p, colour) => {
    for (const [at, hue] of [colour, '#ffd84a', '#7ad88a', '#7ab8ff'].entries())
      p.line(`M${22 + at * 18} 92Q130 ${-66 + at * 36} ${238 - at * 18} 92`, 7, hue);
  }),
  chalked('chalk-picture', '#ffffff', (p, colour) => {
    p.line('M40 56V92H112V56M28 58L76 26L124 58Z', 7, '#ff9f7a');
    p.line(
      'M176 30a24 10 0 1 0 48 0a24 10 0 1 0-48 0ZM200 14V6M200 46V52M160 30H148',
      6,
      '#ffd84a',
    );
    p.line('M150 94V74M150 74a14 6 0 1 0 .1 0ZM190 94V80M190 80a14 6 0 1 0 .1 0Z', 6, colour);
  }),
];
