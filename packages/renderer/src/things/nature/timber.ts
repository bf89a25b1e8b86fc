import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The colour of a trunk that is a birch. */
export const BIRCH_BARK = '#efebe4';

/** The trunk of a large tree, from its roots up to where its crown begins. */
function trunk(p: Pen, main: string): void {
  p.path('M8 0H28Q27 40 28 80Q29 94 35 100H1Q7 94 8 80Q9 40 8 0Z', main);
  p.flat('M22 0H28Q27 40 28 80Q29 94 35 100H24Q21 60 22 0Z', darker(main, 0.4), 0.4);
  for (let at = 0; at < 26; at += 1) {
    const x = 10 + ((at * 7) % 17);
    const y = ((at * 37) % 94) + 1;
    p.line(`M${x} ${y}Q${x + 0.9} ${y + 2.4} ${x} ${y + 5}`, 0.5, darker(main, 0.34));
  }
  p.oval(20, 38, 2.2, 2.8, '#3a261c');
  p.oval(13, 66, 1.6, 2, darker(main, 0.4));
  p.flat('M8 84Q9 72 8.6 62Q12 70 11 80Q14 90 8 97Q4 98 2 99Q7 94 8 84Z', '#6fa84f', 0.85);
  p.flat('M28 20Q25 26 26.5 34L28 36Z', '#6fa84f', 0.7);
}

/** The bark of a birch: dark bands and scars on white. */
function birchBark(p: Pen): void {
  for (let at = 0; at < 17; at += 1) {
    const x = 9.5 + ((at * 11) % 13);
    const y = ((at * 29) % 93) + 3;
    const long = 3 + ((at * 5) % 4);
    p.path(
      `M${x} ${y}Q${x + long / 2} ${y - 1.1} ${x + long} ${y}Q${x + long / 2} ${y + 1.3} ${x} ${y}Z`,
      '#3b3a42',
    );
  }
  p.path('M9 100Q10 92 15 90Q20 93 27 100Z', '#55505a');
}

/** Wood and stone as they lie and stand outdoors. */
export const TIMBER: readonly Thing[] = [
  drawn(
    'tree-trunk',
    { ratio: 0.36, metres: 5, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      trunk(p, colour ?? '#8a5f42');
      if (colour === BIRCH_BARK) birchBark(p);
    },
  ),
  drawn(
    'stone-lantern',
    {
      ratio: 0.6,
      metres: 1.5,
      medium: 'scenery',
      anchors: { top: { x: 0.5, y: 0.06 }, outlet: { x: 0.5, y: 0.38 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#9aa0a6';
      p.box(6, 90, 48, 10, 3, darker(main, 0.15));
      p.path('M22 56H38L42 92H18Z', main);
      p.box(10, 50, 40, 9, 3, darker(main, 0.08));
      p.box(16, 28, 28, 24, 2, main);
      p.box(22, 32, 16, 16, 2, '#ffdf8a');
      p.line('M30 32V48M22 40H38', 1.6, darker(main, 0.3));
      p.glow(30, 40, 26, '#ffd070', 0.6);
      p.path('M0 30Q14 24 22 10H38Q46 24 60 30L54 34H6Z', darker(main, 0.1));
      p.ball(30, 7, 7, main);
      p.flat('M2 30Q14 26 20 16L24 18Q18 28 8 32Z', '#6fa84f', 0.8);
    },
  ),
  drawn(
    'log',
    {
      ratio: 3.2,
      metres: 0.38,
      anchors: { top: { x: 0.46, y: 0.14 }, seat: { x: 0.46, y: 0.14 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#8a5a3c';
      p.path('M96 14Q104 -2 122 0L128 8Q116 10 114 20Z', darker(main, 0.1));
      p.path('M30 12H276Q300 30 296 56T272 100H34Q2 96 2 56T30 12Z', main);
      p.line('M40 34H150M60 52H240M30 70H120M150 82H250M180 30H250', 2.6, darker(main, 0.3));
      p.flat('M20 18Q90 6 170 14L150 22Q90 14 40 26Z', '#6fa84f', 0.9);
      p.oval(282, 56, 36, 44, darker(main, 0.15));
      p.oval(283, 56, 30, 38, '#e0b07a');
      for (const r of [22, 14, 6]) {
        p.brush.save();
        p.brush.translate(283, 56);
        p.brush.scale(0.78, 1);
        p.ring(0, 0, r * 1.2, 2.4, '#bd8450');
        p.brush.restore();
      }
      p.path('M200 96Q196 78 208 74Q222 76 220 96Z', lighter('#c9574c', 0.1));
    },
  ),
];
