import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** How a bird looks that is seen from the side. */
interface Bird {
  readonly name: string;
  readonly metres: number;
  readonly body: string;
  readonly breast: string;
  readonly wing: string;
  readonly beak: string;
  /** How far the beak reaches, in units of the sheet. */
  readonly bill: number;
  /** Wing beats per second. */
  readonly pace: number;
  readonly crest?: string;
}

const BIRD: readonly Bird[] = [
  {
    name: 'bird',
    metres: 0.2,
    body: '#4a90d9',
    breast: '#ffd9a8',
    wing: '#2f6db3',
    beak: '#f2a53c',
    bill: 12,
    pace: 1.6,
  },
  {
    name: 'robin',
    metres: 0.2,
    body: '#8a7460',
    breast: '#f2713c',
    wing: '#6b5846',
    beak: '#5a4634',
    bill: 11,
    pace: 1.6,
  },
  {
    name: 'crow',
    metres: 0.4,
    body: '#34323f',
    breast: '#45424f',
    wing: '#25242e',
    beak: '#1f1e26',
    bill: 17,
    pace: 1,
  },
  {
    name: 'dove',
    metres: 0.3,
    body: '#f7f7fb',
    breast: '#ffffff',
    wing: '#dfe3ee',
    beak: '#f0a860',
    bill: 10,
    pace: 1.3,
  },
  {
    name: 'pigeon',
    metres: 0.3,
    body: '#8d95a8',
    breast: '#b9bfd0',
    wing: '#6a7186',
    beak: '#d98a6a',
    bill: 10,
    pace: 1.3,
  },
  {
    name: 'hummingbird',
    metres: 0.12,
    body: '#1fa37c',
    breast: '#f4f7ee',
    wing: '#7fd6c2',
    beak: '#3a3440',
    bill: 40,
    pace: 9,
    crest: '#d8345f',
  },
  {
    name: 'woodpecker',
    metres: 0.3,
    body: '#3a3944',
    breast: '#f2efe8',
    wing: '#25242e',
    beak: '#5a5560',
    bill: 24,
    pace: 1.6,
    crest: '#e0353c',
  },
  {
    name: 'crane-bird',
    metres: 1,
    body: '#f5f6fa',
    breast: '#ffffff',
    wing: '#cfd6e4',
    beak: '#6b6a70',
    bill: 28,
    pace: 0.8,
    crest: '#d8345f',
  },
];

function paintBody(p: Pen, bird: Bird): void {
  const { body, breast, beak, bill } = bird;
  const tip = 122 + bill;
  p.path('M34 62L2 48Q-2 56 6 64L0 76Q14 82 40 74Z', darker(body, 0.14));
  p.path('M28 66Q38 40 78 38Q120 34 122 56Q122 84 84 88Q46 92 28 66Z', body);
  p.path('M52 78Q84 84 116 62Q116 84 84 88Q62 90 46 80Z', breast);
  p.ball(108, 44, 19, body);
  p.path(`M122 36Q${tip - 4} 40 ${tip} 45Q${tip - 6} 48 122 51Z`, beak);
  if (bird.crest !== undefined) {
    if (bill > 30) p.path('M98 56Q110 66 122 54Q118 66 108 70Q98 68 98 56Z', bird.crest);
    else p.path('M94 34Q100 18 118 26Q112 30 112 34Z', bird.crest);
  }
  p.spot(113, 40, 3.4, 4, '#241f2c');
  p.spot(114.4, 38.4, 1.2, 1.4, '#ffffff');
}

/** A wing that goes up and down around the shoulder; the far one is behind the body. */
function wing(p: Pen, colour: string, beat: number, isFar: boolean): void {
  const x = isFar ? 86 : 78;
  const tip = 52 - beat * 52;
  p.path(
    `M${x - 16} 54Q${x - 34} ${tip + 8} ${x - 46} ${tip}Q${x - 6} ${tip + 6} ${x + 14} 54Q${x} 66 ${x - 16} 54Z`,
    colour,
  );
}

const MEASURES = { medium: 'air', facing: 1 } as const;

