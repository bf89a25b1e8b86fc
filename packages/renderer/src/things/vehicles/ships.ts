import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const ABOARD = { seat: { x: 0.5, y: 0.7 }, top: { x: 0.62, y: 0.7 } } as const;

function sail(p: Pen, x: number, y: number, wide: number, tall: number, colour: string): void {
  p.path(
    `M${x} ${y}Q${x + wide * 0.5} ${y - 2} ${x + wide} ${y}Q${x + wide + 7} ${y + tall * 0.5} ${x + wide} ${y + tall}Q${x + wide * 0.5} ${y + tall - 5} ${x} ${y + tall}Q${x + 7} ${y + tall * 0.5} ${x} ${y}Z`,
    colour,
  );
  p.line(`M${x - 2} ${y}H${x + wide + 2}`, 1.6, '#6b4630');
}

/** A sailing ship of three masts. */
function tallShip(p: Pen, hull: string, cloth: string, flag: (x: number, y: number) => void): void {
  for (const [x, top] of [
    [38, 12],
    [70, 4],
    [101, 14],
  ] as const)
    p.line(`M${x} ${top}V76`, 2.6, '#6b4630');
  p.line('M112 66L142 46', 2.4, '#6b4630');
  p.path('M140 47L104 20Q116 44 112 64Z', lighter(cloth, 0.2));
  sail(p, 26, 44, 24, 22, cloth);
  sail(p, 29, 24, 18, 16, lighter(cloth, 0.12));
  sail(p, 55, 38, 30, 28, cloth);
  sail(p, 59, 15, 22, 18, lighter(cloth, 0.12));
  sail(p, 90, 44, 22, 20, cloth);
  sail(p, 93, 25, 16, 15, lighter(cloth, 0.12));
  flag(71, 1);
  p.path('M6 58H26V70H118L130 62Q128 88 108 100H30Q10 90 6 58Z', hull);
  p.path('M8 70Q70 84 126 72L124 79Q70 90 10 78Z', lighter(hull, 0.32));
  p.box(4, 54, 24, 5, 2, darker(hull, 0.2));
  for (let at = 0; at < 5; at += 1) p.box(34 + at * 16, 82, 7, 6, 1, darker(hull, 0.5));
  p.box(10, 62, 5, 5, 1, '#ffe08a');
  p.box(18, 62, 5, 5, 1, '#ffe08a');
}

function jollyRoger(p: Pen, x: number, y: number): void {
  p.path(
    `M${x} ${y}Q${x + 10} ${y - 2} ${x + 22} ${y + 1}V${y + 13}Q${x + 10} ${y + 10} ${x} ${y + 13}Z`,
    '#26242c',
  );
  p.ball(x + 11, y + 5, 3, '#f4f1ea');
  p.line(
    `M${x + 6} ${y + 8}L${x + 16} ${y + 11}M${x + 16} ${y + 8}L${x + 6} ${y + 11}`,
    1.2,
    '#f4f1ea',
  );
}

export const SHIPS: readonly Thing[] = [
  drawn(
    'pirate-ship',
    { ratio: 1.44, metres: 14, medium: 'boat', facing: 1, anchors: ABOARD },
    (p, { colour }) => tallShip(p, colour ?? '#7a4a30', '#efe6d2', (x, y) => jollyRoger(p, x, y)),
  ),
  drawn(
    'sailed-pirate-ship',
    { ratio: 1.44, metres: 14, medium: 'boat', facing: 1, anchors: ABOARD },
    (p, { colour }) => tallShip(p, '#7a4a30', colour ?? '#2e2b35', (x, y) => jollyRoger(p, x, y)),
  ),
  drawn(
    'tall-ship',
    { ratio: 1.44, metres: 14, medium: 'boat', facing: 1, anchors: ABOARD },
    (p, { colour }) =>
      tallShip(p, '#8a5a3a', colour ?? '#fbf6ea', (x, y) =>
        p.path(
          `M${x} ${y}Q${x + 10} ${y - 2} ${x + 20} ${y + 1}V${y + 9}Q${x + 10} ${y + 6} ${x} ${y + 9}Z`,
          '#d8453c',
        ),
      ),
  ),
  drawn(
    'cruise-ship',
    { ratio: 2.3, metres: 20, medium: 'boat', facing: 1, anchors: { top: { x: 0.5, y: 0.3 } } },
    (p, { colour, isDark }) => {
      const glass = isDark ? '#ffe39a' : '#5fb4dd';
      const hull = colour ?? '#ffffff';
      const white = lighter(hull, 0.5);
      // Funnel, mast and radar.
      p.path('M70 2Q84 -1 98 2L104 24H62Z', '#e0483f');
      p.path('M68 8H100L102 15H65Z', '#ffffff');
      p.line('M160 8V28M153 13H167', 2, '#8f9db0');
      p.ball(160, 8, 3.4, '#f4f7fb');
      // Decks, each shorter than the one below.
      p.path('M54 21H160Q172 21 178 31H48Z', white);
      p.path('M40 30H178Q190 31 196 42H32Z', white);
      p.path('M28 41H196Q207 43 213 56H20Z', white);
      for (let at = 0; at < 10; at += 1) p.box(60 + at * 9.4, 24.5, 5.4, 4, 1, glass);
      p.flat('M160 23.5H168Q172 25 174 29H160Z', glass, 0.95);
      for (let at = 0; at < 15; at += 1) p.box(42 + at * 9.6, 34, 6.4, 5, 1, glass);
      for (let at = 0; at < 18; at += 1) p.box(30 + at * 9.6, 46, 6.4, 6, 1, glass);
      for (const [y, x, long] of [
        [31.5, 44, 146],
        [42.5, 30, 174],
      ] as const)
        p.flat(`M${x} ${y}H${x + long}V${y + 1.2}H${x}Z`, '#8fa3b8', 0.7);
      for (let at = 0; at < 6; at += 1) {
        p.path(
          `M${52 + at * 22} 56H${68 + at * 22}Q${68 + at * 22} 62 ${60 + at * 22} 62T${52 + at * 22} 56Z`,
          '#f2913a',
        );
      }
      // The hull rises to the bow.
      p.path('M6 58H190L228 50Q226 74 206 100H22Q8 84 6 58Z', hull);
      p.flat('M7 66Q110 70 226 60L225 64Q110 75 8 71Z', '#2f6fb5', 1);
      p.path('M14 90H211L205 100H22Q17 96 14 90Z', '#27466e');
      for (let at = 0; at < 18; at += 1) p.ball(22 + at * 10, 80, 2.2, glass);
      p.line('M190 58L227 50', 1.6, '#8f9db0');
    },
  ),
];
