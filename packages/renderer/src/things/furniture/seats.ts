import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#b9794a';
const seated = (x: number, y: number) => ({ seat: { x, y }, top: { x, y } });

export const SEATS: readonly Thing[] = [
  drawn('armchair', { ratio: 0.98, metres: 1.05, anchors: seated(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#c9574f';
    p.flat('M14 88h7l-2 12h-4zM76 88h7l-1 12h-4z', '#6d4330');
    p.path('M17 60V20Q17 1 36 1H62Q81 1 81 20V60Z', darker(main, 0.12));
    p.path('M25 56V22Q25 9 38 9H60Q73 9 73 22V56Z', main);
    for (const x of [40, 58]) p.spot(x, 28, 1.8, 1.8, darker(main, 0.35));
    p.box(20, 55, 58, 22, 9, lighter(main, 0.12));
    p.path('M20 92V72H78V92Z', darker(main, 0.2));
    p.path('M1 54Q1 42 12 42T23 54V92H9Q1 92 1 84Z', main);
    p.path('M75 54Q75 42 86 42T97 54V84Q97 92 89 92H75Z', main);
    p.spot(12, 52, 6, 6, lighter(main, 0.25), 0.7);
    p.spot(86, 52, 6, 6, darker(main, 0.12), 0.7);
  }),
  drawn('sofa', { ratio: 2.2, metres: 0.95, anchors: seated(0.5, 0.62) }, (p, { colour }) => {
    const main = colour ?? '#4f83a8';
    p.flat('M20 88h7l-2 12h-4zM192 88h7l-1 12h-4z', '#6d4330');
    p.path('M18 62V20Q18 1 36 1H184Q202 1 202 20V62Z', darker(main, 0.14));
    p.box(27, 9, 81, 56, 12, main);
    p.box(112, 9, 81, 56, 12, main);
    p.box(24, 57, 85, 23, 9, lighter(main, 0.12));
    p.box(111, 57, 85, 23, 9, lighter(main, 0.12));
    p.path('M20 92V76H200V92Z', darker(main, 0.22));
    p.path('M1 56Q1 44 13 44T25 56V92H9Q1 92 1 84Z', main);
    p.path('M195 56Q195 44 207 44T219 56V84Q219 92 211 92H195Z', main);
    p.box(34, 32, 30, 28, 8, '#f4c95d');
    p.box(158, 34, 28, 27, 8, '#f0ebe3');
  }),
  drawn('chair', { ratio: 0.5, metres: 0.95, anchors: seated(0.5, 0.52) }, (p, { colour }) => {
    const main = colour ?? WOOD;
    p.line('M5 4L8 98M44 4L42 98', 6, main);
    p.box(3, 4, 43, 11, 4, lighter(main, 0.1));
    p.box(5, 22, 40, 8, 3, main);
    p.box(5, 36, 40, 7, 3, darker(main, 0.1));
    p.line('M11 76H39', 3.5, darker(main, 0.2));
    p.box(0, 50, 50, 10, 4, lighter(main, 0.06));
  }),
  drawn('exam-couch', { ratio: 1.9, metres: 0.9, anchors: seated(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#5fb0b8';
    p.line('M22 50V96M168 50V96', 7, '#aab6c4');
    p.line('M22 78H168', 5, '#c4ced8');
    p.box(0, 36, 190, 20, 8, main);
    p.box(44, 33, 146, 8, 3, '#f6fafc');
    p.path('M4 38L10 12Q14 6 24 8L46 14Q54 18 50 38Z', lighter(main, 0.3));
  }),
  drawn(
    'barber-chair',
    { ratio: 0.86, metres: 1.15, anchors: seated(0.54, 0.56) },
    (p, { colour }) => {
      const main = colour ?? '#b8343c';
      p.oval(46, 96, 26, 5, '#8f98a6');
      p.box(40, 70, 12, 26, 3, '#c4ccd8');
      p.box(56, 88, 28, 6, 3, '#aab4c2');
      p.line('M64 70L78 90', 4, '#c4ccd8');
      p.box(12, 0, 20, 15, 6, main);
      p.box(8, 14, 24, 48, 8, main);
      p.line('M12 24H28M12 34H28M12 44H28', 2, darker(main, 0.25));
      p.box(10, 56, 62, 15, 7, darker(main, 0.08));
      p.line('M24 44H60V58', 5, '#c4ccd8');
    },
  ),
  drawn('bench', { ratio: 1.9, metres: 0.85, anchors: seated(0.5, 0.54) }, (p, { colour }) => {
    const main = colour ?? WOOD;
    p.line('M24 4V98M166 4V98', 5, '#4a4f5c');
    p.line('M14 66H44M150 66H178M40 66V98M152 66V98', 5, '#5a6070');
    for (const y of [2, 18, 34]) p.box(0, y, 190, 12, 4, main);
    p.box(4, 52, 182, 7, 3, darker(main, 0.15));
    p.box(2, 58, 186, 8, 3, lighter(main, 0.1));
  }),
  drawn(
    'rocking-chair',
    { ratio: 0.92, metres: 1.1, facing: 1, anchors: seated(0.48, 0.6) },
    (p, { colour }) => {
      const wood = colour ?? '#9a6240';
      p.line('M2 88Q44 106 90 88', 5, darker(wood, 0.2));
      p.line('M26 62L20 94M66 62L70 94', 5, darker(wood, 0.12));
      p.line('M24 62L10 4', 5, wood);
      p.line('M12 10H22M15 24H26M18 38H28M21 52H30', 3.4, darker(wood, 0.14));
      p.line('M32 62L22 4', 5, lighter(wood, 0.1));
      p.box(8, 0, 18, 9, 4, lighter(wood, 0.12));
      p.line('M22 40H62Q68 40 66 48V62', 4.6, lighter(wood, 0.06));
      p.box(20, 56, 52, 10, 4, '#c8553d');
    },
  ),
  drawn('stool', { ratio: 0.78, metres: 0.46, anchors: seated(0.5, 0.06) }, (p, { colour }) => {
    p.line('M17 14L7 97M61 14L71 97M39 14V90', 8, colour ?? WOOD);
    p.line('M13 60H65', 5, darker(colour ?? WOOD, 0.2));
    p.box(0, 0, 78, 18, 9, lighter(colour ?? WOOD, 0.1));
  }),
  drawn(
    'bed',
    {
      ratio: 1.75,
      metres: 1.1,
      facing: -1,
      anchors: { seat: { x: 0.6, y: 0.5 }, top: { x: 0.5, y: 0.54 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#6f8fd0';
      p.path('M0 100V12Q0 0 10 0T20 12V100Z', '#9a6240');
      p.path('M162 100V46Q162 38 168 38T175 46V100Z', '#9a6240');
      p.box(10, 72, 158, 16, 4, '#a96d48');
      p.box(14, 54, 150, 22, 8, '#f6f1ea');
      p.box(18, 34, 44, 24, 11, '#ffffff');
      p.path('M58 52Q62 44 74 45L156 48Q166 50 166 60V84H66Q58 84 58 74Z', main);
      p.path('M58 52Q62 44 74 45L82 45Q74 64 80 84H66Q58 84 58 74Z', lighter(main, 0.45));
    },
  ),
  drawn(
    'wheelchair',
    {
      ratio: 0.86,
      metres: 1.05,
      facing: 1,
      anchors: { seat: { x: 0.46, y: 0.56 }, grip: { x: 0.04, y: 0.14 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#3c6fb4';
      p.line('M3 13H14L20 62H58L68 88H82', 4.5, '#8a93a6');
      p.line('M22 40H54', 5, '#4a5263');
      p.box(14, 16, 9, 44, 4, main);
      p.box(16, 54, 44, 9, 4, lighter(main, 0.08));
      p.ring(34, 70, 27, 5, '#39404f');
      p.ring(34, 70, 21, 1.2, '#c3cad6');
      for (let at = 0; at < 8; at += 1) {
        const [dx, dy] = [Math.cos((at * Math.PI) / 4) * 20, Math.sin((at * Math.PI) / 4) * 20];
        p.line(`M34 70l${dx.toFixed(1)} ${dy.toFixed(1)}`, 0.9, '#c3cad6');
      }
      p.ball(34, 70, 4, '#8a93a6');
      p.ring(72, 91, 6.5, 5, '#39404f');
    },
  ),
  drawn(
    'train-seat',
    { ratio: 0.66, metres: 1.25, facing: 1, anchors: seated(0.5, 0.62) },
    (p, { colour }) => {
      const main = colour ?? '#3f5a94';
      p.box(14, 80, 44, 20, 3, '#3a4152');
      p.path('M2 30Q2 1 18 1Q32 1 34 16L40 66H6Z', main);
      p.box(6, 62, 58, 20, 8, lighter(main, 0.14));
      p.box(6, 4, 25, 18, 8, '#e8edf6');
    },
  ),
  drawn('swing', { ratio: 1.1, metres: 2.4, anchors: seated(0.5, 0.72) }, (p, { colour }) => {
    p.line('M14 3L2 98M14 3L26 98M96 3L84 98M96 3L108 98', 5, colour ?? '#d6574e');
    p.line('M10 4H100', 5, colour ?? '#d6574e');
    p.line('M40 5V72M70 5V72', 1.4, '#7d8290');
    p.box(35, 70, 40, 6, 3, WOOD);
  }),
];
