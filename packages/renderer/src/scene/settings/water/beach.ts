import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hillLine, hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { palm } from '../../../draw/props/palm.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { parasol, starfish } from '../../../draw/props/seaside.ts';
import { ellipse, fillUnder } from '../../../draw/strokes.ts';
import { glitter, waterIn, waves } from '../../../draw/water.ts';
import { pick } from '../../../random.ts';
import { isAskedFor } from '../../asked-for.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { openWater, seaColour } from './sea.ts';

const SAND = hex('#f7dba4');

/** The last thin wave, which runs up the sand and draws back. */
function surf(world: World, y: number): Element {
  const { unit } = world;
  const line = hillLine(world, { name: 'surf', y, swell: 10, waves: [2, 3, 5] });
  return paintLayer(
    world,
    {
      depth: 0.86,
      top: y - unit * 90,
      bottom: y + unit * 40,
      sway: ({ seconds }) => ({ x: 0, y: unit * 15 * Math.sin(seconds * 1.05) }),
    },
    (brush, area) => {
      const span = {
        left: area.left,
        right: area.left + area.width,
        bottom: y - unit * 88,
        step: 6,
      };
      brush.fillStyle = css(mix(WHITE, world.light.key, 0.2), 0.95);
      fillUnder(brush, (x) => line(x) + unit * 9, span);
      brush.fillStyle = css(mix(waterIn(world, seaColour(world), 1), WHITE, 0.32));
      fillUnder(brush, line, span);
    },
  );
}

function washedUp(world: World) {
  const plan = { name: 'shells', count: 16, tall: [7, 13], depth: 1, down: [34, 170] } as const;
  return row(world, plan, (brush, placement, random) => {
    const kind = random();
    const hue = hex(pick(random, ['#ff7f6b', '#ffb04f', '#f26d9b']));
    if (kind < 0.4) starfish(brush, world, placement, hue);
    else if (kind < 0.7) rock(brush, world, placement, hex('#d8b48a'));
    else {
      brush.fillStyle = css(litColour(world, hex('#fff1e0'), 1));
      ellipse(brush, placement.x, placement.y, placement.height * 0.7, placement.height * 0.45);
    }
  });
}

/** A palm that leans in from the edge. */
function leaningPalm(world: World, side: number): Element {
  const { unit, size } = world;
  // In a narrow picture, among many and where the ground passes it is behind the actors, because it would hide them.
  const isFull = world.description.subjects.some(({ count }, at) => count > 1 || at > 0);
  const depth = size.height > size.width || isFull || world.speed !== 0 ? 0.96 : 1.15;
  const plan = { depth, top: -unit * 60, bottom: size.height + unit * 60, blur: 1 };
  return paintLayer(world, plan, (brush, area) => {
    const still = size.width * (side > 0 ? 0.92 : 0.08);
    const x = world.speed === 0 ? still : area.left + area.width * 0.3;
    const height = Math.min(size.height * 0.98, unit * 760);
    palm(brush, world, { x, y: size.height + unit * 20, height, depth: 1, lean: side * -0.16 });
  });
}

function shallows(world: World, horizon: number, shore: number): Element[] {
  const { unit } = world;
  const colour = seaColour(world);
  const far = { name: 'bw1', depth: 0.45, y: horizon + unit * 40, swell: 6, crests: 9 };
  const y = horizon + (shore - horizon) * 0.58;
  const near = { name: 'bw2', depth: 0.7, y, swell: 9, crests: 6 };
  return [
    openWater(world, horizon, shore + unit * 80),
    waves(world, { ...far, colour }),
    glitter(world, horizon + unit * 6, shore - unit * 30),
    waves(world, { ...near, colour: mix(colour, WHITE, 0.12) }),
  ];
}

/** Where nobody bathes, nothing of theirs stands. */
const isLonely = ({ description }: World): boolean =>
  description.extras?.includes('empty') === true;

export const paintBeach: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, -0.03);
  const shore = horizon + (groundY - horizon) * 0.6;
  const side = light.sunX < 0.5 ? 1 : -1;
  const isles = { name: 'isles', depth: 0.1, y: horizon + unit * 10, swell: 26, waves: [2, 3] };
  const wet = { name: 'wet', depth: 0.85, y: shore, swell: 10, waves: [1, 2] };
  const dry = { name: 'dry', depth: 0.95, y: shore + unit * 46, swell: 12, waves: [1, 3] };
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'ground', groundY),
      level(world, 'water', horizon + (shore - horizon) * 0.66, { span: [0, 1], depth: 0.75 }),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...isles, colour: hex('#5fa08c') }),
      ...shallows(world, horizon, shore),
      hills(world, { ...wet, colour: mix(SAND, hex('#c99a62'), 0.3) }),
      surf(world, shore + unit * 14),
      hills(world, {
        ...dry,
        colour: SAND,
        headroom: 230,
        behind: (brush, line) => {
          const x = size.width * (side > 0 ? 0.13 : 0.87);
          const placement = { x, y: line(x) + unit * 26, height: unit * 210, depth: 0.9 };
          if (world.speed === 0 && !isLonely(world)) parasol(brush, world, placement);
        },
        onto: washedUp(world),
      }),
      ...(isAskedFor(world, /^palm-tree$/) ? [] : [leaningPalm(world, side)]),
    ],
  };
};
