import { drawn, type Thing } from '../thing.ts';

const BONE = '#f3ead4';
const BONE_SHADE = '#d2c4a4';

/** Where the spine is at a place along the whale: a slow curve that falls to the tail. */
const spineAt = (x: number): number => 40 + 9 * Math.sin((x - 40) / 62);

/** What hangs in the halls of museums. */
export const WHALE_BONES: readonly Thing[] = [
  drawn('whale-skeleton', { ratio: 2.9, metres: 1.6, facing: 1 }, (p) => {
    for (const x of [72, 128, 196]) p.line(`M${x} 0V${spineAt(x)}`, 0.9, '#5b6270');
    p.line('M262 0V38', 0.9, '#5b6270');
    for (let at = 0; at < 13; at += 1) {
      const x = 104 + at * 8;
      const deep = 40 * Math.sin(((at + 2.4) / 16.5) * Math.PI);
      const y = spineAt(x);
      p.line(`M${x} ${y}Q${x + 7} ${y + deep * 0.7} ${x - 7} ${y + deep}`, 2.5, BONE_SHADE);
      p.line(`M${x} ${y}Q${x + 11} ${y + deep * 0.6} ${x - 2} ${y + deep + 2}`, 2.5, BONE);
    }
    for (let at = 0; at < 27; at += 1) {
      const x = 14 + at * 7.4;
      const size = 2 + Math.min(3, at * 0.2);
      p.line(`M${x} ${spineAt(x)}l-3 ${-3 - size * 1.5}`, 1.9, BONE_SHADE);
      p.ball(x, spineAt(x), size, BONE);
    }
    p.line('M14 43Q6 36 1 27M14 43Q7 48 2 56', 2.4, BONE);
    p.path('M196 56Q206 58 206 66L194 78Q188 70 196 56Z', BONE_SHADE);
    p.line('M197 76L180 94M200 76L188 97M203 75L197 98', 2.2, BONE);
    p.path('M206 44Q206 26 226 24Q250 26 289 56Q254 50 232 56Q212 58 206 44Z', BONE);
    p.line('M214 53Q222 80 250 80Q276 78 288 62', 4.2, BONE);
    p.line(
      'M226 56L230 70M236 54L241 72M246 53L252 73M256 52L261 70M266 53L270 67',
      1.3,
      BONE_SHADE,
    );
    p.spot(221, 42, 6, 5, '#54483a');
    p.line('M238 36Q262 42 280 54', 1.4, BONE_SHADE);
  }),
];
