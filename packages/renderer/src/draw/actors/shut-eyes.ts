import { css, hex, mix } from '../colour.ts';
import { colourAt, type Sprite } from '../sprite.ts';

/** An eye in shares of the sprite: its middle, and its radius as a share of the height. */
type Eye = readonly [x: number, y: number, radius: number];

interface Sleeper {
  readonly eyes: readonly Eye[];
  /** Where the skin has the colour of the lids, if not above the eyes. */
  readonly lid?: readonly [x: number, y: number];
}

const one = (x: number, y: number, radius: number, lid?: Sleeper['lid']): Sleeper => ({
  eyes: [[x, y, radius]],
  ...(lid === undefined ? {} : { lid }),
});
const two = (left: number, right: number, y: number, radius: number, lid?: Sleeper['lid']) => ({
  ...one(left, y, radius, lid),
  eyes: [
    [left, y, radius],
    [right, y, radius],
  ] as const,
});

/** Animals that are shown as they stand when they are asleep, and where their eyes are. */
const SLEEPERS: Readonly<Record<string, Sleeper>> = {
  owl: two(0.245, 0.745, 0.275, 0.118, [0.5, 0.44]),
  parrot: one(0.285, 0.145, 0.074, [0.44, 0.2]),
  duck: one(0.757, 0.12, 0.05),
  duckling: one(0.757, 0.12, 0.055),
  goose: one(0.655, 0.1, 0.045),
  chicken: one(0.735, 0.172, 0.04),
  rooster: one(0.125, 0.2, 0.026),
  turkey: one(0.165, 0.163, 0.034, [0.21, 0.3]),
  swan: one(0.83, 0.085, 0.034, [0.79, 0.13]),
  dove: one(0.845, 0.4, 0.05),
  eagle: one(0.82, 0.565, 0.036, [0.76, 0.62]),
  robin: one(0.84, 0.4, 0.05),
  bird: one(0.84, 0.4, 0.05),
  crow: one(0.81, 0.365, 0.052),
  seagull: one(0.79, 0.53, 0.044),
  kingfisher: one(0.577, 0.24, 0.046),
  puffin: one(0.55, 0.18, 0.04, [0.48, 0.26]),
  toucan: one(0.532, 0.26, 0.068, [0.55, 0.4]),
  heron: one(0.69, 0.075, 0.02),
  stork: one(0.69, 0.075, 0.02),
  pelican: one(0.606, 0.145, 0.036),
  peacock: one(0.45, 0.288, 0.02, [0.43, 0.4]),
  penguin: two(0.437, 0.563, 0.19, 0.045, [0.36, 0.24]),
  flamingo: one(0.29, 0.06, 0.028, [0.35, 0.14]),
  'front-facing-baby-chick': two(0.36, 0.635, 0.222, 0.028),
  'baby-chick': one(0.265, 0.255, 0.028),
  turtle: one(0.09, 0.57, 0.045, [0.05, 0.7]),
  'sea-turtle': one(0.915, 0.4, 0.036, [0.87, 0.52]),
  seal: two(0.148, 0.322, 0.248, 0.045),
  walrus: one(0.78, 0.155, 0.048),
  otter: two(0.097, 0.275, 0.342, 0.03),
  beaver: one(0.195, 0.162, 0.04),
  sloth: two(0.135, 0.308, 0.482, 0.026, [0.22, 0.37]),
  elephant: one(0.165, 0.31, 0.05),
  hippopotamus: two(0.215, 0.375, 0.34, 0.045, [0.3, 0.26]),
  crocodile: one(0.745, 0.14, 0.09, [0.68, 0.35]),
  gorilla: one(0.118, 0.13, 0.022, [0.16, 0.18]),
  kangaroo: one(0.15, 0.175, 0.026, [0.2, 0.26]),
  chipmunk: one(0.26, 0.276, 0.058, [0.36, 0.36]),
  bat: two(0.547, 0.626, 0.588, 0.026, [0.58, 0.52]),
  snake: one(0.76, 0.118, 0.04),
  frog: two(0.27, 0.73, 0.213, 0.125, [0.5, 0.3]),
  badger: one(0.228, 0.3, 0.06, [0.5, 0.3]),
  giraffe: one(0.133, 0.13, 0.024, [0.17, 0.18]),
  'two-hump-camel': one(0.193, 0.175, 0.04, [0.24, 0.24]),
  camel: one(0.193, 0.15, 0.042, [0.25, 0.22]),
  llama: one(0.138, 0.195, 0.022, [0.16, 0.24]),
  rhinoceros: one(0.2, 0.4, 0.034, [0.25, 0.45]),
  bison: one(0.158, 0.385, 0.045, [0.22, 0.42]),
  't-rex': one(0.253, 0.075, 0.045, [0.2, 0.15]),
  sauropod: one(0.163, 0.045, 0.022, [0.2, 0.1]),
  mammoth: one(0.243, 0.385, 0.042, [0.3, 0.42]),
  dolphin: one(0.33, 0.175, 0.024, [0.4, 0.2]),
  whale: one(0.5, 0.442, 0.042, [0.58, 0.4]),
  'spouting-whale': one(0.5, 0.44, 0.042, [0.58, 0.4]),
  lizard: one(0.845, 0.345, 0.1, [0.78, 0.25]),
  skunk: one(0.2, 0.61, 0.04, [0.25, 0.66]),
  crab: two(0.415, 0.588, 0.3, 0.026, [0.5, 0.4]),
  octopus: two(0.155, 0.842, 0.39, 0.066, [0.5, 0.5]),
  fish: one(0.24, 0.475, 0.026, [0.3, 0.4]),
  snail: two(0.087, 0.223, 0.058, 0.038, [0.15, 0.3]),
};

/** Closes the eyes of an animal that is asleep. */
export function shutEyes(thing: string, sprite: Sprite): void {
  const sleeper = SLEEPERS[thing];
  if (sleeper === undefined) return;
  const { bitmap, width, height } = sprite;
  const brush = bitmap.getContext('2d');
  for (const [x, y, radius] of sleeper.eyes) {
    const [lidX, lidY] = sleeper.lid ?? [x, y - radius * 2];
    const lid = colourAt(sprite, lidX, lidY);
    const size = radius * height;
    const middle = { x: x * width, y: y * height };
    brush.fillStyle = css(lid);
    brush.beginPath();
    brush.ellipse(middle.x, middle.y, size * 1.08, size * 1.16, 0, 0, Math.PI * 2);
    brush.fill();
    brush.strokeStyle = css(mix(lid, hex('#221822'), 0.72));
    brush.lineWidth = Math.max(1, size * 0.26);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.arc(middle.x, middle.y - size * 0.25, size * 0.9, Math.PI * 0.14, Math.PI * 0.86);
    brush.stroke();
  }
}
