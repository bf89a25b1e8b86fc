import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

type Head = 'owl' | 'puffin' | 'parrot' | 'duck' | 'pelican' | 'toucan' | 'flamingo' | 'long';

/** A bird in flight, from the side with both wings spread. */
interface Soaring {
  readonly name: string;
  readonly metres: number;
  readonly body: string;
  readonly belly: string;
  readonly wing: string;
  /** The ends of the feathers. */
  readonly tips: string;
  readonly head: Head;
  /** How far the head is before the body. */
  readonly neck: number;
  /** Legs that trail behind. */
  readonly legs?: string;
  readonly pace: number;
}

const SOARING: readonly Soaring[] = [
  {
    name: 'owl-flying',
    metres: 0.5,
    body: '#8a6548',
    belly: '#e8d3b0',
    wing: '#7a5638',
    tips: '#c9a477',
    head: 'owl',
    neck: 0,
    pace: 0.8,
  },
  {
    name: 'puffin-flying',
    metres: 0.3,
    body: '#2f2d39',
    belly: '#ffffff',
    wing: '#3a3846',
    tips: '#55525f',
    head: 'puffin',
    neck: 0,
    legs: '#f0652f',
    pace: 1.8,
  },
  {
    name: 'parrot-flying',
    metres: 0.5,
    body: '#d9322f',
    belly: '#e8553a',
    wing: '#2f7fd6',
    tips: '#f7c531',
    head: 'parrot',
    neck: 2,
    pace: 1.4,
  },
  {
    name: 'toucan-flying',
    metres: 0.5,
    body: '#2b2833',
    belly: '#fff6e2',
    wing: '#35313f',
    tips: '#4a4556',
    head: 'toucan',
    neck: 2,
    pace: 1.3,
  },
  {
    name: 'duck-flying',
    metres: 0.4,
    body: '#b58a62',
    belly: '#d8bb98',
    wing: '#94704e',
    tips: '#4a6fb0',
    head: 'duck',
    neck: 12,
    pace: 1.8,
  },
  {
    name: 'goose-flying',
    metres: 0.6,
    body: '#a59a8c',
    belly: '#e8e2d8',
    wing: '#8a7f72',
    tips: '#4a443e',
    head: 'duck',
    neck: 26,
    pace: 1.1,
  },
  {
    name: 'swan-flying',
    metres: 0.8,
    body: '#fbfbff',
    belly: '#ffffff',
    wing: '#eef1f8',
    tips: '#d4dbe8',
    head: 'duck',
    neck: 34,
    pace: 0.9,
  },
  {
    name: 'flamingo-flying',
    metres: 0.8,
    body: '#ff8fa8',
    belly: '#ffb3c3',
    wing: '#ff7a98',
    tips: '#3a2f3c',
    head: 'flamingo',
    neck: 34,
    legs: '#e86a86',
    pace: 1,
  },
  {
    name: 'pelican-flying',
    metres: 0.8,
    body: '#f6f4ee',
    belly: '#ffffff',
    wing: '#ece8de',
    tips: '#3a3a44',
    head: 'pelican',
    neck: 6,
    pace: 0.8,
  },
  {
    name: 'heron-flying',
    metres: 0.8,
    body: '#8fa3bb',
    belly: '#eef2f7',
    wing: '#7388a3',
    tips: '#3a4458',
    head: 'long',
    neck: 22,
    legs: '#c9a24a',
    pace: 0.8,
  },
  {
    name: 'stork-flying',
    metres: 0.8,
    body: '#fbfbff',
    belly: '#ffffff',
    wing: '#f2f4f9',
    tips: '#2b2833',
    head: 'long',
    neck: 26,
    legs: '#e2503c',
    pace: 0.8,
  },
];

const eye = (p: Pen, x: number, y: number, size = 2.6) => {
  p.spot(x, y, size, size * 1.1, '#221c28');
  p.spot(x + size * 0.3, y - size * 0.4, size * 0.34, size * 0.38, '#ffffff');
};

/** How far each head reaches before its middle. */
const REACH: Readonly<Record<Head, number>> = {
  owl: 19,
  puffin: 34,
  parrot: 22,
  duck: 28,
  pelican: 46,
  toucan: 48,
  flamingo: 20,
  long: 42,
};

