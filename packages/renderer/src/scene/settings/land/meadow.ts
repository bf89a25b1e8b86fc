import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { type HillPlan, hills } from '../../../draw/landforms.ts';
import { flower, grassTuft, sunflower } from '../../../draw/props/plants.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { bush, roundTree } from '../../../draw/props/trees.ts';
import { isField } from '../../../parse-prompt/description/field-of-flowers.ts';
import type { Subject } from '../../../parse-prompt/scene-description.ts';
import { pick } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { isFollowed, isTrodden, path, trail } from './footpath.ts';

const PETALS = ['#ff6b8b', '#ffb3c6', '#ffffff', '#c77dff', '#ff8552', '#ffe066'] as const;

/** Colours of leaves in this season. */
export function foliage(world: World): readonly [Colour, ...Colour[]] {
  const { moods } = world.description;
  if (moods.includes('autumn')) {
    return [hex('#e0782f'), hex('#c9482d'), hex('#eab03a'), hex('#b0702d')];
  }
  if (moods.includes('spring')) {
    return [hex('#ffa9c9'), hex('#ff8fb8'), hex('#a6d66b'), hex('#ffc6da')];
  }
  return [hex('#4caf50'), hex('#6cc04a'), hex('#3d9455'), hex('#83c94f')];
}

export function meadowGreen(world: World): Colour {
  const { moods } = world.description;
  if (moods.includes('autumn')) return hex('#c9a545');
  return moods.includes('spring') ? hex('#93d160') : hex('#6cc24a');
}

export function leafyRow(world: World, plan: RowPlan) {
  const leaves = foliage(world);
  return row(world, plan, (brush, placement, random) =>
    roundTree(
      brush,
      world,
      { ...placement, y: placement.y + world.unit * 7 },
      pick(random, leaves),
    ),
  );
}

const LAVENDER = '#8a63d2';

const OF_FIELDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  sunflower: ['#ffc928', '#ffb81f', '#ffd84f'],
  tulip: ['#e5394b', '#ff5f6d', '#f7b32b', '#ff8fb1'],
  rose: ['#d8243f', '#e84a5f'],
  lavender: [LAVENDER],
  poppy: ['#e5352b', '#f0503f'],
  daisy: ['#ffffff', '#f7f4ff'],
  daffodil: ['#ffdb3a', '#ffe98a'],
  blossom: ['#ff6b8b', '#ffb3c6', '#ffffff', '#c77dff', '#ff8552', '#ffe066'],
};

/** The colours of the flowers that the whole field is full of; null when it is not. */
function fieldColours({ description }: World): readonly [string, ...string[]] | null {
  const field = description.subjects.find(isField);
  if (field === undefined) return null;
  return field.colour === null ? (OF_FIELDS[field.thing] ?? PETALS) : [field.colour];
}

/** Sunflowers are known by their heads, and stand higher than other flowers. */
const isTallField = (subject: Subject): boolean =>
  isField(subject) && subject.thing === 'sunflower';

function flowers(world: World, given: RowPlan) {
  const colours = fieldColours(world);
  const isTall = world.description.subjects.some(isTallField);
  const many = isTall ? 2.2 : 5;
  const plan = colours === null ? given : { ...given, count: Math.round(given.count * many) };
  const grass = mix(litColour(world, meadowGreen(world), 1), world.light.shadow, 0.22);
  return row(world, plan, (brush, placement, random) => {
    grassTuft(brush, grass, { ...placement, height: placement.height * 0.7 }, random);
    const tall = colours === null ? 1 : 1.25;
    const own = { ...placement, height: placement.height * tall };
    if (isTall) {
      sunflower(brush, world, { ...own, height: placement.height * 2.3 });
      return;
    }
    flower(brush, world, own, hex(pick(random, colours ?? PETALS)));
  });
}

/** Rows of one flower, which meet at the horizon. */
function flowerRows(world: World, from: number, colours: readonly string[]) {
  const { size, unit, light } = world;
  const bottom = size.height + world.margin;
  return (brush: Brush) => {
    const middle = size.width / 2;
    for (let at = -17; at <= 17; at += 1) {
      const colour = litColour(world, hex(colours[Math.abs(at) % colours.length] ?? PETALS[0]), 1);
      const foot = (offset: number) => middle + (at + offset) * unit * 132;
      const top = (offset: number) => middle + (at + offset) * unit * 24;
      for (const [wide, tone] of [
        [0.36, mix(colour, light.shadow, 0.32)],
        [0.22, colour],
        [0.08, mix(colour, light.key, 0.4)],
      ] as const) {
        brush.fillStyle = css(tone);
        brush.beginPath();
        brush.moveTo(top(-wide), from);
        brush.lineTo(top(wide), from);
        brush.lineTo(foot(wide), bottom);
        brush.lineTo(foot(-wide), bottom);
        brush.fill();
      }
    }
  };
}

