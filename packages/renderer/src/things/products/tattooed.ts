import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const INK = '#26364f';

/** What a tattoo studio shows. */
export const TATTOOED: readonly Thing[] = [
  drawn('tattooed-arm', { ratio: 0.9, metres: 0.5 }, (p, { colour }) => {
    const skin = colour ?? '#e8b48f';
    // A bent arm with its fist above the elbow.
    p.path(
      'M0 70Q14 56 30 58Q40 48 46 56L48 30Q42 22 46 10Q52 0 66 2Q80 4 80 16Q80 26 72 32Q80 56 80 74Q78 96 52 99Q26 103 0 98Z',
      skin,
    );
    p.line('M54 14Q62 12 64 20M62 8Q71 8 71 17', 1.6, darker(skin, 0.3));
    p.line('M48 32Q58 38 71 32', 1.8, darker(skin, 0.24));
    p.line('M46 58Q52 66 50 76', 1.8, darker(skin, 0.24));
    p.flat('M4 72Q18 62 30 62Q18 70 4 78Z', lighter(skin, 0.4), 0.6);
    // A rose with its leaves.
    p.flat('M8 88Q14 78 22 84Q16 92 8 88ZM44 92Q40 80 32 84Q34 93 44 92Z', '#3f8a5f');
    p.ball(27, 79, 9.4, '#d3354f');
    p.line('M27 79Q31 75 27 74Q21 75 22 81Q25 87 32 84Q36 78 32 72', 1.5, '#8f1b36');
    p.line('M19 76Q17 84 24 88', 1.5, '#8f1b36');
    // An anchor on the forearm.
    p.ring(62, 43, 2.6, 1.6, INK);
    p.line('M62 46V64M56.5 50H67.5', 2, INK);
    p.line('M53 58Q54 66 62 66Q70 66 71 58', 2, INK);
    p.flat('M51 60L53 55L57 59ZM73 60L71 55L67 59Z', INK);
    // A swallow and two stars.
    p.flat('M57 84Q63 76 74 78Q69 81 69 84Q65 82 57 84Z', INK);
    p.flat('M48 86l1 2.4 2.4 .2-1.9 1.6.7 2.4-2.2-1.3-2.2 1.3.7-2.4-1.9-1.6 2.4-.2Z', INK);
  }),
];