function flying(bird: Bird): Thing {
  const ratio = (124 + bird.bill) / 100;
  const mouth = { x: 1, y: 0.45 };
  return drawn(
    bird.name,
    {
      ...MEASURES,
      ratio,
      metres: bird.metres,
      anchors: { top: { x: 0.5, y: 0.4 }, mouth, grip: { x: 0.5, y: 0.6 } },
    },
    (p, { colour }) => {
      const own = colour === null ? bird : { ...bird, body: colour, wing: darker(colour, 0.2) };
      p.flat('M70 0h4v4h-4z', own.wing, 0.2);
      p.flat('M70 94h4v4h-4z', own.wing, 0);
      paintBody(p, own);
      p.flat('M60 86l2 12h4l-2 -12Z', '#c98a4a', 0.9);
    },
    (p, seconds, { colour, states }) => {
      const main = colour === null ? bird.wing : darker(colour, 0.2);
      const isStill = states.includes('sitting');
      const beat = isStill ? -0.4 : Math.sin(seconds * bird.pace * 2 * Math.PI);
      if (!isStill) wing(p, lighter(main, 0.12), beat * 0.92 + 0.06, true);
      wing(p, main, beat, false);
    },
  );
}

/** Wings that beat, around the shoulder of a gull. */
function gullWings(p: Pen, seconds: number, main: string): void {
  const beat = Math.sin(seconds * 5.2);
  const tip = 30 - beat * 34;
  p.path(`M84 56Q104 ${tip + 10} 142 ${tip}Q128 ${tip + 26} 104 62Z`, darker(main, 0.2));
  p.path(`M70 56Q48 ${tip - 4} 6 ${tip + 2}Q34 ${tip + 26} 62 66Z`, main);
  p.path(`M6 ${tip + 2}Q20 ${tip} 30 ${tip + 4}Q26 ${tip + 12} 20 ${tip + 12}Z`, '#3a4050');
}

const SEAGULL = drawn(
  'seagull',
  {
    ratio: 1.5,
    metres: 0.4,
    medium: 'air',
    facing: 1,
    anchors: { top: { x: 0.5, y: 0.5 }, mouth: { x: 0.9, y: 0.56 }, grip: { x: 0.5, y: 0.6 } },
  },
  (p) => {
    p.path('M4 76Q30 58 70 54Q100 48 116 54Q124 68 104 82Q76 104 46 86Q24 84 0 96Z', '#fbfcff');
    p.ball(118, 56, 16, '#fbfcff');
    p.path('M130 52Q146 54 150 62Q138 66 130 64Z', '#f2a53c');
    p.ball(123, 52, 2.4, '#2a2f3c');
    p.path('M84 58Q100 20 132 2Q126 40 104 66Z', '#cfd8e6');
  },
  (p, seconds) => gullWings(p, seconds, '#dfe6f0'),
);

/** A duck, goose or swan that swims, or stands on its feet. */
function waterfowl(
  name: string,
  metres: number,
  [body, head, wingColour]: readonly [string, string, string],
  neck: number,
): Thing {
  const top = 44 - neck;
  // The head is at the upper edge of the sheet, however short the neck is.
  const grow = 100 / (100 - top);
  return drawn(
    name,
    {
      ratio: 1.28 * grow,
      metres,
      medium: 'boat',
      facing: 1,
      anchors: {
        top: { x: 0.4, y: 0.5 },
        mouth: { x: 0.95, y: 0.14 },
        grip: { x: 0.5, y: 0.6 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? body;
      p.brush.scale(grow, grow);
      p.brush.translate(0, -top);
      p.path('M52 86L48 100H66M70 86L68 100H86', '#f29a3c');
      p.line('M56 84V97M74 84V97', 4, '#f29a3c');
      p.path('M2 54Q0 44 14 52Q40 44 70 50Q92 54 94 70Q90 92 52 92Q12 90 2 54Z', main);
      p.path(
        `M72 66Q84 50 ${82} ${top + 10}L104 ${top + 12}Q100 60 96 74Z`,
        neck > 20 ? main : head,
      );
      p.ball(94, top + 12, 12, head);
      p.path(
        `M102 ${top + 8}Q124 ${top + 10} 128 ${top + 17}Q112 ${top + 22} 102 ${top + 19}Z`,
        '#f2a53c',
      );
      p.path(
        'M18 60Q44 50 70 62Q62 82 40 82Q22 78 18 60Z',
        colour === null ? wingColour : darker(main, 0.12),
      );
      p.spot(97, top + 9, 2, 2.4, '#241f2c');
    },
  );
}

export const BIRDS: readonly Thing[] = [
  ...BIRD.map(flying),
  SEAGULL,
  waterfowl('duck', 0.35, ['#b58a62', '#2f8a5b', '#94704e'], 24),
  waterfowl('duckling', 0.18, ['#ffd94d', '#ffd94d', '#f2bf2c'], 20),
  waterfowl('goose', 0.6, ['#f3f3f6', '#f3f3f6', '#dcdfe8'], 40),
  waterfowl('cygnet', 0.3, ['#b9b6bd', '#b9b6bd', '#a3a0a8'], 22),
];