const HEADS: Readonly<Record<Head, (p: Pen, bird: Soaring) => void>> = {
  owl(p, { body, belly }) {
    p.ball(0, 0, 19, body);
    p.path('M-8 -14L-12 -24L-1 -17ZM8 -16L14 -25L15 -12Z', body);
    p.oval(3, 0, 9, 11, belly);
    p.oval(13, 0, 6.5, 10, belly);
    for (const x of [4, 13]) {
      p.ball(x, -2, 4.6, '#ffd23f');
      p.spot(x + 0.6, -2, 2.3, 2.6, '#221c28');
    }
    p.path('M8 2L13 3L10 10Z', '#e8a13c');
  },
  puffin(p, { body }) {
    p.ball(0, 0, 15, body);
    p.oval(4, 1, 10, 10, '#f6f4f0');
    p.path('M11 -9Q30 -8 34 3Q24 9 12 9Q7 0 11 -9Z', '#f0652f');
    p.path('M11 -9Q17 -9 18 -6Q15 2 18 8L12 9Q7 0 11 -9Z', '#4a5a74');
    eye(p, 5, -3);
  },
  parrot(p, { body }) {
    p.ball(0, 0, 15, body);
    p.oval(6, -1, 7, 8, '#fbf3ea');
    p.path('M9 -8Q24 -8 22 12Q18 8 9 8Z', '#3a3440');
    eye(p, 5, -3);
  },
  duck(p, { body, neck }) {
    p.ball(0, 0, 11, neck < 20 ? '#2f8a5b' : neck < 30 ? '#3a3a44' : body);
    if (neck >= 20 && neck < 30) p.oval(-2, 4, 5, 5, '#f4f1ea');
    p.path('M8 -4Q22 -3 28 3Q18 7 8 6Z', '#f2a53c');
    eye(p, 4, -3, 2);
  },
  pelican(p, { body }) {
    p.ball(0, 0, 12, body);
    p.path('M8 -4L46 2L44 6Q26 22 6 9Z', '#f2a53c');
    p.path('M8 -4L46 2L8 4Z', '#f7c46a');
    eye(p, 3, -3, 2.2);
  },
  toucan(p, { body }) {
    p.ball(0, 0, 15, body);
    p.oval(4, 4, 9, 9, '#fff6e2');
    p.path('M8 -10Q36 -16 48 6Q32 2 10 8Z', '#ff9d1f');
    p.path('M38 -6Q46 -2 48 6Q42 4 38 4Z', '#2a2733');
    p.spot(4, -3, 4.6, 4.6, '#49b6e6');
    eye(p, 4, -3);
  },
  flamingo(p, { body }) {
    p.ball(0, 0, 9, body);
    p.path('M5 -4Q18 -4 20 10Q14 6 4 6Z', '#fbe6e2');
    p.path('M15 0Q21 4 20 11Q16 8 14 5Z', '#2b2833');
    eye(p, 3, -2, 1.8);
  },
  long(p, { body }) {
    p.ball(0, 0, 9, body);
    p.path('M6 -4L42 3L6 5Z', '#e8a13c');
    eye(p, 3, -2, 1.8);
  },
};

const WING =
  'M12 4Q-12 -36 -64 -46Q-74 -46 -68 -38L-58 -36Q-67 -31 -60 -25L-48 -25Q-56 -18 -49 -13L-36 -15Q-43 -7 -35 -2L-20 -5Q-24 4 -12 9Q4 12 12 4Z';
const TIPS =
  'M-64 -46Q-74 -46 -68 -38L-58 -36Q-67 -31 -60 -25L-48 -25Q-56 -18 -49 -13L-36 -15Q-43 -7 -35 -2L-20 -5Q-36 -14 -44 -24Q-56 -36 -64 -46Z';

function wing(p: Pen, bird: Soaring, at: readonly [number, number, number, number]): void {
  const [x, y, across, up] = at;
  p.brush.save();
  p.brush.translate(x, y);
  p.brush.scale(across, up);
  const isFar = across < 0;
  p.path(WING, isFar ? darker(bird.wing, 0.18) : bird.wing);
  p.path(TIPS, isFar ? darker(bird.tips, 0.18) : bird.tips);
  p.brush.restore();
}

function body(p: Pen, bird: Soaring): void {
  const { body: main, belly, neck, legs } = bird;
  if (legs !== undefined) p.line('M46 74L8 80M46 78L10 86', 3, legs);
  p.path('M42 62L6 56Q-2 64 6 74L44 74Z', darker(main, 0.16));
  if (neck > 8) p.line(`M98 64Q${104 + neck * 0.5} 62 ${108 + neck} 58`, 11, main);
  p.path('M28 66Q58 48 98 53Q116 56 112 68Q98 88 62 84Q42 82 28 66Z', main);
  p.path('M44 76Q78 82 112 66Q106 88 66 86Q52 86 44 76Z', belly);
}

/** The head is before the farther wing. */
function head(p: Pen, bird: Soaring): void {
  p.brush.save();
  p.brush.translate(108 + bird.neck, 58);
  HEADS[bird.head](p, bird);
  p.brush.restore();
}

function soaring(bird: Soaring): Thing {
  const wide = Math.max(148, 108 + bird.neck + REACH[bird.head]);
  const own = (colour: string | null): Soaring =>
    colour === null
      ? bird
      : {
          ...bird,
          body: colour,
          belly: lighter(colour, 0.5),
          wing: darker(colour, 0.08),
          tips: darker(colour, 0.3),
        };
  const mouth = { x: (104 + bird.neck + REACH[bird.head]) / wide, y: 0.62 };
  return drawn(
    bird.name,
    {
      ratio: wide / 100,
      metres: bird.metres,
      medium: 'air',
      facing: 1,
      anchors: { top: { x: 0.5, y: 0.5 }, mouth, grip: { x: 0.5, y: 0.8 } },
    },
    (p, { colour }) => {
      p.flat('M70 0h4v4h-4z', bird.wing, 0.1);
      p.flat('M70 96h4v4h-4z', bird.wing, 0.1);
      body(p, own(colour));
    },
    (p, seconds, { colour }) => {
      const beat = 0.5 + 0.5 * Math.sin(seconds * bird.pace * 2 * Math.PI + 1.2);
      const up = 1.22 - beat * 0.72;
      const look = own(colour);
      wing(p, look, [98, 60, -0.68, up * 0.94]);
      head(p, look);
      wing(p, look, [86, 62, 1.14, up]);
    },
  );
}

export const SOARING_BIRDS: readonly Thing[] = SOARING.map(soaring);
