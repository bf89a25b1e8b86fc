import { createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { hills } from '../../draw/landforms.ts';
import { planetBitmap } from '../../draw/props/planets.ts';
import { rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { ellipse, fromTop, glow } from '../../draw/strokes.ts';
import { between, pick } from '../../random.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { type Brush, type Element, seen, type World } from '../world.ts';

type Hues = readonly [string, string, string];

const NEBULAE: readonly [Hues, ...Hues[]] = [
  ['#6a2fd0', '#e0459b', '#2f7bff'],
  ['#0f8f9f', '#4a3fd0', '#f27d52'],
  ['#b0336f', '#f2994a', '#4f3bb0'],
];

/** Clouds of colour, a band of stars, and more stars before them. */
function backdrop(world: World): Element {
  const { size, unit } = world;
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  const random = world.random('nebula');
  brush.fillStyle = fromTop(
    brush,
    [0, size.height],
    [hex('#05041a'), hex('#0d0a33'), hex('#150c3d')],
  );
  brush.fillRect(0, 0, size.width, size.height);
  const hues = pick(random, NEBULAE);
  const tilt = between(random, -0.4, 0.4);
  for (let at = 0; at < 34; at += 1) {
    const along = between(random, -0.1, 1.1);
    const x = size.width * along;
    const y = size.height * (0.5 + tilt * (along - 0.5) + between(random, -0.26, 0.26));
    const code = hues[at % hues.length] ?? hues[0];
    const colour =
      world.reading.accent === null ? hex(code) : mix(hex(code), world.light.accent, 0.5);
    glow(
      brush,
      { x, y, radius: unit * between(random, 100, 330) },
      colour,
      between(random, 0.1, 0.26),
    );
  }
  paintStars(brush, world);
  return { depth: 0, draw: (onto) => onto.drawImage(canvas, 0, 0) };
}

function paintStars(brush: Brush, world: World): void {
  const random = world.random('space-stars');
  const { size, unit } = world;
  for (let at = 0; at < 420; at += 1) {
    const isBright = random() < 0.05;
    const radius = unit * (isBright ? between(random, 1.6, 2.6) : between(random, 0.4, 1.3));
    const [x, y] = [random() * size.width, random() * size.height];
    const tint = mix(WHITE, hex(pick(random, ['#ffd9a8', '#a8c8ff', '#ffffff'])), 0.6);
    if (isBright) glow(brush, { x, y, radius: radius * 7 }, tint, 0.5);
    brush.fillStyle = css(tint, between(random, 0.4, 1));
    ellipse(brush, x, y, radius, radius);
  }
}

function twinkling(world: World): Element {
  const random = world.random('space-twinkle');
  const { size, unit } = world;
  const stars = Array.from({ length: 30 }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    size: unit * between(random, 3, 7),
    phase: random() * 7,
    pace: between(random, 1.5, 3.4),
  }));
  return {
    depth: 0.05,
    draw(brush, { seconds }) {
      brush.fillStyle = '#fff';
      for (const { x, y, size: reach, phase, pace } of stars) {
        const shine = 0.5 + 0.5 * Math.sin(seconds * pace + phase);
        brush.globalAlpha = shine;
        const long = reach * (0.4 + 0.6 * shine);
        brush.fillRect(x - long, y - unit * 0.5, long * 2, unit);
        brush.fillRect(x - unit * 0.5, y - long, unit, long * 2);
      }
      brush.globalAlpha = 1;
    },
  };
}

const WORLDS: readonly (readonly [Colour, Colour])[] = [
  [hex('#f2a65a'), hex('#c8553d')],
  [hex('#5aa9e6'), hex('#2b59c3')],
  [hex('#c77dff'), hex('#6a3fd0')],
  [hex('#7bd389'), hex('#2b8a6f')],
  [hex('#f28fad'), hex('#b0457a')],
];

/** Planets at the edges, never in the way of those in the middle. */
function planets(world: World, places: readonly (readonly [number, number, number])[]): Element[] {
  const random = world.random('planets');
  const { size, unit, light } = world;
  const first = Math.floor(random() * WORLDS.length);
  return places.map(([x, y, radius], at) => {
    const colours = WORLDS[(first + at * 2) % WORLDS.length] ?? [WHITE, WHITE];
    const bitmap = planetBitmap(
      unit * radius,
      colours,
      { ring: at === 0, craters: at % 2 === 1, lit: light.sunX },
      random,
    );
    const depth = 0.12 + radius / 700;
    return {
      depth,
      draw(brush, { seconds }) {
        const bob = unit * 5 * Math.sin(seconds * 0.5 + at * 2);
        brush.drawImage(
          bitmap,
          size.width * x - bitmap.width / 2,
          size.height * y - bitmap.height / 2 + bob,
        );
      },
    } satisfies Element;
  });
}

