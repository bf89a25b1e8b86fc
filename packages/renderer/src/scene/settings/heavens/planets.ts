import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { mesas, peaks } from '../../../draw/mountains.ts';
import { planetBitmap } from '../../../draw/props/planets.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import type { Placement } from '../../../draw/props/trees.ts';
import { ellipse, glow } from '../../../draw/strokes.ts';
import { between, pick, type Random } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting, type Scenery } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { starryBackdrop, twinkling } from '../../starfield.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

/** Colours of the ground of a planet, from near to far. */
interface Soil {
  readonly near: Colour;
  readonly far: Colour;
  readonly stone: Colour;
}

const MARS: Soil = { near: hex('#c8643a'), far: hex('#b0552f'), stone: hex('#8f4128') };
const ALIEN: readonly [Soil, ...Soil[]] = [
  { near: hex('#5a3f8f'), far: hex('#7a4fb0'), stone: hex('#3f2c6b') },
  { near: hex('#2f7f7a'), far: hex('#4a9a8f'), stone: hex('#1f5a5c') },
];

/** The ground of a planet that has a colour. */
const soilOf = (accent: string): Soil => ({
  near: mix(hex(accent), hex('#2a1f50'), 0.34),
  far: mix(hex(accent), hex('#ffffff'), 0.08),
  stone: mix(hex(accent), hex('#160f30'), 0.55),
});

function ground(world: World, soil: Soil, levels: ReturnType<typeof defaultLevels>, on?: Grower) {
  const { unit } = world;
  const { horizon, groundY } = levels;
  const far = { name: 'pl1', depth: 0.3, y: horizon + unit * 8, swell: 20, waves: [2, 3] };
  const mid = { name: 'pl2', depth: 0.6, y: horizon + unit * 58, swell: 22, waves: [1, 3] };
  const near = { name: 'pl3', depth: 0.95, y: groundY - unit * 64, swell: 14, waves: [1, 2] };
  const stones = { name: 'plr', count: 26, tall: [8, 40], depth: 1, down: [14, 170] } as const;
  const plants = { name: 'plp', count: 8, tall: [90, 170], depth: 0.6, clearing: 0.3 } as const;
  const stone = soil.stone;
  return [
    hills(world, { ...far, colour: soil.far }),
    hills(world, {
      ...mid,
      colour: mix(soil.near, soil.far, 0.5),
      headroom: 190,
      ...(on === undefined ? {} : { behind: row(world, plants, on) }),
    }),
    hills(world, {
      ...near,
      colour: soil.near,
      headroom: 40,
      onto: row(world, stones, (brush, placement) => rock(brush, world, placement, stone)),
    }),
  ];
}

type Grower = (brush: Brush, placement: Placement, random: Random) => void;

/** The air of Mars is dusty and yellow by day. */
function underDust(world: World): World {
  if (world.light.isDark || world.light.time === 'sunset') return world;
  const sky = [hex('#c98a5a'), hex('#dba06c'), hex('#ecbb88'), hex('#f6d9b0')] as const;
  return {
    ...world,
    light: {
      ...world.light,
      sky,
      fog: hex('#eec294'),
      ambient: hex('#ffe9d2'),
      key: hex('#fff3dc'),
      shadow: hex('#5a2418'),
    },
  };
}

export const paintMars: PaintSetting = (outside) => {
  const world = underDust(outside);
  const { unit } = world;
  const levels = defaultLevels(world, 0.02);
  const { horizon, groundY } = levels;
  const range = { name: 'ma0', depth: 0.14, y: horizon + unit * 12, height: unit * 140, count: 4 };
  const stars = world.light.isDark ? 1 : 0;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    light: world.light,
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 0, stars }),
      mesas(world, { ...range, colour: hex('#a8512f') }),
      peaks(world, { ...range, name: 'ma1', count: 3, colour: hex('#b86440'), cap: null }),
      ...ground(world, MARS, levels),
    ],
  };
};

/** A plant that grows nowhere on Earth: a stalk with a glowing head. */
function alienPlant(brush: Brush, world: World, place: Placement, colour: Colour, lean: number) {
  const { x, y, height, depth } = place;
  const stalk = litColour(world, mix(colour, hex('#1a2040'), 0.35), depth);
  const head = { x: x + lean * height, y: y - height };
  brush.strokeStyle = css(stalk);
  brush.lineWidth = height * 0.07;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y + height * 0.1);
  brush.quadraticCurveTo(x, y - height * 0.6, head.x, head.y);
  brush.stroke();
  glow(brush, { ...head, radius: height * 0.34 }, colour, 0.7);
  brush.fillStyle = css(mix(colour, WHITE, 0.3));
  ellipse(brush, head.x, head.y, height * 0.17, height * 0.13);
  brush.fillStyle = css(mix(colour, WHITE, 0.75));
  ellipse(brush, head.x - height * 0.04, head.y - height * 0.04, height * 0.05, height * 0.03);
}

/** Whether the moons are told of, and drawn where there is room. */
const hasOwnMoons = ({ description }: World): boolean =>
  description.subjects.some(({ thing }) => thing === 'full-moon' || thing === 'ringed-planet');

function moons(world: World, horizon: number): Element {
  const { unit, light, size } = world;
  const side = light.sunX < 0.5 ? 1 : -1;
  const large = planetBitmap(
    unit * 120,
    [hex('#e8a35c'), hex('#f2d08a')],
    { ring: true, craters: false, lit: light.sunX },
    world.random('giant'),
  );
  const small = planetBitmap(
    unit * 38,
    [hex('#7fb0e8'), hex('#cfe4ff')],
    { ring: false, craters: true, lit: light.sunX },
    world.random('moonlet'),
  );
  const put = (brush: Brush, bitmap: typeof large, x: number, y: number) =>
    brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height / 2);
  return {
    depth: 0.1,
    draw(brush) {
      put(brush, large, size.width * (0.5 + side * 0.3), horizon * 0.36);
      put(brush, small, size.width * (0.5 - side * 0.28), horizon * 0.24);
    },
  };
}

export const paintAlienPlanet: PaintSetting = (outside): Scenery => {
  const random = outside.random('soil');
  const { accent } = outside.description;
  const soil = accent === null ? pick(random, ALIEN) : soilOf(accent);
  const light = {
    ...outside.light,
    ambient: hex('#d8ccff'),
    key: hex('#ffd9f2'),
    shadow: hex('#140a3a'),
    fog: hex('#5a3f9a'),
    isDark: true,
  };
  const world: World = { ...outside, light };
  const levels = defaultLevels(world, 0.02);
  const { horizon, groundY } = levels;
  const { unit } = world;
  const glows = [hex('#5af0d0'), hex('#ff7ad0'), hex('#ffd24a')] as const;
  const range = { name: 'al0', depth: 0.14, y: horizon + unit * 8, height: unit * 200, count: 6 };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    light,
    ambientParticles: ['sparkles'],
    elements: [
      starryBackdrop(world),
      twinkling(world),
      ...(hasOwnMoons(world) ? [] : [moons(world, horizon)]),
      peaks(world, { ...range, colour: mix(soil.far, hex('#2a1f63'), 0.4), cap: null }),
      ...ground(world, soil, levels, (brush, place, own) =>
        alienPlant(brush, world, place, pick(own, glows), between(own, -0.25, 0.25)),
      ),
    ],
  };
};
