import type { Pen } from '../pen.ts';
import { type Appearance, drawn, type Thing } from '../thing.ts';

const RAYS = 12;

/** The drops that fall from a cloud that waters what is below it. */
function rain(p: Pen, seconds: number, { states }: Appearance): void {
  if (!states.includes('spraying')) return;
  for (let drop = 0; drop < 9; drop += 1) {
    const way = (seconds * 1.1 + drop * 0.37) % 1;
    p.spot(28 + drop * 11, 100 + way * 55, 2.2, 5.5, '#4aa8e8', 0.9 * (1 - way));
  }
}

/** Sun, cloud and star as somebody: their faces and limbs are drawn over them. */
export const SKY_CHARACTERS: readonly Thing[] = [
  drawn('sun-character', { ratio: 1, metres: 1.1 }, (p) => {
    for (let ray = 0; ray < RAYS; ray += 1) {
      p.brush.save();
      p.brush.translate(50, 50);
      p.brush.rotate((ray * 2 * Math.PI) / RAYS);
      p.path('M-9 -34L0 -50L9 -34Z', ray % 2 === 0 ? '#ff9f1c' : '#ffb838');
      p.brush.restore();
    }
    p.ball(50, 50, 35, '#ffcf3a');
  }),
  drawn(
    'cloud-character',
    { ratio: 1.5, metres: 0.9 },
    (p) => {
      p.path(
        'M30 96C8 96 0 80 4 66C8 52 22 48 30 50C30 26 48 10 70 12C86 14 96 22 102 34C122 28 138 42 136 60C148 64 152 80 142 90C138 95 130 96 122 96Z',
        '#eef5ff',
      );
      p.spot(60, 30, 18, 10, '#ffffff', 0.8);
    },
    rain,
  ),
  drawn('star-character', { ratio: 1.05, metres: 0.9 }, (p) => {
    p.path(
      'M52 3Q57 3 60 9L70 32L95 35Q104 37 97 45L79 62L84 87Q85 97 76 92L52 79L29 92Q20 97 21 87L26 62L8 45Q1 37 10 35L34 32L44 9Q47 3 52 3Z',
      '#ffc93c',
    );
  }),
];