/** A star that falls once in a while. */
function meteors(world: World): Element {
  const random = world.random('meteors');
  const { size, unit } = world;
  const falls = Array.from({ length: 6 }, (_, at) => ({
    start: 0.7 + at * 1.7 + random() * 0.6,
    x: size.width * between(random, 0.25, 1),
    y: size.height * between(random, 0, 0.35),
  }));
  return {
    depth: 0.06,
    draw(brush, { seconds }) {
      for (const { start, x, y } of falls) {
        const age = (seconds - start) / 0.75;
        if (age < 0 || age > 1) continue;
        const head = { x: x - unit * 380 * age, y: y + unit * 190 * age };
        const tail = brush.createLinearGradient(
          head.x,
          head.y,
          head.x + unit * 150,
          head.y - unit * 75,
        );
        tail.addColorStop(0, `rgba(255,255,255,${0.95 * Math.sin(age * Math.PI)})`);
        tail.addColorStop(1, 'rgba(255,255,255,0)');
        brush.strokeStyle = tail;
        brush.lineCap = 'round';
        brush.lineWidth = unit * 3;
        brush.beginPath();
        brush.moveTo(head.x, head.y);
        brush.lineTo(head.x + unit * 150, head.y - unit * 75);
        brush.stroke();
      }
    },
  };
}

function starlight(world: World): World {
  return {
    ...world,
    light: {
      ...world.light,
      ambient: hex('#d9d4ff'),
      key: hex('#fff1d6'),
      shadow: hex('#120a3a'),
      fog: hex('#2a1f63'),
      isDark: true,
    },
  };
}

export const paintSpace: PaintSetting = (world) => {
  const mirror = world.light.sunX < 0.5;
  const flip = (x: number) => (mirror ? 1 - x : x);
  return {
    surface: 'void',
    footing: world.size.height * 0.86,
    horizon: world.size.height * 0.6,
    light: starlight(world).light,
    ambience: ['dust'],
    elements: [
      backdrop(world),
      twinkling(world),
      meteors(world),
      ...planets(world, [
        [flip(0.84), 0.24, 74],
        [flip(0.1), 0.9, 200],
        [flip(0.13), 0.2, 34],
        [flip(0.93), 0.72, 24],
      ]),
    ],
  };
};

/** Grey dust, craters, and a blue world in a black sky. */
export const paintMoon: PaintSetting = (world) => {
  const { unit } = world;
  const { horizon, footing } = outlook(world, 0.06);
  const dark = starlight(world);
  const isMars = world.reading.accent === null && world.random('dust')() < 0.3;
  const dust = isMars ? hex('#c98a66') : hex('#b9b6cc');
  const pits = (
    name: string,
    count: number,
    tall: readonly [number, number],
    down: readonly [number, number],
    depth: number,
  ) =>
    row(
      dark,
      {
        name,
        count,
        tall: [tall[0] * unit, tall[1] * unit],
        depth,
        down: [down[0] * unit, down[1] * unit],
      },
      (brush, stand, random) => {
        if (random() < 0.3) {
          rock(
            brush,
            dark,
            { ...stand, height: stand.height * 0.4 },
            mix(dust, hex('#6f6a8a'), 0.4),
          );
          return;
        }
        brush.fillStyle = css(seen(dark, mix(dust, hex('#4a4668'), 0.45), depth));
        ellipse(brush, stand.x, stand.y, stand.height, stand.height * 0.3);
        brush.fillStyle = css(seen(dark, mix(dust, WHITE, 0.3), depth), 0.8);
        ellipse(
          brush,
          stand.x,
          stand.y + stand.height * 0.07,
          stand.height * 0.92,
          stand.height * 0.23,
        );
        brush.fillStyle = css(seen(dark, mix(dust, hex('#4a4668'), 0.3), depth));
        ellipse(
          brush,
          stand.x,
          stand.y + stand.height * 0.03,
          stand.height * 0.84,
          stand.height * 0.2,
        );
      },
    );
  const at = world.light.sunX < 0.5 ? 0.78 : 0.22;
  const earth = planetBitmap(
    unit * 92,
    [hex('#3f8fe8'), hex('#5fc27a')],
    { ring: false, craters: true, lit: world.light.sunX },
    world.random('earth'),
  );
  return {
    surface: 'ground',
    footing,
    horizon,
    light: dark.light,
    ambience: ['dust'],
    elements: [
      backdrop(world),
      twinkling(world),
      meteors(world),
      {
        depth: 0.1,
        draw: (brush) =>
          brush.drawImage(
            earth,
            world.size.width * at - earth.width / 2,
            horizon * 0.36 - earth.height / 2,
          ),
      },
      hills(dark, {
        name: 'mo1',
        depth: 0.3,
        y: horizon - unit * 6,
        swell: unit * 34,
        waves: [2, 3, 5],
        colour: mix(dust, hex('#4d4a78'), 0.4),
      }),
      hills(dark, {
        name: 'mo2',
        depth: 0.6,
        y: horizon + unit * 54,
        swell: unit * 22,
        waves: [1, 3],
        colour: mix(dust, hex('#5d5a88'), 0.2),
        onto: pits('mp2', 9, [20, 40], [24, 70], 0.6),
      }),
      hills(dark, {
        name: 'mo3',
        depth: 0.95,
        y: footing - unit * 64,
        swell: unit * 12,
        waves: [1, 2],
        colour: dust,
        onto: pits('mp3', 9, [30, 74], [40, 190], 1),
      }),
    ],
  };
};
