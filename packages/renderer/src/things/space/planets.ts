import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

interface PlanetLook {
  readonly name: string;
  readonly colour: string;
  /** Stripes from top to bottom: height and half thickness. */
  readonly bands: readonly (readonly [y: number, half: number, colour: string])[];
  /** Patches and craters. */
  readonly spots: readonly (readonly [
    x: number,
    y: number,
    across: number,
    down: number,
    colour: string,
  ])[];
}

const PLANETS: readonly PlanetLook[] = [
  {
    name: 'mercury',
    colour: '#a8a09a',
    bands: [],
    spots: [
      [32, 34, 9, 8, '#8a827c'],
      [62, 28, 6, 5, '#8f8781'],
      [55, 62, 12, 10, '#89817b'],
      [28, 66, 6, 6, '#90887f'],
    ],
  },
  {
    name: 'venus',
    colour: '#e9b765',
    bands: [
      [26, 5, '#f5d79a'],
      [47, 7, '#d99b4a'],
      [70, 5, '#f3cf88'],
    ],
    spots: [],
  },
  {
    name: 'earth',
    colour: '#3f8fe0',
    bands: [],
    spots: [
      [34, 32, 17, 12, '#5cbf6a'],
      [44, 60, 10, 17, '#5cbf6a'],
      [74, 44, 11, 15, '#5cbf6a'],
      [50, 6, 18, 6, '#ffffff'],
      [50, 95, 18, 5, '#ffffff'],
      [62, 24, 13, 3, '#ffffff'],
      [28, 74, 12, 3, '#ffffff'],
    ],
  },
  {
    name: 'mars',
    colour: '#d8603a',
    bands: [],
    spots: [
      [36, 44, 18, 8, '#b6472a'],
      [66, 62, 14, 9, '#b6472a'],
      [60, 28, 6, 5, '#c2522f'],
      [50, 5, 14, 5, '#ffe9dc'],
    ],
  },
  {
    name: 'jupiter',
    colour: '#e6c49a',
    bands: [
      [18, 5, '#c98f5e'],
      [36, 6, '#b8754a'],
      [52, 3, '#f5e2c2'],
      [64, 6, '#c58657'],
      [82, 5, '#b8754a'],
    ],
    spots: [[64, 65, 11, 7, '#c8452f']],
  },
  {
    name: 'uranus',
    colour: '#8fdde0',
    bands: [
      [40, 6, '#a9eaec'],
      [66, 5, '#7accd2'],
    ],
    spots: [],
  },
  {
    name: 'neptune',
    colour: '#3f63d8',
    bands: [
      [30, 4, '#5a80ec'],
      [70, 5, '#3350b8'],
    ],
    spots: [[38, 52, 10, 6, '#2c43a0']],
  },
];

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;

function globe(
  p: Pen,
  x: number,
  radius: number,
  { colour, bands, spots }: Omit<PlanetLook, 'name'>,
) {
  const scale = radius / 50;
  const [left, top] = [x - radius, 50 - radius];
  p.ball(x, 50, radius, colour);
  p.within(disc(x, 50, radius), () => {
    for (const [y, half, tint] of bands)
      p.spot(x, top + y * scale, radius * 1.3, half * scale, tint, 0.75);
    for (const [at, y, across, down, tint] of spots)
      p.spot(left + at * scale, top + y * scale, across * scale, down * scale, tint, 0.85);
    p.spot(
      x + radius * 0.6,
      50 + radius * 0.6,
      radius * 0.95,
      radius * 0.95,
      darker(colour, 0.8),
      0.2,
    );
  });
}

/** The half of a ring that is behind the ball, or the one before it. */
function ring(p: Pen, isBehind: boolean): void {
  const sweep = isBehind ? 1 : 0;
  p.line(`M6 50A94 23 0 0 ${sweep} 194 50`, 9, '#d9bd8c');
  p.line(`M20 50A80 17 0 0 ${sweep} 180 50`, 6, lighter('#d9bd8c', 0.35));
}

/** The planets of the sun, as everybody knows them. */
export const PLANET_THINGS: readonly Thing[] = [
  ...PLANETS.map((look) =>
    drawn(`planet-${look.name}`, { ratio: 1, metres: 3 }, (p) => globe(p, 50, 50, look)),
  ),
  drawn('far-planet', { ratio: 1, metres: 3, medium: 'celestial' }, (p, look) => {
    const colour = look.colour ?? '#b98ad8';
    globe(p, 50, 50, {
      colour,
      bands: [
        [24, 5, lighter(colour, 0.25)],
        [46, 7, darker(colour, 0.2)],
        [70, 5, lighter(colour, 0.2)],
      ],
      spots: [[64, 58, 11, 6, darker(colour, 0.35)]],
    });
  }),
  drawn('planet-saturn', { ratio: 2, metres: 3 }, (p) => {
    ring(p, true);
    globe(p, 100, 50, {
      colour: '#e8cf9c',
      bands: [
        [28, 5, '#d3b078'],
        [50, 5, '#f3e2bd'],
        [70, 5, '#cfa86d'],
      ],
      spots: [],
    });
    ring(p, false);
  }),
  // The head leads down to the left, and what it leaves behind fans out.
  drawn('comet', { ratio: 1.5, metres: 3, medium: 'celestial' }, (p) => {
    p.flat('M16 86Q70 40 150 0Q120 50 40 98Z', '#9fd4ff', 0.34);
    p.flat('M18 82Q60 50 118 6Q96 46 34 94Z', '#c9e8ff', 0.46);
    p.flat('M20 80Q52 58 88 32Q70 62 32 92Z', '#ffffff', 0.6);
    p.glow(24, 86, 24, '#bfe4ff', 0.9);
    p.ball(24, 86, 11, '#f6fbff');
  }),
];