/** Lavender and tulips are planted in rows. */
function rowColours({ description }: World): readonly [string, ...string[]] | null {
  const field = description.subjects.find(isField);
  if (field?.thing === 'tulip')
    return field.colour === null ? (OF_FIELDS['tulip'] ?? null) : [field.colour];
  return field?.thing === 'lavender' ? [LAVENDER] : null;
}

function distance(world: World, horizon: number): Element[] {
  const { unit } = world;
  const green = meadowGreen(world);
  const far = mix(green, hex('#5aa0a8'), 0.5);
  const blue = mix(far, hex('#7f9fe0'), 0.4);
  const trees = leafyRow(world, { name: 'copse', count: 16, tall: [40, 76], depth: 0.4 });
  const first = { name: 'm1', depth: 0.2, y: horizon - unit * 24, swell: 44, waves: [2, 3] };
  const second = { name: 'm2', depth: 0.4, y: horizon + unit * 14, swell: 36, waves: [1, 2, 4] };
  return [
    hills(world, { ...first, colour: blue }),
    hills(world, { ...second, colour: far, headroom: 80, behind: trees }),
  ];
}

function middle(world: World, horizon: number): Element {
  const green = meadowGreen(world);
  const leaves = foliage(world);
  const trees = { name: 'trees', count: 5, tall: [130, 195], depth: 0.66, clearing: 0.3 } as const;
  const hedge = { name: 'hedge', count: 9, tall: [16, 30], depth: 0.7, down: [14, 50] } as const;
  return hills(world, {
    name: 'm3',
    depth: 0.66,
    y: horizon + world.unit * 66,
    swell: 30,
    waves: [1, 3],
    colour: mix(green, hex('#5aa0a8'), 0.12),
    headroom: 200,
    behind: leafyRow(world, trees),
    onto:
      fieldColours(world) === null
        ? row(world, hedge, (brush, placement, random) =>
            bush(brush, world, placement, mix(pick(random, leaves), green, 0.5)),
          )
        : flowers(world, { name: 'f3', count: 60, tall: [10, 18], depth: 0.7, down: [4, 90] }),
  });
}

/** The flowers of the near ground, with a path between them where there is one. */
function onPath(
  world: World,
  y: number,
  groundY: number,
  field: NonNullable<HillPlan['onto']>,
): typeof field {
  if (!isTrodden(world) && !isFollowed(world)) return field;
  const way = isFollowed(world)
    ? trail(world, groundY, '#e6d2a8')
    : path(world, y + world.unit * 4, world.size.height + world.margin, '#e6d2a8');
  return (brush, line, area) => {
    field(brush, line, area);
    way(brush, line, area);
  };
}

export const paintMeadow: PaintSetting = (world) => {
  const { unit, light, description } = world;
  const { horizon, groundY } = defaultLevels(world);
  const petals = fieldColours(world);
  const rows = rowColours(world);
  const lawn = meadowGreen(world);
  const green = petals === null ? lawn : mix(lawn, hex(petals[0]), 0.3);
  const near = { name: 'm4', depth: 0.95, y: groundY - unit * 62, swell: 15, waves: [1, 2] };
  const front = { name: 'm5', depth: 1.4, y: groundY + unit * 92, swell: 18, waves: [2, 3] };
  const field = flowers(world, {
    name: 'f4',
    count: 46,
    tall: [22, 40],
    depth: 1,
    down: [14, 150],
  });
  const edge = flowers(world, { name: 'f5', count: 12, tall: [70, 105], depth: 1, down: [10, 26] });
  const shaded = mix(green, light.shadow, 0.3);
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : description.weather.length > 0 ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      ...distance(world, horizon),
      middle(world, horizon),
      hills(world, {
        ...near,
        y: rows === null ? near.y : horizon + unit * 96,
        colour: green,
        headroom: 80,
        onto:
          rows === null
            ? onPath(world, near.y, groundY, field)
            : flowerRows(world, horizon + unit * 110, rows),
      }),
      hills(world, { ...front, colour: shaded, headroom: 90, blur: 3, onto: edge }),
    ],
  };
};
